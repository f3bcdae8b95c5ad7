import { crossProperly, isBetween, type PlanePoint, sideOf } from './plane.ts';

/** The space open to walkers: inside the outer ring, outside the holes, not through walls. */
export interface FreeSpace {
  /** The outer ring first; the first point is not repeated. */
  readonly rings: readonly (readonly PlanePoint[])[];
  /** Lines that cannot be crossed; paths go around their ends. */
  readonly walls: readonly (readonly PlanePoint[])[];
}

/** Whether the straight line from a to b lies in the space, exactly. It may run along the rim, but not through a wall. */
export function seesEachOther(space: FreeSpace, a: PlanePoint, b: PlanePoint): boolean {
  if (a.x === b.x && a.y === b.y) return false;
  for (const wall of space.walls) {
    for (let i = 0; i < wall.length; i++) {
      const point = wall[i]!;
      if (isInside(a, b, point)) return false;
      if (i > 0 && crossProperly(a, b, wall[i - 1]!, point)) return false;
    }
  }
  const touched: PlanePoint[] = [];
  for (const ring of space.rings) {
    let last = ring.at(-1) as PlanePoint;
    for (const point of ring) {
      if (crossProperly(a, b, last, point)) return false;
      if (isInside(a, b, point)) touched.push(point);
      last = point;
    }
  }
  // Between two touches of the rim the line is wholly inside or wholly outside, so its middle decides.
  const forwards = (one: PlanePoint, other: PlanePoint): number =>
    (one.x - other.x) * Math.sign(b.x - a.x) + (one.y - other.y) * Math.sign(b.y - a.y);
  const stops = [a, ...touched.sort(forwards), b];
  return stops.every((stop, i) => {
    const next = stops[i + 1];
    return (
      next === undefined ||
      (stop.x === next.x && stop.y === next.y) ||
      contains(space.rings, { x: (stop.x + next.x) / 2, y: (stop.y + next.y) / 2 })
    );
  });
}

/** Whether a point lies strictly between a and b on their line. */
function isInside(a: PlanePoint, b: PlanePoint, point: PlanePoint): boolean {
  return (
    sideOf(a, b, point) === 0 &&
    isBetween(a, b, point) &&
    !(point.x === a.x && point.y === a.y) &&
    !(point.x === b.x && point.y === b.y)
  );
}

/** Inside by the even-odd rule over all rings; their lines count as inside. */
export function contains(rings: readonly (readonly PlanePoint[])[], point: PlanePoint): boolean {
  let inside = false;
  for (const ring of rings) {
    let last = ring.at(-1) as PlanePoint;
    for (const next of ring) {
      const side = sideOf(last, next, point);
      if (side === 0 && isBetween(last, next, point)) return true;
      // A ray to the east crosses a segment that it meets from below on its left or from above on its right.
      if (last.y > point.y !== next.y > point.y && side > 0 === next.y > last.y) inside = !inside;
      last = next;
    }
  }
  return inside;
}
