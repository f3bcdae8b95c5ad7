import type { StreetProfileName } from '../../../modes/index.ts';
import {
  after,
  type Column,
  type Columns,
  type Index,
  readPrefixedColumns,
  type Sections,
  unbranded,
} from '../../../storage/index.ts';
import {
  backwardOf,
  type DirectedEdgeIndex,
  edgeOf,
  forwardOf,
  isBackward,
  type NodeIndex,
  opposite,
  STOP_STREET_COLUMNS,
  type StateIndex,
  type StreetGraph,
  type TurnGraph,
} from '../../../street/index.ts';
import { type DoorRows, doorsIn, type StopIndex } from '../../../timetable/index.ts';
import { WALKING_METRES_PER_SECOND } from '../costing/traversal.ts';
import { turnMetricOf } from '../hierarchy/turn-metric.ts';
import type { StreetMetric } from '../metric/street-metric.ts';
import { UNREACHED } from '../metric/unreached.ts';
import type { StreetPath } from '../path/street-path.ts';
import { boundedDijkstra, traceLabels, turnOnto } from '../search/bounded-dijkstra.ts';
import { COST, LENGTH, type StreetWorkspace, TIME } from '../search/street-workspace.ts';
import { alongEdge, hopCost, hopTime, type PartialEdge, partialEdgesOf } from '../snapping/partial-edges.ts';
import type { Snap } from '../snapping/snap.ts';

/** Stops reached by a search, as parallel columns of `count` entries in no particular order. Reused by the next search. */
export interface StopReach {
  count: number;
  readonly stop: Int32Array;
  /** Hops included. */
  readonly milliseconds: Int32Array;
  readonly centimetres: Int32Array;
}

/** A link between a stop and an edge. A stop inside a station has the links of every door that leads to it or from it. */
interface StopLink {
  readonly stop: StopIndex;
  /** Undefined where the link cannot be walked in that direction. */
  readonly arriving: Snap | undefined;
  readonly leaving: Snap | undefined;
  readonly at: Snap;
}

/** The links between a region's stops and its streets, ready for searches to collect stops. */
export class StopLinks {
  /** The number of stops, entrances of stations included. */
  readonly count: number;
  readonly #first: Column<number>;
  readonly #links: readonly StopLink[];
  readonly #linksOf = new Map<number, number[]>();
  readonly #byNode: LinksByNode;
  readonly #linked = new WeakMap<TurnGraph, Uint8Array>();
  /** Least cost per stop in the last search, hops included, and the stop's entry in the reach. */
  readonly #best: Int32Array;
  readonly #entryOf: Int32Array;
  /** `[stop]`: the entry by which it was reached, or `-1 - place` for a stop on the edge where the search began; and its link. */
  readonly #via: Int32Array;
  readonly #viaLink: Int32Array;
  /** `[stop]`: the label from which it was reached. */
  readonly #label: Int32Array;
  readonly #reach: StopReach;

