import { instantOfLocal, PlannerError, parseDay } from '@tripwright/core/base';
import {
  BOARDINGS_LIMIT,
  type NextQuery,
  type TransitAnswer,
  TransitEngine,
  type TransitQuery,
} from '@tripwright/core/engine/transit';
import { LiveRuns } from '@tripwright/core/live';
import type { Region } from '@tripwright/core/region';
import type { Timetable } from '@tripwright/core/timetable';
import { readRegion } from '@tripwright/feeds/artefact';
import type { Command } from 'commander';
import { answerLines } from '../answer-lines.ts';
import { addLiveOptions, type LiveOptions } from '../live/live-options.ts';
import { readSnapshot } from '../live/read-snapshot.ts';
import { onlyRegion } from '../only-region.ts';
import { parseCount } from '../parse-count.ts';
import { printJourney } from '../print-journey.ts';
import { requireTimetable } from '../require-timetable.ts';
import { checkBatchQuery } from '../transit/batch-query.ts';
import { checkCombination, type SearchOptions } from '../transit/check-combination.ts';
import { type FilterOptions, filtersOf } from '../transit/filters.ts';
import { withFootpaths } from '../transit/footpaths-file.ts';
import { parseCursor } from '../transit/journey-cursor.ts';
import { parseWeights } from '../transit/parse-weights.ts';
import { printReached, reachedJson } from '../transit/reached-stops.ts';
import { parseSeeds } from '../transit/stop-seeds.ts';
import { transitJson } from '../transit-json.ts';

interface TransitOptions extends FilterOptions, SearchOptions, LiveOptions {
  readonly data: string;
  readonly region?: string;
  readonly footpaths?: string;
  readonly endWalk: boolean;
  readonly slack: number;
  readonly maxWalk?: number;
  readonly maxBoardings: number;
  readonly horizon: number;
  readonly budget?: number;
  readonly deadline?: number;
  readonly json: boolean;
}

/** Adds `transit`: the bare timetable search. */
export function addTransit(program: Command): void {
  const command = program
    .command('transit')
    .summary('the bare timetable search between stops')
    .description(
      'Searches the timetable alone, between stops: the Pareto set of arrival (departure with --arrive-by) and boardings. For checking against an oracle; docs/search-semantics.md defines the answer exactly.',
    )
    .requiredOption('--data <dir>', 'folder of built regions')
    .option('--region <code>', 'region code (default: the only region of the folder)')
    .option('--date <YYYY-MM-DD>', 'date, in the time zone of the region')
    .option('--time <HH:MM:SS>', 'time of day on that date; may pass 24:00:00')
    .option('--from <stop>', 'stop id, or STOP=SECONDS;STOP=SECONDS for several with the time to reach them')
    .option('--to <stop>', 'stop id, or STOP=SECONDS;… with the time from them')
    .option('--arrive-by', 'the time is the latest arrival (with --batch: for lines without "arriveBy")', false)
    .optionsGroup('Search:')
    .option(
      '--window <minutes>',
      'profile search over this many minutes of departures (with --arrive-by: arrivals): the Pareto set of departure, arrival and boardings',
      parseCount('--window'),
    )
    .option(
      '--next <n>',
      'a page of the next n journeys to depart (with --arrive-by: the last n to arrive)',
      parseCount('--next', 1),
    )
    .option(
      '--after <cursor>',
      'with --next: the page after DEPARTURE,ARRIVAL,BOARDINGS of an earlier answer; needs neither --date nor --time',
    )
    .option('--before <cursor>', 'with --next: the page before it')
    .option(
      '--cost',
      'Pareto set of arrival (departure), boardings and generalised cost: adds journeys that are slightly later or have one more boarding, but cost less',
      false,
    )
    .option(
      '--weights <list>',
      'with --cost: walking=2,waiting=1,riding=1,boarding=300 (per second, and per boarding); weights that are left out keep their default',
    )
    .option('--comfort <list>', 'with --cost: riding weight by mode, such as pt_pub_tram=0.9,pt_pub_bus=1.2')
    .option(
      '--arrival-slack <seconds>',
      'with --cost: how much later a cheaper journey may be (default: 900)',
      parseCount('--arrival-slack'),
    )
    .option(
      '--boarding-slack <n>',
      'with --cost: how many more boardings a cheaper journey may have (default: 1)',
      parseCount('--boarding-slack'),
    )
    .option('--to-all', 'to every stop, --from alone (with --arrive-by: from every stop, --to alone)', false)
    .option('--batch <file>', 'answer one JSON query per line of the file (- for standard input)')
    .optionsGroup('Limits:')
    .option('--modes <ids...>', 'only these modes, such as pt_pub_tram')
    .option('--avoid-modes <ids...>', 'none of these modes')
    .option('--routes <routes...>', 'only these routes, by route_id or short name')
    .option('--operators <agencies...>', 'only these operators, by agency_id or name')
    .option('--bikes [known]', 'no trips known to refuse bicycles; "known": only trips known to carry them')
    .option('--wheelchair', 'leave out everything known to be inaccessible', false)
    .option('--avoid-stops <stops...>', 'ids or codes of stops to avoid for boarding, alighting and transfers', [])
    .option('--max-boardings <n>', 'maximum number of boardings', parseCount('--max-boardings', 0, BOARDINGS_LIMIT), 6)
    .option('--slack <seconds>', 'seconds added to every transfer', parseCount('--slack'), 0)
    .option('--max-walk <seconds>', 'longest walking link, at the ends and between vehicles', parseCount('--max-walk'))
    .option('--no-end-walk', 'do not begin or end with a walking link')
    .option('--footpaths <file>', 'walking links to use instead of the built ones (CSV from_stop,to_stop,seconds)')
    .option('--horizon <hours>', 'hours within which the whole journey lies', parseCount('--horizon'), 24)
    .option(
      '--budget <positions>',
      'stop after scanning this many stop positions and print the journeys found by then',
      parseCount('--budget'),
    )
    .option(
      '--deadline <ms>',
      'stop after this many milliseconds and print the journeys found by then',
      parseCount('--deadline'),
    );
  addLiveOptions(command).optionsGroup('Output:').option('--json', 'print JSON', false).action(run);
}

