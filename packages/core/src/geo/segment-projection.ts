import { METRES_PER_DEGREE, wrapLongitude } from './lat-lng.ts';

/** The projection of a place onto a line segment. */
export interface Projection {
  /** 0 at the start of the segment, 1 at its end. */
  fraction: number;
  /** The point on the segment, in degrees. */
  lat: number;
  lng: number;
  /** Metres from the place to the point. */
  metres: number;
}

/**
 * The point of the segment `a → b` nearest to `p`, by distances at that latitude (OS-46), also across ±180°.
 * @param into filled and returned, so that a loop over many segments allocates nothing
 */
export function projectOntoSegment(
  lat: number,
  lng: number,
  latA: number,
  lngA: number,
  latB: number,
  lngB: number,
  into: Projection,
): Projection {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const ax = wrapLongitude(lngA - lng) * shrink;
  const ay = latA - lat;
  const dx = wrapLongitude(lngB - lngA) * shrink;
  const dy = latB - latA;
  const squared = dx * dx + dy * dy;
  const fraction = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
  const x = ax + fraction * dx;
  const y = ay + fraction * dy;
  into.fraction = fraction;
  into.lat = latA + fraction * dy;
  // Measured from `a` instead of `p`: exact at both ends, also near the poles.
  into.lng = wrapLongitude(lngA + fraction * wrapLongitude(lngB - lngA));
  into.metres = Math.sqrt(x * x + y * y) * METRES_PER_DEGREE;
  return into;
}