  /**
   * @param sections of `linkStops` for the profile, and `doorSections` where stations have pathways
   * @param metresPerSecond the walking speed for which the sections' seconds inside stations hold
   */
  constructor(
    graph: StreetGraph,
    sections: Sections,
    profile: StreetProfileName = 'walk',
    metresPerSecond: number = WALKING_METRES_PER_SECOND,
  ) {
    const rows = readPrefixedColumns(profile, STOP_STREET_COLUMNS, sections);
    this.#first = unbranded(rows.first);
    this.count = rows.first.length - 1;
    this.#links = makeStopLinks(this.count, rows, doorsIn(sections, profile), metresPerSecond);
    this.#links.forEach(({ stop }, link) => {
      const known = this.#linksOf.get(stop);
      if (known === undefined) this.#linksOf.set(stop, [link]);
      else known.push(link);
    });
    this.#byNode = groupByNode(graph, this.#links);
    this.#best = new Int32Array(this.count).fill(UNREACHED);
    this.#entryOf = new Int32Array(this.count);
    this.#via = new Int32Array(this.count);
    this.#viaLink = new Int32Array(this.count);
    this.#label = new Int32Array(this.count);
    this.#reach = {
      count: 0,
      stop: new Int32Array(this.count),
      milliseconds: new Int32Array(this.count),
      centimetres: new Int32Array(this.count),
    };
  }

  /** Whether a street lies near a stop or an entrance of a station. */
  meetsStreet(stop: StopIndex): boolean {
    return this.#first[stop + 1]! > this.#first[stop]!;
  }

  /** Where a stop itself is most likely to meet the street; undefined for a stop off the network or inside a station. */
  snapOf(stop: StopIndex): Snap | undefined {
    const link = this.#linksOf.get(stop)?.[0];
    const at = link === undefined ? undefined : this.#links[link]!.arriving;
    return at?.inside === undefined ? at : undefined;
  }

  /**
   * All points where a stop meets the streets: its own, or those of its station's doors. Every edge that shortens some walk is among them: the kerb,
   * the island, the opposite side.
   * @param direction leaving the stop, or going to it
   */
  snapsOf(stop: StopIndex, direction: 'from' | 'to'): readonly Snap[] {
    return (this.#linksOf.get(stop) ?? []).flatMap((number) => {
      const link = this.#links[number]!;
      return (direction === 'from' ? link.leaving : link.arriving) ?? [];
    });
  }

  /** The candidate of the place by which the last search reached a stop that it reached. */
  reachedBy(
    workspace: StreetWorkspace,
    metric: StreetMetric,
    places: readonly Snap[],
    direction: 'from' | 'to',
  ): (stop: StopIndex) => Snap {
    const leaving = direction === 'from';
    const ends = partialEdgesOf(metric, places, leaving);
    return (stop) => {
      const via = this.#via[stop]!;
      return via < 0 ? places[-1 - via]! : ends[traceLabels(workspace, this.#label[stop]!, leaving).seed]!.snap;
    };
  }

  /** The point where the last search met a stop that it reached. */
  reachedAt(stop: StopIndex, direction: 'from' | 'to'): Snap | undefined {
    const link = this.#links[this.#viaLink[stop]!];
    return direction === 'from' ? link?.arriving : link?.leaving;
  }

  /**
   * All stops within a time of a place, going there or (`to`) from there. Paths end where they exceed the limit, so a stop may also be found by a
   * path of higher cost that takes less time.
   * @param places snapping candidates of the place
   * @param waits milliseconds that have passed before a candidate is reached; none unless given
   * @returns valid until the next search on these links
   */
  within(
    workspace: StreetWorkspace,
    metric: StreetMetric,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
    waits?: ReadonlyMap<Snap, number>,
  ): StopReach {
    boundedDijkstra(workspace, metric, places, { direction, limitSeconds, ...(waits && { waits }) });
    const reach = this.#reach;
    for (let i = 0; i < reach.count; i++) this.#best[reach.stop[i]!] = UNREACHED;
    reach.count = 0;
    const limit = limitSeconds * 1000;
    this.#collect(workspace, metric, direction === 'from', limit);
    this.#collectAlong(metric, places, direction, limit, waits);
    return reach;
  }

  /**
   * The path by which {@link within} reaches a stop, with the same time. It repeats the search, so no paths have to be kept.
   * @returns undefined when the stop is not within the limit
   */
  pathTo(
    workspace: StreetWorkspace,
    metric: StreetMetric,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
    stop: StopIndex,
  ): StreetPath | undefined {
    const reach = this.within(workspace, metric, places, direction, limitSeconds);
    const leaving = direction === 'from';
    if (this.#best[stop] === UNREACHED) return undefined;
    const at = this.reachedAt(stop, direction);
    if (at === undefined) return undefined;
    const via = this.#via[stop]!;
    let place: Snap;
    let edges: DirectedEdgeIndex[];
    if (via < 0) {
      place = places[-1 - via]!;
      edges = [(leaving ? alongEdge(metric, place, at) : alongEdge(metric, at, place))!.directed];
    } else {
      const { turns } = workspace;
      const last = this.#byNode.directed[via]!;
      const traced = traceLabels(workspace, this.#label[stop]!, leaving);
      const end = partialEdgesOf(metric, places, leaving)[traced.seed] as PartialEdge;
      const over = traced.arcs.map((arc) => turns.arcEdge[arc]!);
      place = end.snap;
      edges = leaving ? [end.directed, ...over.reverse(), last] : [opposite(last), ...over, end.directed];
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
      cost: this.#best[stop]!,
    };
  }

  /** Offers every link at a labelled node. Hot: the loop reads typed arrays only and allocates nothing. */
  #collect(workspace: StreetWorkspace, metric: StreetMetric, leaving: boolean, limit: number): void {
    const { labels, touched, touchedCount, turns } = workspace;
    const { stateNode, stateCount } = turns;
    const { cost, time, graph } = metric;
    const turnMetric = turnMetricOf(metric);
    const flip = leaving ? 0 : 1;
    const { first, link: linkOf, stop: stopOf, directed: towards, share: shareOf } = this.#byNode;
    const isLinked = this.#linkedStates(turns);
    const best = this.#best;
    for (let i = 0; i < touchedCount; i++) {
      const label = touched[i]!;
      const state = (label % stateCount) as StateIndex;
      if (isLinked[state] === 0) continue;
      const node = stateNode[state]!;
      const costHere = labels[4 * label + COST]!;
      const end = first[(node + 1) as NodeIndex]!;
      for (let entry = first[node]!; entry < end; entry++) {
        const stop = stopOf[entry]!;
        if (costHere >= best[stop]!) continue; // what is left of the path costs no less than 0
        const directed = (towards[entry]! ^ flip) as DirectedEdgeIndex;
        if (cost[directed] === UNREACHED) continue;
        const share = shareOf[entry]!;
        const costThere = costHere + Math.round(cost[directed]! * share);
        if (costThere >= best[stop]!) continue; // nor do the turn and the hop
        const link = linkOf[entry]!;
        const { arriving, leaving: departing } = this.#links[link]!;
        const snap = leaving ? arriving : departing;
        if (snap === undefined) continue;
        const turn = turnOnto(turnMetric, label, directed, leaving);
        if (turn < 0) continue;
        const at = 4 * label;
        const isBetter = this.#offer(
          link,
          costThere + turn + hopCost(metric, snap),
          labels[at + TIME]! + turn + Math.round(time[directed]! * share) + hopTime(metric, snap),
          labels[at + LENGTH]! + Math.round(graph.edgeLength[edgeOf(directed)]! * share),
          limit,
          entry,
        );
        if (isBetter) this.#label[stop] = label;
      }
    }
  }

  /** `[state]`: 1 = a link lies on an edge at its node. */
  #linkedStates(turns: TurnGraph): Uint8Array {
    let linked = this.#linked.get(turns);
    if (linked === undefined) {
      const { first } = this.#byNode;
      linked = new Uint8Array(turns.stateCount);
      for (let state = 0 as StateIndex; state < turns.stateCount; state++) {
        const node = turns.stateNode[state]!;
        if (first[after(node)]! > first[node]!) linked[state] = 1;
      }
      this.#linked.set(turns, linked);
    }
    return linked;
  }

  /** Stops on the edges where the search began. */
  #collectAlong(
    metric: StreetMetric,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limit: number,
    waits: ReadonlyMap<Snap, number> | undefined,
  ): void {
    const { first, link: linkOf, directed } = this.#byNode;
    places.forEach((place, number) => {
      const node = metric.graph.edgeFrom[place.edge]!;
      const wait = waits?.get(place) ?? 0;
      for (let entry = first[node]!; entry < first[after(node)]!; entry++) {
        if (directed[entry] !== forwardOf(place.edge)) continue;
        const link = linkOf[entry]!;
        const at = direction === 'from' ? this.#links[link]!.arriving : this.#links[link]!.leaving;
        if (at === undefined) continue;
        const along = direction === 'from' ? alongEdge(metric, place, at) : alongEdge(metric, at, place);
        if (along === undefined) continue;
        const time = wait + hopTime(metric, place) + along.time + hopTime(metric, at);
        const cost = wait + hopCost(metric, place) + along.cost + hopCost(metric, at);
        this.#offer(link, cost, time, along.length, limit, -1 - number);
      }
    });
  }

  #offer(link: number, cost: number, time: number, length: number, limit: number, via: number): boolean {
    const { stop } = this.#links[link]!;
    if (time > limit || cost >= this.#best[stop]!) return false;
    const reach = this.#reach;
    const isNew = this.#best[stop] === UNREACHED;
    this.#best[stop] = cost;
    this.#via[stop] = via;
    this.#viaLink[stop] = link;
    const entry = isNew ? reach.count++ : this.#entryOf[stop]!;
    this.#entryOf[stop] = entry;
    reach.stop[entry] = stop;
    reach.milliseconds[entry] = time;
    reach.centimetres[entry] = length;
    return true;
  }
}

