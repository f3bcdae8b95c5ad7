/** A stretch that is straight regardless of the terrain, between rows of nodes. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly centimetres: number;
}

const SWEEPS = 500;
const ENOUGH_METRES = 0.02;

/**
 * Heights with corrected values for nodes on bridges and in tunnels. Such a node gets the mean of its neighbours along the spans, weighted by
 * nearness, so a chain of spans becomes a straight line from ground to ground. Spans without any end on the ground keep the heights of the terrain.
 * @param heights metres by row, NaN unknown; not changed
 * @param onGround rows where some street lies on the ground
 */
export function spanHeights(heights: Float32Array, onGround: Uint8Array, spans: readonly Span[]): Float32Array {
  const out = heights.slice();
  const neighbours = new Map<number, { node: number; weight: number }[]>();
  const join = (node: number, other: number, centimetres: number): void => {
    if (onGround[node] === 1) return;
    const known = neighbours.get(node);
    const entry = { node: other, weight: 1 / Math.max(1, centimetres) };
    if (known === undefined) neighbours.set(node, [entry]);
    else known.push(entry);
  };
  for (const { from, to, centimetres } of spans) {
    if (from === to) continue;
    join(from, to, centimetres);
    join(to, from, centimetres);
  }
  const seen = new Set<number>();
  for (const start of neighbours.keys()) {
    if (seen.has(start)) continue;
    const members = [start];
    const ground: number[] = [];
    seen.add(start);
    for (const node of members) {
      for (const { node: next } of neighbours.get(node) ?? []) {
        if (onGround[next] === 1) {
          if (!Number.isNaN(out[next]!)) ground.push(out[next]!);
        } else if (!seen.has(next)) {
          seen.add(next);
          members.push(next);
        }
      }
    }
    if (ground.length === 0) continue;
    const mean = ground.reduce((sum, height) => sum + height, 0) / ground.length;
    for (const node of members) out[node] = mean;
    relax(out, members, neighbours);
  }
  return out;
}

/** Gauss–Seidel iterations, forwards and backwards in turn, until no height changes noticeably. */
function relax(
  heights: Float32Array,
  members: readonly number[],
  neighbours: ReadonlyMap<number, readonly { readonly node: number; readonly weight: number }[]>,
): void {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0;
    for (let i = 0; i < members.length; i++) {
      const node = members[sweep % 2 === 0 ? i : members.length - 1 - i]!;
      let [sum, weights] = [0, 0];
      for (const { node: next, weight } of neighbours.get(node) ?? []) {
        const height = heights[next]!;
        if (Number.isNaN(height)) continue;
        sum += height * weight;
        weights += weight;
      }
      if (weights === 0) continue;
      const height = sum / weights;
      moved = Math.max(moved, Math.abs(height - heights[node]!));
      heights[node] = height;
    }
    if (moved < ENOUGH_METRES / members.length) return;
  }
}
