import { leavingNow, planRequest, REQUEST_DEFAULTS } from '@tripwright/core/model';
import { liveRegion, type Region } from '@tripwright/core/region';
import { chooseRegions, regionAt, regionsCovering, regionsFor } from './choose-region.ts';
import { stopsNearby } from './nearby-stops.ts';
import { type PlanLimits, planInRegions } from './plan-in-regions.ts';
import type { Planner } from './planner.ts';
import { hasStop } from './region-advisories.ts';
import { regionInfo } from './region-info.ts';
import { findRegionPlaces, placesAtPoint, stopAsPlace } from './region-places.ts';
import { RegionStops } from './region-stops.ts';
import type { ServedRegion } from './served-region.ts';
import { listStopCells } from './stop-cells.ts';

/** Settings of a planner; every one has a default. */
export interface PlannerOptions extends PlanLimits {
  /** Base URLs of servers for every region, version prefix included; empty: the server that answers. */
  readonly urls?: readonly string[];
  /** Returns the time now in Unix seconds; the machine's clock unless given. */
  readonly now?: () => number;
}

/** A planner over opened regions. Its datasets never change: a new one needs a new planner. Live data replaces a region as a whole. */
export function createPlanner(regions: readonly Region[], options: PlannerOptions = {}): Planner {
  const { urls = [], now = (): number => Math.floor(Date.now() / 1000) } = options;
  const scheduled: readonly ServedRegion[] = [...regions]
    .sort((a, b) => (a.manifest.code < b.manifest.code ? -1 : 1))
    .map((region) => ({ region, info: regionInfo(region, urls), stops: new RegionStops(region) }));
  let served = scheduled;
  const infos = scheduled.map(({ info }) => info);
  const knowsStop = (code: string): boolean => scheduled.some(({ region }) => hasStop(region, code));

  return {
    regions: () => infos,
    region: (code, realtime) =>
      (realtime === 'scheduled' ? scheduled : served).find(({ info }) => info.code === code)?.region,
    regionAt: (place) => regionAt(served, place)?.info,
    regionsFor: (places, modes) => regionsFor(served, places, modes).map(({ info }) => info),
    isHealthy: () => served.length > 0,
    knowsStop,
    setLive(code, snapshot, prepared) {
      served = served.map((one, i) => {
        if (one.info.code !== code) return one;
        const { region } = scheduled[i]!;
        if (snapshot === undefined) return { ...one, region };
        const live = liveRegion(region, snapshot, prepared);
        if (prepared === undefined) live.transit?.engine.prepare(snapshot.at, REQUEST_DEFAULTS.minTransferSeconds);
        return { ...one, region: live };
      });
    },
    live: (code) => served.find(({ info }) => info.code === code)?.region.live,
    async plan(input, context = {}) {
      const given = planRequest(input);
      const request = { ...given, when: leavingNow(given.when, now()) };
      const { region: only } = context;
      const asked = request.realtime === 'scheduled' ? scheduled : served;
      const choice = chooseRegions(
        only === undefined ? asked : asked.filter(({ info }) => info.code === only),
        request,
      );
      if (choice.kind === 'chosen')
        return planInRegions(choice.regions, request, { ...options, ...context, now: now(), knowsStop });
      const { regions, empty } = choice;
      return { request, regions, groups: [], outcomes: [], empty, advisories: [] };
    },
    stopCells(query) {
      const region = served.find(({ info }) => info.code === query.region);
      if (region === undefined) return { kind: 'unknown-region', known: infos.map(({ code }) => code) };
      return { kind: 'cells', cells: listStopCells(region.stops, query) };
    },
    findPlaces: (query) => findRegionPlaces(served, query),
    placesAt: (point, options = {}) => placesAtPoint(regionsCovering(served, point), point, options),
    stopPlace: (code, stop, locale) =>
      stopAsPlace(
        served.find(({ info }) => info.code === code),
        stop,
        locale,
      ),
    nearbyStops: (query) => stopsNearby(regionsCovering(served, query), query),
  };
}
