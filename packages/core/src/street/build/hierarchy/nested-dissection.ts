import { type Adjacency, CutScratch, minCut, SIDE } from './min-cut.ts';
import { nthSmallest } from './nth-smallest.ts';
import type { PlacedGraph } from './placed-graph.ts';
import { stripGraph } from './strip-graph.ts';

/** Share of a cell's nodes that must be left on either side of a cut. */
const LEAST_SHARE = 0.3;
/** Directions in which a cell is cut: west to east, south to north, and both diagonals. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/**
 * A nested dissection order of the nodes of a graph: a small separator comes last. Before it come the two parts that it separates, each ordered in
 * the same way. Contraction in this order adds few shortcuts (Dibbelt, Strasser, Wagner 2016). Cells are cut by inertial flow (Schild and Sommer
 * 2015): the minimum cut between their outer parts in a few directions.
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
    const separator = coverOf(core, dissector.split(nodes, edges), dissector.part);
    for (const node of separator) dissector.part[node] = NEITHER;
    for (const half of dissector.halves(nodes, edges)) visit(half);
    put(separator);
  };
  visit(wholeOf(core));
  return joined(nodesFirst, order, coreNode);
}

/**
 * A nested dissection order of the edges of a graph: the edges of a cut come last, after the edges of the two parts. Turn-aware searches go from
 * edge to edge, so a cut separates edges as a separator does nodes (Buchhold, Wagner, Zeitz, Zündorf 2020).
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
    const cut = dissector.split(nodes, edges);
    for (const half of dissector.halves(nodes, edges)) visit(half);
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

/** The stripped part, then the core in its order. */
function joined(first: readonly number[], order: Int32Array, names: Int32Array): Int32Array {
  const all = new Int32Array(first.length + order.length);
  all.set(first);
  order.forEach((number, i) => {
    all[first.length + i] = names[number]!;
  });
  return all;
}

/** The part of a separator's nodes. */
const NEITHER = 2;

/** Cuts cells of a graph in two; owns the scratch memory. */
class Dissector {
  /** `[node]`: the part, 1 or 0, that the last split put the nodes of its cell into. */
  readonly part: Uint8Array;
  readonly #graph: PlacedGraph;
  readonly #local: Int32Array;
  readonly #scratch: CutScratch;

  constructor(graph: PlacedGraph) {
    this.#graph = graph;
    this.#local = new Int32Array(graph.x.length);
    this.#scratch = new CutScratch(graph.x.length, graph.from.length * 2);
    this.part = new Uint8Array(graph.x.length);
  }

  /**
   * Splits a cell into {@link part}s.
   * @returns the edges between them
   */
  split(nodes: Int32Array, edges: Int32Array): Int32Array {
    const { part } = this;
    const { x, y, from, to } = this.#graph;
    const cell = this.#adjacency(nodes, edges);
    const place = new Float64Array(nodes.length);
    let best: { readonly part: Uint8Array; readonly edges: number } | undefined;
    for (const [along, across] of DIRECTIONS) {
      for (let i = 0; i < place.length; i++) place[i] = x[nodes[i]!]! * along + y[nodes[i]!]! * across;
      const side = outerShares(place);
      const found = minCut(cell, side, best?.edges ?? Number.POSITIVE_INFINITY, this.#scratch);
      if (found !== undefined) best = found;
    }
    for (let i = 0; i < nodes.length; i++) part[nodes[i]!] = best?.part[i] ?? 0;
    const cut = new Int32Array(edges.length);
    let count = 0;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (part[from[edge]!] !== part[to[edge]!]) cut[count++] = edge;
    }
    return cut.slice(0, count);
  }

  /** Both parts of the last split, without separator nodes and without edges between the parts. */
  halves(nodes: Int32Array, edges: Int32Array): Cell[] {
    const { from, to } = this.#graph;
    const { part } = this;
    return [1, 0].map((side) => {
      const [own, inside] = [new Int32Array(nodes.length), new Int32Array(edges.length)];
      let [ownCount, insideCount] = [0, 0];
      for (let i = 0; i < nodes.length; i++) if (part[nodes[i]!] === side) own[ownCount++] = nodes[i]!;
      for (let i = 0; i < edges.length; i++) {
        const edge = edges[i]!;
        if (part[from[edge]!] === side && part[to[edge]!] === side) inside[insideCount++] = edge;
      }
      return { nodes: own.slice(0, ownCount), edges: inside.slice(0, insideCount) };
    });
  }

  #adjacency(nodes: Int32Array, edges: Int32Array): Adjacency {
    const { from, to } = this.#graph;
    const local = this.#local;
    for (let i = 0; i < nodes.length; i++) local[nodes[i]!] = i;
    const first = new Int32Array(nodes.length + 1);
    for (let i = 0; i < edges.length; i++) {
      first[local[from[edges[i]!]!]! + 1]!++;
      first[local[to[edges[i]!]!]! + 1]!++;
    }
    for (let i = 0; i < nodes.length; i++) first[i + 1]! += first[i]!;
    const next = first.slice();
    const heads = new Int32Array(edges.length * 2);
    const twin = new Int32Array(edges.length * 2);
    for (let i = 0; i < edges.length; i++) {
      const a = local[from[edges[i]!]!]!;
      const b = local[to[edges[i]!]!]!;
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
  const scratch = place.slice();
  const low = nthSmallest(scratch, count - 1);
  const high = nthSmallest(scratch, place.length - count, count - 1);
  const side = new Uint8Array(place.length);
  for (let i = 0; i < place.length; i++) {
    if (low === high)
      side[i] = i < count ? SIDE.source : i >= place.length - count ? SIDE.sink : SIDE.free; // all nodes lie in one place
    else if (place[i]! <= low) side[i] = SIDE.source;
    else if (place[i]! >= high) side[i] = SIDE.sink;
  }
  return side;
}

/** Few nodes that touch every edge of a cut: the ends on the side that has fewer of them. */
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
