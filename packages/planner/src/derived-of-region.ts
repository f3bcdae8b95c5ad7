import { type Region, RegionNames } from '@tripwright/core/region';
import type { FeedIndex } from '@tripwright/core/timetable';
import { RegionStops } from './region-stops.ts';

const knownStops = new WeakMap<object, RegionStops>();
const knownNames = new WeakMap<object, RegionNames | undefined>();

/** The stops of a region as lists show them. Live data change no stop of the timetable, so all states of a region share them. */
export function stopsOf(region: Region): RegionStops {
  let stops = knownStops.get(region.manifest);
  if (stops === undefined) {
    stops = new RegionStops(region);
    knownStops.set(region.manifest, stops);
  }
  return stops;
}

/** The translated names of a region; undefined without a timetable. */
export function namesOf(region: Region): RegionNames | undefined {
  if (!knownNames.has(region.manifest)) {
    const { transit, sharedVehicles } = region;
    const names = transit === undefined ? undefined : new RegionNames(transit.timetable, sharedVehicles);
    knownNames.set(region.manifest, names);
  }
  return knownNames.get(region.manifest);
}

/** Names of the feeds of a region that have realtime sources. */
export function liveFeedsOf({ transit, live }: Region): ReadonlySet<string> {
  const { feedName, strings } = transit?.timetable ?? {};
  const indices = (live?.feeds ?? []).filter(({ feed }) => feed >= 0).map(({ feed }) => feed as FeedIndex);
  return new Set(indices.map((feed) => (feedName === undefined ? '' : (strings?.get(feedName[feed]!) ?? ''))));
}
