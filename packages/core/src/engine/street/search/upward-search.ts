import { after, type Column, NONE } from '../../../storage/index.ts';
import type { StateIndex, TurnGraph, UpArcIndex } from '../../../street/index.ts';
import type { CustomizedMetric } from '../hierarchy/customize-metric.ts';
import type { TurnMetric } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';

/** A state from which the search sets out, with its cost. */
export interface Entry {
  readonly state: StateIndex;
  readonly cost: number;
}

/**
 * The upward half of a search: all ancestors of some states in the elimination tree, with their least costs over upward arcs. No queue is needed,
 * since the upper neighbours of a state are its ancestors (Dibbelt, Strasser, Wagner 2016). Reused from search to search.
 */
export class UpwardSearch {
  readonly cost: Int32Array;
  /** The previous state on the path; the state itself where the path begins. */
  readonly from: Int32Array;
  /** States reached by the present search, in no particular order. */
  readonly list: Int32Array;
  count = 0;
  readonly #turns: TurnGraph;
  readonly #seen: Int32Array;
  #search = 0;
  readonly #segments: number[] = [];
  /** The arguments of the present search, to recognise a repetition. */
  #entries: readonly Entry[] = [];
  #customized: CustomizedMetric | undefined;
  #direction: 'up' | 'down' = 'up';
  #customizations = 0;

  constructor(turns: TurnGraph) {
    this.#turns = turns;
    this.cost = new Int32Array(turns.stateCount);
    this.from = new Int32Array(turns.stateCount);
    this.list = new Int32Array(turns.stateCount);
    this.#seen = new Int32Array(turns.stateCount);
  }

  isSeen(state: StateIndex): boolean {
    return this.#seen[state] === this.#search;
  }

  /**
   * Runs the search. A repetition of the last search returns at once: taxis to many stations start at one door.
   * @param direction of travel: `up` away from the entries, `down` towards them
   */
  run(entries: readonly Entry[], turnMetric: TurnMetric, direction: 'up' | 'down'): void {
    const { customized, customizations } = turnMetric;
    const isSame =
      customized === this.#customized && customizations === this.#customizations && direction === this.#direction;
    if (isSame && areEqual(entries, this.#entries)) return;
    this.#entries = entries;
    this.#customized = customized;
    this.#customizations = customizations;
    this.#direction = direction;
    this.#relax(entries, customized[direction]);
  }

  /**
   * Invariant: when a state is relaxed, all its descendants in the tree below have been.
   * @param weights `[upward arc]`, in the direction of the search
   */
  #relax(entries: readonly Entry[], weights: Column<UpArcIndex>): void {
    const { cost, from, list } = this;
    const { upFirst, upTo } = this.#turns.contracted;
    const seen = this.#seen;
    const segments = this.#segments;
    const search = ++this.#search;
    let count = 0;
    segments.length = 0;
    for (const entry of entries) {
      segments.push(count);
      for (let state = entry.state; state !== NONE && seen[state] !== search; ) {
        seen[state] = search;
        cost[state] = BARRED;
        list[count++] = state;
        state = upFirst[state] === upFirst[after(state)] ? (NONE as StateIndex) : upTo[upFirst[state]!]!;
      }
      if (entry.cost < cost[entry.state]!) {
        cost[entry.state] = entry.cost;
        from[entry.state] = entry.state;
      }
    }
    this.count = count;
    // A path that ends where an earlier one passes hangs below it. From the last path to the first, every state
    // therefore comes before its ancestors.
    let end = count;
    for (let segment = segments.length - 1; segment >= 0; segment--) {
      const begin = segments[segment]!;
      for (let i = begin; i < end; i++) {
        const state = list[i]! as StateIndex;
        const here = cost[state]!;
        if (here >= BARRED) continue;
        for (let arc = upFirst[state]!; arc < upFirst[(state + 1) as StateIndex]!; arc++) {
          const total = here + weights[arc]!;
          const to = upTo[arc]!;
          if (total >= cost[to]!) continue;
          cost[to] = total;
          from[to] = state;
        }
      }
      end = begin;
    }
  }
}

function areEqual(some: readonly Entry[], others: readonly Entry[]): boolean {
  return (
    some.length === others.length &&
    some.every((one, i) => one.state === others[i]?.state && one.cost === others[i]?.cost)
  );
}
