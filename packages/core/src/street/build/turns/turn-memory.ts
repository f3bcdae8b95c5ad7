import { after, type Index } from '../../../storage/index.ts';
import {
  type DirectedEdgeIndex,
  edgeOf,
  isBackward,
  type NodeIndex,
  opposite,
  type RestrictionIndex,
} from '../../columns/index-types.ts';
import type { StreetGraph } from '../../graph/street-graph.ts';
import { mayUse } from '../../graph/turn-family.ts';

/** A turn that a restriction forbids, always or while a condition holds. */
export interface Ban {
  /** Index of the restriction in the street graph. */
  readonly restriction: RestrictionIndex;
  /** The directed edge that is forbidden or, with `only`, the only one allowed. */
  readonly edge: DirectedEdgeIndex;
  readonly only: boolean;
}

/**
 * How far beyond a forbidden turn cyclists do not turn round to make it from the other side: seconds one way, and edges. Farther away it takes longer
 * than to push across.
 */
const DODGE_SECONDS = 12;
const DODGE_EDGES = 4;

/** No restriction is in progress. */
export const NO_MEMORY = 0;

/**
 * The part of a path that turn restrictions depend on: how far along the chain of a restriction it is (OS-17, OS-18). A memory is a sequence of
 * directed edges with which some chain begins; the automaton of Aho and Corasick (1975) leads from one memory to the next. Chains may overlap and
 * share ways.
 */
export class TurnMemory {
  /** Number of memories, {@link NO_MEMORY} included. */
  count = 1;
  readonly #next: Map<DirectedEdgeIndex, number>[] = [new Map()];
  readonly #bans: Ban[][] = [[]];
  /** The longest proper suffix of each memory that is a memory too. */
  readonly #shorter: number[] = [NO_MEMORY];

  /**
   * @param matters which restrictions to follow, by their modes
   * @param forbidsDodging whether travellers do not turn round near beyond a forbidden turn either, to make it from the other side
   */
  constructor(graph: StreetGraph, matters: (modes: number) => boolean, forbidsDodging: boolean) {
    const { restrictionFirst, restrictionEdge, restrictionModes, restrictionOnly } = graph;
    for (let restriction = 0 as RestrictionIndex; restriction < restrictionModes.length; restriction++) {
      if (!matters(restrictionModes[restriction]!)) continue;
      const last = (restrictionFirst[after(restriction)]! - 1) as Index<'restrictionEdge'>;
      let memory = NO_MEMORY;
      for (let at = restrictionFirst[restriction]!; at < last; at++) memory = this.#grow(memory, restrictionEdge[at]!);
      const ban = { restriction, edge: restrictionEdge[last]!, only: restrictionOnly[restriction] === 1 };
      this.#bans[memory]!.push(ban);
      if (!forbidsDodging) continue;
      const from = restrictionEdge[(last - 1) as Index<'restrictionEdge'>]!;
      const allowed = leaving(graph, graph.head(from)).filter(
        (edge) => edge !== opposite(from) && ban.only === (edge === ban.edge),
      );
      this.#forbidTurningRound(graph, memory, allowed, ban, DODGE_SECONDS, DODGE_EDGES);
    }
    this.#link();
  }

  /** Follows the ways on from a junction, and forbids to turn round at the end of each edge that is no dead end. */
  #forbidTurningRound(
    graph: StreetGraph,
    memory: number,
    ways: readonly DirectedEdgeIndex[],
    ban: Ban,
    seconds: number,
    edges: number,
  ): void {
    for (const edge of ways) {
      const taken = secondsOver(graph, edge);
      const onward = leaving(graph, graph.head(edge)).filter((next) => next !== opposite(edge));
      if (taken === Number.POSITIVE_INFINITY || onward.length === 0) continue;
      const grown = this.#grow(memory, edge);
      this.#bans[grown]!.push({ restriction: ban.restriction, edge: opposite(edge), only: false });
      if (taken < seconds && edges > 1) this.#forbidTurningRound(graph, grown, onward, ban, seconds - taken, edges - 1);
    }
  }

  /** The memory after travelling a directed edge. */
  after(memory: number, edge: DirectedEdgeIndex): number {
    let at = memory;
    for (;;) {
      const next = this.#next[at]!.get(edge);
      if (next !== undefined) return next;
      if (at === NO_MEMORY) return NO_MEMORY;
      at = this.#shorter[at]!;
    }
  }

  /** The bans on entering a directed edge with a memory. */
  *bansOn(memory: number, edge: DirectedEdgeIndex): Generator<Ban> {
    for (let at = memory; at !== NO_MEMORY; at = this.#shorter[at]!) {
      for (const ban of this.#bans[at]!) if (ban.only !== (ban.edge === edge)) yield ban;
    }
  }

  #grow(memory: number, edge: DirectedEdgeIndex): number {
    const known = this.#next[memory]!.get(edge);
    if (known !== undefined) return known;
    const grown = this.count++;
    this.#next[memory]!.set(edge, grown);
    this.#next.push(new Map());
    this.#bans.push([]);
    this.#shorter.push(NO_MEMORY);
    return grown;
  }

  /** Finds the longest suffix of every memory, short memories first. */
  #link(): void {
    const queue = [NO_MEMORY];
    for (const memory of queue) {
      for (const [edge, longer] of this.#next[memory]!) {
        if (memory !== NO_MEMORY) this.#shorter[longer] = this.after(this.#shorter[memory]!, edge);
        queue.push(longer);
      }
    }
  }
}

/** Seconds by bicycle over an edge, ridden at 18 km/h or else pushed at 1 m/s; Infinity where neither is allowed. */
function secondsOver(graph: StreetGraph, edge: DirectedEdgeIndex): number {
  const street = graph.traitsOf(edgeOf(edge));
  const metres = graph.edgeLength[edgeOf(edge)]! / 100;
  if (mayUse(street, 'bicycle', isBackward(edge))) return metres / 5;
  return mayUse(street, 'foot', isBackward(edge)) ? metres : Number.POSITIVE_INFINITY;
}

/** The streets that leave a junction, beyond the passages at it. */
function leaving(graph: StreetGraph, junction: NodeIndex): DirectedEdgeIndex[] {
  const found: DirectedEdgeIndex[] = [];
  const nodes = [junction];
  for (const node of nodes) {
    for (let arc = graph.arcFirst[node]!; arc < graph.arcFirst[after(node)]!; arc++) {
      const edge = graph.arcEdge[arc]!;
      if (graph.edgeWay[edgeOf(edge)]! >= 0) found.push(edge);
      else if (!nodes.includes(graph.head(edge))) nodes.push(graph.head(edge));
    }
  }
  return found;
}
