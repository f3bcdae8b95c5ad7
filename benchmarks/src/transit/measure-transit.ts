import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltRegion } from '../common/built-region.ts';
import { type Figures, ratio, round } from '../common/figures.ts';
import { CACHE_FOLDER } from '../common/folders.ts';
import { interleave } from '../common/interleave.ts';
import type { RunOptions } from '../common/run-options.ts';
import { ascending, percentile, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { compareArrivals } from './compare.ts';
import type { TransitContestant } from './contestant.ts';
import { type ServiceDate, serviceDate } from './day-trips.ts';
import { ownContestant } from './ours.ts';
import { writePeerFeed } from './peer-feed.ts';
import { importWithMinotor, MINOTOR, minotorContestant } from './peer-minotor.ts';
import { raptorJourneyPlannerContestant } from './peer-raptor-journey-planner.ts';
import { randomQuestions } from './questions.ts';
import { runProbe } from './run-probe.ts';

/** One city: our engine and its peers on the same pairs, in the same run, round by round. */
export async function measureTransit(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const { transit } = city.region;
  if (transit === undefined) throw new Error(`${city.title} has no timetable`);
  const service = serviceDate(transit.timetable, city.date);
  const questions = randomQuestions(service.stops, options.count, options.seed);
  const own = ownContestant(service, questions);
  const contestants: TransitContestant[] = [own];
  const cold: Record<string, Figures> = {};
  if (options.cold) cold[own.name] = ownCold(city);
  if (options.peers) {
    const peerFeed = writePeerFeedFile(city, service);
    if (options.cold) cold[MINOTOR] = minotorCold(peerFeed, city.date);
    const artefact = await importWithMinotor(peerFeed, city.date);
    contestants.push(minotorContestant(service, artefact, questions));
    const raptor = raptorJourneyPlannerContestant(service, questions);
    if (raptor !== undefined) contestants.push(raptor);
  }
  const arrivals = contestants.map(({ ask }) => questions.map((_, question) => ask(question)));
  const visited = ascending(questions.map((_, question) => own.visited(question)));
  const times = interleave(
    contestants.map(({ name, ask }) => ({ name, answer: (question: number) => ask(question).seconds })),
    {
      questions: questions.length,
      warmUps: options.warmUps,
      rounds: options.rounds,
      progress: (at, all) => say(`${city.title}: round ${at + 1} of ${all}`),
    },
  );
  const summaries = times.map(({ samples }) => samples.summary());
  return {
    city: city.title,
    date: city.date,
    stops: service.stops.length,
    tripsOnDate: service.trips.length,
    callsOnDate: service.calls,
    walkingLinks: transit.timetable.linkTo.length,
    visitedPositions: { median: percentile(visited, 50), p95: percentile(visited, 95), max: visited.at(-1) ?? 0 },
    engines: contestants.map((contestant, index) => {
      const summary = summaries[index] as (typeof summaries)[number];
      return {
        name: contestant.name,
        answers: contestant.answers,
        time: timeFigures(summary),
        answered: count(arrivals[index], ({ seconds }) => seconds >= 0),
        journeys: sum(arrivals[index], ({ journeys }) => journeys),
        checksum: times[index]?.checksum ?? 0,
        cold: cold[contestant.name] ?? {},
        ...(index === 0
          ? {}
          : {
              timesSlowerThanOurs: {
                median: ratio(summary.median, summaries[0]?.median ?? 0),
                p95: ratio(summary.p95, summaries[0]?.p95 ?? 0),
                p99: ratio(summary.p99, summaries[0]?.p99 ?? 0),
              },
              agreement: compareArrivals(arrivals[0] ?? [], arrivals[index] ?? []),
            }),
      };
    }),
  };
}

function writePeerFeedFile(city: BuiltRegion, service: ServiceDate): string {
  const folder = join(CACHE_FOLDER, 'peer-feeds');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${city.name}-${city.date}.zip`);
  writeFileSync(file, writePeerFeed(service));
  return file;
}

/** Import, artefact and load, each in a process of its own, so that the memory is theirs alone. */
function ownCold(city: BuiltRegion): Figures {
  const whole = runProbe('import', [city.gtfs.join(','), city.osm]);
  const gtfsOnly = runProbe('import', [city.gtfs.join(','), '']);
  const load = loadFigures(city);
  return {
    importMs: whole['milliseconds'] ?? 0,
    importPeakMegabytes: whole['peakMegabytes'] ?? 0,
    importGtfsOnlyMs: gtfsOnly['milliseconds'] ?? 0,
    importGtfsOnlyPeakMegabytes: gtfsOnly['peakMegabytes'] ?? 0,
    artefactMegabytes: round(city.artefactBytes / 1e6),
    timetableMegabytes: round(city.timetableBytes / 1e6),
    ...load,
  };
}

/** Loads are short and process starts vary, so the median of this many is taken. */
const LOADS = 10;

/** Opening the whole region, and its timetable alone. */
function loadFigures({ data, region, date }: BuiltRegion): Figures {
  const run = (...part: string[]): Figures[] =>
    Array.from({ length: LOADS }, () => runProbe('load', [data, region.manifest.code, date, ...part]));
  const median = (runs: readonly Figures[], name: string): number =>
    percentile(ascending(runs.map((figures) => Number(figures[name] ?? 0))), 50);
  const [whole, timetable] = [run(), run('timetable')];
  return {
    loadMs: median(whole, 'milliseconds'),
    loadTimetableMs: median(timetable, 'milliseconds'),
    firstSearchMs: median(whole, 'firstSearchMs'),
    loadedPeakMegabytes: median(whole, 'peakMegabytes'),
  };
}

function minotorCold(feed: string, date: string): Figures {
  const stored = feed.replace('.zip', '.minotor');
  const made = runProbe('minotor-import', [feed, date, stored]);
  const load = runProbe('minotor-load', [stored]);
  return {
    importGtfsOnlyMs: made['milliseconds'] ?? 0,
    importGtfsOnlyPeakMegabytes: made['peakMegabytes'] ?? 0,
    timetableMegabytes: round(readFileSync(`${stored}.timetable`).length / 1e6),
    loadMs: load['milliseconds'] ?? 0,
    loadedPeakMegabytes: load['peakMegabytes'] ?? 0,
  };
}

function count<T>(values: readonly T[] | undefined, wanted: (value: T) => boolean): number {
  return values?.filter(wanted).length ?? 0;
}

function sum<T>(values: readonly T[] | undefined, of: (value: T) => number): number {
  return values?.reduce((total, value) => total + of(value), 0) ?? 0;
}
