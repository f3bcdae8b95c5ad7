/** Points of a line as `x, y, x, y, …` in tile units. */
export type FlatLine = number[];

/**
 * Simplifies a line: drops points closer than `tolerance` to the simplified line (Douglas, Peucker 1973). Keeps the first and the last
 * point. Uses no recursion, so that lines may have any length.
 * @returns `line` itself when no point is dropped
 */
export function simplifyLine(line: FlatLine, tolerance: number): FlatLine {
  const last = line.length - 2;
  if (last < 4 || tolerance <= 0) return line;
  const keep = new Uint8Array(line.length / 2);
  keep[0] = 1;
  keep[last / 2] = 1;
  let kept = 2;
  const stack = [0, last];
  while (stack.length > 0) {
    const to = stack.pop()!;
    const from = stack.pop()!;
    let furthest = tolerance * tolerance;
    let split = -1;
    for (let at = from + 2; at < to; at += 2) {
      const distance = squareDistance(line[at]!, line[at + 1]!, line[from]!, line[from + 1]!, line[to]!, line[to + 1]!);
      if (distance > furthest) {
        furthest = distance;
        split = at;
      }
    }
    if (split === -1) continue;
    keep[split / 2] = 1;
    kept++;
    stack.push(from, split, split, to);
  }
  if (kept === keep.length) return line;
  const simplified: FlatLine = [];
  for (let i = 0; i < keep.length; i++) if (keep[i] === 1) simplified.push(line[2 * i]!, line[2 * i + 1]!);
  return simplified;
}

/** Squared distance from a point to the segment between two others. */
function squareDistance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  let dx = bx - ax;
  let dy = by - ay;
  if (dx !== 0 || dy !== 0) {
    const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    if (along >= 1) {
      ax = bx;
      ay = by;
    } else if (along > 0) {
      ax += dx * along;
      ay += dy * along;
    }
  }
  dx = x - ax;
  dy = y - ay;
  return dx * dx + dy * dy;
}

/**
 * Clips a line to the square from `low` to `high` on both axes (Liang, Barsky 1984, segment by segment).
 * @returns the pieces inside, each of two points or more
 */
export function clipLine(line: FlatLine, low: number, high: number): FlatLine[] {
  const pieces: FlatLine[] = [];
  let piece: FlatLine = [];
  for (let at = 0; at + 3 < line.length; at += 2) {
    const ax = line[at]!;
    const ay = line[at + 1]!;
    const dx = line[at + 2]! - ax;
    const dy = line[at + 3]! - ay;
    let enter = 0;
    let leave = 1;
    let inside = true;
    for (let side = 0; side < 4 && inside; side++) {
      const speed = side === 0 ? -dx : side === 1 ? dx : side === 2 ? -dy : dy;
      const room = side === 0 ? ax - low : side === 1 ? high - ax : side === 2 ? ay - low : high - ay;
      if (speed === 0) inside = room >= 0;
      else if (speed < 0) enter = Math.max(enter, room / speed);
      else leave = Math.min(leave, room / speed);
    }
    if (!inside || enter > leave) {
      if (piece.length > 2) pieces.push(piece);
      piece = [];
      continue;
    }
    if (enter > 0 || piece.length === 0) {
      if (piece.length > 2) pieces.push(piece);
      piece = [ax + enter * dx, ay + enter * dy];
    }
    piece.push(ax + leave * dx, ay + leave * dy);
    if (leave < 1) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 2) pieces.push(piece);
  return pieces;
}

/** Clips a ring to the square from `low` to `high` on both axes (Sutherland, Hodgman 1974). Rings do not repeat their first point. */
export function clipRing(ring: FlatLine, low: number, high: number): FlatLine {
  let current = ring;
  for (let side = 0; side < 4; side++) {
    const axis = side >> 1;
    const border = side % 2 === 0 ? low : high;
    const sign = side % 2 === 0 ? 1 : -1;
    const next: FlatLine = [];
    for (let at = 0; at < current.length; at += 2) {
      const before = at === 0 ? current.length - 2 : at - 2;
      const depth = (current[at + axis]! - border) * sign;
      const depthBefore = (current[before + axis]! - border) * sign;
      if (depth >= 0 !== depthBefore >= 0) {
        const share = depthBefore / (depthBefore - depth);
        next.push(
          current[before]! + share * (current[at]! - current[before]!),
          current[before + 1]! + share * (current[at + 1]! - current[before + 1]!),
        );
      }
      if (depth >= 0) next.push(current[at]!, current[at + 1]!);
    }
    current = next;
  }
  return current;
}
