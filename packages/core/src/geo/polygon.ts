import { type LatLng, METRES_PER_DEGREE, wrapLongitude } from './lat-lng.ts';

/** Degrees from an edge that count as on it: a tenth of a micrometre, well above rounding errors. */
const EDGE_DEGREES = 1e-12;

type Where = 'inside' | 'edge' | 'outside';

/**
 * Whether a place lies in a ring, edges included. The last corner may repeat the first or not. The ring may lie across ±180° and must
 * span less than half the globe.
 */
export function ringContains(ring: readonly LatLng[], point: LatLng): boolean {
  return whereInRing(ring, point) !== 'outside';
}

/** Whether a place lies in an outer ring and in none of its holes; the edges of both count as inside. */
export function polygonContains(
  outer: readonly LatLng[],
  holes: readonly (readonly LatLng[])[],
  point: LatLng,
): boolean {
  return ringContains(outer, point) && holes.every((hole) => whereInRing(hole, point) !== 'inside');
}

/** Area of a ring in square metres, for rings of up to some hundred kilometres; positive in either direction of the ring. */
export function ringAreaSquareMetres(ring: readonly LatLng[]): number {
  const first = ring[0];
  const last = ring.at(-1);
  if (first === undefined || last === undefined) return 0;
  let ax = wrapLongitude(last.lng - first.lng);
  let ay = last.lat - first.lat;
  let twice = 0;
  let latitudes = 0;
  for (const point of ring) {
    const bx = wrapLongitude(point.lng - first.lng);
    const by = point.lat - first.lat;
    twice += ax * by - bx * ay;
    latitudes += point.lat;
    ax = bx;
    ay = by;
  }
  const shrink = Math.cos((latitudes / ring.length) * (Math.PI / 180));
  return Math.abs(twice / 2) * shrink * METRES_PER_DEGREE * METRES_PER_DEGREE;
}

/** Counts the crossings of a ray to the east (PNPOLY; W. R. Franklin), with the place as the origin. */
function whereInRing(ring: readonly LatLng[], { lat, lng }: LatLng): Where {
  const last = ring.at(-1);
  if (last === undefined) return 'outside';
  // Each longitude is unwrapped relative to the corner before it. Wrapping each on its own would tear a ring on the opposite side of the
  // globe in two.
  let lastLng = last.lng;
  let ax = wrapLongitude(lastLng - lng);
  let ay = last.lat - lat;
  let inside = false;
  for (const corner of ring) {
    const bx = ax + wrapLongitude(corner.lng - lastLng);
    const by = corner.lat - lat;
    if (isOriginOn(ax, ay, bx, by)) return 'edge';
    if (ay > 0 !== by > 0 && ax - ((bx - ax) * ay) / (by - ay) > 0) inside = !inside;
    lastLng = corner.lng;
    ax = bx;
    ay = by;
  }
  return inside ? 'inside' : 'outside';
}

/** Whether the origin lies on the line segment from a to b. */
function isOriginOn(ax: number, ay: number, bx: number, by: number): boolean {
  const length = Math.hypot(bx - ax, by - ay);
  if (length <= EDGE_DEGREES) return Math.hypot(ax, ay) <= EDGE_DEGREES;
  if (Math.abs(ax * by - ay * bx) > EDGE_DEGREES * length) return false;
  // The position of the origin along the segment; the tolerance applies at its ends as well.
  const along = (-ax * (bx - ax) - ay * (by - ay)) / length;
  return along >= -EDGE_DEGREES && along <= length + EDGE_DEGREES;
}
