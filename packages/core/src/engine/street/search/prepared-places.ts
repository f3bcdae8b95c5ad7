import type { EdgeIndex } from '../../../street/index.ts';
import type { TurnMetric } from '../hierarchy/turn-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import { type AlongEdge, alongEdge, hopCost, type PartialEdge, partialEdgesOf } from '../snapping/partial-edges.ts';
import type { Snap } from '../snapping/snap.ts';
import { seedsFrom, seedsTo } from './search-seeds.ts';

/** Many places prepared for repeated one-to-many searches: stops, car parks, vehicles for hire. */
export class PreparedPlaces {
  readonly turnMetric: TurnMetric;
  /** Whether searches lead to the places or from them. */
  readonly direction: 'to' | 'from';
  readonly count: number;
  /** Seeds of each place: `state[first[place]]` and on, with their costs. */
  readonly first: Int32Array;
  readonly state: Int32Array;
  readonly cost: Int32Array;
  readonly #places: readonly (readonly Snap[])[];
  /** Places on each edge. */
  readonly #byEdge = new Map<EdgeIndex, number[]>();

  /** @param places snapping candidates of each; a place without any is never reached */
  constructor(turnMetric: TurnMetric, places: readonly (readonly Snap[])[], direction: 'to' | 'from') {
    this.turnMetric = turnMetric;
    this.direction = direction;
    this.count = places.length;
    this.#places = places;
    const approaching = direction === 'to' ? seedsTo : seedsFrom;
    const found = places.map((snaps) =>
      approaching(turnMetric, partialEdgesOf(turnMetric.metric, snaps, direction === 'from') as readonly PartialEdge[]),
    );
    this.first = new Int32Array(places.length + 1);
    found.forEach((approaches, place) => {
      this.first[place + 1] = this.first[place]! + approaches.length;
    });
    const all = found.flat();
    this.state = Int32Array.from(all, ({ state }) => state);
    this.cost = Int32Array.from(all, ({ cost }) => cost);
    places.forEach((snaps, place) => {
      for (const { edge } of snaps) {
        const known = this.#byEdge.get(edge);
        if (known === undefined) this.#byEdge.set(edge, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    });
  }

  /**
   * Lowers the costs of places that share an edge with the other end of the search.
   * @param costs `[place]`
   */
  lowerAlong(others: readonly Snap[], costs: Int32Array): void {
    const { metric } = this.turnMetric;
    for (const other of others) {
      for (const place of this.#byEdge.get(other.edge) ?? []) {
        for (const snap of this.#places[place] ?? []) {
          const along: AlongEdge | undefined =
            this.direction === 'to' ? alongEdge(metric, other, snap) : alongEdge(metric, snap, other);
          if (along === undefined) continue;
          const cost = along.cost + hopCost(metric, other) + hopCost(metric, snap);
          if (cost < (costs[place] ?? UNREACHED)) costs[place] = cost;
        }
      }
    }
  }
}
