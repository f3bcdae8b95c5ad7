import { readFileSync } from 'node:fs';
import { instantOfLocal, PlannerError, parseDay } from '@tripwright/core/base';
import { type StopSeed, TransitEngine, type TransitJourney, type TransitQuery } from '@tripwright/core/engine/transit';
import { layOutWalkingLinks, Timetable } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import type { Command } from 'commander';
import { parseCount } from '../parse-count.ts';
import { printJourney } from '../print-journey.ts';
import { answerLines } from '../read-lines.ts';
import { requireTimetable } from '../require-timetable.ts';
import { transitJson } from '../transit-json.ts';

interface TransitOptions {
  readonly data: string;
  readonly region: string;
  readonly date?: string;
  readonly time?: string;
  readonly from?: string;
  readonly to?: string;
  readonly arriveBy: boolean;
  readonly footpaths?: string;
  readonly endWalk: boolean;
  readonly slack: number;
  readonly maxBoardings: number;
  readonly horizon: number;
  readonly avoidStops: readonly string[];
  readonly wheelchair: boolean;
  readonly window?: number;
  readonly batch?: string;
  readonly json: boolean;
}

export function addTransit(program: Command): void {
  program
    .command('transit')
    .summary('the bare timetable search between stops')
    .description(
      'Searches the timetable alone, between stops: the Pareto set of arrival (departure with --arrive-by) and boardings. For checking against an oracle; docs/search-semantics.md says exactly what is answered.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .requiredOption('--region <code>', 'region code')
    .option('--date <YYYY-MM-DD>', 'date, in the time zone of the region')
    .option('--time <HH:MM:SS>', 'time of day on that date; may pass 24:00:00')
    .option('--from <stop>', 'stop id, or STOP=SECONDS;STOP=SECONDS for several with the time to reach them')
    .option('--to <stop>', 'stop id, or STOP=SECONDS;… with the time from them')
    .option('--arrive-by', 'the time is when to arrive', false)
    .option('--footpaths <file>', 'walking links to use instead of the built ones (CSV from_stop,to_stop,seconds)')
    .option('--no-end-walk', 'do not begin or end with a walking link')
    .option('--slack <seconds>', 'seconds added to every change', parseCount('--slack'), 0)
    .option('--max-boardings <n>', 'most vehicles boarded', parseCount('--max-boardings'), 6)
    .option('--horizon <hours>', 'hours within which everything happens', parseCount('--horizon'), 24)
    .option('--avoid-stops <stops...>', 'stop ids or codes where nobody may board, alight or change', [])
    .option('--wheelchair', 'leave out what is known to be inaccessible', false)
    .option(
      '--window <minutes>',
      'all departures (with --arrive-by: arrivals) of so many minutes: the Pareto set of departure, arrival and boardings',
      parseCount('--window'),
    )
    .option('--batch <file>', 'answer one JSON query per line of the file (- for standard input)')
    .option('--json', 'print JSON', false)
    .action(async (options: TransitOptions) => {
      const region = await readRegion(options.data, options.region);
      let timetable = requireTimetable(region);
      if (options.footpaths !== undefined) timetable = withFootpaths(timetable, options.footpaths);
      const engine = new TransitEngine(timetable);
      const search = (from: string, to: string, instant: number, arriveBy: boolean): readonly TransitJourney[] => {
        const query: TransitQuery = {
          origins: parseSeeds(timetable, from),
          destinations: parseSeeds(timetable, to),
          instant,
          arriveBy,
          slack: options.slack,
          maxBoardings: options.maxBoardings,
          horizon: options.horizon * 3600,
          endWalks: options.endWalk,
          ...filters(timetable, options),
        };
        return options.window === undefined
          ? engine.search(query).journeys
          : engine.range({ ...query, window: options.window * 60 }).journeys;
      };
      if (options.batch !== undefined) {
        await answerLines(options.batch, (value, where) => {
          const { from, to, time, arriveBy } = checkQuery(value, where);
          const journeys = search(from, to, time, arriveBy ?? options.arriveBy);
          return { from, to, time, journeys: journeys.map((journey) => transitJson(timetable, journey)) };
        });
        return;
      }
      const { from, to } = options;
      if (from === undefined || to === undefined || options.date === undefined || options.time === undefined) {
        throw new PlannerError('bad-usage', 'transit needs --date, --time, --from and --to (or --batch FILE).');
      }
      const instant = instantOf(options.date, options.time, region.manifest.timezone);
      const journeys = search(from, to, instant, options.arriveBy);
      if (options.json)
        process.stdout.write(
          `${JSON.stringify(
            journeys.map((journey) => transitJson(timetable, journey)),
            undefined,
            2,
          )}\n`,
        );
      else if (journeys.length === 0) process.stdout.write('No journey found.\n');
      else for (const journey of journeys) process.stdout.write(`${printJourney(timetable, journey)}\n`);
    });
}

/** Local date and time as an instant; hours may pass 24 as in timetables. */
function instantOf(date: string, time: string, zone: string): number {
  const day = parseDay(date);
  if (day === undefined) throw new PlannerError('bad-usage', `--date ${date} is not a date: write YYYY-MM-DD.`);
  const match = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(time);
  if (match === null || Number(match[2]) > 59 || Number(match[3] ?? 0) > 59) {
    throw new PlannerError('bad-usage', `--time ${time} is not a time: write HH:MM:SS.`);
  }
  return instantOfLocal(day * 86_400 + Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0), zone);
}

