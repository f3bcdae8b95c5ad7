import { parseDay, serviceDayStart } from '@tripwright/core/base';
import { type DrawnLines, describeRide } from '@tripwright/core/engine/journey';
import { rideOfRun, type TransitRide } from '@tripwright/core/engine/transit';
import { CHANGE_KINDS } from '@tripwright/core/live';
import type { LiveFacts, RideLeg } from '@tripwright/core/model';
import type { Region, RegionTransit } from '@tripwright/core/region';
import {
  after,
  type CallIndex,
  type LaneIndex,
  type PatternIndex,
  type PositionIndex,
  type RouteIndex,
  type Timetable,
  type TripIndex,
} from '@tripwright/core/timetable';
import { namesOf } from './derived-of-region.ts';
import { writtenRide } from './find-run.ts';
import { withLiveRides } from './live-facts.ts';
import { type LineKey, linesOf, patternCode } from './region-lines.ts';

/** Query for the runs of a line on one service day. */
export interface LineRunsQuery {
  readonly line: LineKey;
  /** `YYYY-MM-DD` of the service day. */
  readonly serviceDate: string;
  /** Only runs of this `direction_id`; of both and of none unless given. */
  readonly direction?: 0 | 1;
  /** Only runs of the pattern of this code; of every pattern unless given. */
  readonly pattern?: string;
  /** Maximum number of runs: the earliest by the timetable. */
  readonly limit: number;
  /** The `key` of the run before the first one to return; from the begin of the day unless given. */
  readonly after?: string;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** A run of a line. */
export interface LineRun {
  /** Opaque, unique within the day of the line. It stays while the run is in the timetable, whatever its live times are. */
  readonly key: string;
  /** The whole run. */
  readonly ride: RideLeg;
  readonly state: 'runs' | 'cancelled';
}

/** The runs, or what is unknown. */
export type LineRunsOutcome =
  | {
      readonly kind: 'runs';
      readonly runs: readonly LineRun[];
      /** Whether `limit` left out later runs. */
      readonly isCut: boolean;
      readonly live: LiveFacts | undefined;
    }
  | { readonly kind: 'unknown'; readonly what: 'line' | 'day' | 'key' };

const DAY_SECONDS = 86_400;
/** Days that a window of runs holds. */
const WINDOW_DAYS = 2;
/** Bounds the search for a line of which a mistyped time lies weeks after the start of its service day; no real run begins after six days. */
const MOST_WINDOWS = 3;
/** Lines on the map are not listed. */
const NO_LINES: DrawnLines = { get: () => ({ geometry: '', metres: 0 }), set: () => undefined };

/** A run before it is described. */
interface Candidate {
  readonly key: string;
  /** Unix seconds at which it leaves by the timetable. */
  readonly written: number;
  readonly ride: TransitRide;
  readonly state: LineRun['state'];
}

/**
 * The runs of a line on a service day, those after midnight included, in the order of the timetable. They are read from the windows of searches, so they have
 * live times, added and replaced runs; cancelled ones stand among them at the times of the timetable. A service by frequency has one run for each departure.
 */
export function lineRuns(region: Region, query: LineRunsQuery): LineRunsOutcome {
  const { transit } = region;
  const route = linesOf(region)?.indexOf(query.line);
  if (transit === undefined || route === undefined) return { kind: 'unknown', what: 'line' };
  const day = parseDay(query.serviceDate);
  if (day === undefined) return { kind: 'unknown', what: 'day' };
  const isWanted = filterOf(transit, query);
  const found = new Map<string, Candidate>();
  for (const each of [...runningRuns(transit, route, day), ...cancelledRuns(region, transit, route, day)])
    if (isWanted(each.ride.trip) && !found.has(each.key)) found.set(each.key, each);
  const all = [...found.values()].sort((a, b) => a.written - b.written || (a.key < b.key ? -1 : 1));
  const start = query.after === undefined ? 0 : all.findIndex(({ key }) => key === query.after) + 1;
  if (query.after !== undefined && start === 0) return { kind: 'unknown', what: 'key' };
  const shown = all.slice(start, start + query.limit);
  const names = namesOf(region);
  const legs = shown.map(({ ride, state }) => {
    const { timetable, stops, shapes } = transit;
    const leg = describeRide(ride, state === 'runs' ? transit : { timetable, stops, shapes }, NO_LINES);
    return names === undefined || query.locale === undefined ? leg : names.ride(leg, query.locale);
  });
  const { rides, live } = withLiveRides(region, legs);
  return {
    kind: 'runs',
    runs: shown.map(({ key, state }, i) => ({ key, state, ride: rides[i]! })),
    isCut: start + query.limit < all.length,
    live,
  };
}

function filterOf(transit: RegionTransit, { direction, pattern }: LineRunsQuery): (trip: TripIndex) => boolean {
  const { timetable } = transit;
  const codes = new Map<PatternIndex, string>();
  return (trip) => {
    if (direction !== undefined && timetable.tripDirection[trip] !== direction) return false;
    if (pattern === undefined) return true;
    const own = timetable.patternOfTrip(trip);
    const code = codes.get(own) ?? patternCode(transit, own);
    codes.set(own, code);
    return code === pattern;
  };
}

function* runningRuns(
  { engine, timetable }: RegionTransit,
  route: RouteIndex,
  day: number,
): Generator<Candidate, undefined> {
  const { start, seconds } = spanOf(timetable, route, day);
  const windows = Math.min(MOST_WINDOWS, Math.ceil(((start % DAY_SECONDS) + seconds + 1) / DAY_SECONDS / WINDOW_DAYS));
  for (let i = 0; i < windows; i++) {
    const window = engine.runsAround(start + i * WINDOW_DAYS * DAY_SECONDS);
    for (let lane = 0 as LaneIndex; lane < window.laneCount; lane = after(lane)) {
      if (window.timetable.patternRoute[window.lanePattern[lane]!] !== route) continue;
      const end = window.laneFirstRun[after(lane)]!;
      for (let run = window.laneFirstRun[lane]!; run < end; run = after(run)) {
        if (window.runDay[run] !== day) continue;
        const ride = rideOfRun(window, run, 0, window.laneLength[lane]! - 1);
        yield candidate(timetable, ride, 'runs');
      }
    }
  }
  return undefined;
}

function* cancelledRuns(
  { live }: Region,
  { timetable }: RegionTransit,
  route: RouteIndex,
  day: number,
): Generator<Candidate, undefined> {
  const runs = live?.runs;
  for (let row = 0; runs !== undefined && row < runs.count; row++) {
    const trip = runs.trip[row]! as TripIndex;
    if (runs.day[row] !== day || trip < 0 || CHANGE_KINDS[runs.kind[row]!] !== 'cancelled') continue;
    if (timetable.patternRoute[timetable.patternOfTrip(trip)] !== route) continue;
    const start = runs.start[row]!;
    const shift = start < 0 ? 0 : start - timetable.callDeparture[timetable.tripFirstCall[trip]!]!;
    yield candidate(timetable, writtenRide(timetable, trip, day, shift), 'cancelled');
  }
  return undefined;
}

function candidate(timetable: Timetable, ride: TransitRide, state: LineRun['state']): Candidate {
  const { strings, tripId, tripFirstCall, callDeparture } = timetable;
  const { trip, day, shift } = ride;
  const written = serviceDayStart(day, timetable.zoneOfTrip(trip)) + callDeparture[tripFirstCall[trip]!]! + shift;
  return { key: `${strings.get(tripId[trip]!)} ${shift}`, written, ride, state };
}

/** Where the runs of a line on a day can lie: Unix seconds, and the seconds from there on in which they end by the timetable. */
function spanOf(timetable: Timetable, route: RouteIndex, day: number): { start: number; seconds: number } {
  const { patternCount, patternRoute, patternFirstTrip, patternFirstPosition, tripFirstCall, callArrival } = timetable;
  let start = Number.POSITIVE_INFINITY;
  let latest = DAY_SECONDS;
  const trips = new Set<number>();
  for (let pattern = 0 as PatternIndex; pattern < patternCount; pattern = after(pattern)) {
    if (patternRoute[pattern] !== route) continue;
    const last: PositionIndex = (patternFirstPosition[after(pattern)]! -
      patternFirstPosition[pattern]! -
      1) as PositionIndex;
    const end = patternFirstTrip[after(pattern)]!;
    for (let trip = patternFirstTrip[pattern]!; trip < end; trip = after(trip)) {
      trips.add(trip);
      start = Math.min(start, serviceDayStart(day, timetable.zoneOfTrip(trip)));
      latest = Math.max(latest, callArrival[(tripFirstCall[trip]! + last) as CallIndex]!);
    }
  }
  const { frequencyTrip, frequencyEnd } = timetable;
  for (let row = 0; row < frequencyTrip.length; row++)
    if (trips.has(frequencyTrip[row as never]!)) latest = Math.max(latest, frequencyEnd[row as never]!);
  return { start: Number.isFinite(start) ? start : day * DAY_SECONDS, seconds: latest };
}
