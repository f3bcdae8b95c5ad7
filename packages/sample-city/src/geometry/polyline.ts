import { between, distance, nearestShare, type Point } from './point.ts';

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** The point `along` metres from the start, clamped to the ends. */
export function pointAlong(line: readonly Point[], along: number): Point {
  let rest = along;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1]!, line[i]!);
    if (rest <= step && step > 0) return between(line[i - 1]!, line[i]!, Math.max(0, rest) / step);
    rest -= step;
  }
  return line[line.length - 1]!;
}

/** The point of the line nearest to `p`: its metres along the line, and its distance from `p`. */
export function project(line: readonly Point[], p: Point): { readonly along: number; readonly off: number } {
  let best = { along: 0, off: Number.POSITIVE_INFINITY };
  let before = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const share = nearestShare(p, a, b);
    const off = distance(p, between(a, b, share));
    const step = distance(a, b);
    if (off < best.off) best = { along: before + share * step, off };
    before += step;
  }
  return best;
}

/** A smooth curve through the points (Catmull-Rom), simplified where it is straight. */
export function curve(through: readonly Point[], step = 30, closed = false): Point[] {
  const n = through.length;
  if (n < 3) return [...through];
  const at = (i: number): Point => (closed ? through[(i + n) % n]! : through[Math.min(n - 1, Math.max(0, i))]!);
  const out: Point[] = [at(0)];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(1, Math.round(distance(p1, p2) / step));
    for (let k = 1; k <= pieces; k++) {
      const t = k / pieces;
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      out.push({ x: blend(p0.x, p1.x, p2.x, p3.x), y: blend(p0.y, p1.y, p2.y, p3.y) });
    }
  }
  return thin(out, 0.8);
}

/** Douglas–Peucker: drops points within `tolerance` metres of the simpler line. */
export function thin(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const a = line[from]!;
      const b = line[to]!;
      const off = distance(line[i]!, between(a, b, nearestShare(line[i]!, a, b)));
      if (off > worst) {
        worst = off;
        at = i;
      }
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep[i] === 1);
}

/** The line with a point at least every `step` metres. */
export function resample(line: readonly Point[], step: number): Point[] {
  const out: Point[] = line.length > 0 ? [line[0]!] : [];
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const pieces = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 1; k <= pieces; k++) out.push(between(a, b, k / pieces));
  }
  return out;
}

/** The line moved sideways: `metres` to the right of its direction, to the left when negative. */
export function offset(line: readonly Point[], metres: number): Point[] {
  return line.map((p, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const long = distance(a, b);
    return long === 0 ? p : { x: p.x + ((b.y - a.y) / long) * metres, y: p.y - ((b.x - a.x) / long) * metres };
  });
}

/** The part between two distances along the line. */
export function part(line: readonly Point[], from: number, to: number): Point[] {
  const out: Point[] = [pointAlong(line, from)];
  let along = 0;
  for (let i = 1; i < line.length; i++) {
    along += distance(line[i - 1]!, line[i]!);
    if (along > from + 0.01 && along < to - 0.01) out.push(line[i]!);
  }
  out.push(pointAlong(line, to));
  return out;
}
