import { MinHeap } from '../../../base/index.ts';
import { after, NONE } from '../../../storage/index.ts';
import type { StateIndex, TurnArcIndex } from '../../../street/index.ts';
import type { TurnMetric } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import type { PartialEdge } from '../snapping/partial-edges.ts';

/**
 * A state at which a search begins or, at a destination, ends, with its cost from a partial edge. Where a partial edge lies on streets without
 * through traffic, every state within those streets is a seed, so the search itself never needs to enter such streets (OS-4).
 */
export interface SearchSeed {
  readonly state: StateIndex;
  readonly cost: number;
  /** Index of the partial edge. */
  readonly end: number;
  /**
   * The arc between this state and the seed nearer to the place. At a destination without such a seed, the arc into the partial edge. At an origin's
   * own partial edge, -1.
   */
  readonly arc: TurnArcIndex;
  /** The seed nearer to the place; undefined at the partial edge itself. */
  readonly nearer: SearchSeed | undefined;
}

/** The states from which a search over these partial edges starts. */
export function seedsFrom(turnMetric: TurnMetric, ends: readonly PartialEdge[]): SearchSeed[] {
  const { turns } = turnMetric;
  const seeds = ends.flatMap(({ directed, cost }, end): SearchSeed[] => {
    const state = turns.stateAfter[directed]!;
    return state < 0 ? [] : [{ state, cost, end, arc: NONE as TurnArcIndex, nearer: undefined }];
  });
  return spread(turnMetric, ends, seeds, (state, offer) => {
    for (let arc = turns.arcFirst[state]!; arc < turns.arcFirst[after(state)]!; arc++) offer(arc, turns.arcTo[arc]!);
  });
}

/** The states at which a search over these partial edges ends: those with an arc into the edge of one. */
export function seedsTo(turnMetric: TurnMetric, ends: readonly PartialEdge[]): SearchSeed[] {
  const { turns, weights, metric } = turnMetric;
  const { first, arc: arcs } = turns.arcsInto;
  const seeds: SearchSeed[] = [];
  ends.forEach(({ directed, cost }, end) => {
    for (let i = first[directed]!; i < first[after(directed)]!; i++) {
      const arc = arcs[i]!;
      if (weights[arc]! >= BARRED) continue;
      const turn = weights[arc]! - metric.cost[directed]!;
      seeds.push({ state: turns.arcTail[arc]!, cost: cost + turn, end, arc, nearer: undefined });
    }
  });
  return spread(turnMetric, ends, seeds, (state, offer) => {
    const entering = turns.arcsTo;
    for (let i = entering.first[state]!; i < entering.first[after(state)]!; i++) {
      const arc = entering.arc[i]!;
      offer(arc, turns.arcTail[arc]!);
    }
  });
}

/** Few places lie on such streets, and these are short. */
const HEAP_ENTRIES = 16;

/**
 * Extends seeds on streets without through traffic along such streets alone (Dijkstra 1959).
 * @returns the best seed per state
 */
function spread(
  { turns, weights, metric }: TurnMetric,
  ends: readonly PartialEdge[],
  seeds: readonly SearchSeed[],
  onwards: (state: StateIndex, offer: (arc: TurnArcIndex, other: StateIndex) => void) => void,
): SearchSeed[] {
  const isWithin = ({ end }: SearchSeed): boolean => metric.noThroughTraffic[ends[end]!.directed] === 1;
  const best = new Map<StateIndex, SearchSeed>();
  const all: SearchSeed[] = [];
  const heap = new MinHeap(HEAP_ENTRIES);
  const add = (approach: SearchSeed): void => {
    const known = best.get(approach.state);
    if (known !== undefined && known.cost <= approach.cost) return;
    best.set(approach.state, approach);
    heap.push(approach.cost, all.length);
    all.push(approach);
  };
  seeds.filter(isWithin).forEach(add);
  while (heap.size > 0) {
    const approach = all[heap.pop()]!;
    if (best.get(approach.state) !== approach) continue;
    onwards(approach.state, (arc, state) => {
      if (metric.noThroughTraffic[turns.arcEdge[arc]!] === 0 || weights[arc]! >= BARRED) return;
      add({ state, cost: approach.cost + weights[arc]!, end: approach.end, arc, nearer: approach });
    });
  }
  // Seeds on open streets come last: a path from one of them must not enter the area as if it began inside.
  for (const seed of seeds) if (!isWithin(seed)) add(seed);
  return [...best.values()];
}

/** The arcs between a seed and its partial edge, from the seed on. */
export function arcsToPlace(approach: SearchSeed): TurnArcIndex[] {
  const arcs: TurnArcIndex[] = [];
  for (let at: SearchSeed | undefined = approach; at !== undefined; at = at.nearer) if (at.arc >= 0) arcs.push(at.arc);
  return arcs;
}
