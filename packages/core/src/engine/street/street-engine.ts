import { LruCache } from '../../base/index.ts';
import type { LatLng } from '../../geo/index.ts';
import type { StreetProfileName } from '../../modes/index.ts';
import type { StreetGraph, TurnFamilyName } from '../../street/index.ts';
import type { StopIndex } from '../../timetable/index.ts';
import { preferencesKey, type StreetPreferences } from './costing/street-preferences.ts';
import { STREET_PROFILES } from './costing/street-profiles.ts';
import { turnMetricOf } from './hierarchy/turn-metric.ts';
import { BARRED } from './hierarchy/turn-weights.ts';
import type { Connectivity } from './metric/connectivity.ts';
import { lastResortMetric } from './metric/last-resort.ts';
import { makeMetric, type StreetMetric } from './metric/street-metric.ts';
import { type StreetMoment, traitsAtMoment } from './metric/street-moment.ts';
import { trafficAt } from './metric/street-traffic.ts';
import type { StreetPath } from './path/street-path.ts';
import { type RouteOptions, route, routeBetween, type StreetAnswer } from './route.ts';
import { HierarchySearch } from './search/hierarchy-search.ts';
import { PreparedPlaces } from './search/prepared-places.ts';
import { StreetWorkspace } from './search/street-workspace.ts';
import { cachedSnap } from './snapping/cached-snap.ts';
import { partialEdgesOf } from './snapping/partial-edges.ts';
import type { Snap, SnapOptions } from './snapping/snap.ts';
import type { StopLinks, StopReach } from './stops/stop-links.ts';

/**
 * Metrics kept: the usual speeds of every profile, a few speeds of requests, the slots of traffic. A metric of Porto takes 14 MB with its hierarchy, so
 * large regions keep fewer of them.
 */
const METRICS_KEPT = { least: 8, most: 24, bytes: 256 * 2 ** 20 } as const;

/**
 * Street searches over one region, for one thread. Keeps the metrics in use and the workspaces, which searches share. Every call ends before the next
 * begins.
 */
export class StreetEngine {
  readonly graph: StreetGraph;
  readonly #metrics: LruCache<string, StreetMetric>;
  /** By profile and state of the streets. */
  readonly #connectivity = new LruCache<string, Connectivity>(METRICS_KEPT.most);
  readonly #workspaces = new Map<TurnFamilyName, StreetWorkspace>();
  readonly #turnSearches = new Map<TurnFamilyName, HierarchySearch>();

  constructor(graph: StreetGraph) {
    this.graph = graph;
    const kept = Math.floor(METRICS_KEPT.bytes / bytesOfMetric(graph));
    this.#metrics = new LruCache(Math.max(METRICS_KEPT.least, Math.min(METRICS_KEPT.most, kept)));
  }

