import {
  allowedPatterns,
  type CheckTimes,
  closedStops,
  type JourneyCursor,
  type NextQuery,
  type SearchTuning,
  type StopSeed,
  type TransitAnswer,
  TransitEngine,
  type TransitJourney,
  type TransitQuery,
  type TransitRide,
} from '@tripwright/core/engine/transit';
import { LiveRuns, type LiveSnapshot } from '@tripwright/core/live';
import { StringPool, StringPoolBuilder } from '@tripwright/core/storage';
import { type RouteIndex, type StopIndex, Timetable } from '@tripwright/core/timetable';
import { buildTimetable, type FeedRows, layOutWalkingLinks } from '@tripwright/core/timetable/build';
import type { Checkpoint, Journey, JourneyQuery, RideLeg, Seed, WalkingLink } from '../journeys/journey.ts';
import { type StopKey, stopKey } from '../journeys/stop-key.ts';
import type { PlannedChange } from '../live/planned-change.ts';
import { plannedChangesOf } from '../live/planned-changes-of.ts';
import { runChangesOf, snapshotOf, type TimetableNumbers } from '../live/run-changes-of.ts';
import type { CostJourneyQuery } from '../oracle/cost-oracle.ts';
import { dateText } from '../rules/service-day-start.ts';

/** All searches of core's engine, with testkit's queries and journeys. */
export interface CoreTransitSearch {
  search(query: JourneyQuery): Journey[];
  /** The journeys found before a limit ends the search. */
  searchWithin(query: JourneyQuery, limits: Limits): LimitedAnswer;
  /** The journeys of a range found before a limit ends the search. */
  rangeWithin(query: JourneyQuery, window: number, limits: Limits): LimitedAnswer;
  /** Departures from `query.time` to `window` seconds later. */
  range(query: JourneyQuery, window: number): Journey[];
  /** A page of journeys from `query.time`, or next to a cursor of another page. */
  next(query: JourneyQuery, page: Pick<NextQuery, 'count' | 'later' | 'earlier'> & Limits): NextPage;
  /** Journeys by arrival, boardings and cost, within slacks. */
  byCost(query: CostJourneyQuery, limits?: Limits): (Journey & { readonly cost: number })[];
  /** The best times from the stops of `query.from` (with `arriveBy`: to those of `query.to`) at every stop that can be reached. */
  arrivals(query: JourneyQuery): Map<StopKey, { readonly time: number; readonly boardings: number }>;
}

/** Limits that end a search early. */
export type Limits = Pick<TransitQuery, 'workBudget' | 'deadline' | 'signal'>;

export interface LimitedAnswer {
  readonly journeys: Journey[];
  readonly complete: boolean;
  readonly visited: number;
}

export interface NextPage {
  readonly journeys: Journey[];
  readonly earlier: JourneyCursor | undefined;
  readonly later: JourneyCursor | undefined;
  readonly complete: boolean;
}

/** Bounds for every destination from the first query on, so that tests exercise them. */
export const EAGER: Partial<SearchTuning> = { boundsAfterAsks: 1, boundsCellSize: 0 };

/** Core's engine over plain rows with testkit's types, for the conformance suite and for comparisons with the oracle. */
export function createCoreTransitSearch(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  tuning: Partial<SearchTuning> = {},
): CoreTransitSearch {
  const keyed = keyedTimetable(feeds, links);
  return searchWith(keyed, new TransitEngine(keyed.timetable, tuning));
}

/** The same with live changes laid over the timetable. */
export function createLiveTransitSearch(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  changes: readonly PlannedChange[],
  tuning: Partial<SearchTuning> = {},
): CoreTransitSearch {
  return searchOver(feeds, keyedTimetable(feeds, links), tuning, ({ numbers }) =>
    snapshotOf(runChangesOf(feeds, changes, numbers)),
  ).search;
}

/**
 * The same as another thread has it: over a timetable and an engine of its own, with what the first thread has prepared, of which it gets the columns.
 * @param instants whose windows are prepared
 */
export function createAdoptedTransitSearch(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  changes: readonly PlannedChange[],
  instants: readonly number[],
  tuning: Partial<SearchTuning> = {},
): CoreTransitSearch {
  const first = keyedTimetable(feeds, links);
  const snapshot = snapshotOf(runChangesOf(feeds, changes, first.numbers));
  const runs = new LiveRuns(first.timetable, snapshot);
  const preparing = new TransitEngine(first.timetable, tuning).withLive(runs);
  const windows = instants.map((instant) => preparing.preparedWindow(instant, 0));
  const shared = structuredClone({ snapshot, runs: runs.prepared(), windows });
  const second = keyedTimetable(feeds, links);
  const adopted = new LiveRuns(second.timetable, shared.snapshot, shared.runs);
  const engine = new TransitEngine(second.timetable, tuning).withLive(adopted, shared.windows);
  return searchWith(
    { ...second, timetable: engine.timetable, routeKeys: routeKeysOf(engine.timetable, feeds) },
    engine,
  );
}

