/** A place on the city's plan: metres east (`x`) and north (`y`) of the plan's origin. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Points from pairs, which keeps drawings short. */
export function points(...pairs: readonly (readonly [number, number])[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point at fraction `t` (0 to 1) between `a` and `b`. */
export function between(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** The crossing of two segments as fractions of each; undefined if they do not cross. */
export function crossing(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): { readonly t: number; readonly u: number } | undefined {
  const rx = b.x - a.x;
  const ry = b.y - a.y;
  const sx = d.x - c.x;
  const sy = d.y - c.y;
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return undefined;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return t < 0 || t > 1 || u < 0 || u > 1 ? undefined : { t, u };
}

/** The fraction (0 to 1) of the segment `a`–`b` at its point nearest to `p`. */
export function nearestShare(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const squared = dx * dx + dy * dy;
  if (squared === 0) return 0;
  return Math.min(1, Math.max(0, ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared));
}
