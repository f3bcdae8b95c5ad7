import { PlannerError } from '../../base/index.ts';
import type { Timetable } from '../../timetable/index.ts';
import { FeedIds } from '../match/feed-ids.ts';
import { TripMatcher } from '../match/trip-matcher.ts';
import type { RealtimeMessage } from '../message/realtime-message.ts';
import type { LiveFeed, LiveSnapshot } from '../snapshot/live-snapshot.ts';
import { type BuiltSnapshot, buildSnapshot } from './build-snapshot.ts';
import { FeedReader } from './feed-reader.ts';
import { type FeedState, foldMessage } from './feed-state.ts';
import { type LiveReport, stateReport } from './live-report.ts';
import { type LiveSourceRules, STALE_SECONDS } from './live-source.ts';
import type { SharedCounts, SourceState } from './source-state.ts';

/** What became of a message: `older` than the one before it (RT-17), or `held` because it has lost more than half of its entities. */
export type TakeOutcome = 'taken' | 'older' | 'held';

/** The state of all realtime sources of a region. It is the only writer; snapshots are values. */
export interface LiveState {
  /** Takes a message of a source. @param readAt Unix seconds @throws PlannerError `internal` for an unknown source */
  take(source: string, message: RealtimeMessage, readAt: number): TakeOutcome;
  /** The same in slices of about two milliseconds, for threads that have other work: the caller runs on after each pause. */
  takeInSlices(source: string, message: RealtimeMessage, readAt: number): Generator<void, TakeOutcome>;
  /** Takes the counts of a system of shared vehicles. */
  takeShared(source: string, counts: SharedCounts): void;
  /** Notes that a source could not be read. @param at Unix seconds */
  fail(source: string, at: number): void;
  /** All that holds at a moment; the same object as before where nothing has changed. @param at Unix seconds */
  snapshot(at: number): LiveSnapshot;
  /** What was taken of a source, and what of its newest message fits the timetable. */
  report(source: string): LiveReport;
}

/** What a live state is made for. */
export interface LiveStateOptions {
  /** undefined in a region without one, which may have sources of shared vehicles. */
  readonly timetable: Timetable | undefined;
  readonly datasetVersion: string;
  /** In the order of `live.json`: where two sources speak of one run, the later holds. */
  readonly sources: readonly LiveSourceRules[];
}

/** Clocks of publishers may be this many seconds ahead; a time beyond it is taken as the time of reading. */
const CLOCK_DIFFERENCE = 60;
/** Seconds after which a snapshot is made again although no message came. */
const CLOCK_BUCKET = 3600;
/** Fewer entities than this may vanish from one message to the next: at night the last trips end. */
const LEAST_TO_HOLD = 20;

interface Source {
  readonly index: number;
  readonly rules: LiveSourceRules;
  /** undefined = a source of shared vehicles. */
  readonly reader: FeedReader | undefined;
  state: FeedState | undefined;
  shared: SharedCounts | undefined;
  isHeld: boolean;
  isFailing: boolean;
  readonly counts: { taken: number; older: number; held: number; failed: number };
}

