import { after, type Column, NONE, type Sections, writePrefixedColumns } from '../../../storage/index.ts';
import {
  backwardOf,
  type DirectedEdgeIndex,
  type EdgeIndex,
  edgeOf,
  forwardOf,
  isBackward,
  type NodeIndex,
  opposite,
  type RestrictionIndex,
} from '../../columns/index-types.ts';
import { TURN_COLUMNS } from '../../columns/turn-columns.ts';
import { NODE_FLAG } from '../../graph/node-flags.ts';
import type { StreetGraph } from '../../graph/street-graph.ts';
import { mayUse, type TurnFamily } from '../../graph/turn-family.ts';
import { ACCESS, type Traveller } from '../../traits/access-level.ts';
import type { StreetTraits } from '../../traits/street-traits.ts';
import { contract } from '../hierarchy/contract.ts';
import { dissectByEdges, dissectByNodes } from '../hierarchy/nested-dissection.ts';
import type { PlacedGraph } from '../hierarchy/placed-graph.ts';
import { NO_MEMORY, TurnMemory } from './turn-memory.ts';

/**
 * Builds a family's turn graph and contracts it: the sections of `new TurnGraph(…)`. Where states are directed edges, a U-turn is an arc only at dead
 * ends and turning places (OS-23).
 */
export function buildTurnGraph(graph: StreetGraph, family: TurnFamily): Sections {
  const uses = usableEdges(graph, family);
  const expansion = new Expansion(graph, family, uses);
  const rank = rankStates(graph, family, uses, expansion);
  return layOut(graph, family, expansion, rank);
}

/** `[directed edge]`: 1 where the family may travel at some moment. */
function usableEdges(graph: StreetGraph, family: TurnFamily): Uint8Array {
  const byTrait = graph.traits.flatMap((street) =>
    [false, true].map((backward) =>
      family.travellers.some((traveller) => mayUse(street, traveller, backward)) ? 1 : 0,
    ),
  );
  const uses = new Uint8Array(graph.edgeCount * 2);
  for (let directed = 0 as DirectedEdgeIndex; directed < uses.length; directed++)
    uses[directed] = byTrait[graph.edgeTrait[edgeOf(directed)]! * 2 + (directed & 1)]!;
  return uses;
}

/** No directed edge matters. */
const NO_EDGE = NONE as DirectedEdgeIndex;

/** States and arcs in the order in which they are discovered. */
class Expansion {
  readonly node: NodeIndex[] = [];
  readonly edge: DirectedEdgeIndex[] = [];
  readonly from: number[] = [];
  readonly to: number[] = [];
  readonly over: DirectedEdgeIndex[] = [];
  readonly ban: number[] = [];
  readonly timed: { readonly arc: number; readonly restriction: RestrictionIndex }[] = [];
  readonly stateAfter: Int32Array;
  readonly #graph: StreetGraph;
  readonly #byEdges: boolean;
  readonly #memory: TurnMemory;
  readonly #memoryOf: number[] = [];
  /** States with a memory beyond that of their place, by `place × memories + memory`. */
  readonly #mindful = new Map<number, number>();
  readonly #plain: Int32Array;

  constructor(graph: StreetGraph, family: TurnFamily, uses: Uint8Array) {
    this.#graph = graph;
    this.#byEdges = family.byEdges;
    this.#memory = new TurnMemory(graph, (modes) => (modes & family.restricted) !== 0, !family.byEdges);
    this.#plain = new Int32Array(family.byEdges ? uses.length : graph.nodeCount).fill(-1);
    if (family.byEdges) {
      for (let directed = 0 as DirectedEdgeIndex; directed < uses.length; directed++)
        if (uses[directed] === 1) this.#state(directed, this.#remember(NO_MEMORY, directed));
    } else
      for (let node = 0 as NodeIndex; node < graph.nodeCount; node++) this.#stateAt(node, NO_EDGE, node, NO_MEMORY);
    // States discovered on the way are expanded in turn.
    for (let state = 0; state < this.node.length; state++) this.#leave(state, family, uses);
    this.stateAfter = Int32Array.from(uses, (used, i) => {
      const directed = i as DirectedEdgeIndex;
      return used === 1 ? this.#state(directed, this.#remember(NO_MEMORY, directed)) : NONE;
    });
  }

