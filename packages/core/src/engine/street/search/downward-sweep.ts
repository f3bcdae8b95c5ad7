import { MinHeap } from '../../../base/index.ts';
import { after, type Column, NONE } from '../../../storage/index.ts';
import type { StateIndex, TurnGraph, UpArcIndex } from '../../../street/index.ts';
import type { TurnMetric } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import type { UpwardSearch } from './upward-search.ts';

/**
 * The downward half of one-to-many searches: the least cost of a state, from those of its ancestors in the elimination tree. Only the ancestors of
 * the requested states are visited (Lazy RPHAST; Strasser, Zeitz 2021).
 */
export class DownwardSweep {
  readonly #turns: TurnGraph;
  readonly #cost: Int32Array;
  readonly #known: Int32Array;
  readonly #path: Int32Array;
  #search = 0;

  constructor(turns: TurnGraph) {
    this.#turns = turns;
    this.#cost = new Int32Array(turns.stateCount);
    this.#known = new Int32Array(turns.stateCount);
    this.#path = new Int32Array(turns.stateCount);
  }

  /** Forgets the costs of the last upward search. */
  begin(): void {
    this.#search++;
  }

  /** @param weights `[upward arc]`, against the direction of the upward search */
  costOf(state: StateIndex, upward: UpwardSearch, weights: Column<UpArcIndex>): number {
    const { upFirst, upTo } = this.#turns.contracted;
    const cost = this.#cost;
    const known = this.#known;
    const path = this.#path;
    const search = this.#search;
    let count = 0;
    for (let at = state; at !== NONE && known[at] !== search; ) {
      path[count++] = at;
      at = upFirst[at] === upFirst[after(at)] ? (NONE as StateIndex) : upTo[upFirst[at]!]!;
    }
    while (count > 0) {
      const at = path[--count]! as StateIndex;
      let least = upward.isSeen(at) ? upward.cost[at]! : BARRED;
      for (let arc = upFirst[at]!; arc < upFirst[(at + 1) as StateIndex]!; arc++) {
        const total = cost[upTo[arc]!]! + weights[arc]!;
        if (total < least) least = total;
      }
      cost[at] = least;
      known[at] = search;
    }
    return cost[state]!;
  }
}

/**
 * The least costs of all states (PHAST; Delling, Goldberg, Nowatzyk, Werneck 2011), including areas without through traffic.
 * @returns `[state]`, `BARRED` where a state is unreachable
 */
export function sweepAll(turnMetric: TurnMetric, upward: UpwardSearch): Int32Array {
  const { turns, customized } = turnMetric;
  const { upFirst, upTo } = turns.contracted;
  const cost = new Int32Array(turns.stateCount);
  for (let state = (turns.stateCount - 1) as StateIndex; state >= 0; state--) {
    let least = upward.isSeen(state) ? upward.cost[state]! : BARRED;
    for (let arc = upFirst[state]!; arc < upFirst[(state + 1) as StateIndex]!; arc++) {
      const total = cost[upTo[arc]!]! + customized.down[arc]!;
      if (total < least) least = total;
    }
    cost[state] = least;
  }
  enterAreas(turnMetric, cost);
  return cost;
}

/** Continues into the areas without through traffic, which the hierarchy leaves out. */
function enterAreas({ turns, weights, metric }: TurnMetric, cost: Int32Array): void {
  const heap = new MinHeap();
  const enter = (state: StateIndex, here: number): void => {
    for (let arc = turns.arcFirst[state]!; arc < turns.arcFirst[after(state)]!; arc++) {
      if (metric.noThroughTraffic[turns.arcEdge[arc]!] === 0 || weights[arc]! >= BARRED) continue;
      const total = here + weights[arc]!;
      const to = turns.arcTo[arc]!;
      if (total >= cost[to]!) continue;
      cost[to] = total;
      heap.push(total, to);
    }
  };
  for (let state = 0 as StateIndex; state < turns.stateCount; state++)
    if (cost[state]! < BARRED) enter(state, cost[state]!);
  while (heap.size > 0) {
    const key = heap.peekKey();
    const state = heap.pop() as StateIndex;
    if (key === cost[state]) enter(state, key);
  }
}
