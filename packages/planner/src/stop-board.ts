import { serviceDayStart } from '@tripwright/core/base';
import { type DrawnLines, describeRide } from '@tripwright/core/engine/journey';
import { firstRunNotBefore, rideOfRun, type TransitRide } from '@tripwright/core/engine/transit';
import { CALL_SKIPPED, CHANGE_KINDS, type LiveSnapshot } from '@tripwright/core/live';
import type { PlanOutcome, StopBoard, StopEvent } from '@tripwright/core/model';
import type { Region, RegionTransit } from '@tripwright/core/region';
import {
  after,
  type CallIndex,
  DROP_OFF_SHIFT,
  departureTime,
  type LaneIndex,
  MAY_ALIGHT,
  type PatternIndex,
  PICKUP_MASK,
  type PositionIndex,
  type RouteIndex,
  type ServiceWindow,
  type StopIndex,
  type Timetable,
  type TripIndex,
} from '@tripwright/core/timetable';
import { namesOf, stopsOf } from './derived-of-region.ts';
import { withLiveRides } from './live-facts.ts';

/** A line whose vehicles a board shows; parts that are left out do not matter. */
export interface LineFilter {
  /** `agency_id`. */
  readonly operator?: string;
  /** `route_id`. */
  readonly route?: string;
  /** `direction_id`. */
  readonly direction?: 0 | 1;
}

