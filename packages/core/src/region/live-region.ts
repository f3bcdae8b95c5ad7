import type { LiveSnapshot } from '../live/index.ts';
import type { Region } from './region.ts';

/**
 * The region as a live snapshot has it: `live` is set, and shared vehicles have the counts of now. The region itself does not change, so requests that
 * began with it end with it. A snapshot of another dataset changes nothing, since its indices mean other things.
 */
export function liveRegion(region: Region, snapshot: LiveSnapshot): Region {
  if (snapshot.datasetVersion !== region.manifest.datasetVersion) return region;
  const { shared } = snapshot;
  return {
    ...region,
    live: snapshot,
    sharedVehicles: shared.length === 0 ? region.sharedVehicles : region.sharedVehicles?.withStates(shared),
  };
}
