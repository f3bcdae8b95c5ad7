import type { LatLng } from '../../geo/index.ts';
import type { StreetProfileName } from '../../modes/index.ts';
import type { StreetGraph, TurnFamilyName } from '../../street/index.ts';
import { preferencesKey, type StreetPreferences } from './costing/street-preferences.ts';
import { STREET_PROFILES } from './costing/street-profiles.ts';
import { turnMetricOf } from './hierarchy/turn-metric.ts';
import { BARRED } from './hierarchy/turn-weights.ts';
import type { Connectivity } from './metric/connectivity.ts';
import { makeMetric, type StreetMetric } from './metric/street-metric.ts';
import { type StreetMoment, traitsAtMoment } from './metric/street-moment.ts';
import type { StreetPath } from './path/street-path.ts';
import { type RouteOptions, route, routeBetween, type StreetAnswer } from './route.ts';
import { HierarchySearch } from './search/hierarchy-search.ts';
import { PreparedPlaces } from './search/prepared-places.ts';
import { StreetWorkspace } from './search/street-workspace.ts';
import { cachedSnap } from './snapping/cached-snap.ts';
import { partialEdgesOf } from './snapping/partial-edges.ts';
import type { Snap, SnapOptions } from './snapping/snap.ts';
import type { StopLinks, StopReach } from './stops/stop-links.ts';

/** Metrics kept: the usual speeds of every profile, and a few of somebody's own. */
const KEPT_METRICS = 24;

/**
 * Street searches over one region, for one thread: keeps what searches share, the metrics of profiles and speeds in use and one
 * workspace. Every call ends before the next begins.
 */
export class StreetEngine {
  readonly graph: StreetGraph;
  readonly #metrics = new Map<string, StreetMetric>();
  /** By profile and state of the streets. */
  readonly #connectivity = new Map<string, Connectivity>();
  readonly #workspaces = new Map<TurnFamilyName, StreetWorkspace>();
  readonly #turnSearches = new Map<TurnFamilyName, HierarchySearch>();

  constructor(graph: StreetGraph) {
    this.graph = graph;
  }

  /**
   * @param speed metres per second, the profile's own unless given
   * @param when streets as they are at that moment; by their plain tags unless given. Moments at which every street is the same share one
   *   metric (`traitsAtMoment` says how long that lasts)
   * @param preferences what the traveller would like beside
   */
  metric(
    name: StreetProfileName,
    speed: number = STREET_PROFILES[name].speed,
    when?: StreetMoment,
    preferences: StreetPreferences = {},
  ): StreetMetric {
    const moment = when === undefined ? undefined : traitsAtMoment(this.graph, when);
    const state = `${name}\v${moment?.key ?? ''}`;
    const key = `${speed}\v${preferencesKey(preferences)}\v${state}`;
    let metric = this.#metrics.get(key);
    if (metric === undefined) {
      metric = makeMetric(this.graph, STREET_PROFILES[name], speed, this.#connectivity.get(state), moment, preferences);
      this.#connectivity.set(state, metric.connectivity);
      // Streets have other states at other hours: those of long ago are found again when they come back.
      if (this.#connectivity.size > KEPT_METRICS)
        this.#connectivity.delete(this.#connectivity.keys().next().value as string);
    }
    // Least recently used first.
    this.#metrics.delete(key);
    this.#metrics.set(key, metric);
    if (this.#metrics.size > KEPT_METRICS) this.#metrics.delete(this.#metrics.keys().next().value as string);
    return metric;
  }

  snap(metric: StreetMetric, point: LatLng, options?: SnapOptions): readonly Snap[] {
    return cachedSnap(metric, point, options);
  }

  route(metric: StreetMetric, from: LatLng, to: LatLng, options?: RouteOptions): StreetAnswer {
    return route(this.#turnSearch(metric), metric, from, to, options);
  }

  routeBetween(metric: StreetMetric, from: readonly Snap[], to: readonly Snap[]): StreetPath | undefined {
    return routeBetween(this.#turnSearch(metric), metric, from, to);
  }

  /** The cost of the best way over a node between two sets of candidates, without the way; `BARRED` for none. */
  costBetween(metric: StreetMetric, from: readonly Snap[], to: readonly Snap[]): number {
    const [starts, targets] = [partialEdgesOf(metric, from, true), partialEdgesOf(metric, to, false)];
    return this.#turnSearch(metric).cost(turnMetricOf(metric), starts, targets) ?? BARRED;
  }

  /** Places made ready for {@link costsOfPlaces}, candidates of each. */
  preparePlaces(metric: StreetMetric, places: readonly (readonly Snap[])[], direction: 'to' | 'from'): PreparedPlaces {
    return new PreparedPlaces(turnMetricOf(metric), places, direction);
  }

  /** What it costs to get from some candidates to each of many places (or from each of them there); `BARRED` for no way. */
  costsOfPlaces(places: readonly Snap[], many: PreparedPlaces): Int32Array {
    return this.#turnSearch(many.turnMetric.metric).many(places, many);
  }

  /** The least cost of every state of the profile's turn graph from some candidates; `BARRED` for no way. */
  costsOfAllStates(metric: StreetMetric, places: readonly Snap[]): Int32Array {
    return this.#turnSearch(metric).all(turnMetricOf(metric), places);
  }

  /** Lays a metric over the hierarchy now rather than when it is first asked for. */
  prepare(metric: StreetMetric): void {
    void turnMetricOf(metric).customized;
  }

  /**
   * Closes directed edges for everybody who travels by a metric, until told otherwise: road works, areas to be avoided. None opens all again.
   * A way between two points of one edge is not affected.
   */
  close(metric: StreetMetric, directed: Iterable<number>): void {
    const closed = new Set(directed);
    turnMetricOf(metric).close((edge) => closed.has(edge));
  }

  /** Stops within a time of some places; the answer is good until the next call on the same links. */
  stopsWithin(
    metric: StreetMetric,
    links: StopLinks,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
  ): StopReach {
    return links.within(this.workspace(metric), metric, places, direction, limitSeconds);
  }

  /** The way by which {@link stopsWithin} reaches a stop, with the same time. */
  pathToStop(
    metric: StreetMetric,
    links: StopLinks,
    places: readonly Snap[],
    direction: 'from' | 'to',
    limitSeconds: number,
    stop: number,
  ): StreetPath | undefined {
    return links.pathTo(this.workspace(metric), metric, places, direction, limitSeconds, stop);
  }

  /** What bounded searches by a metric label. */
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
