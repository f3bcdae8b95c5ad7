import { type LatLng, wrapLongitude } from './lat-lng.ts';

/** South-west and north-east corners in degrees. `west > east` means the box lies across the antimeridian. */
export interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/**
 * The bounding box of places; `undefined` without places. Longitudes are measured the short way round from the first place, so a region
 * across ±180° gets a narrow box. Every given place is inside, without rounding errors.
 */
export function boundingBoxOf(points: Iterable<LatLng>): BoundingBox | undefined {
  let first: number | undefined;
  let [south, west, north, east] = [0, 0, 0, 0];
  for (const { lat, lng } of points) {
    if (first === undefined) {
      first = lng;
      [south, west, north, east] = [lat, lng, lat, lng];
      continue;
    }
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    if (spanContains(west, east, lng)) continue;
    // The longitude itself is kept, because adding the offset back would round.
    if (wrapLongitude(lng - first) < 0) west = lng;
    else east = lng;
  }
  return first === undefined ? undefined : { south, west, north, east };
}

/** Whether a place lies in a box, edges included. -180 and 180 are one meridian. */
export function boxContains(box: BoundingBox, { lat, lng }: LatLng): boolean {
  if (lat < box.south || lat > box.north) return false;
  return spanContains(box.west, box.east, lng);
}

function spanContains(west: number, east: number, lng: number): boolean {
  const isBetween = (at: number): boolean => (west <= east ? at >= west && at <= east : at >= west || at <= east);
  return isBetween(lng) || (Math.abs(lng) === 180 && isBetween(-lng));
}