/** `STOP` or `STOP=SECONDS;STOP=SECONDS`. A stop whose id itself holds these signs is found first. A station stands for its platforms. */
function parseSeeds(timetable: Timetable, text: string): StopSeed[] {
  const single = seedsOf(timetable, text, 0);
  if (single !== undefined) return single;
  return text
    .split(';')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const at = part.lastIndexOf('=');
      const id = at < 0 ? part : part.slice(0, at);
      const seconds = at < 0 ? 0 : Number(part.slice(at + 1));
      if (!Number.isInteger(seconds) || seconds < 0) {
        throw new PlannerError('bad-usage', `"${part}": the seconds after = must be a whole number, 0 or more.`);
      }
      const seeds = seedsOf(timetable, id.trim(), seconds);
      if (seeds === undefined) {
        throw new PlannerError(
          'unknown-stop',
          `There is no stop "${id.trim()}" in this region. Stops go by the stop_id of their feed, written feed:stop_id where feeds repeat an id.`,
        );
      }
      return seeds;
    });
}

function seedsOf(timetable: Timetable, id: string, seconds: number): StopSeed[] | undefined {
  const stop = timetable.findStop(id);
  if (stop === undefined) return undefined;
  const stops = timetable.stopKind[stop] === 1 ? timetable.listStopsCovered(id) : [stop];
  return stops.filter((covered) => covered < timetable.boardableStops).map((covered) => ({ stop: covered, seconds }));
}

/** What the options rule out, as the engine takes it. */
function filters(timetable: Timetable, options: TransitOptions): Pick<TransitQuery, 'closedStops' | 'allowedPatterns'> {
  if (options.avoidStops.length === 0 && !options.wheelchair) return {};
  const closed = new Uint8Array(timetable.stopCount);
  for (const name of options.avoidStops.flatMap((value) => value.split(','))) {
    const stops = timetable.listStopsCovered(name);
    if (stops.length === 0) process.stderr.write(`tripwright: no stop "${name}" in this region; it is ignored.\n`);
    for (const stop of stops) closed[stop] = 1;
  }
  if (!options.wheelchair) return { closedStops: closed };
  for (let stop = 0; stop < closed.length; stop++) if (timetable.stopWheelchair[stop] === KNOWN_NO) closed[stop] = 1;
  return {
    closedStops: closed,
    allowedPatterns: timetable.patternWheelchair.map((known) => (known === KNOWN_NO ? 0 : 1)),
  };
}

/** GTFS: known not to be accessible. */
const KNOWN_NO = 2;

/** The same timetable with other walking links. */
function withFootpaths(timetable: Timetable, file: string): Timetable {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new PlannerError(
      'input-missing',
      `--footpaths ${file} cannot be read. Give a CSV file with the columns from_stop,to_stop,seconds.`,
      { cause },
    );
  }
  const from: number[] = [];
  const to: number[] = [];
  const seconds: number[] = [];
  text.split(/\r?\n/).forEach((line, i) => {
    if (line.trim() === '' || (i === 0 && line.startsWith('from_stop'))) return;
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((match) =>
      (match[1] ?? match[2] ?? '').replaceAll('""', '"'),
    );
    const [a, b, time] = [timetable.findStop(cells[0] ?? ''), timetable.findStop(cells[1] ?? ''), Number(cells[2])];
    if (a === undefined || b === undefined || !Number.isInteger(time) || time < 0) {
      throw new PlannerError(
        'input-unusable',
        `${file}, row ${i + 1}: "${line}" is not from_stop,to_stop,seconds with stops of this region.`,
      );
    }
    from.push(a);
    to.push(b);
    seconds.push(time);
  });
  const rows = {
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    seconds: Int32Array.from(seconds),
    metres: new Int32Array(from.length),
  };
  return new Timetable(
    new Map([...timetable.sections, ...layOutWalkingLinks(timetable.sections, rows)]),
    timetable.strings,
  );
}

interface BatchQuery {
  readonly from: string;
  readonly to: string;
  readonly time: number;
  readonly arriveBy?: boolean;
}

function checkQuery(value: unknown, where: string): BatchQuery {
  const query = value as Partial<Record<keyof BatchQuery, unknown>> | null;
  if (
    typeof query?.from !== 'string' ||
    typeof query.to !== 'string' ||
    typeof query.time !== 'number' ||
    !Number.isFinite(query.time)
  ) {
    throw new PlannerError(
      'input-unusable',
      `${where}: expected {"from": stop, "to": stop, "time": Unix seconds, "arriveBy"?: boolean}.`,
    );
  }
  const { from, to, time, arriveBy } = query;
  return { from, to, time, ...(typeof arriveBy === 'boolean' ? { arriveBy } : {}) };
}
