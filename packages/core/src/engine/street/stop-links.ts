import { type Sections, section } from '../../base/index.ts';
import type { StreetProfileName } from '../../modes/index.ts';
import type { StreetGraph } from '../../street/index.ts';
import { boundedSearch } from './bounded-search.ts';
import { alongEdge, type End, endsOf, hopCost, hopTime } from './ends.ts';
import type { Snap } from './snap.ts';
import { type StreetMetric, UNREACHED } from './street-metric.ts';
import type { StreetPath } from './street-path.ts';
import { traceLabels } from './trace-labels.ts';
import { COST, LENGTH, type StreetWorkspace, TIME } from './workspace.ts';

/** Stops reached by a search: parallel columns, `count` entries, in no particular order. Reused by the next search. */
export interface StopReach {
  count: number;
  readonly stop: Int32Array;
  /** Hops included. */
  readonly milliseconds: Int32Array;
  readonly centimetres: Int32Array;
}

/** The stops of a region on its streets, ready for searches to collect them. */
export class StopLinks {
  readonly count: number;
  /** Edge on which each stop lies, -1 for stops off the network. */
  readonly edge: Int32Array;
  readonly #snaps: readonly (Snap | undefined)[];
  /** Ends of edges with stops: entries `first[node]` to `first[node + 1]` (exclusive), each a stop and an edge leading to it. */
  readonly #first: Int32Array;
  readonly #stop: Int32Array;
  /** Directed edge from the node towards the stop, and the share of it that lies before the stop. */
  readonly #directed: Int32Array;
  readonly #share: Float64Array;
  /** Hop between stop and street in metres: the same for every way of reaching a stop, so costs are compared without it. */
  readonly #hop: Float64Array;
  /** Least cost per stop in the last search, and where its entry is. */
  readonly #best: Int32Array;
  readonly #entryOf: Int32Array;
  /** Entry by which each stop was reached, or `-1 - place` for one on the very edge where the search began. */
  readonly #via: Int32Array;
  readonly #reach: StopReach;

