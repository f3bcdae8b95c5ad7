import { parseDay } from '@tripwright/core/base';
import { type TransitAnswer, TransitEngine } from '@tripwright/core/engine/transit';
import { LiveRuns, type LiveSnapshot } from '@tripwright/core/live';
import { liveRegion, prepareLive } from '@tripwright/core/region';
import type { StopIndex } from '@tripwright/core/timetable';
import type { BuiltRegion } from '../common/built-region.ts';
import { type Figures, ratio, round } from '../common/figures.ts';
import { interleave } from '../common/interleave.ts';
import type { RunOptions } from '../common/run-options.ts';
import { ascending, percentile, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { serviceDate } from '../transit/day-trips.ts';
import { MAX_BOARDINGS, randomQuestions } from '../transit/questions.ts';
import { type ChangeShares, randomChanges, snapshotOf } from './random-changes.ts';

/** An ordinary bad day: of all runs. */
const USUAL: ChangeShares = { delayed: 0.3, cancelled: 0.02, added: 0.01 };
/** As many changed runs as the goal of publishing names. */
const MANY: ChangeShares = { delayed: 0.95, cancelled: 0.03, added: 0.02, most: 10_000 };
const PUBLISHED = 20;
/** Seconds that plans add to each transfer, for which a server prepares. */
const SLACK = 180;

/** One city: the same questions with and without live data, and what a snapshot costs. */
export async function measureLive(city: BuiltRegion, options: RunOptions): Promise<Figures> {
  const { transit, manifest } = city.region;
  if (transit === undefined) throw new Error(`${city.title} has no timetable`);
  const { timetable } = transit;
  const service = serviceDate(timetable, city.date);
  const day = parseDay(city.date)!;
  const questions = randomQuestions(service.stops, options.count, options.seed);
  const at = service.start + 8 * 3600;
  const snapshot = (shares: ChangeShares, seed: number): LiveSnapshot =>
    snapshotOf(timetable, randomChanges(timetable, day, shares, seed), day, manifest.datasetVersion, at);
  const usual = snapshot(USUAL, options.seed);
  const engine = new TransitEngine(timetable);
  const live = engine.withLive(new LiveRuns(timetable, usual));
  const asks = [
    { name: 'timetable', engine },
    { name: 'live', engine: live },
  ];
  const ask = (engine: TransitEngine, question: number): TransitAnswer => {
    const { from, to, seconds } = questions[question]!;
    return engine.search({
      origins: [{ stop: from as StopIndex, seconds: 0 }],
      destinations: [{ stop: to as StopIndex, seconds: 0 }],
      instant: service.start + seconds,
      maxBoardings: MAX_BOARDINGS,
    });
  };
  const times = interleave(
    asks.map((one) => ({
      name: one.name,
      answer: (question: number) => ask(one.engine, question).journeys.length,
    })),
    {
      questions: questions.length,
      warmUps: options.warmUps,
      rounds: options.rounds,
      progress: (turn, all) => say(`${city.title}: round ${turn + 1} of ${all}`),
    },
  );
  const [visited, visitedLive] = asks.map((one) =>
    questions.reduce((sum, _, question) => sum + ask(one.engine, question).visited, 0),
  );
  const summaries = times.map(({ samples }) => samples.summary());
  const [still, moving] = [summaries[0]!, summaries[1]!];
  return {
    city: city.title,
    date: city.date,
    runs: service.trips.length,
    changed: usual.runs.count,
    engines: times.map(({ name, checksum }, i) => ({ name, time: timeFigures(summaries[i]!), journeys: checksum })),
    slower: {
      median: ratio(moving.median, still.median),
      mean: ratio(moving.mean, still.mean),
      p95: ratio(moving.p95, still.p95),
      visited: ratio(visitedLive ?? 0, visited ?? 0),
    },
    publishing: [
      publishingFigures('usual', city, (seed) => snapshot(USUAL, seed), at),
      publishingFigures('many', city, (seed) => snapshot(MANY, seed), at),
    ],
  };
}

/** Publishes snapshot after snapshot, as a server does: the region of each is made and prepared for its day before the first request. */
function publishingFigures(
  name: string,
  { region }: BuiltRegion,
  snapshot: (seed: number) => LiveSnapshot,
  at: number,
): Figures {
  const snapshots = Array.from({ length: PUBLISHED }, (_, seed) => snapshot(seed + 1));
  region.transit?.engine.prepare(at, SLACK);
  const milliseconds: number[] = [];
  const prepared: number[] = [];
  const adopted: number[] = [];
  const kept: unknown[] = [];
  const before = memory();
  for (const one of snapshots) {
    const start = performance.now();
    const now = liveRegion(region, one);
    now.transit?.engine.servedAround(at);
    now.transit?.engine.servedAround(at, true);
    milliseconds.push(performance.now() - start);
    now.transit?.engine.prepare(at, SLACK);
    prepared.push(performance.now() - start);
    kept.push(now);
  }
  const bytes = (memory() - before) / kept.length;
  for (const one of snapshots) {
    // Another thread would have another object, and so the work to do.
    const again = { ...one };
    const shared = prepareLive(region, one, SLACK);
    const start = performance.now();
    liveRegion(region, again, shared).transit?.engine.prepare(at, SLACK);
    adopted.push(performance.now() - start);
  }
  const warm = ascending(milliseconds.slice(PUBLISHED / 2));
  return {
    name,
    changed: snapshots[0]!.runs.count,
    publishMs: round(percentile(warm, 50)),
    slowestMs: round(warm.at(-1) ?? 0),
    preparedMs: round(percentile(ascending(prepared.slice(PUBLISHED / 2)), 50)),
    adoptMs: round(percentile(ascending(adopted.slice(PUBLISHED / 2)), 50)),
    megabytes: round(bytes / 1e6),
  };
}

/** Bytes in use, typed arrays included; exact only with --expose-gc. */
function memory(): number {
  (globalThis as { readonly gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
