import { serviceDayStart } from '../../base/index.ts';
import { distanceMetres, type LatLng, type Projection, projectOntoSegment } from '../../geo/index.ts';
import type { StopIndex } from '../../timetable/index.ts';
import type { FeedIds } from '../match/feed-ids.ts';
import type { VehiclePosition } from '../message/realtime-message.ts';
import type { RunPatch } from './run-patch.ts';
import { patchTripRun, scheduledTimes, type TripRun } from './timetable-run.ts';

/** A vehicle farther from its line than this is elsewhere: on the way to its first stop, or on a detour. */
const MOST_METRES = 300;
/** Lines between distant stops bend: a share of the distance between two stops is allowed too. */
const MOST_SHARE = 0.25;
/** Positions and straight lines are no better than this; being a little early is being on time. */
const NOISE_SECONDS = 60;
/** Seconds that a position may make a run late or early; beyond it the vehicle runs another trip. */
const MOST_LATE = 3 * 3600;
const MOST_EARLY = 1800;

/**
 * Predicts a run from where its vehicle is: the delay against the timetable at that place, carried on from the next call. Calls before stay as
 * scheduled (docs/live-semantics.md).
 * @param time Unix seconds of the measurement
 * @returns undefined where the vehicle is not on its way between two calls of the run
 */
export function patchFromPosition(
  ids: FeedIds,
  run: TripRun,
  vehicle: VehiclePosition,
  time: number,
): RunPatch | undefined {
  const { timetable } = ids;
  const times = scheduledTimes(ids, run.trip, run.shift);
  const zone = timetable.zoneNames[timetable.tripZone[run.trip]!] ?? 'UTC';
  const found = placeOf(ids, run, vehicle, times, time - serviceDayStart(run.day, zone));
  if (found === undefined) return undefined;
  const late = Math.round(found.late);
  if (late > MOST_LATE || late < -MOST_EARLY) return undefined;
  const delay = late < 0 && late >= -NOISE_SECONDS ? 0 : late;
  const update = { trip: {}, calls: [], delay, ...(vehicle.vehicle === undefined ? {} : { vehicle: vehicle.vehicle }) };
  return patchTripRun(ids, run, update, time, found.next).patch;
}

interface Place {
  /** The call that comes next, or at which the vehicle stands. */
  readonly next: number;
  readonly late: number;
}

/** Where along the run the vehicle is, and how late. @param now seconds of the service day */
function placeOf(
  ids: FeedIds,
  { trip }: TripRun,
  vehicle: VehiclePosition,
  times: Int32Array,
  now: number,
): Place | undefined {
  const stops = stopsOf(ids, trip);
  const last = stops.length - 1;
  const next = nextCall(ids, trip, stops, vehicle);
  if (next !== undefined && vehicle.status === 'STOPPED_AT') return standing(times, next, last, now);
  const place = vehicle.position;
  if (place === undefined) return undefined;
  let best: (Place & { readonly metres: number }) | undefined;
  const [from, to] =
    next === undefined ? [0, last - 1] : [Math.max(0, next - 1), Math.min(last - 1, Math.max(0, next - 1))];
  for (let leg = from; leg <= to; leg++) {
    const [a, b] = [pointOf(ids, stops[leg]!), pointOf(ids, stops[leg + 1]!)];
    if (a === undefined || b === undefined) continue;
    const { fraction, metres } = projected(place, a, b);
    if (metres > Math.max(MOST_METRES, MOST_SHARE * distanceMetres(a, b))) continue;
    const [left, reached] = [times[2 * leg + 1]!, times[2 * leg + 2]!];
    // At its first stop a vehicle waits for its time.
    const late = now - (left + fraction * (reached - left));
    const isWaiting = leg === 0 && fraction < 0.05 && late < 0;
    const found = { next: fraction < 0.05 && leg === 0 ? 0 : leg + 1, late: isWaiting ? 0 : late, metres };
    // Of places as near, the one that fits the timetable: lines come back the way they went.
    if (
      best === undefined ||
      metres < best.metres - 50 ||
      (metres < best.metres + 50 && Math.abs(late) < Math.abs(best.late))
    )
      best = found;
  }
  return best;
}

/** A vehicle at a stop is on time between its arrival and its departure. */
function standing(times: Int32Array, call: number, last: number, now: number): Place | undefined {
  if (call === last) return undefined;
  const [arrival, departure] = [times[2 * call]!, times[2 * call + 1]!];
  if (now > departure) return { next: call, late: now - departure };
  return { next: call, late: now < arrival && call > 0 ? now - arrival : 0 };
}

/** The call that a vehicle names, by number or by a stop that the run has once. */
function nextCall(
  ids: FeedIds,
  trip: TripRun['trip'],
  stops: readonly StopIndex[],
  { stopSequence, stopId = '' }: VehiclePosition,
): number | undefined {
  if (stopSequence !== undefined) {
    const position = ids.timetable.positionOfSequence(trip, stopSequence);
    if (position !== undefined) return position;
  }
  const named = ids.stopsOf(stopId);
  const calls = stops.flatMap((stop, position) => (named.includes(stop) ? [position] : []));
  return calls.length === 1 ? calls[0] : undefined;
}

function stopsOf({ timetable }: FeedIds, trip: TripRun['trip']): readonly StopIndex[] {
  const pattern = timetable.patternOfTrip(trip);
  const { patternFirstPosition, positionStop } = timetable;
  return [
    ...positionStop.subarray(patternFirstPosition[pattern]!, patternFirstPosition[(pattern + 1) as typeof pattern]!),
  ];
}

function pointOf({ timetable }: FeedIds, stop: StopIndex): LatLng | undefined {
  const lat = timetable.stopLatDegrees(stop);
  return lat < -90 ? undefined : { lat, lng: timetable.stopLngDegrees(stop) };
}

function projected(place: LatLng, a: LatLng, b: LatLng): Projection {
  return projectOntoSegment(place.lat, place.lng, a.lat, a.lng, b.lat, b.lng, {
    fraction: 0,
    lat: 0,
    lng: 0,
    metres: 0,
  });
}
