import { distance, type Point } from '../geometry/point.ts';
import { type StreetKind, streetKinds } from './draft.ts';
import type { StreetNetwork } from './network.ts';

/** Finds routes for buses and trams along the streets, and the street nodes nearest to a place. */
export interface RouteFinder {
  /** Node indices of a route through the places in order, respecting one-way streets. @throws RangeError without a route */
  drive(via: readonly Point[]): number[];
  /** The nearest walkable node that `accept` allows. */
  nearestWalkable(p: Point, accept?: (node: number) => boolean): number;
  /** Number of streets that meet in the node. */
  degree(node: number): number;
  /** Whether a stop may be here: a walkable node that is not on a bridge, in a tunnel or on a fast road. */
  canStop(node: number): boolean;
}

/** Cost per metre by kind of street: buses prefer wide streets. */
const dislike: Readonly<Partial<Record<StreetKind, number>>> = {
  residential: 1.5,
  living_street: 3,
  service: 3,
  trunk: 0.9,
  motorway: 0.8,
};

export function createRouteFinder(network: StreetNetwork): RouteFinder {
  const { points, streets } = network;
  const onward: { readonly to: number; readonly cost: number }[][] = points.map(() => []);
  const degree = new Int32Array(points.length);
  const walkable = new Uint8Array(points.length);
  const unfit = new Uint8Array(points.length);
  for (const street of streets) {
    const kind = streetKinds[street.kind];
    const closedToFeet = street.tags['foot'] === 'no';
    street.nodes.forEach((node, i) => {
      const isEnd = i === 0 || i === street.nodes.length - 1;
      degree[node]! += isEnd ? 1 : 2;
      if (kind.walk && !closedToFeet) walkable[node] = 1;
      if (street.layer !== 0 || !kind.walk || closedToFeet) unfit[node] = 1;
    });
    if (!kind.drive || street.tags['motor_vehicle'] === 'no' || street.tags['access'] === 'private') continue;
    const oneway = street.tags['oneway'];
    for (let i = 1; i < street.nodes.length; i++) {
      const [a, b] = [street.nodes[i - 1]!, street.nodes[i]!];
      const cost = distance(points[a]!, points[b]!) * (dislike[street.kind] ?? 1);
      if (oneway !== '-1') onward[a]!.push({ to: b, cost });
      if (oneway !== 'yes') onward[b]!.push({ to: a, cost });
    }
  }
  const nearest = (p: Point, accept: (node: number) => boolean): number => {
    let best = -1;
    for (let node = 0; node < points.length; node++) {
      if (!accept(node)) continue;
      if (best < 0 || distance(points[node]!, p) < distance(points[best]!, p)) best = node;
    }
    if (best < 0) throw new RangeError(`no street near ${p.x},${p.y}`);
    return best;
  };
  return {
    drive(via) {
      const nodes = via.map((p) => nearest(p, (node) => onward[node]!.length > 0 && degree[node]! > 0));
      const path = [nodes[0]!];
      for (let i = 1; i < nodes.length; i++) path.push(...shortest(onward, points, nodes[i - 1]!, nodes[i]!).slice(1));
      return withoutSpikes(path);
    },
    nearestWalkable: (p, accept) =>
      nearest(p, (node) => walkable[node] === 1 && (accept === undefined || accept(node))),
    degree: (node) => degree[node]!,
    canStop: (node) => unfit[node] === 0 && walkable[node] === 1,
  };
}

/** A* with a plain binary heap; the network is small. */
function shortest(
  onward: readonly (readonly { to: number; cost: number }[])[],
  points: readonly Point[],
  from: number,
  to: number,
): number[] {
  const cost = new Map<number, number>([[from, 0]]);
  const before = new Map<number, number>();
  const heap: [number, number][] = [[0, from]];
  const target = points[to]!;
  while (heap.length > 0) {
    const [, node] = pop(heap);
    if (node === to) {
      const path = [to];
      for (let at = before.get(to); at !== undefined; at = before.get(at)) path.push(at);
      return path.reverse();
    }
    const here = cost.get(node)!;
    for (const { to: next, cost: step } of onward[node]!) {
      const total = here + step;
      if (total >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, total);
      before.set(next, node);
      push(heap, [total + 0.8 * distance(points[next]!, target), next]);
    }
  }
  const start = points[from]!;
  throw new RangeError(
    `no route for cars from ${Math.round(start.x)},${Math.round(start.y)} to ${Math.round(target.x)},${Math.round(target.y)}`,
  );
}

function push(heap: [number, number][], entry: [number, number]): void {
  let at = heap.push(entry) - 1;
  while (at > 0) {
    const up = (at - 1) >> 1;
    if (heap[up]![0] <= entry[0]) break;
    heap[at] = heap[up]!;
    at = up;
  }
  heap[at] = entry;
}

function pop(heap: [number, number][]): [number, number] {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]![0] < heap[child]![0]) child++;
    if (heap[child]![0] >= last[0]) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
  return first;
}

/** Removes detours to a via point beside the route and back. */
function withoutSpikes(path: readonly number[]): number[] {
  const out: number[] = [];
  for (const node of path) {
    if (out[out.length - 1] === node) continue;
    if (out.length >= 2 && out[out.length - 2] === node) out.pop();
    else out.push(node);
  }
  return out;
}