  /**
   * The metric of a profile. Requests with equal arguments share one, and so do moments at which every street is the same.
   * @param speed metres per second, the profile's own unless given
   * @param when the streets at that moment, in its traffic; by their plain tags and in free flow unless given
   * @param preferences of the traveller
   */
  metric(
    name: StreetProfileName,
    speed: number = STREET_PROFILES[name].speed,
    when?: StreetMoment,
    preferences: StreetPreferences = {},
  ): StreetMetric {
    const moment = when === undefined ? undefined : traitsAtMoment(this.graph, when);
    const profile = STREET_PROFILES[name];
    const traffic = when === undefined ? undefined : trafficAt(this.graph, profile, when);
    const state = `${name}\v${moment?.key ?? ''}`;
    return this.#metrics.getOrMake(`${speed}\v${preferencesKey(preferences)}\v${traffic?.key ?? ''}\v${state}`, () => {
      const connectivity = this.#connectivity.get(state);
      const metric = makeMetric(this.graph, profile, { speed, connectivity, moment, preferences, traffic });
      this.#connectivity.set(state, metric.connectivity);
      return metric;
    });
  }

  /** The snapping candidates of a place, from a cache of the latest ones. */
  snap(metric: StreetMetric, point: LatLng, options?: SnapOptions): readonly Snap[] {
    return cachedSnap(metric, point, options);
  }

  /** The path of least cost between two places, or why there is none. */
  route(metric: StreetMetric, from: LatLng, to: LatLng, options?: RouteOptions): StreetAnswer {
    return route(this.#turnSearch(metric), metric, from, to, options);
  }

  /** The path of least cost between two sets of snapping candidates; undefined for none. */
  routeBetween(metric: StreetMetric, from: readonly Snap[], to: readonly Snap[]): StreetPath | undefined {
    return routeBetween(this.#turnSearch(metric), metric, from, to);
  }

  /**
   * The cost of the best path between two sets of candidates that passes a node, in milliseconds; `BARRED` for none. Costs less than the path itself.
   */
  costBetween(metric: StreetMetric, from: readonly Snap[], to: readonly Snap[]): number {
    const [starts, targets] = [partialEdgesOf(metric, from, true), partialEdgesOf(metric, to, false)];
    return this.#turnSearch(metric).cost(turnMetricOf(metric), starts, targets) ?? BARRED;
  }

  /**
   * Prepares places for {@link costsOfPlaces}.
   * @param places snapping candidates of each
   */
  preparePlaces(metric: StreetMetric, places: readonly (readonly Snap[])[], direction: 'to' | 'from'): PreparedPlaces {
    return new PreparedPlaces(turnMetricOf(metric), places, direction);
  }

  /**
   * The costs between a place and many prepared places, in the direction that these were prepared for; `BARRED` where unreachable.
   * @param places snapping candidates of the one place
   */
  costsOfPlaces(places: readonly Snap[], many: PreparedPlaces): Int32Array {
    return this.#turnSearch(many.turnMetric.metric).many(places, many);
  }

  /** The least cost of every state of the profile's turn graph from a place; `BARRED` where unreachable. */
  costsOfAllStates(metric: StreetMetric, places: readonly Snap[]): Int32Array {
    return this.#turnSearch(metric).all(turnMetricOf(metric), places);
  }

  /** Customizes the hierarchy for a metric now instead of at its first use. */
  prepare(metric: StreetMetric): void {
    void turnMetricOf(metric).customized;
  }

  /**
   * Closes directed edges in a metric until the next call: road works, areas to avoid. An empty list opens all again. Travel between two points of
   * one edge is not affected.
   */
  close(metric: StreetMetric, directed: Iterable<number>): void {
    const closed = new Set(directed);
    turnMetricOf(metric).close((edge) => closed.has(edge));
  }

  /**
   * Stops within a time of a place; good until the next call on the same links. Where no legal path leads to any, paths through streets without
   * through traffic count (OS-4).
   */
  stopsWithin(
    metric: StreetMetric,
    links: StopLinks,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
  ): StopReach {
    const workspace = this.workspace(metric);
    const reach = links.within(workspace, metric, places, direction, limitSeconds);
    if (reach.count > 0) return reach;
    return links.within(workspace, lastResortMetric(metric), places, direction, limitSeconds);
  }

  /** The path by which {@link stopsWithin} reaches a stop, with the same time. */
  pathToStop(
    metric: StreetMetric,
    links: StopLinks,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
    stop: StopIndex,
  ): StreetPath | undefined {
    const workspace = this.workspace(metric);
    const legal = links.pathTo(workspace, metric, places, direction, limitSeconds, stop);
    if (legal !== undefined || links.within(workspace, metric, places, direction, limitSeconds).count > 0) return legal;
    const path = links.pathTo(workspace, lastResortMetric(metric), places, direction, limitSeconds, stop);
    return path && { ...path, metric, lastResort: true };
  }

  /** The workspace of bounded searches by a metric. */
  workspace({ profile }: StreetMetric): StreetWorkspace {
    let workspace = this.#workspaces.get(profile.family);
    if (workspace === undefined) {
      workspace = new StreetWorkspace(this.graph.turns(profile.family));
      this.#workspaces.set(profile.family, workspace);
    }
    return workspace;
  }

  #turnSearch({ profile }: StreetMetric): HierarchySearch {
    let search = this.#turnSearches.get(profile.family);
    if (search === undefined) {
      search = new HierarchySearch(this.graph.turns(profile.family));
      this.#turnSearches.set(profile.family, search);
    }
    return search;
  }
}

/** Bytes of a customized metric of cars: weights of the hierarchy and of its arcs; cost, time and free-flow time of directed edges. */
function bytesOfMetric(graph: StreetGraph): number {
  const { contracted, arcCount } = graph.turns('roads');
  return 4 * (2 * contracted.upTo.length + arcCount + 3 * 2 * graph.edgeCount);
}