  #leave(state: number, family: TurnFamily, uses: Uint8Array): void {
    const graph = this.#graph;
    const node = this.node[state]!;
    const memory = this.#memoryOf[state]!;
    const came = this.edge[state]!;
    const timed: RestrictionIndex[] = [];
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const directed = graph.arcEdge[arc]!;
      if (uses[directed] === 0) continue;
      if (this.#byEdges && directed === opposite(came) && !couldTurnRound(graph, family, node, directed)) continue;
      let always = 0;
      timed.length = 0;
      // Only where a restriction is in progress: there are half a million arcs.
      if (memory !== NO_MEMORY)
        for (const { restriction } of this.#memory.bansOn(memory, directed)) {
          if (graph.restrictionCondition[restriction] === 0) always |= graph.restrictionModes[restriction]!;
          else timed.push(restriction);
        }
      if ((always & family.restricted) === family.restricted && this.#byEdges) continue; // closed to the whole family
      for (const restriction of timed) this.timed.push({ arc: this.from.length, restriction });
      this.from.push(state);
      this.to.push(this.#state(directed, this.#remember(memory, directed)));
      this.over.push(directed);
      this.ban.push(always);
    }
  }

  /** Passing a gate inside a junction leaves the memory as it is. */
  #remember(memory: number, directed: DirectedEdgeIndex): number {
    return this.#graph.edgeWay[edgeOf(directed)]! < 0 ? memory : this.#memory.after(memory, directed);
  }

  #state(directed: DirectedEdgeIndex, memory: number): number {
    const node = this.#graph.head(directed);
    if (!this.#byEdges) return this.#stateAt(node, memory === NO_MEMORY ? NO_EDGE : directed, node, memory);
    return this.#stateAt(node, directed, directed, memory);
  }

  #stateAt(node: NodeIndex, edge: DirectedEdgeIndex, place: number, memory: number): number {
    const implied = this.#byEdges ? this.#remember(NO_MEMORY, edge) : NO_MEMORY;
    const isPlain = memory === implied;
    const key = place * this.#memory.count + memory;
    const known = isPlain ? this.#plain[place]! : (this.#mindful.get(key) ?? -1);
    if (known >= 0) return known;
    const state = this.node.length;
    if (isPlain) this.#plain[place] = state;
    else this.#mindful.set(key, state);
    this.node.push(node);
    this.edge.push(edge);
    this.#memoryOf.push(memory);
    return state;
  }
}

/**
 * Whether some traveller of the family may have no other way on, or the node is made for turning. Where the only way on has no through traffic
 * (OS-4), travellers to elsewhere turn round. The weights of a metric decide for each profile.
 */
function couldTurnRound(graph: StreetGraph, family: TurnFamily, node: NodeIndex, back: DirectedEdgeIndex): boolean {
  if ((graph.nodeFlags[node]! & (NODE_FLAG.turningCircle | NODE_FLAG.miniRoundabout)) !== 0) return true;
  return family.travellers.some((traveller) => {
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const directed = graph.arcEdge[arc]!;
      if (directed !== back && isThrough(graph.traitsOf(edgeOf(directed)), traveller, isBackward(directed)))
        return false;
    }
    return true;
  });
}

function isThrough(street: StreetTraits, traveller: Traveller, backward: boolean): boolean {
  if (street.conditional !== '') return false;
  const { [traveller]: access } = street;
  return (backward ? access.backward : access.forward) > ACCESS.destination;
}

