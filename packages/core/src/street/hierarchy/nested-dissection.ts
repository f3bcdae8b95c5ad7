import { type Adjacency, minCut, SIDE } from './min-cut.ts';
import { stripGraph } from './strip-graph.ts';

/** An undirected graph to be cut up: places and edges; loops and parallel edges are fine. */
export interface PlacedGraph {
  /** `[node]`, any unit in which distances along the axes compare. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** `[edge]`: its two ends. */
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/** Share of a cell's nodes that a cut must leave on either side. */
const LEAST_SHARE = 0.3;
/** Directions in which a cell is cut: west to east, south to north, and both diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/**
 * Orders the nodes of a graph by nested dissection: a small separator comes last, before it the two parts that it leaves, ordered likewise.
 * Contracting in this order adds few shortcuts (Dibbelt, Strasser, Wagner 2016). Cells are cut by inertial flow (Schild and
 * Sommer 2015): the smallest cut between the outer parts along a few directions.
 * @returns all nodes, those of the topmost separator last
 */
export function dissectByNodes(whole: PlacedGraph): Int32Array {
  const { core, coreNode, nodesFirst } = stripGraph(whole);
  const order = new Int32Array(core.x.length);
  let ordered = 0;
  const put = (nodes: Iterable<number>): void => {
    for (const node of nodes) order[ordered++] = node;
  };
  const dissector = new Dissector(core);
  const visit = ({ nodes, edges }: Cell): void => {
    if (nodes.length <= 2) {
      put(nodes);
      return;
    }
    const { part, cut } = dissector.split(nodes, edges);
    const separator = new Set(coverOf(core, cut, part));
    for (const half of dissector.halves(nodes, edges, (node) => !separator.has(node))) visit(half);
    put(separator);
  };
  visit(wholeOf(core));
  return joined(nodesFirst, order, coreNode);
}

/**
 * Orders the edges of a graph by nested dissection: the edges of a cut come last, before them those of the two parts. Turn-aware searches
 * travel from edge to edge, so a cut separates them as nodes separate others (Buchhold, Wagner, Zeitz, Zündorf 2020).
 * @returns all edges, those of the topmost cut last
 */
export function dissectByEdges(whole: PlacedGraph): Int32Array {
  const { core, coreEdge, edgesFirst } = stripGraph(whole);
  const order = new Int32Array(core.from.length);
  let ordered = 0;
  const put = (edges: Iterable<number>): void => {
    for (const edge of edges) order[ordered++] = edge;
  };
  const dissector = new Dissector(core);
  const visit = ({ nodes, edges }: Cell): void => {
    if (nodes.length <= 1 || edges.length <= 1) {
      put(edges);
      return;
    }
    const { cut } = dissector.split(nodes, edges);
    for (const half of dissector.halves(nodes, edges, () => true)) visit(half);
    put(cut);
  };
  visit(wholeOf(core));
  return joined(edgesFirst, order, coreEdge);
}

/** A part of a graph: some nodes, and the edges among them. */
interface Cell {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
}

function wholeOf({ x, from }: PlacedGraph): Cell {
  return { nodes: range(x.length), edges: range(from.length) };
}

/** What was stripped first, then the core in its order. */
function joined(first: readonly number[], order: Int32Array, names: Int32Array): Int32Array {
  const all = new Int32Array(first.length + order.length);
  all.set(first);
  order.forEach((number, i) => {
    all[first.length + i] = names[number]!;
  });
  return all;
}

/** Cuts cells of a graph in two; keeps the scratch memory. */
class Dissector {
  readonly #graph: PlacedGraph;
  readonly #local: Int32Array;
  readonly #part: Uint8Array;

  constructor(graph: PlacedGraph) {
    this.#graph = graph;
    this.#local = new Int32Array(graph.x.length);
    this.#part = new Uint8Array(graph.x.length);
  }

