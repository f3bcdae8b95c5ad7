import type { FeedRows } from '@tripwright/core/timetable/build';
import type { JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import { createRunTable, type Run, type RunTable, type StandsFor } from './runs.ts';
import { createSeatedLinks, type RunEnds, type SeatedLinks } from './seated-links.ts';
import { createStopTable, type StopTable } from './stop-table.ts';
import { type CheckRule, createTransferRules, NO_CHECK, type TransferRules } from './transfer-rules.ts';
import { createWalkingTable, type WalkingTable } from './walking-table.ts';

/** Families of rules that can be left out, to compare with simpler engines. */
export interface RuleFamilies {
  /** Blocks and transfer types 4 and 5; true unless given. */
  readonly seatedLinks?: boolean;
  /** transfers.txt types 0 to 3; true unless given. */
  readonly transferRules?: boolean;
}

/** What a world is read with beside its rows. */
export interface WorldOptions extends RuleFamilies {
  /** The row that a row of trips stands for in blocks and in transfers.txt; itself unless given (see `rewriteFeeds`). */
  readonly standsFor?: StandsFor;
  /** See {@link RunEnds}; none unless given. */
  readonly ends?: RunEnds;
}

/** Feeds and links, read exactly as `docs/search-semantics.md` defines; oracle, enumeration and checker share them. */
export interface World {
  readonly feeds: readonly FeedRows[];
  readonly stops: StopTable;
  readonly walks: WalkingTable;
  readonly runs: RunTable;
  readonly seated: SeatedLinks;
  readonly rules: TransferRules;
}

export function createWorld(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  { seatedLinks = true, transferRules = true, standsFor, ends }: WorldOptions = {},
): World {
  const stops = createStopTable(feeds);
  const runs = createRunTable(feeds, standsFor);
  return {
    feeds,
    stops,
    walks: createWalkingTable(links, stops),
    runs,
    seated: seatedLinks ? createSeatedLinks(feeds, stops, runs, ends) : { after: () => [] },
    rules: createTransferRules(transferRules ? feeds : [], stops),
  };
}

/** One call of a run at a stop. */
export interface Call {
  readonly stop: number;
  readonly arrival: number;
  readonly departure: number;
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
}

/** The call of a run at a position. There is no boarding at the last position and no alighting at the first; types other than 1 are usable (ST-7, ST-8). */
export function callAt(world: World, run: Run, position: number): Call {
  const { stopTimes } = world.feeds[run.feed]!;
  const entry = run.row.firstCall + position;
  return {
    stop: world.stops.first[run.feed]! + stopTimes.stop[entry]!,
    arrival: run.base + stopTimes.arrival[entry]!,
    departure: run.base + stopTimes.departure[entry]!,
    mayBoard: position < run.row.callCount - 1 && stopTimes.pickup[entry] !== 1,
    mayAlight: position > 0 && stopTimes.dropOff[entry] !== 1,
  };
}

/** A query with every default filled in and every stop numbered. */
export interface PlainQuery {
  readonly from: ReadonlyMap<number, number>;
  readonly to: ReadonlyMap<number, number>;
  /** The whole journey lies between `earliest` and `latest`. */
  readonly earliest: number;
  readonly latest: number;
  readonly arriveBy: boolean;
  readonly maxBoardings: number;
  readonly slack: number;
  /** The time that check-in and check-out add to a transfer between two stops. */
  checkOf(from: number, to: number): CheckRule;
  readonly endWalk: boolean;
  readonly maxWalk: number;
  readonly avoided: ReadonlySet<number>;
  /** Whether a run passes the filters of the query. */
  mayRide(run: Run): boolean;
}

const DAY_SECONDS = 86_400;
const KNOWN_YES = 1;
const KNOWN_NO = 2;

/** @throws when the query names an unknown stop */
export function plainQuery(world: World, query: JourneyQuery): PlainQuery {
  const { stops } = world;
  const avoided = new Set<number>();
  for (const key of query.avoidStops ?? []) {
    const number = stops.numberOf(key);
    avoided.add(number);
    stops.station.forEach((station, platform) => {
      if (station === number) avoided.add(platform);
    });
  }
  if (query.wheelchair === true) {
    world.feeds.forEach((feed, f) => {
      feed.stops.forEach((stop, s) => {
        if (stop.wheelchair === KNOWN_NO) avoided.add(stops.first[f]! + s);
      });
    });
  }
  const { wheelchair = false, bikes, routes } = query;
  const mayRide = ({ feed, row }: Run): boolean =>
    !(wheelchair && row.wheelchair === KNOWN_NO) &&
    !(bikes === 'unless-refused' && row.bikes === KNOWN_NO) &&
    !(bikes === 'known' && row.bikes !== KNOWN_YES) &&
    (routes?.includes(`${world.feeds[feed]!.name}:${world.feeds[feed]!.routes[row.route]!.id}`) ?? true);
  const seeds = (list: JourneyQuery['from']): Map<number, number> => {
    const least = new Map<number, number>();
    for (const { stop, seconds } of list) {
      const number = stops.numberOf(stop);
      if (!avoided.has(number)) least.set(number, Math.min(seconds, least.get(number) ?? seconds));
    }
    return least;
  };
  const horizon = query.horizon ?? DAY_SECONDS;
  const arriveBy = query.arriveBy ?? false;
  return {
    from: seeds(query.from),
    to: seeds(query.to),
    earliest: arriveBy ? query.time - horizon : query.time,
    latest: arriveBy ? query.time : query.time + horizon,
    arriveBy,
    maxBoardings: query.maxBoardings ?? 6,
    slack: query.slack ?? 0,
    checkOf: checksOf(world, query),
    endWalk: query.endWalk ?? true,
    maxWalk: query.maxWalk ?? Number.POSITIVE_INFINITY,
    avoided,
    mayRide,
  };
}

function checksOf({ stops }: World, { checks = [] }: JourneyQuery): PlainQuery['checkOf'] {
  if (checks.length === 0) return () => NO_CHECK;
  const at = new Map(checks.map((check) => [stops.numberOf(check.stop), check]));
  return (from, to) => {
    const [left, taken] = [at.get(from), at.get(to)];
    return left !== undefined && taken !== undefined
      ? { seconds: Math.max(left.between, taken.between), isWithin: true }
      : { seconds: (left?.after ?? 0) + (taken?.before ?? 0), isWithin: false };
  };
}

/** All runs that may be under way between two instants. */
export function runsBetween(world: World, from: number, to: number): Run[] {
  return world.runs
    .daysBetween(from, to)
    .flatMap((day) => world.runs.ofDay(day))
    .filter((run) => run.end >= from && run.start <= to);
}

/**
 * The journey without a ride: one walk, or no leg where both ends are one stop.
 * @returns the shortest, undefined where there is none
 */
export function rideless(
  world: World,
  query: PlainQuery,
): { readonly from: number; readonly to: number; readonly walk: number; readonly seconds: number } | undefined {
  let best: { from: number; to: number; walk: number; seconds: number } | undefined;
  const offer = (from: number, to: number, walk: number): void => {
    const seconds = query.from.get(from)! + walk + query.to.get(to)!;
    if (seconds <= query.latest - query.earliest && (best === undefined || seconds < best.seconds)) {
      best = { from, to, walk, seconds };
    }
  };
  for (const from of query.from.keys()) {
    if (query.to.has(from)) offer(from, from, 0);
    if (!query.endWalk) continue;
    for (const { stop, seconds } of world.walks.from(from))
      if (query.to.has(stop) && seconds <= query.maxWalk) offer(from, stop, seconds);
  }
  return best;
}
