import type { PreparedWindow, TransitEngine } from '../engine/transit/index.ts';
import { LiveRuns, type LiveSnapshot, type PreparedRuns, type RunChanges } from '../live/index.ts';
import { DAY_SECONDS } from '../timetable/index.ts';
import type { Region, RegionTransit } from './region.ts';

const known = new WeakMap<Region, WeakMap<LiveSnapshot, Region>>();

/**
 * The region as a live snapshot has it: a region like any other, with `live` set, whose timetable and engine know the runs as they are now, and whose
 * shared vehicles have the counts of now. The region itself does not change, so requests that began with it end with it; both use the same artefact,
 * streets and scratch memory. The windows of a day are patched when they are first searched. A snapshot of another dataset changes nothing, since its
 * indices mean other things.
 * @param prepared the work of another thread over the same artefact, so that nothing of it is done again; see {@link prepareLive}
 * @returns always the same object for the same two
 */
export function liveRegion(region: Region, snapshot: LiveSnapshot, prepared?: PreparedLive): Region {
  if (snapshot.datasetVersion !== region.manifest.datasetVersion) return region;
  let bySnapshot = known.get(region);
  if (bySnapshot === undefined) {
    bySnapshot = new WeakMap();
    known.set(region, bySnapshot);
  }
  let live = bySnapshot.get(snapshot);
  if (live === undefined) {
    live = layOver(region, snapshot, prepared);
    bySnapshot.set(snapshot, live);
  }
  return live;
}

/** What searches need of a snapshot, worked out: columns and numbers alone, which the threads of a server share. */
export interface PreparedLive {
  readonly runs: PreparedRuns;
  readonly windows: readonly PreparedWindow[];
}

/**
 * Works out what the first searches over a snapshot need: the windows of its day and of the day before (for arrivals by a time, and nights), their
 * transfers and the columns of lower bounds. Takes tens of milliseconds for a city.
 * @param slack seconds that plans add to each transfer
 * @returns always the same object for the same runs on the same day; undefined where the region has no timetable, or the snapshot is of another dataset
 */
export function prepareLive(region: Region, snapshot: LiveSnapshot, slack: number): PreparedLive | undefined {
  const { live, engine } = liveRegion(region, snapshot).transit ?? {};
  if (live === undefined || engine === undefined) return undefined;
  const key = `${Math.floor(snapshot.at / DAY_SECONDS)} ${slack}`;
  const known = lastPrepared.get(engine);
  if (known?.key === key) return known.prepared;
  const windows = [0, DAY_SECONDS].map((before) => engine.preparedWindow(snapshot.at - before, slack));
  const prepared = { runs: live.prepared(), windows };
  lastPrepared.set(engine, { key, prepared });
  return prepared;
}

/** What was last prepared over an engine. */
const lastPrepared = new WeakMap<TransitEngine, { readonly key: string; readonly prepared: PreparedLive }>();

function layOver(region: Region, snapshot: LiveSnapshot, prepared: PreparedLive | undefined): Region {
  const { shared } = snapshot;
  return {
    ...region,
    live: snapshot,
    transit: region.transit && withRuns(region.transit, snapshot, prepared),
    sharedVehicles: shared.length === 0 ? region.sharedVehicles : region.sharedVehicles?.withStates(shared),
  };
}

/** A timetable with the runs of a snapshot, by the column that stands for these runs (see `RunChanges`). */
const knownTransit = new WeakMap<RegionTransit, WeakMap<RunChanges['firstCall'], Required<RegionTransit>>>();

/** A snapshot with the runs of an earlier one shares its timetable and its engine, and with them all windows and bounds. */
function withRuns(transit: RegionTransit, snapshot: LiveSnapshot, prepared: PreparedLive | undefined): RegionTransit {
  let byRuns = knownTransit.get(transit);
  if (byRuns === undefined) {
    byRuns = new WeakMap();
    knownTransit.set(transit, byRuns);
  }
  const { firstCall } = snapshot.runs;
  const known = byRuns.get(firstCall);
  if (known !== undefined) return { ...known, live: new LiveRuns(transit.timetable, snapshot, known.live) };
  const live = new LiveRuns(transit.timetable, snapshot, prepared?.runs);
  const engine = transit.engine.withLive(live, prepared?.windows);
  const { timetable } = engine;
  const shapes = transit.shapes.withLive({ timetable, along: (trip, from, to) => live.along(trip, from, to) });
  const laid = { ...transit, timetable, engine, shapes, live };
  byRuns.set(firstCall, laid);
  return laid;
}