  /** @param sections what `linkStops` made for the profile */
  constructor(graph: StreetGraph, sections: Sections, profile: StreetProfileName = 'walk') {
    const column = (name: string): Float64Array => section(sections, `${profile}${name}`, Float64Array);
    const [fraction, hop, lat, lng] = [column('Fraction'), column('Hop'), column('Lat'), column('Lng')];
    this.edge = section(sections, `${profile}Edge`, Int32Array);
    this.count = this.edge.length;
    const snaps = Array.from(this.edge, (edge, stop) =>
      edge < 0 ? undefined : { edge, fraction: fraction[stop]!, lat: lat[stop]!, lng: lng[stop]!, metres: hop[stop]! },
    );
    this.#snaps = snaps;
    const linked = snaps.flatMap((found, stop) => (found === undefined ? [] : [{ found, stop }]));
    this.#first = new Int32Array(graph.nodeCount + 1);
    for (const { found } of linked) {
      this.#first[graph.edgeFrom[found.edge]! + 1]!++;
      this.#first[graph.edgeTo[found.edge]! + 1]!++;
    }
    for (let node = 0; node < graph.nodeCount; node++) this.#first[node + 1]! += this.#first[node]!;
    const next = this.#first.slice();
    this.#stop = new Int32Array(linked.length * 2);
    this.#directed = new Int32Array(linked.length * 2);
    this.#share = new Float64Array(linked.length * 2);
    for (const { found, stop } of linked) {
      for (let backward = 0; backward < 2; backward++) {
        const directed = 2 * found.edge + backward;
        const entry = next[graph.tail(directed)]!++;
        this.#stop[entry] = stop;
        this.#directed[entry] = directed;
        this.#share[entry] = backward === 0 ? found.fraction : 1 - found.fraction;
      }
    }
    this.#hop = hop;
    this.#best = new Int32Array(this.count).fill(UNREACHED);
    this.#entryOf = new Int32Array(this.count);
    this.#via = new Int32Array(this.count);
    this.#reach = {
      count: 0,
      stop: new Int32Array(this.count),
      milliseconds: new Int32Array(this.count),
      centimetres: new Int32Array(this.count),
    };
  }

  /** Where a stop meets the street; undefined for one off the network. */
  snapOf(stop: number): Snap | undefined {
    return this.#snaps[stop];
  }

  /**
   * All stops within a time of some places: going there, or (`to`) from there. Ways are cut off where they pass the limit, so a stop
   * is also found by a way that feels longer than the best but takes less time.
   */
  within(
    workspace: StreetWorkspace,
    metric: StreetMetric,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
  ): StopReach {
    boundedSearch(workspace, metric, places, { direction, limitSeconds });
    const reach = this.#reach;
    for (let i = 0; i < reach.count; i++) this.#best[reach.stop[i]!] = UNREACHED;
    reach.count = 0;
    const limit = limitSeconds * 1000;
    this.#collect(workspace, metric, direction === 'from' ? 0 : 1, limit);
    this.#collectAlong(metric, places, direction, limit);
    return reach;
  }

  /**
   * The very way by which {@link within} reaches a stop, with the same time; the search is made again, so nothing need be kept.
   * @returns undefined when the stop is not within the limit
   */
  pathTo(
    workspace: StreetWorkspace,
    metric: StreetMetric,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
    stop: number,
  ): StreetPath | undefined {
    const reach = this.within(workspace, metric, places, direction, limitSeconds);
    const at = this.#snaps[stop];
    if (at === undefined || this.#best[stop] === UNREACHED) return undefined;
    const leaving = direction === 'from';
    const via = this.#via[stop]!;
    let place: Snap;
    let edges: number[];
    if (via < 0) {
      place = places[-1 - via] as Snap;
      edges = [(leaving ? alongEdge(metric, place, at) : alongEdge(metric, at, place))?.directed ?? 0];
    } else {
      const last = this.#directed[via]!;
      const traced = traceLabels(workspace, metric.graph, metric.graph.tail(last), !leaving);
      const end = endsOf(metric, places, leaving)[traced.seed] as End;
      place = end.snap;
      edges = leaving ? [end.directed, ...traced.edges.reverse(), last] : [last ^ 1, ...traced.edges, end.directed];
    }
    const entry = this.#entryOf[stop]!;
    const hopMilliseconds = hopTime(metric, place) + hopTime(metric, at);
    return {
      metric,
      from: leaving ? place : at,
      to: leaving ? at : place,
      edges,
      milliseconds: reach.milliseconds[entry]! - hopMilliseconds,
      hopMilliseconds,
      metres: reach.centimetres[entry]! / 100,
      cost: this.#best[stop]! + hopCost(metric, at),
    };
  }

  #collect(workspace: StreetWorkspace, metric: StreetMetric, flip: number, limit: number): void {
    const { labels, touched, touchedCount } = workspace;
    const { cost, time, graph, hopSpeed } = metric;
    const first = this.#first;
    for (let i = 0; i < touchedCount; i++) {
      const node = touched[i]!;
      const end = first[node + 1]!;
      for (let entry = first[node]!; entry < end; entry++) {
        const directed = this.#directed[entry]! ^ flip;
        if (cost[directed] === UNREACHED) continue;
        const share = this.#share[entry]!;
        const stop = this.#stop[entry]!;
        const hop = Math.ceil((this.#hop[stop]! * 1000) / hopSpeed);
        const at = 4 * node;
        this.#offer(
          stop,
          labels[at + COST]! + Math.round(cost[directed]! * share),
          labels[at + TIME]! + Math.round(time[directed]! * share) + hop,
          labels[at + LENGTH]! + Math.round(graph.edgeLength[directed >> 1]! * share),
          limit,
          entry,
        );
      }
    }
  }

  /** Stops on the very edges where the search began. */
  #collectAlong(metric: StreetMetric, places: readonly Snap[], direction: 'from' | 'to', limit: number): void {
    places.forEach((place, number) => {
      const node = metric.graph.edgeFrom[place.edge]!;
      for (let entry = this.#first[node]!; entry < this.#first[node + 1]!; entry++) {
        if (this.#directed[entry] !== 2 * place.edge) continue;
        const stop = this.#stop[entry]!;
        const at = this.#snaps[stop] as Snap;
        const along = direction === 'from' ? alongEdge(metric, place, at) : alongEdge(metric, at, place);
        if (along === undefined) continue;
        const hops = hopTime(metric, place) + hopTime(metric, at);
        this.#offer(stop, hopCost(metric, place) + along.cost, hops + along.time, along.length, limit, -1 - number);
      }
    });
  }

  #offer(stop: number, cost: number, time: number, length: number, limit: number, via: number): void {
    if (time > limit || cost >= this.#best[stop]!) return;
    const reach = this.#reach;
    const isNew = this.#best[stop] === UNREACHED;
    this.#best[stop] = cost;
    this.#via[stop] = via;
    const entry = isNew ? reach.count++ : this.#entryOf[stop]!;
    this.#entryOf[stop] = entry;
    reach.stop[entry] = stop;
    reach.milliseconds[entry] = time;
    reach.centimetres[entry] = length;
  }
}
