import type { Occupancy, RealtimeEntity } from '@tripwright/core/live';
import { distance, type Point } from '../geometry/point.ts';
import { lengthOf, pointAlong } from '../geometry/polyline.ts';
import { toLatLng } from '../place.ts';
import { createRandom, seedOf } from '../random.ts';
import type { Drive } from './drive.ts';
import { descriptorOf, vehicleOf } from './trip-updates.ts';

/** The position of the vehicle of a drive; undefined before it starts and after it ends. */
export function vehiclePosition(drive: Drive, at: number, seed: number): RealtimeEntity | undefined {
  const { arrivals, departures, stops, run } = drive;
  const last = stops.length - 1;
  if (drive.kind === 'cancelled' || at < arrivals[0]! - 60 || at > arrivals[last]! + 30) return undefined;
  // The stop at which it stands, or else the one it goes to.
  const next = Math.max(
    0,
    departures.findIndex((time, i) => time >= at || i === last),
  );
  const stands = next === 0 || at >= arrivals[next]!;
  const { along, shape } = run.pattern;
  const from = along[Math.max(0, next - 1)]!;
  const left = departures[Math.max(0, next - 1)]!;
  const share = stands ? 1 : (at - left) / Math.max(1, arrivals[next]! - left);
  const metres = from + (along[next]! - from) * share;
  const point = pointAlong(shape, metres);
  const { lat, lng } = toLatLng(point);
  const speed = stands ? 0 : (along[next]! - from) / Math.max(1, arrivals[next]! - left);
  return {
    id: `position-${drive.id}`,
    others: [],
    vehicle: {
      trip: descriptorOf(drive),
      vehicle: {
        ...vehicleOf(drive),
        ...(run.wheelchair > 0 && {
          wheelchair: run.wheelchair === 1 ? 'WHEELCHAIR_ACCESSIBLE' : 'WHEELCHAIR_INACCESSIBLE',
        }),
      },
      position: { lat, lng, bearing: bearingAt(shape, metres), speed },
      stopSequence: next + 1,
      stopId: stops[next]!.id,
      status: stands ? 'STOPPED_AT' : 'IN_TRANSIT_TO',
      timestamp: at,
      occupancy: occupancyOf(drive, next, seed),
      carriages: [],
    },
  };
}

const LEVELS: readonly Occupancy[] = [
  'EMPTY',
  'MANY_SEATS_AVAILABLE',
  'FEW_SEATS_AVAILABLE',
  'STANDING_ROOM_ONLY',
  'CRUSHED_STANDING_ROOM_ONLY',
];

/** Vehicles are fullest in the middle of their line, and late ones are fuller. */
function occupancyOf({ id, stops, arrivals, scheduledArrivals }: Drive, next: number, seed: number): Occupancy {
  const share = next / Math.max(1, stops.length - 1);
  const late = Math.max(0, arrivals[next]! - scheduledArrivals[next]!);
  const level =
    1 + 4 * share * (1 - share) * 2 + late / 400 + createRandom(seedOf(seed, `load-${id}`)).between(-1, 0.6);
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, Math.floor(level)))]!;
}

/** Degrees clockwise from north in which the shape runs at a point. */
function bearingAt(shape: readonly Point[], metres: number): number {
  const a = pointAlong(shape, Math.max(0, metres - 8));
  const b = pointAlong(shape, Math.min(lengthOf(shape), metres + 8));
  if (distance(a, b) === 0) return 0;
  return ((Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI + 360) % 360;
}
