import { LruCache } from '../../../base/index.ts';
import { NONE } from '../../../storage/index.ts';
import type { StateIndex, TurnArcIndex, TurnGraph } from '../../../street/index.ts';
import type { CustomizedMetric } from '../hierarchy/customize-metric.ts';
import type { TurnMetric } from '../hierarchy/turn-metric.ts';
import { BARRED } from '../hierarchy/turn-weights.ts';
import { unpackShortcut } from '../hierarchy/unpack-shortcut.ts';
import { type PartialEdge, partialEdgesOf } from '../snapping/partial-edges.ts';
import type { Snap } from '../snapping/snap.ts';
import { DownwardSweep, sweepAll } from './downward-sweep.ts';
import type { PreparedPlaces } from './prepared-places.ts';
import { arcsToPlace, type SearchSeed, seedsFrom, seedsTo } from './search-seeds.ts';
import { UpwardSearch } from './upward-search.ts';

/** The best path between two sets of partial edges, as whole arcs in between. */
export interface ArcRoute {
  /** Indices of the partial edges used at the start and at the target. */
  readonly start: number;
  readonly target: number;
  /** Arcs travelled, the last one into the target's edge. */
  readonly arcs: readonly TurnArcIndex[];
  /** Milliseconds of cost, partial edges included. */
  readonly cost: number;
}

/** Arcs of unpacked shortcuts that are kept for each metric: most paths share the main streets. An entry takes as much memory as some more arcs. */
const SHORTCUT_ARCS_KEPT = 250_000;
const ENTRY_WEIGHT = 30;

interface KnownShortcuts {
  /** The customization that they are unpacked from. */
  readonly customizations: number;
  readonly arcs: LruCache<number, Int32Array>;
}

/** Searches over one turn graph and its customizable contraction hierarchy, for one thread. */
export class HierarchySearch {
  readonly turns: TurnGraph;
  readonly #forward: UpwardSearch;
  readonly #backward: UpwardSearch;
  readonly #sweep: DownwardSweep;
  readonly #shortcuts = new WeakMap<CustomizedMetric, KnownShortcuts>();

  constructor(turns: TurnGraph) {
    this.turns = turns;
    this.#forward = new UpwardSearch(turns);
    this.#backward = new UpwardSearch(turns);
    this.#sweep = new DownwardSweep(turns);
  }

