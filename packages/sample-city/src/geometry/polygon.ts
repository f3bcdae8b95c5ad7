import { between, crossing, type Point } from './point.ts';

/** A ring of corners; the last one is joined to the first. */
export type Ring = readonly Point[];

/** Whether the point is inside, by the even-odd rule. */
export function inside(ring: Ring, p: Point): boolean {
  let within = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!;
    const b = ring[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) within = !within;
  }
  return within;
}

/** The parts of a line that `keep` accepts, cut where the line crosses one of the rings. */
export function cutLine(line: readonly Point[], rings: readonly Ring[], keep: (p: Point) => boolean): Point[][] {
  const pieces: Point[][] = [];
  let open: Point[] | undefined;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const shares = [0, 1];
    for (const ring of rings) {
      for (let k = 0, j = ring.length - 1; k < ring.length; j = k++) {
        const hit = crossing(a, b, ring[j]!, ring[k]!);
        if (hit !== undefined) shares.push(hit.t);
      }
    }
    shares.sort((x, y) => x - y);
    for (let k = 1; k < shares.length; k++) {
      const from = shares[k - 1]!;
      const to = shares[k]!;
      if (to - from < 1e-9) continue;
      if (keep(between(a, b, (from + to) / 2))) {
        open ??= startPiece(pieces, between(a, b, from));
        open.push(between(a, b, to));
      } else {
        open = undefined;
      }
    }
  }
  return pieces;
}

function startPiece(pieces: Point[][], first: Point): Point[] {
  const piece = [first];
  pieces.push(piece);
  return piece;
}

/** The corners of an ellipse, rotated by `turn` radians. */
export function ellipse(center: Point, rx: number, ry: number, corners = 36, turn = 0): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const x = rx * Math.cos(angle);
    const y = ry * Math.sin(angle);
    return {
      x: center.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: center.y + x * Math.sin(turn) + y * Math.cos(turn),
    };
  });
}
