import {
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  forwardOf,
  type StreetGraph,
} from '../../../street/index.ts';

/** Metres of street from which a pocket counts as a town of its own and stays open to through traffic. */
const TOWN_METRES = 20_000;

/**
 * Streets without through traffic (OS-4): those tagged so, and the pockets that can be reached through such streets only. The streets behind a
 * private gate often have no access tags of their own.
 * @param usable whether the profile may travel a directed edge
 * @param isTagged whether its tags exclude through traffic
 * @returns `[directed edge]`: 1 for no through traffic
 */
export function noThroughTrafficEdges(
  graph: StreetGraph,
  usable: (directed: DirectedEdgeIndex) => boolean,
  isTagged: (directed: DirectedEdgeIndex) => boolean,
): Uint8Array {
  const noThroughTraffic = new Uint8Array(graph.edgeCount * 2);
  let tagged = 0;
  for (let directed = 0 as DirectedEdgeIndex; directed < noThroughTraffic.length; directed++) {
    if (!usable(directed) || !isTagged(directed)) continue;
    noThroughTraffic[directed] = 1;
    tagged++;
  }
  if (tagged > 0) markPockets(graph, usable, noThroughTraffic);
  return noThroughTraffic;
}

function markPockets(
  graph: StreetGraph,
  usable: (directed: DirectedEdgeIndex) => boolean,
  noThroughTraffic: Uint8Array,
): void {
  const { edgeFrom, edgeTo, edgeLength, edgeCount, nodeCount } = graph;
  const parent = Int32Array.from({ length: nodeCount }, (_, node) => node);
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  const isOpen = (directed: DirectedEdgeIndex): boolean => usable(directed) && noThroughTraffic[directed] === 0;
  const isFree = (edge: EdgeIndex): boolean => isOpen(forwardOf(edge)) || isOpen(backwardOf(edge));
  for (let edge = 0 as EdgeIndex; edge < edgeCount; edge++) {
    if (!isFree(edge)) continue;
    const [a, b] = [rootOf(edgeFrom[edge]!), rootOf(edgeTo[edge]!)];
    if (a !== b) parent[Math.max(a, b)] = Math.min(a, b);
  }
  const metres = new Float64Array(nodeCount);
  const isTouched = new Uint8Array(nodeCount);
  for (let edge = 0 as EdgeIndex; edge < edgeCount; edge++) {
    if (isFree(edge)) metres[rootOf(edgeFrom[edge]!)]! += edgeLength[edge]! / 100;
    else if (noThroughTraffic[2 * edge] === 1 || noThroughTraffic[2 * edge + 1] === 1) {
      isTouched[rootOf(edgeFrom[edge]!)] = 1;
      isTouched[rootOf(edgeTo[edge]!)] = 1;
    }
  }
  let largest = 0;
  for (let node = 1; node < nodeCount; node++) if (metres[node]! > metres[largest]!) largest = node;
  for (let edge = 0 as EdgeIndex; edge < edgeCount; edge++) {
    const root = rootOf(edgeFrom[edge]!);
    if (root === largest || isTouched[root] === 0 || metres[root]! >= TOWN_METRES || !isFree(edge)) continue;
    for (const directed of [forwardOf(edge), backwardOf(edge)]) if (usable(directed)) noThroughTraffic[directed] = 1;
  }
}
