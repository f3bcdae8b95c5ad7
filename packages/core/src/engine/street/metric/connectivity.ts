import { after, type Column } from '../../../storage/index.ts';
import {
  type ArcIndex,
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  forwardOf,
  type NodeIndex,
  opposite,
  type StreetGraph,
} from '../../../street/index.ts';

/** Metres of street from which a strongly connected component is large, however small it is beside the largest. */
const LARGE_COMPONENT_METRES = 1000;

/**
 * Which nodes are connected to the main network (OS-37). A node on a fenced parking deck, or at the end of a one-way street that leads nowhere, must
 * not become the start or end of a path.
 */
export interface Connectivity {
  /** `[node]`: 1 when a large component can be reached from the node. */
  readonly canLeave: Column<NodeIndex>;
  /** `[node]`: 1 when the node can be reached from a large component. */
  readonly canArrive: Column<NodeIndex>;
  /**
   * `[node]`: 1 when the largest component can be reached from the node, or the node from it. A large component may be joined to it one way only: an
   * origin there is fine where a destination is not.
   */
  readonly canLeaveToMain: Column<NodeIndex>;
  readonly canArriveFromMain: Column<NodeIndex>;
  /**
   * `[node]`: the weakly connected component of the node. Components are numbered by length, the longest first. Pavements without a mapped crossing
   * can be kilometres long, so small components are no rarity.
   */
  readonly part: Column<NodeIndex>;
}

/** Whether a profile may travel a directed edge. */
type Usable = (directed: DirectedEdgeIndex) => boolean;

/**
 * The connectivity of a graph for one profile.
 * @param usable whether the profile may travel a directed edge
 */
export function connectivityOf(graph: StreetGraph, usable: Usable): Connectivity {
  const nodes = graph.nodeCount;
  const part = partsBySize(graph, usable);
  if (graph.keepIslands) {
    const all = new Uint8Array(nodes).fill(1);
    return { canLeave: all, canArrive: all, canLeaveToMain: all, canArriveFromMain: all, part };
  }
  const component = strongComponents(graph, usable);
  const metres = new Float64Array(nodes);
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++) {
    const from = component[graph.edgeFrom[edge]!]!;
    if (from !== component[graph.edgeTo[edge]!]) continue;
    if (usable(forwardOf(edge)) || usable(backwardOf(edge))) metres[from]! += graph.edgeLength[edge]! / 100;
  }
  const largest = metres.reduce((best, value, number) => (value > metres[best]! ? number : best), 0);
  const bar = Math.min(metres[largest] ?? 0, LARGE_COMPONENT_METRES);
  const isLarge = Uint8Array.from(component, (number) => (bar > 0 && metres[number]! >= bar ? 1 : 0));
  const isMain = Uint8Array.from(component, (number, node) => (number === largest ? isLarge[node]! : 0));
  return {
    canLeave: spread(graph, usable, isLarge, true),
    canArrive: spread(graph, usable, isLarge, false),
    canLeaveToMain: spread(graph, usable, isMain, true),
    canArriveFromMain: spread(graph, usable, isMain, false),
    part,
  };
}

/** Weakly connected components by union-find over the usable edges (Tarjan 1975), numbered from the longest down. */
function partsBySize(graph: StreetGraph, usable: Usable): Int32Array {
  const { nodeCount, edgeCount, edgeFrom, edgeTo, edgeLength } = graph;
  const parent = Int32Array.from({ length: nodeCount }, (_, node) => node);
  const rootOf = (node: number): number => {
    let at = node;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  };
  const isUsable = (edge: EdgeIndex): boolean => usable(forwardOf(edge)) || usable(backwardOf(edge));
  for (let edge = 0 as EdgeIndex; edge < edgeCount; edge++)
    if (isUsable(edge)) parent[rootOf(edgeFrom[edge]!)] = rootOf(edgeTo[edge]!);
  const length = new Float64Array(nodeCount);
  for (let edge = 0 as EdgeIndex; edge < edgeCount; edge++)
    if (isUsable(edge)) length[rootOf(edgeFrom[edge]!)]! += edgeLength[edge]!;
  const roots = parent.filter((root, node) => root === node).sort((a, b) => length[b]! - length[a]! || a - b);
  const number = new Int32Array(nodeCount);
  roots.forEach((root, i) => {
    number[root] = i;
  });
  return parent.map((_, node) => number[rootOf(node)]!);
}

/** Marks all nodes that the marked nodes reach or, with `backward`, that reach them. */
function spread(graph: StreetGraph, usable: Usable, marked: Uint8Array, backward: boolean): Uint8Array {
  const seen = marked.slice();
  const queue = new Int32Array(graph.nodeCount);
  let end = 0;
  for (let node = 0; node < seen.length; node++) if (seen[node] === 1) queue[end++] = node;
  for (let next = 0; next < end; next++) {
    const node = queue[next]! as NodeIndex;
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const head = graph.arcHead[arc]!;
      const directed = graph.arcEdge[arc]!;
      if (seen[head] === 1 || !usable(backward ? opposite(directed) : directed)) continue;
      seen[head] = 1;
      queue[end++] = head;
    }
  }
  return seen;
}

/**
 * Strongly connected components (Tarjan 1972). The stack is explicit, since paths are longer than the call stack allows.
 * @returns a number below the node count for each node, equal within a component
 */
function strongComponents(graph: StreetGraph, usable: Usable): Int32Array {
  const nodes = graph.nodeCount;
  const { arcFirst, arcHead, arcEdge } = graph;
  const component = new Int32Array(nodes).fill(-1);
  const order = new Int32Array(nodes);
  const low = new Int32Array(nodes);
  const nextArc = Int32Array.from(arcFirst);
  const open = new Int32Array(nodes);
  const path = new Int32Array(nodes);
  let [openCount, pathCount, visited, components] = [0, 0, 0, 0];
  for (let root = 0 as NodeIndex; root < nodes; root++) {
    if (order[root]! !== 0) continue;
    path[pathCount++] = root;
    while (pathCount > 0) {
      const node = path[pathCount - 1]! as NodeIndex;
      if (order[node] === 0) {
        order[node] = low[node] = ++visited;
        open[openCount++] = node;
      }
      let descended = false;
      while (nextArc[node]! < arcFirst[after(node)]!) {
        const arc = nextArc[node]!++ as ArcIndex;
        if (!usable(arcEdge[arc]!)) continue;
        const head = arcHead[arc]!;
        if (order[head] === 0) {
          path[pathCount++] = head;
          descended = true;
          break;
        }
        if (component[head]! < 0 && order[head]! < low[node]!) low[node] = order[head]!;
      }
      if (descended) continue;
      pathCount--;
      if (pathCount > 0) {
        const parent = path[pathCount - 1]!;
        if (low[node]! < low[parent]!) low[parent] = low[node]!;
      }
      if (low[node] !== order[node]) continue;
      let member: number;
      do {
        member = open[--openCount]!;
        component[member] = components;
      } while (member !== node);
      components++;
    }
  }
  return component;
}