/** Links grouped by the nodes at both ends of their edges: entries `first[node]` to `first[node + 1]` (exclusive). */
interface LinksByNode {
  readonly first: Column<NodeIndex>;
  /** Index of the link, and its stop. */
  readonly link: Column<number>;
  readonly stop: Column<number, StopIndex>;
  /** The directed edge from the node towards the link, and the share of it before the link. */
  readonly directed: Column<number, DirectedEdgeIndex>;
  readonly share: Column<number>;
}

function groupByNode(graph: StreetGraph, links: readonly StopLink[]): LinksByNode {
  const first = new Int32Array(graph.nodeCount + 1);
  for (const { at } of links) {
    first[graph.edgeFrom[at.edge]! + 1]!++;
    first[graph.edgeTo[at.edge]! + 1]!++;
  }
  for (let node = 0; node < graph.nodeCount; node++) first[node + 1]! += first[node]!;
  const next = first.slice();
  const link = new Int32Array(links.length * 2);
  const stops = new Int32Array(links.length * 2);
  const towards = new Int32Array(links.length * 2);
  const share = new Float64Array(links.length * 2);
  links.forEach(({ at, stop }, i) => {
    for (const directed of [forwardOf(at.edge), backwardOf(at.edge)]) {
      const entry = next[graph.tail(directed)]!++;
      link[entry] = i;
      stops[entry] = stop;
      towards[entry] = directed;
      share[entry] = isBackward(directed) ? 1 - at.fraction : at.fraction;
    }
  });
  return {
    first,
    link,
    stop: stops as unknown as Column<number, StopIndex>,
    directed: towards as unknown as Column<number, DirectedEdgeIndex>,
    share,
  };
}

