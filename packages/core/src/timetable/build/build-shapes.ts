import { nearbyDistanceMetres } from '../../geo/index.ts';
import { type Sections, writeColumns } from '../../storage/index.ts';
import { SHAPE_COLUMNS } from '../columns/shape-columns.ts';
import type { BuiltTimetable } from './build-timetable.ts';
import type { FeedRows, TripRow } from './feed-rows.ts';
import { MAX_STOP_FROM_SHAPE_METRES, matchStopsToLine, placeStopsByDistance } from './match-stops.ts';

/**
 * The shapes, and the places of trips' stops along them, for `shapes.bin`. A *cut* holds those places; trips alike share it.
 */
export function buildShapes(feeds: readonly FeedRows[], built: BuiltTimetable, tripCount: number): Sections {
  const shapeFirstPoint: number[] = [0];
  const lats: Int32Array[] = [];
  const lngs: Int32Array[] = [];
  const tripCut = new Int32Array(tripCount).fill(-1);
  const cutShape: number[] = [];
  const cutFirst: number[] = [0];
  const cutPlaces: Float32Array[] = [];
  feeds.forEach((feed, feedIndex) => {
    const base = shapeFirstPoint.length - 1;
    const { shapes } = feed;
    for (let shape = 0; shape < shapes.ids.length; shape++) {
      const [from, to] = [shapes.firstPoint[shape]!, shapes.firstPoint[shape + 1]!];
      lats.push(Int32Array.from(shapes.lat.subarray(from, to), (value) => Math.round(value * 1e6)));
      lngs.push(Int32Array.from(shapes.lng.subarray(from, to), (value) => Math.round(value * 1e6)));
      shapeFirstPoint.push(shapeFirstPoint[shapeFirstPoint.length - 1]! + to - from);
    }
    const known = new Map<string, number>();
    feed.trips.forEach((trip, row) => {
      const index = built.tripIndexOf[feedIndex]?.[row] ?? -1;
      if (index < 0 || trip.shape < 0) return;
      const key = cutKey(feed, trip);
      let cut = known.get(key);
      if (cut === undefined) {
        const places = placesOf(feed, trip);
        cut = -1;
        if (places !== undefined) {
          cut = cutShape.push(base + trip.shape) - 1;
          cutPlaces.push(Float32Array.from(places));
          cutFirst.push(cutFirst[cutFirst.length - 1]! + places.length);
        }
        known.set(key, cut);
      }
      tripCut[index] = cut;
    });
  });
  const cutPlace = new Float32Array(cutFirst[cutFirst.length - 1]!);
  cutPlaces.forEach((places, cut) => {
    cutPlace.set(places, cutFirst[cut]!);
  });
  return writeColumns(
    SHAPE_COLUMNS,
    {
      shapeFirstPoint: Int32Array.from(shapeFirstPoint),
      shapeLat: joined(lats),
      shapeLng: joined(lngs),
      tripCut,
      cutShape: Int32Array.from(cutShape),
      cutFirst: Int32Array.from(cutFirst),
      cutPlace,
    },
    { trip: tripCount },
  );
}

/** Trips of one shape, one stop sequence and one set of distances share a cut. */
function cutKey(feed: FeedRows, trip: TripRow): string {
  const end = trip.firstCall + trip.callCount;
  const { stop, shapeDistance } = feed.stopTimes;
  const hasDistances = !Number.isNaN(shapeDistance[trip.firstCall]!);
  const stops = stop.subarray(trip.firstCall, end).join();
  return `${trip.shape}|${stops}${hasDistances ? `|${shapeDistance.subarray(trip.firstCall, end).join()}` : ''}`;
}

function placesOf(feed: FeedRows, trip: TripRow): Float64Array | undefined {
  const { shapes, stopTimes, stops } = feed;
  const [from, to] = [shapes.firstPoint[trip.shape]!, shapes.firstPoint[trip.shape + 1]!];
  const [lineLat, lineLng] = [shapes.lat.subarray(from, to), shapes.lng.subarray(from, to)];
  const end = trip.firstCall + trip.callCount;
  const called = stopTimes.stop.subarray(trip.firstCall, end);
  const stopLat = Float64Array.from(called, (stop) => stops[stop]?.lat ?? Number.NaN);
  const stopLng = Float64Array.from(called, (stop) => stops[stop]?.lng ?? Number.NaN);
  if (stopLat.some(Number.isNaN)) return undefined;
  const byDistance = placeStopsByDistance(
    stopTimes.shapeDistance.subarray(trip.firstCall, end),
    shapes.distance.subarray(from, to),
  );
  if (byDistance?.every((place, i) => isNear(place, i))) return byDistance;
  return matchStopsToLine(stopLat, stopLng, lineLat, lineLng);

  /** Distances that place a stop far from its coordinates are not trusted (SH-4). */
  function isNear(place: number, i: number): boolean {
    const point = Math.min(Math.floor(place), lineLat.length - 2);
    const fraction = place - point;
    const lat = lineLat[point]! + fraction * (lineLat[point + 1]! - lineLat[point]!);
    const lng = lineLng[point]! + fraction * (lineLng[point + 1]! - lineLng[point]!);
    return nearbyDistanceMetres(stopLat[i]!, stopLng[i]!, lat, lng) <= MAX_STOP_FROM_SHAPE_METRES;
  }
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
