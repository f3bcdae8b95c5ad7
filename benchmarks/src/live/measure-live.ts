import { parseDay } from '@tripwright/core/base';
import { type TransitAnswer, TransitEngine } from '@tripwright/core/engine/transit';
import { createLiveState, LiveRuns, type LiveSnapshot } from '@tripwright/core/live';
import { liveRegion, prepareLive } from '@tripwright/core/region';
import type { StopIndex, Timetable } from '@tripwright/core/timetable';
import type { BuiltRegion } from '../common/built-region.ts';
import { type Figures, ratio, round } from '../common/figures.ts';
import { interleave } from '../common/interleave.ts';
import type { RunOptions } from '../common/run-options.ts';
import { slowerFigures, timeFigures } from '../common/samples.ts';
import { say } from '../common/talk.ts';
import { serviceDate } from '../transit/day-trips.ts';
import { MAX_BOARDINGS, randomQuestions } from '../transit/questions.ts';
import { measurePlans } from './measure-plans.ts';
import { type ChangeShares, randomChanges, snapshotOf } from './random-changes.ts';
import { updateSeries } from './random-messages.ts';

/** An ordinary bad day: of all runs. */
const USUAL: ChangeShares = { delayed: 0.3, cancelled: 0.02, added: 0.01 };
/** As many changed runs as the goal of publishing names. */
const MOST_RUNS = 10_000;
const MANY: ChangeShares = { delayed: 0.95, cancelled: 0.03, added: 0.02, most: MOST_RUNS };
const PUBLISHED = 24;
/** Seconds that plans add to each transfer, for which a server prepares. */
const SLACK = 180;

/** One city: the same questions with and without live data, of the timetable search and from door to door, and what a snapshot costs. */
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
  const over = (changes: LiveSnapshot): TransitEngine => engine.withLive(new LiveRuns(timetable, changes));
  const asks = [
    { name: 'timetable', engine },
    { name: 'live', engine: over(usual) },
    { name: 'live, late all along', engine: over(snapshot({ ...USUAL, isLateAllAlong: true }, options.seed)) },
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
  const visited = asks.map((one) => questions.reduce((sum, _, question) => sum + ask(one.engine, question).visited, 0));
  const plans = await measurePlans(city, usual, options);
  return {
    city: city.title,
    date: city.date,
    runs: service.trips.length,
    changed: usual.runs.count,
    engines: times.map(({ name, checksum, samples }) => ({
      name,
      time: timeFigures(samples.summary()),
      journeys: checksum,
    })),
    slower: times.slice(1).map(({ name, samples }, i) => ({
      name,
      ...slowerFigures(samples, times[0]!.samples),
      visited: ratio(visited[i + 1] ?? 0, visited[0] ?? 0),
    })),
    plans,
    making: makingFigures(timetable, day, at),
    publishing: [
      publishingFigures('usual', city, (seed) => snapshot(USUAL, seed), at),
      publishingFigures('many', city, (seed) => snapshot(MANY, seed), at),
    ],
  };
}

/**
 * Publishes snapshot after snapshot, as a server does: the region of each is made and prepared for its day before the first request. Counted is the
 * processor time of the thread, so that other work of the machine matters little.
 */
function publishingFigures(
  name: string,
  { region }: BuiltRegion,
  snapshot: (seed: number) => LiveSnapshot,
  at: number,
): Figures {
  const snapshots = Array.from({ length: PUBLISHED }, (_, seed) => snapshot(seed + 1));
  region.transit?.engine.prepare(at, SLACK);
  const trips: number[] = [];
  const prepared: number[] = [];
  const again: number[] = [];
  const adopted: number[] = [];
  const kept: unknown[] = [];
  const before = memory();
  for (const one of snapshots) {
    const start = processorMs();
    const now = liveRegion(region, one);
    now.transit?.engine.servedAround(at);
    now.transit?.engine.servedAround(at, true);
    trips.push(processorMs() - start);
    now.transit?.engine.prepare(at, SLACK);
    kept.push(now);
  }
  const bytes = (memory() - before) / kept.length;
  for (const one of snapshots) {
    // Runs that no thread has seen yet, then a poll that changes nothing of them, then the first runs on another thread.
    const unseen = withOtherRuns(one);
    prepared.push(timed(() => prepareLive(region, unseen, SLACK)));
    again.push(timed(() => prepareLive(region, { ...unseen, id: `${unseen.id}, said again` }, SLACK)));
    const shared = prepareLive(region, unseen, SLACK);
    const elsewhere = withOtherRuns(one);
    adopted.push(timed(() => liveRegion(region, elsewhere, shared).transit?.engine.prepare(at, SLACK)));
  }
  return {
    name,
    changed: snapshots[0]!.runs.count,
    tripsMs: warmMean(trips),
    preparedMs: warmMean(prepared),
    againMs: warmMean(again),
    adoptMs: warmMean(adopted),
    megabytes: round(bytes / 1e6),
  };
}

/** The same snapshot with columns of its own, as another thread has it. */
function withOtherRuns(snapshot: LiveSnapshot): LiveSnapshot {
  const { runs } = snapshot;
  return { ...snapshot, runs: { ...runs, firstCall: runs.firstCall.slice() } };
}

function timed(work: () => unknown): number {
  const start = processorMs();
  work();
  return processorMs() - start;
}

/** The mean of the second half. Single times are worth little: systems count processor time in steps of a millisecond or more. */
function warmMean(times: readonly number[]): number {
  const warm = times.slice(times.length / 2);
  return round(warm.reduce((sum, ms) => sum + ms, 0) / warm.length);
}

/** Processor time of this thread so far. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Making a snapshot of as many changed runs as the goal of publishing names, a third of which say something new each time. */
function makingFigures(timetable: Timetable, day: number, at: number): Figures {
  const { sources, messages, updates } = updateSeries(timetable, [day, day + 1], MOST_RUNS, PUBLISHED, 1);
  const state = createLiveState({ timetable, datasetVersion: '', sources });
  const taken: number[] = [];
  const made: number[] = [];
  let snapshot: LiveSnapshot | undefined;
  messages.forEach((bySource, i) => {
    taken.push(timed(() => bySource.forEach((message, feed) => void state.take(sources[feed]!.name, message, at + i))));
    made.push(
      timed(() => {
        snapshot = state.snapshot(at + i);
      }),
    );
  });
  return { updates, changed: snapshot?.runs.count ?? 0, takeMs: warmMean(taken), makeMs: warmMean(made) };
}

/** Bytes in use, typed arrays included; exact only with --expose-gc. */
function memory(): number {
  (globalThis as { readonly gc?: () => void }).gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