  /**
   * The path of least cost between two sets of partial edges.
   * @returns undefined when no target can be reached by way of a node
   */
  route(turnMetric: TurnMetric, starts: readonly PartialEdge[], targets: readonly PartialEdge[]): ArcRoute | undefined {
    const from = seedsFrom(turnMetric, starts);
    const to = seedsTo(turnMetric, targets);
    const { state: meeting, cost } = this.#meet(turnMetric, from, to);
    if (meeting < 0) return undefined;
    const [up, down] = [pathOf(this.#forward, meeting).reverse(), pathOf(this.#backward, meeting)];
    const arcs: TurnArcIndex[] = [];
    const known = this.#knownShortcuts(turnMetric);
    const unpack = (a: StateIndex, b: StateIndex): void => {
      const shortcut = known.getOrMake(a * this.turns.stateCount + b, () => this.#unpack(turnMetric, a, b));
      for (let i = 0; i < shortcut.length; i++) arcs.push(shortcut[i] as TurnArcIndex);
    };
    const start = seedAt(from, up[0]!);
    arcs.push(...arcsToPlace(start).reverse());
    for (let i = 1; i < up.length; i++) unpack(up[i - 1]!, up[i]!);
    for (let i = 1; i < down.length; i++) unpack(down[i - 1]!, down[i]!);
    const target = seedAt(to, down.at(-1)!);
    arcs.push(...arcsToPlace(target));
    return { start: start.end, target: target.end, arcs, cost };
  }

  #unpack(turnMetric: TurnMetric, from: StateIndex, to: StateIndex): Int32Array {
    const { weights, metric, customized } = turnMetric;
    const arcs: TurnArcIndex[] = [];
    unpackShortcut(this.turns, weights, metric.noThroughTraffic, customized, from, to, arcs);
    return Int32Array.from(arcs);
  }

  /** The unpacked shortcuts of a metric, by `from × states + to`. */
  #knownShortcuts({ customized, customizations }: TurnMetric): LruCache<number, Int32Array> {
    let known = this.#shortcuts.get(customized);
    if (known === undefined || known.customizations !== customizations) {
      known = {
        customizations,
        arcs: new LruCache(SHORTCUT_ARCS_KEPT, { weigh: ({ length }) => length + ENTRY_WEIGHT }),
      };
      this.#shortcuts.set(customized, known);
    }
    return known.arcs;
  }

  /** The cost of {@link route} alone; undefined when no target can be reached by way of a node. */
  cost(turnMetric: TurnMetric, starts: readonly PartialEdge[], targets: readonly PartialEdge[]): number | undefined {
    const found = this.#meet(turnMetric, seedsFrom(turnMetric, starts), seedsTo(turnMetric, targets));
    return found.state < 0 ? undefined : found.cost;
  }

  /**
   * The costs between a place and many prepared places, in the direction that these were prepared for.
   * @param places the snapping candidates of the one place
   * @returns `[prepared place]` cost in milliseconds, `BARRED` where unreachable
   */
  many(places: readonly Snap[], many: PreparedPlaces): Int32Array {
    const { turnMetric } = many;
    const { metric, customized } = turnMetric;
    const leaving = many.direction === 'to';
    const upward = this.#forward;
    const ends = partialEdgesOf(metric, places, leaving);
    if (leaving) upward.run(seedsFrom(turnMetric, ends), turnMetric, 'up');
    else upward.run(seedsTo(turnMetric, ends), turnMetric, 'down');
    const weights = leaving ? customized.down : customized.up;
    this.#sweep.begin();
    const costs = new Int32Array(many.count).fill(BARRED);
    for (let place = 0; place < many.count; place++) {
      for (let at = many.first[place]!; at < many.first[place + 1]!; at++) {
        const total = this.#sweep.costOf(many.state[at]! as StateIndex, upward, weights) + many.cost[at]!;
        if (total < costs[place]!) costs[place] = total;
      }
    }
    many.lowerAlong(places, costs);
    return costs;
  }

  /** The least cost of every state from a place, including areas without through traffic; `BARRED` where unreachable. */
  all(turnMetric: TurnMetric, places: readonly Snap[]): Int32Array {
    this.#forward.run(seedsFrom(turnMetric, partialEdgesOf(turnMetric.metric, places, true)), turnMetric, 'up');
    return sweepAll(turnMetric, this.#forward);
  }

  #meet(
    turnMetric: TurnMetric,
    from: readonly SearchSeed[],
    to: readonly SearchSeed[],
  ): { readonly state: StateIndex; readonly cost: number } {
    const [forward, backward] = [this.#forward, this.#backward];
    forward.run(from, turnMetric, 'up');
    backward.run(to, turnMetric, 'down');
    let state = NONE as StateIndex;
    let cost = BARRED;
    const { list, count } = backward;
    for (let i = 0; i < count; i++) {
      const at = list[i]! as StateIndex;
      if (!forward.isSeen(at)) continue;
      const total = forward.cost[at]! + backward.cost[at]!;
      if (total >= cost) continue;
      cost = total;
      state = at;
    }
    return { state, cost };
  }
}

/** States from where the two searches meet back to the seed of one of them. */
function pathOf(search: UpwardSearch, meeting: StateIndex): StateIndex[] {
  const path = [meeting];
  for (let state = meeting; search.from[state] !== state; ) {
    state = search.from[state]! as StateIndex;
    path.push(state);
  }
  return path;
}

function seedAt(approaches: readonly SearchSeed[], state: StateIndex): SearchSeed {
  return approaches.find((approach) => approach.state === state) as SearchSeed;
}