  /** @returns `part[node]`, 1 or 0, for the nodes of the cell (good until the next call), and the edges between the parts */
  split(nodes: Int32Array, edges: Int32Array): { readonly part: Uint8Array; readonly cut: Int32Array } {
    const part = this.#part;
    const graph = this.#graph;
    const cell = this.#adjacency(nodes, edges);
    const place = new Float64Array(nodes.length);
    let best: { readonly part: Uint8Array; readonly edges: number } | undefined;
    for (const [along, across] of DIRECTIONS) {
      for (let i = 0; i < place.length; i++) place[i] = graph.x[nodes[i]!]! * along + graph.y[nodes[i]!]! * across;
      const side = outerShares(place);
      const found = minCut(cell, side, best?.edges ?? Number.POSITIVE_INFINITY);
      if (found !== undefined) best = found;
    }
    nodes.forEach((node, i) => {
      part[node] = best?.part[i] ?? 0;
    });
    return { part, cut: edges.filter((edge) => part[graph.from[edge]!] !== part[graph.to[edge]!]) };
  }

  /** Both parts of the last split, without the nodes that do not stay. */
  halves(nodes: Int32Array, edges: Int32Array, stays: (node: number) => boolean): Cell[] {
    const { from, to } = this.#graph;
    const part = this.#part;
    return [1, 0].map((side) => {
      const isIn = (node: number): boolean => part[node] === side && stays(node);
      return { nodes: nodes.filter(isIn), edges: edges.filter((edge) => isIn(from[edge]!) && isIn(to[edge]!)) };
    });
  }

  #adjacency(nodes: Int32Array, edges: Int32Array): Adjacency {
    const { from, to } = this.#graph;
    const local = this.#local;
    nodes.forEach((node, i) => {
      local[node] = i;
    });
    const first = new Int32Array(nodes.length + 1);
    for (const edge of edges) {
      first[local[from[edge]!]! + 1]!++;
      first[local[to[edge]!]! + 1]!++;
    }
    for (let i = 0; i < nodes.length; i++) first[i + 1]! += first[i]!;
    const next = first.slice();
    const heads = new Int32Array(edges.length * 2);
    const twin = new Int32Array(edges.length * 2);
    for (const edge of edges) {
      const [a, b] = [local[from[edge]!]!, local[to[edge]!]!];
      const forth = next[a]!++;
      const back = next[b]!++;
      heads[forth] = b;
      heads[back] = a;
      twin[forth] = back;
      twin[back] = forth;
    }
    return { first, to: heads, twin };
  }
}

/** Marks the share of a cell that lies lowest along an axis as sources, the share that lies highest as sinks; at least one node each. */
function outerShares(place: Float64Array): Uint8Array {
  const count = Math.max(1, Math.floor(place.length * LEAST_SHARE));
  const sorted = place.slice().sort();
  const low = sorted[count - 1]!;
  const high = sorted[place.length - count]!;
  const side = new Uint8Array(place.length);
  for (let i = 0; i < place.length; i++) {
    if (low === high)
      side[i] = i < count ? SIDE.source : i >= place.length - count ? SIDE.sink : SIDE.free; // all in one place
    else if (place[i]! <= low) side[i] = SIDE.source;
    else if (place[i]! >= high) side[i] = SIDE.sink;
  }
  return side;
}

/** Few nodes that touch every edge of a cut: those of the side with fewer of them. */
function coverOf(graph: PlacedGraph, cut: Int32Array, part: Uint8Array): number[] {
  const ends = [new Set<number>(), new Set<number>()] as const;
  for (const edge of cut) {
    for (const node of [graph.from[edge]!, graph.to[edge]!]) ends[part[node] === 0 ? 0 : 1].add(node);
  }
  return [...(ends[0].size <= ends[1].size ? ends[0] : ends[1])];
}

function range(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let i = 0; i < count; i++) numbers[i] = i;
  return numbers;
}