function makeStopLinks(
  count: number,
  { first, edge, fraction, hop, lat, lng }: Columns<typeof STOP_STREET_COLUMNS>,
  doors: DoorRows,
  metresPerSecond: number,
): StopLink[] {
  const links: StopLink[] = [];
  const isDoor = new Set<number>(doors.entrance);
  const snapsAt = (stop: StopIndex): Snap[] => {
    const snaps: Snap[] = [];
    for (let row = first[stop]!; row < first[after(stop)]!; row++)
      snaps.push({ edge: edge[row]!, fraction: fraction[row]!, lat: lat[row]!, lng: lng[row]!, metres: hop[row]! });
    return snaps;
  };
  for (let stop = 0 as StopIndex; stop < count; stop++) {
    if (isDoor.has(stop)) continue;
    for (const at of snapsAt(stop)) links.push({ stop, at, arriving: at, leaving: at });
  }
  for (let row = 0 as Index<'door'>; row < doors.stop.length; row++) {
    const stop = doors.stop[row]!;
    const door = doors.entrance[row]!;
    for (const at of snapsAt(door)) {
      const through = (seconds: number): Snap | undefined =>
        seconds < 0 ? undefined : { ...at, inside: { door, seconds, metresPerSecond } };
      links.push({ stop, at, arriving: through(doors.secondsIn[row]!), leaving: through(doors.secondsOut[row]!) });
    }
  }
  return links;
}