/** The same over a snapshot that is made for the timetable, with its changes as rows of feeds. */
export function createSnapshotSearch(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  snapshot: (timetable: Timetable) => LiveSnapshot,
  tuning: Partial<SearchTuning> = {},
): { readonly search: CoreTransitSearch; readonly changes: readonly PlannedChange[] } {
  return searchOver(feeds, keyedTimetable(feeds, links), tuning, ({ timetable }) => snapshot(timetable));
}

function searchOver(
  feeds: readonly FeedRows[],
  keyed: KeyedTimetable,
  tuning: Partial<SearchTuning>,
  make: (keyed: KeyedTimetable) => LiveSnapshot,
): { readonly search: CoreTransitSearch; readonly changes: readonly PlannedChange[] } {
  const { timetable, numbers } = keyed;
  const snapshot = make(keyed);
  const engine = new TransitEngine(timetable, tuning).withLive(new LiveRuns(timetable, snapshot));
  const search = searchWith(
    { ...keyed, timetable: engine.timetable, routeKeys: routeKeysOf(engine.timetable, feeds) },
    engine,
  );
  return { search, changes: plannedChangesOf(snapshot.runs, numbers) };
}

function searchWith(keyed: KeyedTimetable, engine: TransitEngine): CoreTransitSearch {
  const { timetable, keyOf, routeKeys } = keyed;
  const asked = (query: JourneyQuery): TransitQuery => transitQuery(keyed, query);
  const journey = (found: TransitJourney): Journey => journeyWithKeys(keyed, found);
  const limited = ({ journeys, complete, visited }: TransitAnswer): LimitedAnswer => ({
    journeys: journeys.map(journey),
    complete,
    visited,
  });

  return {
    search: (query) => engine.search(asked(query)).journeys.map(journey),
    searchWithin: (query, limits) => limited(engine.search({ ...asked(query), ...limits })),
    rangeWithin: (query, window, limits) => limited(engine.range({ ...asked(query), window, ...limits })),
    range: (query, window) => engine.range({ ...asked(query), window }).journeys.map(journey),
    next: (query, page) => {
      const { journeys, earlier, later, complete } = engine.next({ ...asked(query), ...page });
      return { journeys: journeys.map(journey), earlier, later, complete };
    },
    byCost: (query, limits = {}) => {
      const { walking, waiting, riding, boarding, ridingByRoute = {}, arrivalSlack, boardingSlack, ...rest } = query;
      const ridingByPattern = Float64Array.from(timetable.patternRoute, (r) => ridingByRoute[routeKeys[r]!] ?? riding);
      const weights = { walking, waiting, ridingByPattern, boarding };
      const { journeys } = engine.byCost({ ...asked(rest), ...limits, weights, arrivalSlack, boardingSlack });
      return journeys.map((found) => ({ ...journey(found), cost: found.cost }));
    },
    arrivals: (query) => {
      const { origins, destinations, ...rest } = asked(query);
      const { times, boardings } = engine.arrivals({
        ...rest,
        origins: query.arriveBy === true ? destinations : origins,
      });
      const reached = new Map<StopKey, { time: number; boardings: number }>();
      times.forEach((time, index) => {
        const key = keyOf.get(index as StopIndex);
        if (!Number.isNaN(time) && key !== undefined) reached.set(key, { time, boardings: boardings[index]! });
      });
      return reached;
    },
  };
}

/** A timetable with the keys that testkit has for its stops and routes. */
interface KeyedTimetable {
  readonly timetable: Timetable;
  readonly indexOf: ReadonlyMap<StopKey, StopIndex>;
  readonly keyOf: ReadonlyMap<StopIndex, StopKey>;
  /** `[route]`: `feed:route`. */
  readonly routeKeys: readonly string[];
  /** Names of the feeds, in their order. */
  readonly feedNames: readonly string[];
  readonly numbers: TimetableNumbers;
}

function routeKeysOf({ routeId, routeFeed, strings }: Timetable, feeds: readonly FeedRows[]): string[] {
  return Array.from(routeId, (id, i) => `${feeds[routeFeed[i as RouteIndex]!]!.name}:${strings.get(id)}`);
}

