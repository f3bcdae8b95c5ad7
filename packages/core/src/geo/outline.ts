import { type LatLng, offsetMetres, wrapLongitude } from './lat-lng.ts';

/** Degrees from the first place, so that ±180° needs no special case. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * The convex hull of places, widened by a margin: a closed counter-clockwise ring, empty without places. For places that span less than
 * half the globe.
 * @param margin metres between any place and the outline; less than 1 counts as 1
 */
export function outlineOf(points: readonly LatLng[], margin: number): LatLng[] {
  const first = points[0];
  if (first === undefined) return [];
  const reach = Math.max(1, margin);
  const bare = convexHull(points.map(({ lat, lng }) => ({ x: wrapLongitude(lng - first.lng), y: lat })));
  const corners = bare.flatMap(({ x, y }) =>
    [1, -1].flatMap((north) =>
      [1, -1].map((east) => {
        const moved = offsetMetres({ lat: y, lng: 0 }, north * reach, east * reach);
        return { x: x + moved.lng, y: Math.max(-90, Math.min(90, moved.lat)) };
      }),
    ),
  );
  const ring = convexHull(corners).map(({ x, y }) => ({ lat: y, lng: wrapLongitude(first.lng + x) }));
  return [...ring, ...ring.slice(0, 1)];
}

/** Corners of the convex hull, counter-clockwise (monotone chain; A. M. Andrew 1979). A single point is its own hull. */
function convexHull(spots: readonly Spot[]): readonly Spot[] {
  const sorted = spots.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const lower = turnLeft(sorted);
  const upper = turnLeft(sorted.reverse());
  const hull = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return hull.length === 0 ? lower : hull;
}

/** The points that remain after all points without a left turn are dropped. */
function turnLeft(spots: readonly Spot[]): Spot[] {
  const chain: Spot[] = [];
  for (const spot of spots) {
    for (;;) {
      const a = chain.at(-2);
      const b = chain.at(-1);
      if (a === undefined || b === undefined) break;
      if ((b.x - a.x) * (spot.y - a.y) - (b.y - a.y) * (spot.x - a.x) > 0) break;
      chain.pop();
    }
    chain.push(spot);
  }
  return chain;
}
