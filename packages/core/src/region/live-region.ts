import { LiveRuns, type LiveSnapshot } from '../live/index.ts';
import type { Region, RegionTransit } from './region.ts';

const known = new WeakMap<Region, WeakMap<LiveSnapshot, Region>>();

/**
 * The region as a live snapshot has it: a region like any other, with `live` set, whose timetable and engine know the runs as they are now, and whose
 * shared vehicles have the counts of now. The region itself does not change, so requests that began with it end with it; both use the same artefact,
 * streets and scratch memory. The windows of a day are patched when they are first searched. A snapshot of another dataset changes nothing, since its
 * indices mean other things.
 * @returns always the same object for the same two
 */
export function liveRegion(region: Region, snapshot: LiveSnapshot): Region {
  if (snapshot.datasetVersion !== region.manifest.datasetVersion) return region;
  let bySnapshot = known.get(region);
  if (bySnapshot === undefined) {
    bySnapshot = new WeakMap();
    known.set(region, bySnapshot);
  }
  let live = bySnapshot.get(snapshot);
  if (live === undefined) {
    live = layOver(region, snapshot);
    bySnapshot.set(snapshot, live);
  }
  return live;
}

function layOver(region: Region, snapshot: LiveSnapshot): Region {
  const { shared } = snapshot;
  return {
    ...region,
    live: snapshot,
    transit: region.transit && withRuns(region.transit, snapshot),
    sharedVehicles: shared.length === 0 ? region.sharedVehicles : region.sharedVehicles?.withStates(shared),
  };
}

function withRuns(transit: RegionTransit, snapshot: LiveSnapshot): RegionTransit {
  const live = new LiveRuns(transit.timetable, snapshot);
  const engine = transit.engine.withLive(live);
  const { timetable } = engine;
  const shapes = transit.shapes.withLive({ timetable, along: (trip, from, to) => live.along(trip, from, to) });
  return { ...transit, timetable, engine, shapes, live };
}
