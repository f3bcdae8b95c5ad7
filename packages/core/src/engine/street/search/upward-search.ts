import { LruCache } from '../../../base/index.ts';
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

/** The states that a search reached, in its order, with their costs and predecessors. */
interface Reached {
  readonly list: Int32Array;
  readonly cost: Int32Array;
  readonly from: Int32Array;
}

/** Bytes of finished searches that are kept: those of some thousand places in a city. */
const BYTES_KEPT = 6e6;

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
  /** Finished searches: vehicles drive to the same stations in every request, and riders walk to the same stops. */
  readonly #kept = new LruCache<string, Reached>(BYTES_KEPT, { weigh: ({ list }) => 3 * list.byteLength });
  /** The number of each metric, which stands for it in the keys of finished searches. */
  readonly #metrics = new WeakMap<CustomizedMetric, number>();
  #metricCount = 0;
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
   * Runs the search. A repetition of the last search returns at once, since taxis to many stations start at one door; that of an earlier one is read
   * from its result.
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
    let key = `${direction} ${this.#numberOf(customized)} ${customizations}`;
    for (const { state, cost } of entries) key += ` ${state} ${cost}`;
    const known = this.#kept.get(key);
    if (known !== undefined) {
      this.#restore(known);
      return;
    }
    this.#relax(entries, customized[direction]);
    this.#kept.set(key, this.#reached());
  }

  #numberOf(customized: CustomizedMetric): number {
    let number = this.#metrics.get(customized);
    if (number === undefined) {
      number = ++this.#metricCount;
      this.#metrics.set(customized, number);
    }
    return number;
  }

  #reached(): Reached {
    const list = this.list.slice(0, this.count);
    const cost = new Int32Array(list.length);
    const from = new Int32Array(list.length);
    for (let i = 0; i < list.length; i++) {
      cost[i] = this.cost[list[i]!]!;
      from[i] = this.from[list[i]!]!;
    }
    return { list, cost, from };
  }

  #restore(reached: Reached): void {
    const { cost, from } = this;
    const seen = this.#seen;
    const search = ++this.#search;
    const { list, cost: costs, from: origins } = reached;
    for (let i = 0; i < list.length; i++) {
      const state = list[i]!;
      seen[state] = search;
      cost[state] = costs[i]!;
      from[state] = origins[i]!;
    }
    this.list.set(list);
    this.count = list.length;
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