/** The empty state of all sources of a region. */
export function createLiveState({ timetable, datasetVersion, sources: declared }: LiveStateOptions): LiveState {
  const sources = declared.map((rules, index): Source => {
    const counts = { taken: 0, older: 0, held: 0, failed: 0 };
    const reader = readerOf(rules, timetable);
    return { index, rules, reader, counts, state: undefined, shared: undefined, isHeld: false, isFailing: false };
  });
  let last:
    | {
        readonly key: string;
        readonly states: readonly (FeedState | SharedCounts | undefined)[];
        readonly built: BuiltSnapshot;
      }
    | undefined;

  const get = (name: string): Source => {
    const source = sources.find(({ rules }) => rules.name === name);
    if (source === undefined) throw new PlannerError('internal', `There is no live source ${name}.`);
    return source;
  };
  const takeInSlices = function* (
    name: string,
    message: RealtimeMessage,
    readAt: number,
  ): Generator<void, TakeOutcome> {
    const source = get(name);
    const { state, rules, counts, reader } = source;
    if (reader === undefined) throw new PlannerError('internal', `The live source ${name} has shared vehicles only.`);
    source.isFailing = false;
    const written = message.header.timestamp ?? readAt;
    const messageTime = written > readAt + CLOCK_DIFFERENCE ? readAt : written;
    const isOlder = state !== undefined && messageTime < state.messageTime;
    if (isOlder && readAt - state.messageTime <= rules.longestAgeSeconds) {
      counts.older++;
      return 'older';
    }
    if (!source.isHeld && state !== undefined && hasShrunk(state, message)) {
      source.isHeld = true;
      counts.held++;
      return 'held';
    }
    const next = yield* foldMessage(reader, state, message, messageTime, readAt);
    source.state = next;
    source.isHeld = false;
    counts.taken++;
    return 'taken';
  };
  return {
    takeInSlices,
    take: (name, message, readAt) => {
      const steps = takeInSlices(name, message, readAt);
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      return step.value;
    },
    takeShared: (name, counts) => {
      const source = get(name);
      source.isFailing = false;
      source.shared = counts;
      source.counts.taken++;
    },
    fail: (name) => {
      const source = get(name);
      source.isFailing = true;
      source.counts.failed++;
    },
    snapshot: (at) => {
      const feeds = sources.map((source) => feedOf(source, at));
      const states = sources.flatMap(({ state, shared }) => [state, shared]);
      // Closures of alerts reach some days ahead, so a snapshot of yesterday is no longer the same.
      const key = [Math.floor(at / CLOCK_BUCKET), ...feeds.map(({ health }) => health)].join();
      if (last?.key === key && states.every((state, i) => state === last?.states[i])) return last.built.snapshot;
      const parts = sources.map(({ rules, reader, state, shared }, i): SourceState => {
        const feed = feeds[i]!;
        const isSilent = feed.health === 'silent';
        return { rules, reader, feed, state: isSilent ? undefined : state, shared: isSilent ? undefined : shared };
      });
      const built = buildSnapshot(timetable, datasetVersion, parts, at, last?.built);
      last = { key, states, built };
      return built.snapshot;
    },
    report: (name) => {
      const source = get(name);
      return { ...source.counts, ...stateReport(source.state) };
    },
  };
}

function readerOf(rules: LiveSourceRules, timetable: Timetable | undefined): FeedReader | undefined {
  const { feed, idRules, matchByCalls, timesFromPositions } = rules;
  if (feed === undefined || timetable === undefined) return undefined;
  const ids = new FeedIds(timetable, feed, idRules);
  return new FeedReader(ids, new TripMatcher(ids, matchByCalls), timesFromPositions);
}

function feedOf({ rules, state, shared, isHeld, isFailing }: Source, at: number): LiveFeed {
  const messageTime = state?.messageTime ?? shared?.time ?? 0;
  const facts = { name: rules.name, feed: rules.feed ?? -1, messageTime };
  if (state === undefined && shared === undefined) return { ...facts, health: isFailing ? 'failing' : 'waiting' };
  const age = at - messageTime;
  if (age > rules.longestAgeSeconds + STALE_SECONDS) return { ...facts, health: 'silent' };
  if (age > rules.longestAgeSeconds) return { ...facts, health: 'stale' };
  if (isHeld) return { ...facts, health: 'held' };
  return { ...facts, health: isFailing ? 'failing' : 'fresh' };
}

/** Whether a full dataset has lost more than half of its contents at once: more often a fault of the publisher than the truth. */
function hasShrunk({ updates, vehicles, alerts }: FeedState, { header, entities }: RealtimeMessage): boolean {
  const before = updates.size + vehicles.size + alerts.size;
  if (header.incrementality === 'DIFFERENTIAL' || before < LEAST_TO_HOLD) return false;
  let now = 0;
  for (const { isDeleted, tripUpdate, vehicle, alert } of entities)
    if (isDeleted !== true)
      now += Number(tripUpdate !== undefined) + Number(vehicle !== undefined) + Number(alert !== undefined);
  return now < before / 2;
}
