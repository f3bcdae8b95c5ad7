import { type FreeSpace, seesEachOther } from './free-space.ts';
import { type PlanePoint, sideOf } from './plane.ts';

/** A point where paths across an area begin, end or bend. */
export interface CrossingPoint {
  readonly place: PlanePoint;
  /** Whether a path can enter or leave the area here. */
  readonly isEntry: boolean;
  /** Whether it is a gate in a wall. A gate may be closed to some travellers, so paths around it are kept. */
  readonly isGap: boolean;
  /** For a corner: the points before and after it on its line; undefined where the line ends or a gate stands. */
  readonly corner: readonly [PlanePoint, PlanePoint] | undefined;
}

/** A straight walk between two crossing points, by their indices; the first is the lower one. */
export type Crossing = readonly [number, number];

/** Up to this many entries every shortest path is exact to the centimetre; with more, paths may be {@link STRETCH} times as long. */
const EXACT_ENTRIES = 12;
const STRETCH = 1.03;

/**
 * The straight walks that make up the shortest paths between the entries of an area: the visibility graph (Lozano-Pérez, Wesley 1979) of entries and
 * convex corners, reduced to the walks that some shortest path uses.
 * @param shrink length of a degree of longitude there, relative to one of latitude
 */
export function crossArea(space: FreeSpace, points: readonly CrossingPoint[], shrink: number): Crossing[] {
  const length = visibleLengths(space, points, shrink);
  const used = new Set<number>();
  const markAll = (lengths: Float64Array): void =>
    points.forEach(({ isEntry }, start) => {
      if (isEntry) markShortest(points, lengths, start, used);
    });
  markAll(length);
  if (points.some(({ isGap }) => isGap)) {
    const closed = length.slice();
    points.forEach(({ isGap }, gap) => {
      if (!isGap) return;
      for (let i = 0; i < points.length; i++) {
        closed[gap * points.length + i] = Number.POSITIVE_INFINITY;
        closed[i * points.length + gap] = Number.POSITIVE_INFINITY;
      }
    });
    markAll(closed);
  }
  const entries = points.reduce((sum, { isEntry }) => sum + (isEntry ? 1 : 0), 0);
  const kept = entries > EXACT_ENTRIES ? spanner([...used], length, points.length) : [...used];
  const count = points.length;
  return kept.sort((a, b) => a - b).map((pair) => [Math.floor(pair / count), pair % count] as const);
}

/** `[a × points + b]` metres, Infinity where no straight walk can be part of a shortest path. */
function visibleLengths(space: FreeSpace, points: readonly CrossingPoint[], shrink: number): Float64Array {
  const count = points.length;
  const length = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  for (let a = 0; a < count; a++) {
    const from = points[a]!;
    for (let b = a + 1; b < count; b++) {
      const to = points[b]!;
      if (!isTaut(from, to.place) || !isTaut(to, from.place) || !seesEachOther(space, from.place, to.place)) continue;
      const metres = Math.hypot((from.place.x - to.place.x) * shrink, from.place.y - to.place.y);
      length[a * count + b] = metres;
      length[b * count + a] = metres;
    }
  }
  return length;
}

/** Greedy spanner (Althöfer et al. 1993): takes pairs from the shortest up, and drops each that the earlier ones already join almost as directly. */
function spanner(pairs: readonly number[], length: Float64Array, count: number): number[] {
  const sparse = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  const kept: number[] = [];
  for (const pair of [...pairs].sort((a, b) => length[a]! - length[b]! || a - b)) {
    const [a, b] = [Math.floor(pair / count), pair % count];
    if (shortestFrom(sparse, count, a).best[b]! <= length[pair]! * STRETCH) continue;
    sparse[pair] = length[pair]!;
    sparse[b * count + a] = length[pair]!;
    kept.push(pair);
  }
  return kept;
}

/** Whether a taut string from a point can bend at the corner: a string that meets the corner head-on cannot. */
function isTaut({ place, corner, isEntry }: CrossingPoint, from: PlanePoint): boolean {
  if (isEntry || corner === undefined) return true;
  return sideOf(from, place, corner[0]) * sideOf(from, place, corner[1]) >= 0;
}

/** Marks the walks of the shortest paths from one entry to all others. */
function markShortest(points: readonly CrossingPoint[], length: Float64Array, start: number, used: Set<number>): void {
  const count = points.length;
  const { parent } = shortestFrom(length, count, start);
  points.forEach(({ isEntry }, end) => {
    if (!isEntry) return;
    for (let at = end; parent[at]! >= 0; at = parent[at]!) {
      const from = parent[at]!;
      used.add(Math.min(from, at) * count + Math.max(from, at));
    }
  });
}

/** Dijkstra's algorithm (1959) on few points, without a queue. */
function shortestFrom(
  length: Float64Array,
  count: number,
  start: number,
): { readonly best: Float64Array; readonly parent: Int32Array } {
  const best = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const parent = new Int32Array(count).fill(-1);
  const settled = new Uint8Array(count);
  best[start] = 0;
  for (;;) {
    let next = -1;
    for (let i = 0; i < count; i++) {
      if (settled[i] === 0 && best[i]! < (next < 0 ? Number.POSITIVE_INFINITY : best[next]!)) next = i;
    }
    if (next < 0) return { best, parent };
    settled[next] = 1;
    for (let i = 0; i < count; i++) {
      const metres = best[next]! + length[next * count + i]!;
      if (metres < best[i]!) {
        best[i] = metres;
        parent[i] = next;
      }
    }
  }
}
