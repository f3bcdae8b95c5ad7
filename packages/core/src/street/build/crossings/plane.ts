/**
 * Integer geometry of one small area: offsets in twice the stored units (1e-7 degrees), so that midpoints are integers too and every question of side
 * is answered exactly. Sides and crossings do not change when an axis is stretched, so longitudes are not scaled.
 */
export interface PlanePoint {
  readonly x: number;
  readonly y: number;
}

/** Which side of the line a → b a point lies on: 1 left, -1 right, 0 on the line. */
export function sideOf(a: PlanePoint, b: PlanePoint, point: PlanePoint): number {
  return Math.sign((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x));
}

/** Whether a point on the line a – b lies between the two, ends included. */
export function isBetween(a: PlanePoint, b: PlanePoint, point: PlanePoint): boolean {
  return (
    Math.min(a.x, b.x) <= point.x &&
    point.x <= Math.max(a.x, b.x) &&
    Math.min(a.y, b.y) <= point.y &&
    point.y <= Math.max(a.y, b.y)
  );
}

/** Whether two segments cross at a point that is an end of neither. */
export function crossProperly(a: PlanePoint, b: PlanePoint, c: PlanePoint, d: PlanePoint): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

/** Twice the signed area of a ring: positive when it runs counter-clockwise. */
export function twiceSignedArea(ring: readonly PlanePoint[]): number {
  let twice = 0;
  let last = ring.at(-1) as PlanePoint;
  for (const point of ring) {
    twice += last.x * point.y - last.y * point.x;
    last = point;
  }
  return twice;
}
