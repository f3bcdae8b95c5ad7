/** An undirected graph in compressed rows: the neighbours of a node are `to[first[node]]` to `to[first[node + 1] - 1]`. */
export interface Adjacency {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** `[arc]`: the same edge seen from its other end. */
  readonly twin: Int32Array;
}

/** Where a node stands in a cut. */
export const SIDE = { free: 0, source: 1, sink: 2 } as const;

/**
 * The fewest edges that part the sources from the sinks, every edge counting one (Ford and Fulkerson 1956, with the levels of Dinic 1970).
 * Of the many smallest cuts the better balanced of the one nearest the sources and the one nearest the sinks is taken.
 * @param side `[node]`: {@link SIDE}
 * @param limit gives up at this many edges
 * @returns `[node]`: 1 on the source side; undefined when every cut has `limit` edges or more
 */
export function minCut(
  graph: Adjacency,
  side: Uint8Array,
  limit: number,
): { readonly part: Uint8Array; readonly edges: number } | undefined {
  const flow = new Int8Array(graph.to.length);
  const level = new Int32Array(side.length);
  const next = new Int32Array(side.length);
  const queue = new Int32Array(side.length);
  let edges = 0;
  while (layer(graph, side, flow, level, queue)) {
    next.set(graph.first.subarray(0, side.length));
    for (let node = 0; node < side.length; node++) {
      if (side[node] !== SIDE.source) continue;
      while (augment(graph, side, flow, level, next, node, queue)) if (++edges >= limit) return undefined;
    }
  }
  return { part: betterSide(graph, side, flow, queue), edges };
}

/** Numbers nodes by their distance from the sources along edges with room. @returns whether a sink is among them */
function layer(graph: Adjacency, side: Uint8Array, flow: Int8Array, level: Int32Array, queue: Int32Array): boolean {
  const { first, to } = graph;
  let end = 0;
  level.fill(-1);
  for (let node = 0; node < side.length; node++) {
    if (side[node] !== SIDE.source) continue;
    level[node] = 0;
    queue[end++] = node;
  }
  let reached = false;
  for (let at = 0; at < end; at++) {
    const node = queue[at]!;
    for (let arc = first[node]!; arc < first[node + 1]!; arc++) {
      const other = to[arc]!;
      if (flow[arc] === 1 || level[other] !== -1) continue;
      level[other] = level[node]! + 1;
      if (side[other] === SIDE.sink) reached = true;
      else queue[end++] = other;
    }
    // What lies beyond the nearest sink is no part of a shortest way.
    if (reached && at + 1 < end && level[queue[at + 1]!]! > level[node]!) break;
  }
  return reached;
}

/** Sends one unit from a source along the levels. @param path scratch, one entry per node */
function augment(
  graph: Adjacency,
  side: Uint8Array,
  flow: Int8Array,
  level: Int32Array,
  next: Int32Array,
  source: number,
  path: Int32Array,
): boolean {
  const { first, to, twin } = graph;
  let depth = 0;
  let node = source;
  for (;;) {
    if (side[node] === SIDE.sink) {
      for (let i = 0; i < depth; i++) {
        flow[path[i]!]!++;
        flow[twin[path[i]!]!]!--;
      }
      return true;
    }
    let arc = next[node]!;
    const end = first[node + 1]!;
    while (arc < end && (flow[arc] === 1 || level[to[arc]!] !== level[node]! + 1)) arc++;
    next[node] = arc;
    if (arc < end) {
      path[depth++] = arc;
      node = to[arc]!;
      continue;
    }
    if (depth === 0) return false;
    const back = path[--depth]!;
    node = to[twin[back]!]!;
    next[node] = back + 1;
  }
}

function betterSide(graph: Adjacency, side: Uint8Array, flow: Int8Array, queue: Int32Array): Uint8Array {
  const nearSources = spread(graph, side, flow, queue, SIDE.source, 1);
  const nearSinks = spread(graph, side, flow, queue, SIDE.sink, -1);
  const half = side.length / 2;
  if (Math.abs(nearSources.count - half) <= Math.abs(nearSinks.count - half)) return nearSources.seen;
  return nearSinks.seen.map((seen) => 1 - seen);
}

/** What can still be reached from one side over edges that are not used up towards the other. */
function spread(
  { first, to }: Adjacency,
  side: Uint8Array,
  flow: Int8Array,
  queue: Int32Array,
  from: number,
  full: number,
): { readonly seen: Uint8Array; readonly count: number } {
  const seen = new Uint8Array(side.length);
  let count = 0;
  for (let node = 0; node < side.length; node++) {
    if (side[node] !== from) continue;
    seen[node] = 1;
    queue[count++] = node;
  }
  for (let at = 0; at < count; at++) {
    const node = queue[at]!;
    for (let arc = first[node]!; arc < first[node + 1]!; arc++) {
      const other = to[arc]!;
      if (flow[arc] === full || seen[other] === 1) continue;
      seen[other] = 1;
      queue[count++] = other;
    }
  }
  return { seen, count };
}
