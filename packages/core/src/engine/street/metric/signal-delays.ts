import { nearbyDistanceMetres } from '../../../geo/index.ts';
import { after, NONE } from '../../../storage/index.ts';
import {
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  isBackward,
  NODE_FLAG,
  type NodeIndex,
  type StreetGraph,
  UNITS_PER_DEGREE,
} from '../../../street/index.ts';

/** Signals within this many metres of each other on one street belong to one junction, such as the two sides of a dual carriageway. */
const JUNCTION_METRES = 40;

const ALONG = NODE_FLAG.signals | NODE_FLAG.signalsForward;
const AGAINST = NODE_FLAG.signals | NODE_FLAG.signalsBackward;
const ANY = ALONG | AGAINST;

const entered = new WeakMap<StreetGraph, Uint8Array>();

/**
 * `[directed edge]`: 1 where the edge enters a junction with traffic signals, so a traveller may have to wait. Between two signals of the same
 * junction there is no second wait (OS-29).
 */
export function edgesToSignals(graph: StreetGraph): Uint8Array {
  let edges = entered.get(graph);
  if (edges === undefined) {
    edges = findEdgesToSignals(graph);
    entered.set(graph, edges);
  }
  return edges;
}

function findEdgesToSignals(graph: StreetGraph): Uint8Array {
  const { nodeFlags, nodeCount, edgeCount, edgeFrom, edgeTo, edgeLength, edgeWay } = graph;
  const junction = Int32Array.from({ length: nodeCount }, (_, node) => node);
  const rootOf = (node: number): number => {
    let root = node;
    while (junction[root] !== root) root = junction[root]!;
    return root;
  };
  const hasSignals = (node: NodeIndex): boolean => (nodeFlags[node]! & ANY) !== 0;
  const unite = (a: number, b: number): void => {
    const [first, second] = [rootOf(a), rootOf(b)];
    junction[Math.max(first, second)] = Math.min(first, second);
  };
  const isShort = (edge: EdgeIndex): boolean => edgeLength[edge]! <= JUNCTION_METRES * 100;
  for (let edge = 0 as EdgeIndex; edge < edgeCount; edge++) {
    const [from, to] = [edgeFrom[edge]!, edgeTo[edge]!];
    const isStreet = edgeWay[edge]! >= 0;
    if (hasSignals(from) && hasSignals(to) && (!isStreet || isShort(edge))) unite(from, to);
  }
  // A node without signals between two with signals, as where a side street meets between two carriageways.
  for (let node = 0 as NodeIndex; node < nodeCount; node++) {
    if (hasSignals(node)) continue;
    let near = NONE as NodeIndex;
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const other = graph.arcHead[arc]!;
      if (!hasSignals(other) || !isShort(edgeOf(graph.arcEdge[arc]!))) continue;
      if (near >= 0 && metresBetween(graph, near, other) <= JUNCTION_METRES) {
        unite(near, other);
        unite(near, node);
      } else near = other;
    }
  }
  const edges = new Uint8Array(edgeCount * 2);
  for (let directed = 0 as DirectedEdgeIndex; directed < edges.length; directed++) {
    const head = graph.head(directed);
    if (
      (nodeFlags[head]! & (isBackward(directed) ? AGAINST : ALONG)) !== 0 &&
      rootOf(head) !== rootOf(graph.tail(directed))
    )
      edges[directed] = 1;
  }
  return edges;
}

function metresBetween({ nodeLat, nodeLng }: StreetGraph, a: NodeIndex, b: NodeIndex): number {
  const degrees = (units: number): number => units / UNITS_PER_DEGREE;
  return nearbyDistanceMetres(degrees(nodeLat[a]!), degrees(nodeLng[a]!), degrees(nodeLat[b]!), degrees(nodeLng[b]!));
}
