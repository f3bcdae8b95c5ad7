import type { FeedRows } from '@tripwright/core/timetable/build';
import type { Journey, JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import type { Run } from '../rules/runs.ts';
import type { Walk } from '../rules/walking-table.ts';
import {
  createWorld,
  type PlainQuery,
  plainQuery,
  rideless,
  runsBetween,
  type World,
  type WorldOptions,
} from '../rules/world.ts';
import { type Alighting, type Boarded, type Boarding, buildJourney, ridelessJourney } from './build-journey.ts';
import { Transfers } from './transfers.ts';

/** Answers timetable queries: slow and simple. */
export interface Oracle {
  /** The query as if `arriveBy` were false. */
  departAfter(query: JourneyQuery): Journey[];
  /** The query as if `arriveBy` were true. */
  arriveBy(query: JourneyQuery): Journey[];
  /** One of the two, as `arriveBy` of the query asks. */
  search(query: JourneyQuery): Journey[];
}

/**
 * The slow oracle: a search over events, not over stops. Every boarding and every alighting of every run is a state of its own with
 * a fixed time, once per number of boardings; its value is the *latest start* from which it can be reached. So no
 * label stands for another one that a rule might treat differently (TR-9), both directions of search read their answer
 * from the same values, and all ties are broken exactly. Each round looks at every run of the horizon.
 *
 * Journeys come best arrival (latest departure) first, fewest boardings last.
 * @throws when two feeds have one name, or a query names an unknown stop
 */
export function createOracle(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  options: WorldOptions = {},
): Oracle {
  if (new Set(feeds.map((feed) => feed.name)).size < feeds.length) throw new Error('two feeds have one name');
  const world = createWorld(feeds, links, options);
  const transfers = new Transfers(world);
  const search = (query: JourneyQuery): Journey[] => searchRounds(world, transfers, plainQuery(world, query));
  return {
    departAfter: (query) => search({ ...query, arriveBy: false }),
    arriveBy: (query) => search({ ...query, arriveBy: true }),
    search,
  };
}

function searchRounds(world: World, transfers: Transfers, query: PlainQuery): Journey[] {
  const access = secondsToStops(world, query, query.from, world.walks.from);
  const egress = secondsToStops(world, query, query.to, world.walks.to);
  const runs = runsBetween(world, query.earliest, query.latest)
    .filter(query.mayRide)
    .sort((a, b) => a.start - b.start || a.end - b.end);
  const journeys: Journey[] = [];
  const walk = rideless(world, query);
  if (walk !== undefined) journeys.push(ridelessJourney(world, query, walk));

  let reached: ReadonlyMap<number, readonly Alighting[]> | undefined;
  for (let boardings = 1; boardings <= query.maxBoardings; boardings++) {
    const before = reached === undefined ? undefined : transfers.after(reached, query);
    if (before?.isEmpty === true) break;
    const board = (stop: number, departure: number, run: Run): Boarding | undefined => {
      if (before !== undefined) {
        const change = before.latestFor(stop, departure, run);
        return change === undefined
          ? undefined
          : { start: change.from.start, after: change.from, seatedAfter: undefined };
      }
      const start = departure - access[stop]!;
      return start >= query.earliest ? { start, after: undefined, seatedAfter: undefined } : undefined;
    };
    reached = rideAll(world, query, runs, journeys.at(-1), board);
    const best = bestEnd(reached, egress, query);
    if (best !== undefined && isImprovement(query, journeys.at(-1), best.start, best.arrival)) {
      journeys.push(buildJourney(world, query, best.alighting, boardings));
    }
  }
  return journeys.reverse();
}

/**
 * Rides every run from every position at which it can be boarded, in one round.
 * @param best the best journey with fewer boardings: runs that cannot improve on it are skipped
 * @param board the best boarding of a run at a stop
 * @returns all alightings by stop
 */
function rideAll(
  world: World,
  query: PlainQuery,
  runs: readonly Run[],
  best: Journey | undefined,
  board: (stop: number, departure: number, run: Run) => Boarding | undefined,
): Map<number, Alighting[]> {
  const reached = new Map<number, Alighting[]>();
  const latest = query.arriveBy || best === undefined ? query.latest : best.arrival - 1;
  const earliest = query.arriveBy && best !== undefined ? best.departure + 1 : query.earliest;

  const round: Round = { earliest, latest, board, reached };

  // A run is ridden again when a run that was ridden later has a seated link to it.
  const seatedInto = new Map<Run, Boarded>();
  const ridden = new Set<Run>();
  const again: Run[] = [];
  const rideOn = (run: Run): void => {
    ridden.add(run);
    const onBoard = rideRun(world, query, run, seatedInto.get(run), round);
    if (onBoard === undefined) return;
    for (const next of world.seated.after(run)) {
      if (!query.mayRide(next)) continue;
      const known = seatedInto.get(next);
      if (known !== undefined && known.start >= onBoard.start) continue;
      seatedInto.set(next, {
        run: next,
        position: 0,
        stop: -1,
        start: onBoard.start,
        after: undefined,
        seatedAfter: onBoard,
      });
      if (ridden.has(next)) again.push(next);
    }
  };
  runs.forEach(rideOn);
  for (let run = again.pop(); run !== undefined; run = again.pop()) rideOn(run);
  return reached;
}

/** The limits of a round, and the alightings that it has reached. */
interface Round {
  readonly earliest: number;
  readonly latest: number;
  /** The best boarding of a run at a stop. */
  readonly board: (stop: number, departure: number, run: Run) => Boarding | undefined;
  readonly reached: Map<number, Alighting[]>;
}

/**
 * Rides a run from its beginning to its end, and adds its alightings to `reached`.
 * @param seated the rider who is on board at the beginning, if any
 * @returns the rider on board at the end; undefined for none, or for a run that arrives too late
 */
function rideRun(
  world: World,
  query: PlainQuery,
  run: Run,
  seated: Boarded | undefined,
  round: Round,
): Boarded | undefined {
  const { earliest, latest, board, reached } = round;
  const { stop: stopColumn, arrival, departure, pickup, dropOff } = world.feeds[run.feed]!.stopTimes;
  const firstStop = world.stops.first[run.feed]!;
  const { firstCall, callCount } = run.row;
  let onBoard = seated;
  for (let position = 0; position < callCount; position++) {
    const entry = firstCall + position;
    const stop = firstStop + stopColumn[entry]!;
    const isClosed = query.avoided.has(stop);
    const arrives = run.base + arrival[entry]!;
    if (arrives > latest) return undefined;
    if (position > 0 && onBoard !== undefined && dropOff[entry] !== 1 && !isClosed) {
      const alighting = { boarded: onBoard, position, stop, time: arrives, start: onBoard.start };
      const list = reached.get(stop);
      if (list === undefined) reached.set(stop, [alighting]);
      else list.push(alighting);
    }
    if (position === callCount - 1 || pickup[entry] === 1 || isClosed) continue;
    const boarding = board(stop, run.base + departure[entry]!, run);
    if (boarding === undefined || boarding.start < earliest) continue;
    // The latest start wins; among equals, no ride round a loop back to the same stop (ST-11).
    const isBetter =
      onBoard === undefined ||
      boarding.start > onBoard.start ||
      (boarding.start === onBoard.start &&
        onBoard.stop === stop &&
        boarding.after === onBoard.after &&
        onBoard.seatedAfter === undefined);
    if (isBetter) onBoard = { ...boarding, run, position, stop };
  }
  return onBoard;
}

interface End {
  readonly alighting: Alighting;
  readonly start: number;
  readonly arrival: number;
}

/** The end with the best main criterion and, among those, the best other one. */
function bestEnd(
  reached: ReadonlyMap<number, readonly Alighting[]>,
  egress: Float64Array,
  query: PlainQuery,
): End | undefined {
  let best: End | undefined;
  for (const [stop, alightings] of reached) {
    if (egress[stop] === Number.POSITIVE_INFINITY) continue;
    for (const alighting of alightings) {
      const end = { alighting, start: alighting.start, arrival: alighting.time + egress[stop]! };
      if (end.arrival > query.latest) continue;
      const gain = best === undefined ? 1 : query.arriveBy ? end.start - best.start : best.arrival - end.arrival;
      const tie = best === undefined ? 1 : query.arriveBy ? best.arrival - end.arrival : end.start - best.start;
      if (gain > 0 || (gain === 0 && tie > 0)) best = end;
    }
  }
  return best;
}

function isImprovement(query: PlainQuery, best: Journey | undefined, start: number, arrival: number): boolean {
  if (best === undefined) return true;
  return query.arriveBy ? start > best.departure : arrival < best.arrival;
}

/** Seconds between the rider's end and every stop, the seed's own or over one walking link; infinite elsewhere. */
function secondsToStops(
  world: World,
  query: PlainQuery,
  seeds: ReadonlyMap<number, number>,
  walksAt: (stop: number) => readonly Walk[],
): Float64Array {
  const seconds = new Float64Array(world.stops.count).fill(Number.POSITIVE_INFINITY);
  const offer = (stop: number, value: number): void => {
    seconds[stop] = Math.min(seconds[stop]!, value);
  };
  for (const [seed, own] of seeds) {
    offer(seed, own);
    if (!query.endWalk) continue;
    for (const walk of walksAt(seed))
      if (!query.avoided.has(walk.stop) && walk.seconds <= query.maxWalk) offer(walk.stop, own + walk.seconds);
  }
  return seconds;
}