async function run(options: TransitOptions): Promise<void> {
  checkCombination(options);
  const region = await readRegion(options.data, await onlyRegion(options.data, options.region), 'timetable');
  const snapshot = await readSnapshot(region, options);
  const scheduled = new TransitEngine(timetableFor(region, options));
  const engine =
    snapshot === undefined ? scheduled : scheduled.withLive(new LiveRuns(requireTimetable(region), snapshot));
  const { timetable } = engine;
  const shared: SharedQuery = {
    slack: options.slack,
    maxBoardings: options.maxBoardings,
    horizon: options.horizon * 3600,
    endWalks: options.endWalk,
    ...(options.maxWalk === undefined ? {} : { maxWalk: options.maxWalk }),
    ...(options.budget === undefined ? {} : { workBudget: options.budget }),
    ...filtersOf(timetable, options, (text) => process.stderr.write(`tripwright: ${text}\n`)),
  };
  const pages = {
    ...(options.after === undefined ? {} : { later: parseCursor('--after', options.after) }),
    ...(options.before === undefined ? {} : { earlier: parseCursor('--before', options.before) }),
  };
  const search = searchOf(engine, shared, pages, options);
  if (options.batch !== undefined) return await answerBatch(options.batch, timetable, search, options);
  const day = options.date === undefined ? undefined : dayOf(options.date);
  const clock = options.time === undefined ? undefined : secondsOf(options.time);
  const instant =
    day === undefined || clock === undefined
      ? ((pages.later ?? pages.earlier)?.departure ?? 0)
      : instantOfLocal(day * 86_400 + clock, region.manifest.timezone);
  if (options.toAll) return printAllReached(engine, shared, instant, options, region.manifest.timezone);
  const { journeys, complete } = search(options.from ?? '', options.to ?? '', instant, options.arriveBy);
  noteIncomplete(complete);
  const json = journeys.map((journey) => transitJson(timetable, journey));
  if (options.json) process.stdout.write(toText(limited(options, complete, 'journeys', json)));
  else if (journeys.length === 0)
    process.stdout.write(`No journey found.${outsideDates(region, options.date ?? '')}\n`);
  else for (const journey of journeys) process.stdout.write(`${printJourney(timetable, journey, day)}\n`);
}

/** The part of a query that all queries of one call share. */
type SharedQuery = Omit<TransitQuery, 'origins' | 'destinations' | 'instant'>;

type Search = (from: string, to: string, instant: number, arriveBy: boolean) => TransitAnswer;

/** The timetable to search. Links of `--footpaths` are used unchanged, with `--wheelchair` too. */
function timetableFor(region: Region, { footpaths, wheelchair }: TransitOptions): Timetable {
  const timetable = requireTimetable(region);
  if (footpaths !== undefined) return withFootpaths(timetable, footpaths);
  return wheelchair ? timetable.stepFree() : timetable;
}

