import type { RegionInfo } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import { type Planner, regionAlerts, StopChanges, vehiclesIn } from '@tripwright/planner';
import type { RegionStatus, SourceStatus } from '../../live/live-status.ts';
import type { LiveFeedFacts, LiveReads, MatchFacts } from './live-reads.ts';

/** What realtime sources say, with the state of the sources as operators see it. */
export function plannerLive(planner: Planner, status: () => readonly RegionStatus[]): LiveReads {
  const here = ({ code }: RegionInfo): Region | undefined => planner.region(code);
  const changes = new Map<string, StopChanges>();
  return {
    snapshot: (region) => planner.live(region)?.id ?? null,
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
    feeds: ({ code }) => {
      const sources = status().find(({ region }) => region === code)?.sources ?? [];
      const known = new Map(sources.map((source) => [source.name, source]));
      const feeds = planner.region(code)?.live?.feeds ?? [];
      return feeds.map((feed): LiveFeedFacts => {
        const { name, messageTime, health } = feed;
        const source = known.get(name);
        return { name, messageTime, health, kind: source?.kind ?? '', ...(source !== undefined && matchesOf(source)) };
      });
    },
  };
}

const WORLD = { south: -90, west: -180, north: 90, east: 180 };

function matchesOf({ match, counts }: SourceStatus): Partial<LiveFeedFacts> {
  const facts = (of: 'tripUpdates' | 'vehicles' | 'alerts'): { readonly [K in typeof of]?: MatchFacts } => {
    const counted = match?.[of];
    if (counted === undefined || counted.named === 0) return {};
    const { named, added, matched } = counted;
    return { [of]: { named: named - added, added, matched } };
  };
  return {
    ...facts('tripUpdates'),
    ...facts('vehicles'),
    ...facts('alerts'),
    ...(counts !== undefined && { counts: { stations: counts.stations, vehicles: counts.vehicles } }),
  };
}
