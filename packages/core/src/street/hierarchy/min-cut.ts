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
  const path = new Int32Array(side.length);
  const rim = rimOf(graph, side, SIDE.sink);
  let edges = 0;
  for (;;) {
    const { begin, end } = layer(graph, side, flow, rim, level, next, queue);
    if (begin === end) break;
    for (let i = begin; i < end; i++)
      while (augment(graph, side, flow, level, next, queue[i]!, path)) if (++edges >= limit) return undefined;
  }
  return { part: betterSide(graph, side, flow, queue), edges };
}

/** The nodes of a side with neighbours that are not of it: all that flow can come through. */
function rimOf({ first, to }: Adjacency, side: Uint8Array, of: number): Int32Array {
  const rim = new Int32Array(side.length);
  let count = 0;
  for (let node = 0; node < side.length; node++) {
    if (side[node] !== of) continue;
    const end = first[node + 1]!;
    for (let arc = first[node]!; arc < end; arc++) {
      if (side[to[arc]!] === of) continue;
      rim[count++] = node;
      break;
    }
  }
  return rim.subarray(0, count);
}

/**
 * Numbers nodes by how far they are from the sinks along edges with room, as far as the nearest sources: a walk from those downwards then
 * hardly ever ends before a sink.
 * @param next set to the first arc of every node that has a number
 * @returns the part of the queue that holds the sources found, all at the same distance
 */
function layer(
  { first, to }: Adjacency,
  side: Uint8Array,
  flow: Int8Array,
  rim: Int32Array,
  level: Int32Array,
  next: Int32Array,
  queue: Int32Array,
): { readonly begin: number; readonly end: number } {
  let tail = rim.length;
  // Sources found are kept at the other end of the queue.
  let found = queue.length;
  let farthest = -1;
  level.fill(-1);
  queue.set(rim);
  for (let i = 0; i < tail; i++) level[rim[i]!] = 0;
  for (let at = 0; at < tail; at++) {
    const node = queue[at]!;
    const distance = level[node]! + 1;
    if (farthest !== -1 && distance > farthest) break;
    const end = first[node + 1]!;
    for (let arc = first[node]!; arc < end; arc++) {
      const other = to[arc]!;
      // The arc back is full where this one carries a unit the other way.
      if (level[other] !== -1 || flow[arc] === -1) continue;
      if (side[other] === SIDE.sink) continue;
      level[other] = distance;
      next[other] = first[other]!;
      if (side[other] === SIDE.source) {
        queue[--found] = other;
        farthest = distance;
      } else queue[tail++] = other;
    }
  }
  return { begin: found, end: queue.length };
}

/** Sends one unit from a source down the levels. @param path scratch, one entry per node */
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
    const below = level[node]! - 1;
    while (arc < end && (flow[arc] === 1 || level[to[arc]!] !== below)) arc++;
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