function keyedTimetable(feeds: readonly FeedRows[], links: readonly WalkingLink[]): KeyedTimetable {
  const strings = new StringPoolBuilder();
  const built = buildTimetable(feeds, strings);
  const indexOf = new Map<StopKey, StopIndex>();
  feeds.forEach((feed, f) => {
    feed.stops.forEach((stop, s) => {
      indexOf.set(stopKey(feed.name, stop.id), built.stopIndexOf[f]![s] as StopIndex);
    });
  });
  const laidLinks = layOutWalkingLinks(built.sections, {
    from: Int32Array.from(links, (link) => stopIn(indexOf, link.from)),
    to: Int32Array.from(links, (link) => stopIn(indexOf, link.to)),
    seconds: Int32Array.from(links, (link) => link.seconds),
    metres: Int32Array.from(links, (link) => link.seconds),
  });
  const { bytes, offsets } = strings.build();
  const timetable = new Timetable(new Map([...built.sections, ...laidLinks]), new StringPool(bytes, offsets));
  return {
    timetable,
    indexOf,
    keyOf: new Map(Array.from(indexOf, ([key, index]) => [index, key])),
    routeKeys: routeKeysOf(timetable, feeds),
    feedNames: feeds.map(({ name }) => name),
    numbers: {
      ...built,
      firstRoute: feeds.map((_, f) => feeds.slice(0, f).reduce((sum, { routes }) => sum + routes.length, 0)),
      routeCount: timetable.routeId.length,
      zoneIndex: (zone) => Math.max(0, timetable.zoneNames.indexOf(zone)),
    },
  };
}

function stopIn(indexOf: ReadonlyMap<StopKey, StopIndex>, key: StopKey): StopIndex {
  const index = indexOf.get(key);
  if (index === undefined) throw new Error(`there is no stop "${key}"`);
  return index;
}

/** The engine's form of a query. */
function transitQuery({ timetable, indexOf, routeKeys }: KeyedTimetable, query: JourneyQuery): TransitQuery {
  const { from, to, time, endWalk, avoidStops, checks, ...filters } = query;
  const { wheelchair, bikes, routes, ...rest } = filters;
  const seeds = (list: readonly Seed[]): StopSeed[] =>
    list.map(({ stop, seconds }) => ({ stop: stopIn(indexOf, stop), seconds }));
  const avoid = (avoidStops ?? []).map((key) => timetable.strings.get(timetable.stopId[stopIn(indexOf, key)]!));
  const { closedStops: closed } = closedStops(timetable, { avoid, ...(wheelchair === true ? { wheelchair } : {}) });
  const allowed = allowedPatterns(timetable, {
    ...(wheelchair === undefined ? {} : { wheelchair }),
    ...(bikes === undefined ? {} : { bikes }),
    ...(routes === undefined ? {} : { routes: new Set(routes.map((key) => routeKeys.indexOf(key) as RouteIndex)) }),
  });
  return {
    ...rest,
    origins: seeds(from),
    destinations: seeds(to),
    instant: time,
    ...(checks === undefined ? {} : { checks: checkTimes(checks, indexOf, timetable.stopCount) }),
    ...(endWalk === undefined ? {} : { endWalks: endWalk }),
    ...(closed === undefined ? {} : { closedStops: closed }),
    ...(allowed === undefined ? {} : { allowedPatterns: allowed }),
  };
}

function checkTimes(
  checks: readonly Checkpoint[],
  indexOf: ReadonlyMap<StopKey, StopIndex>,
  stopCount: number,
): CheckTimes {
  const seconds = (of: 'before' | 'after' | 'between'): Int32Array => {
    const column = new Int32Array(stopCount);
    for (const check of checks) column[stopIn(indexOf, check.stop)] = check[of];
    return column;
  };
  const isCheckpoint = new Uint8Array(stopCount);
  for (const check of checks) isCheckpoint[stopIn(indexOf, check.stop)] = 1;
  return { isCheckpoint, before: seconds('before'), after: seconds('after'), between: seconds('between') };
}

/** Testkit's form of a journey. */
function journeyWithKeys(keyed: KeyedTimetable, { departure, arrival, boardings, legs }: TransitJourney): Journey {
  const { keyOf } = keyed;
  return {
    departure,
    arrival,
    boardings,
    legs: legs.map((leg) =>
      leg.kind === 'ride'
        ? rideLeg(keyed, leg)
        : {
            kind: 'walk',
            fromStop: keyOf.get(leg.fromStop)!,
            toStop: keyOf.get(leg.toStop)!,
            departure: leg.departure,
            arrival: leg.arrival,
          },
    ),
  };
}

function rideLeg({ timetable, keyOf, feedNames }: KeyedTimetable, leg: TransitRide): RideLeg {
  const text = (index: number): string => timetable.strings.get(index);
  const route = timetable.patternRoute[timetable.patternOfTrip(leg.trip)]!;
  return {
    kind: 'ride',
    feed: feedNames[timetable.routeFeed[route]!]!,
    trip: text(timetable.tripId[leg.trip]!),
    serviceDate: dateText(leg.day),
    route: text(timetable.routeId[route]!),
    fromStop: keyOf.get(leg.fromStop)!,
    toStop: keyOf.get(leg.toStop)!,
    fromIndex: leg.fromPosition,
    toIndex: leg.toPosition,
    departure: leg.departure,
    arrival: leg.arrival,
    seated: leg.seated,
  };
}