/** Query for the departures or arrivals of stops. */
export interface BoardQuery {
  /** Ids or codes of stops; a station stands for its platforms (IT-21, IT-22). */
  readonly stops: readonly string[];
  /** Departures: only vehicles that call later at one of these stops; arrivals: that have called there. Empty = all. */
  readonly others: readonly string[];
  readonly show: 'departures' | 'arrivals';
  /** Unix seconds. */
  readonly from: number;
  /** Length of the time window in seconds, up to {@link LONGEST_BOARD_SECONDS}. */
  readonly seconds: number;
  /** Maximum number of events of all stops together: the earliest. */
  readonly limit: number;
  /** Only vehicles that match one of these. Empty = all. */
  readonly lines: readonly LineFilter[];
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** The boards of the stops that were found, in the order of the query, and the names of those that were not. */
export interface BoardOutcome {
  /** Every stop with an event, and every stop of the query. */
  readonly boards: readonly StopBoard[];
  readonly unknown: readonly string[];
  /** Whether `limit` left out events of the time window. */
  readonly isCut: boolean;
  /** The realtime data behind the boards; undefined where they come from the timetable alone. */
  readonly live: PlanOutcome['live'];
}

/** A board looks this far ahead at most. */
export const LONGEST_BOARD_SECONDS = 86_400;

/** Boards have no map. */
const NO_LINES: DrawnLines = { get: () => ({ geometry: '', metres: 0 }), set: () => undefined };
const NOT_AVAILABLE = 1;

/** An event before it is described. `key` orders events of the same second. */
interface Candidate {
  readonly time: number;
  readonly scheduled: number | undefined;
  readonly stop: StopIndex;
  readonly ride: TransitRide;
  readonly otherEnd: number | undefined;
  readonly state: StopEvent['state'];
}

/**
 * The departures or arrivals of stops. Read from the same windows as searches, so that what a board shows can be ridden, with live times, added and
 * diverted runs; runs and calls that are cancelled stand among them as such.
 */
export function boardOf(region: Region, query: BoardQuery): BoardOutcome {
  const { transit } = region;
  if (transit === undefined) return { boards: [], unknown: query.stops, isCut: false, live: undefined };
  const { timetable } = transit;
  const covered = new Map(query.stops.map((code) => [code, timetable.listStopsCovered(code)]));
  const stops = new Set([...covered.values()].flat());
  const others = new Set(query.others.flatMap((code) => timetable.listStopsCovered(code)));
  const task: BoardTask = { region, transit, query, stops, others, matches: lineMatcher(timetable, query.lines) };
  const found = query.others.length > 0 && others.size === 0 ? [] : [...runningEvents(task), ...cancelledEvents(task)];
  found.sort(earliestFirst);
  const shown = found.slice(0, query.limit);
  const described = shown.map((candidate, rank) => ({ stop: candidate.stop, ...describeEvent(candidate, rank, task) }));
  const facts = withLiveRides(
    region,
    described.map(({ ride }) => ride),
  );
  const events = Map.groupBy(
    described.map((event, i) => ({ ...event, ride: facts.rides[i] ?? event.ride })),
    ({ stop }) => stop,
  );
  const named = [...covered.values()].flatMap((of) => of.slice(0, 1));
  const listed = new Set([...named, ...[...stops].filter((stop) => events.has(stop))]);
  const directory = stopsOf(region);
  return {
    boards: [...listed].map((stop) => ({
      stop: directory.describe(stop, true, query.locale),
      events: (events.get(stop) ?? []).map(({ stop: _, ...event }) => event),
    })),
    unknown: [...covered].filter(([, of]) => of.length === 0).map(([code]) => code),
    isCut: found.length > shown.length,
    live: facts.live,
  };
}

interface BoardTask {
  readonly region: Region;
  readonly transit: RegionTransit;
  readonly query: BoardQuery;
  readonly stops: ReadonlySet<StopIndex>;
  readonly others: ReadonlySet<StopIndex>;
  readonly matches: (route: RouteIndex, trip: TripIndex) => boolean;
}

function earliestFirst(a: Candidate, b: Candidate): number {
  return a.time - b.time || a.stop - b.stop || a.ride.trip - b.ride.trip || a.ride.fromPosition - b.ride.fromPosition;
}

/** The events of vehicles that run. In a window of arrivals time runs backwards, so its boardings are the world's alightings. */
function runningEvents(task: BoardTask): Candidate[] {
  const { transit, query, stops } = task;
  const isArrivals = query.show === 'arrivals';
  const end = query.from + query.seconds;
  // A mirrored window is complete for its last day too.
  const window = transit.engine.runsAround(query.from, isArrivals);
  const [low, high] = isArrivals
    ? [window.base - end, window.base - query.from]
    : [query.from - window.base, end - window.base];
  const { stopFirstLane, stopBoardings, lanePattern, laneLength, laneFirstRun, timetable } = window;
  const found: Candidate[] = [];
  for (const stop of stops) {
    for (let at = stopFirstLane[stop]!; at < stopFirstLane[after(stop)]!; at++) {
      const lane = stopBoardings[2 * at] as LaneIndex;
      const position = stopBoardings[2 * at + 1]!;
      const last = laneLength[lane]! - 1;
      const otherEnd = task.others.size === 0 ? undefined : otherEndOf(window, lane, position, task.others);
      if (otherEnd === -1) continue;
      const route = timetable.patternRoute[lanePattern[lane]!]!;
      const afterLast = laneFirstRun[after(lane)]!;
      const inLane: Candidate[] = [];
      for (let run = firstRunNotBefore(window, lane, position, low); run < afterLast; run = after(run)) {
        const time = departureTime(window, run, position);
        if (time > high) break;
        if (!task.matches(route, window.runTrip[run]!)) continue;
        inLane.push({
          time: isArrivals ? window.base - time : window.base + time,
          scheduled: undefined,
          stop,
          ride: rideOfRun(window, run, position, last),
          otherEnd: otherEnd === undefined ? undefined : isArrivals ? last - otherEnd : otherEnd - position,
          state: 'runs',
        });
        // No later event of this lane can be among the earliest ones; a mirrored lane begins with the latest.
        if (!isArrivals && inLane.length > query.limit) break;
      }
      found.push(...inLane);
    }
  }
  return found;
}

/** The first position after one at which riders may alight at one of the stops; −1 = there is none. */
function otherEndOf(window: ServiceWindow, lane: LaneIndex, position: number, others: ReadonlySet<StopIndex>): number {
  const { laneFirstPosition, laneLength, positionStop, positionUse } = window;
  const first = laneFirstPosition[lane]!;
  for (let there = position + 1; there < laneLength[lane]!; there++) {
    const at = (first + there) as PositionIndex;
    if (!others.has(positionStop[at]!)) continue;
    // In a mirrored window alighting is the boarding of the world.
    if ((positionUse[at]! & MAY_ALIGHT) !== 0) return there;
  }
  return -1;
}

/** Runs that are cancelled, and calls that vehicles skip, at the times of the timetable. */
function cancelledEvents(task: BoardTask): Candidate[] {
  const { region, transit, query, stops } = task;
  const { live } = region;
  if (live === undefined) return [];
  const { timetable } = transit;
  const { runs } = live;
  const found: Candidate[] = [];
  for (let row = 0; row < runs.count; row++) {
    const kind = CHANGE_KINDS[runs.kind[row]!];
    const trip = runs.trip[row]! as TripIndex;
    if (trip < 0 || (kind !== 'cancelled' && kind !== 'changed')) continue;
    const pattern = timetable.patternOfTrip(trip);
    if (!task.matches(timetable.patternRoute[pattern]!, trip)) continue;
    const day = runs.day[row]!;
    const firstDeparture = timetable.callDeparture[timetable.tripFirstCall[trip]!]!;
    const shift = runs.start[row]! < 0 ? 0 : runs.start[row]! - firstDeparture;
    const base = serviceDayStart(day, timetable.zoneOfTrip(trip)) + shift;
    const run: WrittenRun = { trip, pattern, day, shift, base };
    const skipped = kind === 'changed' ? skippedPositions(live.runs, row) : undefined;
    if (skipped?.size === 0) continue;
    for (const event of writtenEvents(task, run)) {
      const { time, ride } = event;
      const position = query.show === 'arrivals' ? ride.toPosition : ride.fromPosition;
      if (!stops.has(event.stop) || time < query.from || time > query.from + query.seconds) continue;
      if (skipped !== undefined && !skipped.has(position)) continue;
      found.push({ ...event, state: kind === 'changed' ? 'skipped' : 'cancelled' });
    }
  }
  return found;
}

/** Positions in the trip of the timetable that the run of a row passes without a stop. */
function skippedPositions(
  { firstCall, callFlags, callPosition }: LiveSnapshot['runs'],
  row: number,
): ReadonlySet<number> {
  const positions = new Set<number>();
  for (let call = firstCall[row]!; call < firstCall[row + 1]!; call++)
    if ((callFlags[call]! & CALL_SKIPPED) !== 0) positions.add(callPosition[call]!);
  return positions;
}

/** A run as the timetable has it. */
interface WrittenRun {
  readonly trip: TripIndex;
  readonly pattern: PatternIndex;
  readonly day: number;
  readonly shift: number;
  /** Unix seconds that the times of the trip count from. */
  readonly base: number;
}

/** The events of a run by the timetable, at every stop where riders may board (alight). */
function* writtenEvents(
  { transit: { timetable }, query, others }: BoardTask,
  { trip, pattern, day, shift, base }: WrittenRun,
): Generator<Omit<Candidate, 'state'>> {
  const { patternFirstPosition, positionStop, positionRules, tripFirstCall, callArrival, callDeparture } = timetable;
  const first = patternFirstPosition[pattern]!;
  const last = patternFirstPosition[after(pattern)]! - first - 1;
  const isArrivals = query.show === 'arrivals';
  const stopAt = (position: number): StopIndex => positionStop[(first + position) as PositionIndex]!;
  const rulesAt = (position: number): number => positionRules[(first + position) as PositionIndex]!;
  const mayBoard = (position: number): boolean => (rulesAt(position) & PICKUP_MASK) !== NOT_AVAILABLE;
  const mayAlight = (position: number): boolean => rulesAt(position) >> DROP_OFF_SHIFT !== NOT_AVAILABLE;
  const callAt = (position: number): CallIndex => (tripFirstCall[trip]! + position) as CallIndex;
  for (let position = isArrivals ? 1 : 0; position < (isArrivals ? last + 1 : last); position++) {
    if (!(isArrivals ? mayAlight(position) : mayBoard(position))) continue;
    const [from, to] = isArrivals ? [0, position] : [position, last];
    let otherEnd: number | undefined;
    if (others.size > 0) {
      const ends = Array.from({ length: to - from }, (_, i) => (isArrivals ? position - 1 - i : position + 1 + i));
      const end = ends.find((at) => others.has(stopAt(at)) && (isArrivals ? mayBoard(at) : mayAlight(at)));
      if (end === undefined) continue;
      otherEnd = end - from;
    }
    const ride: TransitRide = {
      kind: 'ride',
      trip,
      day,
      shift,
      headway: 0,
      fromPosition: from,
      toPosition: to,
      fromStop: stopAt(from),
      toStop: stopAt(to),
      departure: base + callDeparture[callAt(from)]!,
      arrival: base + callArrival[callAt(to)]!,
      seated: false,
    };
    const time = isArrivals ? ride.arrival : ride.departure;
    yield { time, scheduled: time, stop: stopAt(position), ride, otherEnd };
  }
}

function describeEvent(
  { ride, time, scheduled, otherEnd, state }: Candidate,
  rank: number,
  { region, transit, query }: BoardTask,
): StopEvent {
  const names = namesOf(region);
  // A run that passes the stop is described as it was planned.
  const { timetable, stops, shapes } = transit;
  const described = describeRide(ride, state === 'runs' ? transit : { timetable, stops, shapes }, NO_LINES);
  const leg = names === undefined || query.locale === undefined ? described : names.ride(described, query.locale);
  const call = query.show === 'arrivals' ? leg.calls.at(-1) : leg.calls[0];
  const written = query.show === 'arrivals' ? call?.live?.scheduledArrival : call?.live?.scheduledDeparture;
  return {
    ride: leg,
    scheduled: scheduled ?? written ?? time,
    time,
    state,
    rule: (query.show === 'arrivals' ? call?.dropOff : call?.pickup) ?? 'regular',
    rank,
    otherEnd,
  };
}

/** Whether a trip is of one of the lines; every trip is where there are none. */
function lineMatcher(timetable: Timetable, lines: readonly LineFilter[]): BoardTask['matches'] {
  if (lines.length === 0) return () => true;
  const { strings, routeAgency, routeId, agencyId, tripDirection } = timetable;
  const byRoute = new Map<RouteIndex, readonly LineFilter[]>();
  const ofRoute = (route: RouteIndex): readonly LineFilter[] => {
    const agency = routeAgency[route]!;
    const operator = agency < 0 ? '' : strings.get(agencyId[agency]!);
    const id = strings.get(routeId[route]!);
    return lines.filter(
      (line) => (line.operator ?? operator) === operator && (line.route === undefined || line.route === id),
    );
  };
  return (route, trip) => {
    let matching = byRoute.get(route);
    if (matching === undefined) {
      matching = ofRoute(route);
      byRoute.set(route, matching);
    }
    return matching.some(({ direction }) => direction === undefined || direction === tripDirection[trip]);
  };
}
