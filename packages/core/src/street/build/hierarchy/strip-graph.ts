import type { PlacedGraph } from './placed-graph.ts';

/** The core of a graph, which has no dead ends and bends, and the nodes and edges stripped from it. */
export interface StrippedGraph {
  readonly core: PlacedGraph;
  /** `[core node]` and `[core edge]`: the original node, and one of the original edges, that it represents. */
  readonly coreNode: Int32Array;
  readonly coreEdge: Int32Array;
  readonly nodesFirst: readonly number[];
  readonly edgesFirst: readonly number[];
}

/**
 * Strips nodes of degree one and two until none are left; the two edges of a node of degree two become one. Contracting these nodes first adds no
 * avoidable shortcut and leaves a much smaller graph to dissect.
 */
export function stripGraph(graph: PlacedGraph): StrippedGraph {
  const nodes = graph.x.length;
  const from = [...graph.from];
  const to = [...graph.to];
  const standsFor = from.map((_, edge) => edge);
  const isGone = new Uint8Array(nodes);
  // Every node that is stripped joins two edges at most.
  const isCut = new Uint8Array(from.length + nodes);
  const edgesAt: number[][] = Array.from({ length: nodes }, () => []);
  const nodesFirst: number[] = [];
  const edgesFirst: number[] = [];
  const drop = (edge: number): void => {
    isCut[edge] = 1;
    edgesFirst.push(standsFor[edge]!);
  };
  from.forEach((a, edge) => {
    if (a === to[edge]) drop(edge);
    else {
      edgesAt[a]!.push(edge);
      edgesAt[to[edge]!]!.push(edge);
    }
  });
  const alive = (node: number): number[] => {
    const edges = edgesAt[node]!.filter((edge) => isCut[edge] === 0);
    edgesAt[node] = edges;
    return edges;
  };
  const queue = Array.from({ length: nodes }, (_, node) => node);
  for (let at = 0; at < queue.length; at++) {
    const node = queue[at]!;
    if (isGone[node] === 1) continue;
    const edges = alive(node);
    if (edges.length > 2) continue;
    const [a, b] = edges.map((edge) => (from[edge] === node ? to[edge]! : from[edge]!));
    isGone[node] = 1;
    nodesFirst.push(node);
    const [first, second] = edges;
    if (first !== undefined && second !== undefined && a !== b) {
      // The remaining edge represents both.
      drop(second);
      isCut[first] = 1;
      const joined = from.push(a!) - 1;
      to.push(b!);
      standsFor.push(standsFor[first]!);
      edgesAt[a!]!.push(joined);
      edgesAt[b!]!.push(joined);
      continue;
    }
    for (const edge of edges) drop(edge);
    if (a !== undefined) queue.push(a);
  }
  const left = from.map((_, edge) => edge).filter((edge) => isCut[edge] === 0);
  const coreNode = Int32Array.from(nodesLeft(isGone));
  return {
    core: coreOf(graph, coreNode, from, to, left),
    coreNode,
    coreEdge: Int32Array.from(left, (edge) => standsFor[edge]!),
    nodesFirst,
    edgesFirst,
  };
}

/** The remaining nodes and edges, numbered anew. */
function coreOf(
  graph: PlacedGraph,
  coreNode: Int32Array,
  from: readonly number[],
  to: readonly number[],
  left: readonly number[],
): PlacedGraph {
  const index = new Int32Array(graph.x.length);
  coreNode.forEach((node, i) => {
    index[node] = i;
  });
  return {
    x: Float64Array.from(coreNode, (node) => graph.x[node]!),
    y: Float64Array.from(coreNode, (node) => graph.y[node]!),
    from: Int32Array.from(left, (edge) => index[from[edge]!]!),
    to: Int32Array.from(left, (edge) => index[to[edge]!]!),
  };
}

function nodesLeft(isGone: Uint8Array): number[] {
  const left: number[] = [];
  isGone.forEach((gone, node) => {
    if (gone === 0) left.push(node);
  });
  return left;
}