/** The search that the options choose: a Pareto set, a profile search, journeys by cost, or pages of the next journeys. */
function searchOf(
  engine: TransitEngine,
  shared: SharedQuery,
  pages: Pick<NextQuery, 'later' | 'earlier'>,
  options: TransitOptions,
): Search {
  const { timetable } = engine;
  const weights = parseWeights(timetable, options);
  return (from, to, instant, arriveBy) => {
    const query: TransitQuery = {
      ...shared,
      ...deadlineOf(options),
      origins: parseSeeds(timetable, from),
      destinations: parseSeeds(timetable, to),
      instant,
      arriveBy,
    };
    const { window, cost, next, arrivalSlack = 900, boardingSlack = 1 } = options;
    if (window !== undefined) return engine.range({ ...query, window: window * 60 });
    if (cost) return engine.byCost({ ...query, weights, arrivalSlack, boardingSlack });
    return next === undefined ? engine.search(query) : engine.next({ ...query, count: next, ...pages });
  };
}

async function answerBatch(file: string, timetable: Timetable, search: Search, options: TransitOptions): Promise<void> {
  await answerLines(file, (value, where) => {
    const { from, to, time, arriveBy } = naming(where, () => checkBatchQuery(value));
    const { journeys, complete } = naming(where, () => search(from, to, time, arriveBy ?? options.arriveBy));
    return {
      from,
      to,
      time,
      journeys: journeys.map((journey) => transitJson(timetable, journey)),
      ...(complete ? {} : { complete }),
    };
  });
}

/** Prints the earliest arrival at every stop (with `--arrive-by`: the latest departure from it). */
function printAllReached(
  engine: TransitEngine,
  shared: SharedQuery,
  instant: number,
  options: TransitOptions,
  zone: string,
): void {
  const { timetable } = engine;
  const { arriveBy, json } = options;
  const origins = parseSeeds(timetable, (arriveBy ? options.to : options.from) ?? '');
  const reached = engine.arrivals({ ...shared, ...deadlineOf(options), origins, instant, arriveBy });
  noteIncomplete(reached.complete);
  process.stdout.write(
    json
      ? toText(limited(options, reached.complete, 'stops', reachedJson(timetable, reached)))
      : printReached(timetable, reached, zone),
  );
}

/** A sentence with the dates that the timetable covers, where the requested date is not one of them (CAL-15); else ''. */
function outsideDates({ manifest: { serviceDates } }: Region, date: string): string {
  const day = parseDay(date);
  const [first, last] = [parseDay(serviceDates?.first ?? ''), parseDay(serviceDates?.last ?? '')];
  if (day === undefined || first === undefined || last === undefined || (day >= first && day <= last)) return '';
  return ` The timetable covers ${serviceDates?.first} to ${serviceDates?.last}.`;
}

function deadlineOf({ deadline }: TransitOptions): Pick<TransitQuery, 'deadline'> {
  if (deadline === undefined) return {};
  const end = performance.now() + deadline;
  return { deadline: () => performance.now() >= end };
}

function noteIncomplete(complete: boolean): void {
  if (complete) return;
  process.stderr.write(
    'tripwright: the search ended early, so journeys may be missing. Raise --budget or --deadline to find all of them.\n',
  );
}

/** The list itself or, where the options allow the search to end early, an object with the list and `complete`. */
function limited(
  { budget, deadline }: TransitOptions,
  complete: boolean,
  name: 'journeys' | 'stops',
  list: readonly unknown[],
): unknown {
  return budget === undefined && deadline === undefined ? list : { [name]: list, complete };
}

/** Runs `act`; puts the line in front of the message of its error. */
function naming<Value>(where: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof PlannerError)) throw error;
    throw new PlannerError(error.code, `${where}: ${error.message}`, { cause: error });
  }
}

function toText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

/** Days since 1970. */
function dayOf(date: string): number {
  const day = parseDay(date);
  if (day === undefined) throw new PlannerError('bad-usage', `--date ${date} is not a date: write YYYY-MM-DD.`);
  return day;
}

/** Seconds since midnight. Hours may pass 24, as in timetables. */
function secondsOf(time: string): number {
  const match = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/.exec(time);
  if (match === null || Number(match[2]) > 59 || Number(match[3] ?? 0) > 59) {
    throw new PlannerError('bad-usage', `--time ${time} is not a time: write HH:MM:SS.`);
  }
  return Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3] ?? 0);
}
