import type { RegionInfo } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { type Planner, regionAlerts, StopChanges, vehiclesIn } from '@tripwright/planner';
import type { RegionStatus } from '../../live/live-status.ts';
import { publicFeeds } from '../../live/public-feeds.ts';
import type { LiveReads } from './live-reads.ts';

/** What realtime sources say, with the state of the sources as operators see it. */
export function plannerLive(planner: Planner, status: () => readonly RegionStatus[]): LiveReads {
  const here = ({ code }: RegionInfo): Region | undefined => planner.region(code);
  const changes = new Map<string, StopChanges>();
  return {
    snapshot: (region) => planner.live(region)?.id ?? null,
    version: (region) => planner.live(region)?.id ?? '',
    current: (region) => planner.live(region)?.id ?? null,
    boardVersion(code, stop, withVehicles) {
      const region = planner.region(code);
      if (region === undefined) return 0;
      const key = `${code} ${withVehicles}`;
      let ofRegion = changes.get(key);
      if (ofRegion === undefined) {
        ofRegion = new StopChanges(withVehicles);
        changes.set(key, ofRegion);
      }
      return ofRegion.versionAt(region, stop);
    },
    alerts: (region, { now }) => {
      const found = here(region);
      return found === undefined ? [] : regionAlerts(found, now);
    },
    vehicles: (region) => {
      const found = here(region);
      return found === undefined ? [] : vehiclesIn(found, WORLD, Number.POSITIVE_INFINITY);
    },
    feeds: ({ code }) => publicFeeds(planner, status(), code),
  };
}

const WORLD = { south: -90, west: -180, north: 90, east: 180 };
