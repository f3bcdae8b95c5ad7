import { MinHeap } from '../../../base/index.ts';
import type { TurnMetric } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import type { PartialEdge } from '../snapping/partial-edges.ts';

/**
 * A state at which a search may begin (or, at a destination, end): what it costs to get there from one of the ends, and how. Around ends on
 * streets that may only be reached or left, everything within those streets is such a state, so that the search itself never
 * needs to enter any (OS-4).
 */
export interface SearchSeed {
  readonly state: number;
  readonly cost: number;
  /** Number of the end. */
  readonly end: number;
  /** Arc between this state and the previous approach (at a destination: and the end); -1 at an origin's own end. */
  readonly arc: number;
  /** The approach nearer to the end; undefined at the end itself. */
  readonly nearer: SearchSeed | undefined;
}

/** From where on the network a traveller from some ends may set out. */
export function seedsFrom(turnMetric: TurnMetric, ends: readonly PartialEdge[]): SearchSeed[] {
  const { turns } = turnMetric;
  const seeds = ends.flatMap(({ directed, cost }, end): SearchSeed[] => {
    const state = turns.stateAfter[directed]!;
    return state < 0 ? [] : [{ state, cost, end, arc: -1, nearer: undefined }];
  });
  return spread(turnMetric, ends, seeds, (state, offer) => {
    for (let arc = turns.arcFirst[state]!; arc < turns.arcFirst[state + 1]!; arc++) offer(arc, turns.arcTo[arc]!);
  });
}

/** From where on the network a traveller may get to some ends: over an arc that leads into the end's edge. */
export function seedsTo(turnMetric: TurnMetric, ends: readonly PartialEdge[]): SearchSeed[] {
  const { turns, weights, metric } = turnMetric;
  const { first, arc: arcs } = turns.arcsInto;
  const seeds: SearchSeed[] = [];
  ends.forEach(({ directed, cost }, end) => {
    for (let i = first[directed]!; i < first[directed + 1]!; i++) {
      const arc = arcs[i]!;
      if (weights[arc]! >= BARRED) continue;
      const turn = weights[arc]! - metric.cost[directed]!;
      seeds.push({ state: turns.arcTail[arc]!, cost: cost + turn, end, arc, nearer: undefined });
    }
  });
  return spread(turnMetric, ends, seeds, (state, offer) => {
    const entering = turns.arcsTo;
    for (let i = entering.first[state]!; i < entering.first[state + 1]!; i++) {
      const arc = entering.arc[i]!;
      offer(arc, turns.arcTail[arc]!);
    }
  });
}

/** Few ends lie on such streets, and these are short. */
const HEAP_ENTRIES = 16;

/** Goes on from ends on streets without through traffic, over such streets alone (Dijkstra 1959). @returns the best approach per state */
function spread(
  { turns, weights, metric }: TurnMetric,
  ends: readonly PartialEdge[],
  seeds: readonly SearchSeed[],
  onwards: (state: number, offer: (arc: number, other: number) => void) => void,
): SearchSeed[] {
  const isWithin = ({ end }: SearchSeed): boolean => metric.noThroughTraffic[(ends[end] as PartialEdge).directed] === 1;
  const best = new Map<number, SearchSeed>();
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
    const approach = all[heap.pop()] as SearchSeed;
    if (best.get(approach.state) !== approach) continue;
    onwards(approach.state, (arc, state) => {
      if (metric.noThroughTraffic[turns.arcEdge[arc]!] === 0 || weights[arc]! >= BARRED) return;
      add({ state, cost: approach.cost + weights[arc]!, end: approach.end, arc, nearer: approach });
    });
  }
  // Those on open streets only now: who comes from one, however near, may not go on as if from inside.
  for (const seed of seeds) if (!isWithin(seed)) add(seed);
  return [...best.values()];
}

/** The arcs between an approach and its end, from the approach on. */
export function arcsToPlace(approach: SearchSeed): number[] {
  const arcs: number[] = [];
  for (let at: SearchSeed | undefined = approach; at !== undefined; at = at.nearer) if (at.arc >= 0) arcs.push(at.arc);
  return arcs;
}
