import { type LatLng, nearbyDistanceMetres } from '@tripwright/core/geo';
import type { FeedRows, TripRow } from '@tripwright/core/timetable/build';
import type { ConcernedTrip, SourceNotices } from '../../notices/index.ts';
import type { TripsWithCalls } from '../tables/build-calls.ts';
import { STOP_TIMES_FILE } from '../tables/read-stop-times.ts';
import { believedCalls, type TimedCalls, worstSpan } from './believed-calls.ts';
import { fastestSpeed } from './fastest-speed.ts';

/** Options of {@link noteFastTravel}. */
export interface FastTravelOptions {
  readonly stops: FeedRows['stops'];
  readonly routes: FeedRows['routes'];
  readonly notices: SourceNotices;
  /** The trip of a notice. */
  readonly concerned: (trip: TripRow) => ConcernedTrip;
  /** Whether implausible times are replaced. */
  readonly repair: boolean;
}

/** Tolerance for the positions of the two stops: platforms are mapped by one point, vehicles are up to 400 m long. */
const POSITION_METRES = 200;
/** Shortest detour over a stop that makes its coordinates doubtful. */
const STRAY_METRES = 1000;

/**
 * Notes trips that would have to be impossibly fast: over any span from one timed stop to a later one, the way along the stops takes longer at the
 * fastest plausible speed of the mode than the timetable allows (ST-20). Spans add up: twenty hops of 800 m in no time are noticed like one of
 * 16 km. Interpolated times are no evidence, since the importer made them.
 *
 * With `repair` the times that contradict most others are replaced, in place, by times in proportion to the distance between the believed stops
 * around them. The first departure and the last arrival are always believed; a trip that is impossible even between these two keeps its times, and so
 * does one that is possible without the coordinates of one stop far off the way: these are wrong then, not the times.
 */
export function noteFastTravel(built: TripsWithCalls, options: FastTravelOptions): void {
  const { stops, routes, notices, concerned, repair } = options;
  for (const trip of built.trips) {
    const metresPerSecond = fastestSpeed(routes[trip.route]?.type ?? -1);
    const slack = POSITION_METRES / metresPerSecond;
    const places = placesAlong(trip, built, stops);
    const calls = timedCalls(trip, built, places, metresPerSecond);
    const span = worstSpan(calls, slack);
    if (span === undefined) continue;
    const stray = strayCall(places);
    const isMisplaced =
      stray !== undefined &&
      worstSpan(timedCalls(trip, built, places.with(stray, undefined), metresPerSecond), slack) === undefined;
    const believed = repair && !isMisplaced ? believedCalls(calls, slack) : undefined;
    const idOf = (call: number): string => stops[built.stopTimes.stop[trip.firstCall + call]!]!.id;
    const metres = (calls.needed[span.to]! - calls.needed[span.from]!) * metresPerSecond;
    const seconds = calls.arrival[span.to]! - calls.departure[span.from]!;
    const where = isMisplaced ? `, ${idOf(stray)} seems to lie elsewhere` : '';
    const what = `${trip.id}: ${idOf(span.from)} to ${idOf(span.to)}, ${(metres / 1000).toFixed(1)} km in ${seconds} s${where}`;
    const code = believed === undefined ? 'fast-travel' : 'repaired-times';
    const line = built.line[trip.firstCall + span.to]!;
    notices.note(code, STOP_TIMES_FILE, line, 'arrival_time', what, concerned(trip));
    if (believed !== undefined) replaceTimes(calls, believed);
  }
}

/** The place of each call; undefined for a stop without coordinates. */
function placesAlong(
  { firstCall, callCount }: TripRow,
  { stopTimes }: TripsWithCalls,
  stops: FeedRows['stops'],
): (LatLng | undefined)[] {
  return Array.from({ length: callCount }, (_, call) => {
    const stop = stops[stopTimes.stop[firstCall + call]!]!;
    return Number.isNaN(stop.lat) ? undefined : stop;
  });
}

/** The calls of a trip as views of the feed's columns, so that a repair writes to the feed. */
function timedCalls(
  { firstCall, callCount }: TripRow,
  { stopTimes, interpolated }: TripsWithCalls,
  places: readonly (LatLng | undefined)[],
  metresPerSecond: number,
): TimedCalls {
  const end = firstCall + callCount;
  const needed = new Float64Array(callCount);
  const isEvidence = new Uint8Array(callCount);
  let metres = 0;
  let before: LatLng | undefined;
  for (let call = 0; call < callCount; call++) {
    const place = places[call];
    // A stop without coordinates adds no distance, and its time proves nothing.
    if (place !== undefined) {
      if (before !== undefined) metres += metresBetween(before, place);
      before = place;
      isEvidence[call] = 1 - interpolated[firstCall + call]!;
    }
    needed[call] = metres / metresPerSecond;
  }
  return {
    needed,
    isEvidence,
    arrival: stopTimes.arrival.subarray(firstCall, end),
    departure: stopTimes.departure.subarray(firstCall, end),
    approximate: stopTimes.approximate.subarray(firstCall, end),
  };
}

/**
 * The call whose place is furthest off the way of the others; undefined where none is far off. Times around it are better than its coordinates,
 * so they must not be changed to suit them.
 */
function strayCall(places: readonly (LatLng | undefined)[]): number | undefined {
  const placed = places.flatMap((place, call) => (place === undefined ? [] : [{ place, call }]));
  let total = 0;
  for (let at = 1; at < placed.length; at++) total += metresBetween(placed[at - 1]!.place, placed[at]!.place);
  let stray: number | undefined;
  let furthest = STRAY_METRES;
  for (const [at, { place, call }] of placed.entries()) {
    const [before, after] = [placed[at - 1]?.place, placed[at + 1]?.place];
    const there = before === undefined ? 0 : metresBetween(before, place);
    const back = after === undefined ? 0 : metresBetween(place, after);
    const direct = before === undefined || after === undefined ? total / 2 : metresBetween(before, after);
    const detour = there + back - direct;
    if (detour <= furthest || (before !== undefined && after !== undefined && detour < 2 * direct)) continue;
    furthest = detour;
    stray = call;
  }
  return stray;
}

function metresBetween(from: LatLng, to: LatLng): number {
  return nearbyDistanceMetres(from.lat, from.lng, to.lat, to.lng);
}

/** Replaces the times between neighbouring believed calls where evidence between them was not believed. Times stay in order. */
function replaceTimes(
  { needed, isEvidence, arrival, departure, approximate }: TimedCalls,
  believed: readonly number[],
): void {
  for (let at = 1; at < believed.length; at++) {
    const [from, to] = [believed[at - 1]!, believed[at]!];
    let isDoubted = false;
    for (let call = from + 1; call < to; call++) if (isEvidence[call] === 1) isDoubted = true;
    if (!isDoubted) continue;
    const start = departure[from]!;
    const seconds = arrival[to]! - start;
    const way = needed[to]! - needed[from]!;
    for (let call = from + 1; call < to; call++) {
      const share = way > 0 ? (needed[call]! - needed[from]!) / way : (call - from) / (to - from);
      arrival[call] = start + Math.floor(seconds * share);
      departure[call] = arrival[call]!;
      approximate[call] = 1;
    }
  }
}