/** `[state as discovered]`: its rank. */
function rankStates(graph: StreetGraph, family: TurnFamily, uses: Uint8Array, expansion: Expansion): Int32Array {
  const places = family.byEdges
    ? orderEdges(graph, uses)
    : dissectByNodes(placed(graph, Int32Array.from(graph.edgeFrom), Int32Array.from(graph.edgeTo)));
  const order = new Int32Array(family.byEdges ? graph.edgeCount : graph.nodeCount);
  places.forEach((place, i) => {
    order[place] = i;
  });
  // Counting sort by place; states of one place stay in the order of their discovery.
  const count = expansion.node.length;
  const placeOf = (state: number): number =>
    order[family.byEdges ? expansion.edge[state]! >> 1 : expansion.node[state]!]!;
  const next = new Int32Array(order.length + 1);
  for (let state = 0; state < count; state++) next[placeOf(state) + 1]!++;
  for (let place = 0; place < order.length; place++) next[place + 1]! += next[place]!;
  const rank = new Int32Array(count);
  for (let state = 0; state < count; state++) rank[state] = next[placeOf(state)]!++;
  return rank;
}

function orderEdges(graph: StreetGraph, uses: Uint8Array): Int32Array {
  const edges: EdgeIndex[] = [];
  for (let edge = 0 as EdgeIndex; edge < graph.edgeCount; edge++)
    if ((uses[forwardOf(edge)]! | uses[backwardOf(edge)]!) === 1) edges.push(edge);
  const ends = (column: Column<EdgeIndex>): Int32Array => Int32Array.from(edges, (edge) => column[edge]!);
  return dissectByEdges(placed(graph, ends(graph.edgeFrom), ends(graph.edgeTo))).map((i) => edges[i]!);
}

/** Scales longitudes as if the whole region lay at its middle latitude. */
function placed(graph: StreetGraph, from: Int32Array, to: Int32Array): PlacedGraph {
  const middle = graph.nodeLat[(graph.nodeCount >> 1) as NodeIndex] ?? 0;
  const shrink = Math.max(0.01, Math.cos(((middle / 1e7) * Math.PI) / 180));
  return {
    x: Float64Array.from(graph.nodeLng, (lng) => lng * shrink),
    y: Float64Array.from(graph.nodeLat),
    from,
    to,
  };
}

function layOut(graph: StreetGraph, family: TurnFamily, expansion: Expansion, rank: Int32Array): Sections {
  const states = rank.length;
  const arcs = expansion.from.length;
  const arcFirst = new Int32Array(states + 1);
  for (const from of expansion.from) arcFirst[rank[from]! + 1]!++;
  for (let state = 0; state < states; state++) arcFirst[state + 1]! += arcFirst[state]!;
  const next = arcFirst.slice();
  const place = Int32Array.from(expansion.from, (from) => next[rank[from]!]!++);
  const byState = (values: readonly number[]): Int32Array => scatter(new Int32Array(states), values, rank);
  const arcTo = scatter(
    new Int32Array(arcs),
    expansion.to.map((state) => rank[state]!),
    place,
  );
  const arcFrom = scatter(
    new Int32Array(arcs),
    expansion.from.map((state) => rank[state]!),
    place,
  );
  const identity = Int32Array.from({ length: states }, (_, i) => i);
  const { upFirst, upTo } = contract(identity, arcFrom, arcTo);
  return writePrefixedColumns(
    family.name,
    TURN_COLUMNS,
    {
      arcFirst,
      arcTo,
      arcEdge: scatter(new Int32Array(arcs), expansion.over, place),
      arcBan: scatter(new Uint8Array(arcs), expansion.ban, place),
      stateAfter: expansion.stateAfter.map((state) => (state < 0 ? -1 : rank[state]!)),
      stateNode: byState(expansion.node),
      stateEdge: byState(expansion.edge),
      timedArc: Int32Array.from(expansion.timed, ({ arc }) => place[arc]!),
      timedRestriction: Int32Array.from(expansion.timed, ({ restriction }) => restriction),
      upFirst,
      upTo,
    },
    { node: graph.nodeCount, restriction: graph.restrictionOnly.length },
  );
}

function scatter<T extends Int32Array | Uint8Array>(into: T, values: readonly number[], place: Int32Array): T {
  values.forEach((value, i) => {
    into[place[i]!] = value;
  });
  return into;
}
