import type { Timetable } from '../../timetable/index.ts';
import { isExtra, type RunPatch } from '../meaning/run-patch.ts';
import { carryBlocks } from './carry-blocks.ts';
import type { ChosenRun, SnapshotRow } from './chosen-run.ts';
import { STALE_SECONDS } from './live-source.ts';
import { placeOnGrid } from './place-on-grid.ts';
import type { SourceState } from './source-state.ts';
import { stalePatch } from './stale-patch.ts';

/** The rows of a snapshot: one per run, by trip, day, start and id. */
export function chooseRuns(timetable: Timetable, sources: readonly SourceState[]): SnapshotRow[] {
  const chosen = chooseUpdates(sources);
  addPositions(sources, chosen);
  carryBlocks(timetable, sources, chosen);
  const aged: ChosenRun[] = [];
  for (const run of chosen.values()) {
    const { rules, state, feed } = sources[run.source]!;
    const limit = (state?.messageTime ?? 0) + rules.longestAgeSeconds + STALE_SECONDS;
    const patch = feed.health === 'stale' ? stalePatch(timetable, run.patch, limit) : run.patch;
    if (patch !== undefined) aged.push(patch === run.patch ? run : { patch, source: run.source });
  }
  return placeOnGrid(timetable, aged).sort(compareRows);
}

/** The key of a run among all sources: ids of runs that the timetable lacks belong to a feed. */
function chosenKey(patch: RunPatch, feed: number): string {
  return isExtra(patch.kind) ? `${feed} ${patch.key}` : patch.key;
}

/** Of two sources that speak of one run a fresh one holds before a stale one, then the one that stands later in `live.json`. */
function chooseUpdates(sources: readonly SourceState[]): Map<string, ChosenRun> {
  const chosen = new Map<string, ChosenRun>();
  for (const isStale of [true, false])
    sources.forEach(({ state, feed }, source) => {
      if (state === undefined || (feed.health === 'stale') !== isStale) return;
      for (const patch of state.patches.values()) chosen.set(chosenKey(patch, feed.feed), { patch, source });
    });
  return chosen;
}

/** Runs without an update are predicted by the vehicle that was seen last. */
function addPositions(sources: readonly SourceState[], chosen: Map<string, ChosenRun>): void {
  const found = new Map<string, ChosenRun>();
  sources.forEach(({ state, feed, rules }, source) => {
    // A place of long ago, in a message of now, tells nothing of the run any more.
    const oldest = (state?.messageTime ?? 0) - rules.longestAgeSeconds;
    for (const { patch, time } of state?.vehicles.values() ?? []) {
      if (patch === undefined || time < oldest) continue;
      const key = chosenKey(patch, feed.feed);
      const rival = found.get(key);
      const isNewer = rival === undefined || patch.time > rival.patch.time;
      const isTied = patch.time === rival?.patch.time && patch.hash[0] > rival.patch.hash[0];
      if (!chosen.has(key) && (isNewer || isTied)) found.set(key, { patch, source });
    }
  });
  for (const [key, run] of found) chosen.set(key, run);
}

/** The order of the rows of a snapshot. */
export function compareRows(a: SnapshotRow, b: SnapshotRow): number {
  const [p, q] = [a.patch, b.patch];
  return p.trip - q.trip || p.day - q.day || a.start - b.start || compareTexts(p.id, q.id) || a.source - b.source;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
