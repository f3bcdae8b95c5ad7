import type { Timetable } from '../../timetable/index.ts';
import { ContentHash } from '../meaning/content-hash.ts';
import type { LiveAlert, LiveSnapshot } from '../snapshot/live-snapshot.ts';
import { alertPathways } from './alert-pathways.ts';
import { alertTargets } from './alert-targets.ts';
import { chooseRuns } from './choose-runs.ts';
import type { SnapshotRow } from './chosen-run.ts';
import { withClosedRuns } from './closed-runs.ts';
import { layOutRuns } from './lay-out-runs.ts';
import { locateVehicles } from './locate-vehicles.ts';
import type { SourceState } from './source-state.ts';

/** A snapshot with the rows that its columns were made from. */
export interface BuiltSnapshot {
  readonly snapshot: LiveSnapshot;
  readonly rows: readonly SnapshotRow[];
}

/**
 * The snapshot of all sources: a pure function of its arguments. Its id does not depend on the order in which messages were read.
 * @param sources in the order of `live.json`
 * @param at Unix seconds
 * @param before an earlier snapshot, of which what is the same is copied
 */
export function buildSnapshot(
  timetable: Timetable | undefined,
  datasetVersion: string,
  sources: readonly SourceState[],
  at: number,
  before?: BuiltSnapshot,
): BuiltSnapshot {
  const feeds = sources.map(({ feed }) => feed);
  const alerts = sources.flatMap((source, i) => alertsOf(source, i));
  const rows =
    timetable === undefined ? [] : withClosedRuns(timetable, chooseRuns(timetable, sources), alerts, feeds, at);
  const earlier = before && { rows: before.rows, runs: before.snapshot.runs };
  const runs = layOutRuns(rows, timetable?.routeFeed.length ?? 0, earlier);
  const vehicles = locateVehicles(sources, rows);
  const shared = sources.flatMap((source, i) => (source.shared === undefined ? [] : [{ ...source.shared, source: i }]));
  const content = { datasetVersion, feeds, alerts, vehicles, runs, shared };
  return { snapshot: { id: idOf(content, rows), ...content, at }, rows };
}

function alertsOf({ state, reader, rules }: SourceState, source: number): LiveAlert[] {
  if (state === undefined || reader === undefined) return [];
  return [...state.alerts.values()].map(({ id, alert }) => ({
    id: new ContentHash().text(rules.name).text(id).digest(),
    source,
    alert,
    targets: [
      ...alertTargets(reader.ids, reader.matcher, alert, state.messageTime),
      ...alertPathways(reader.ids, rules.alertPathways ?? [], id, alert),
    ],
    policy: rules.alertPolicy,
  }));
}

function idOf(
  { datasetVersion, feeds, alerts, vehicles, shared }: Omit<LiveSnapshot, 'id' | 'at' | 'runs'>,
  rows: readonly SnapshotRow[],
): string {
  const hash = new ContentHash().text(datasetVersion).int(feeds.length);
  for (const { name, feed, messageTime, health } of feeds)
    hash
      .text(name)
      .int(feed)
      .number(messageTime)
      .text(health === 'stale' || health === 'silent' ? health : '');
  hash.int(rows.length);
  for (const { patch, source, start } of rows)
    hash.int(patch.hash[0]).int(patch.hash[1]).int(source).int(start).number(patch.time);
  hash.text(JSON.stringify(alerts)).text(JSON.stringify(vehicles)).text(JSON.stringify(shared));
  return hash.digest();
}
