/** An undirected graph in compressed rows: the neighbours of a node are `to[first[node]]` to `to[first[node + 1] - 1]`. */
export interface Adjacency {
  readonly first: Int32Array;
  readonly to: Int32Array;
  /** `[arc]`: the same edge seen from its other end. */
  readonly twin: Int32Array;
}

/** The side of a cut that a node is fixed to. */
export const SIDE = { free: 0, source: 1, sink: 2 } as const;

/**
 * Scratch memory for cuts of graphs with up to the given numbers of nodes and arcs. It is reused, because there are many graphs, most of them tiny.
 */
export class CutScratch {
  readonly flow: Int8Array;
  readonly level: Int32Array;
  readonly next: Int32Array;
  readonly queue: Int32Array;
  readonly path: Int32Array;
  readonly rim: Int32Array;

  constructor(nodes: number, arcs: number) {
    this.flow = new Int8Array(arcs);
    this.level = new Int32Array(nodes);
    this.next = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
    this.path = new Int32Array(nodes);
    this.rim = new Int32Array(nodes);
  }
}

/**
 * A minimum cut between sources and sinks, where every edge has the capacity 1 (Ford and Fulkerson 1956, with the levels of Dinic 1970). Of the
 * minimum cuts nearest the sources and nearest the sinks, the better balanced one is taken.
 * @param side `[node]`: {@link SIDE}
 * @param limit the search ends at this many edges
 * @param scratch for a graph of this size or larger
 * @returns `[node]`: 1 on the source side; undefined when every cut has `limit` edges or more
 */
export function minCut(
  graph: Adjacency,
  side: Uint8Array,
  limit: number,
  scratch: CutScratch = new CutScratch(side.length, graph.to.length),
): { readonly part: Uint8Array; readonly edges: number } | undefined {
  const { flow, queue } = scratch;
  flow.fill(0, 0, graph.to.length);
  const rimCount = findRim(graph, side, SIDE.sink, scratch.rim);
  let edges = 0;
  for (;;) {
    const begin = layer(graph, side, scratch, rimCount);
    if (begin === side.length) break;
    for (let i = begin; i < side.length; i++)
      while (augment(graph, side, scratch, queue[i]!)) if (++edges >= limit) return undefined;
  }
  return { part: betterSide(graph, side, flow, queue), edges };
}

/**
 * The nodes of a side with neighbours outside it; all flow passes through them.
 * @returns their number
 */
function findRim({ first, to }: Adjacency, side: Uint8Array, of: number, rim: Int32Array): number {
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
  return count;
}

/**
 * Levels of nodes: their distance from the sinks along edges with residual capacity, up to the nearest sources. A path down these levels hardly ever
 * ends before a sink. Sets `next` to the first arc of every node that gets a level.
 * @returns the position in the queue of the first source found; the sources found lie from there to its end, all at the same distance
 */
function layer(
  { first, to }: Adjacency,
  side: Uint8Array,
  { flow, level, next, queue, rim }: CutScratch,
  rimCount: number,
): number {
  let tail = 0;
  // Sources found are kept at the other end of the queue.
  let found = side.length;
  let farthest = -1;
  level.fill(-1, 0, side.length);
  for (; tail < rimCount; tail++) {
    queue[tail] = rim[tail]!;
    level[rim[tail]!] = 0;
  }
  for (let at = 0; at < tail; at++) {
    const node = queue[at]!;
    const distance = level[node]! + 1;
    if (farthest !== -1 && distance > farthest) break;
    const end = first[node + 1]!;
    for (let arc = first[node]!; arc < end; arc++) {
      const other = to[arc]!;
      // The reverse arc has no residual capacity where this arc carries a unit in the other direction.
      if (level[other] !== -1 || flow[arc] === -1 || side[other] === SIDE.sink) continue;
      level[other] = distance;
      next[other] = first[other]!;
      if (side[other] === SIDE.source) {
        queue[--found] = other;
        farthest = distance;
      } else queue[tail++] = other;
    }
  }
  return found;
}

/** Sends one unit of flow from a source down the levels. */
function augment(
  { first, to, twin }: Adjacency,
  side: Uint8Array,
  { flow, level, next, path }: CutScratch,
  source: number,
): boolean {
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

/** The nodes reachable from one side over arcs with residual capacity. */
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
