import type { Timetable } from '../../timetable/index.ts';
import { ContentHash } from '../meaning/content-hash.ts';
import type { LiveAlert, LiveFeed, LiveSharedSystem, LiveSnapshot, LiveVehicle } from '../snapshot/live-snapshot.ts';
import { alertTargets } from './alert-targets.ts';
import type { FeedReader } from './feed-reader.ts';
import type { FeedState } from './feed-state.ts';
import { layOutRuns, type SnapshotRow } from './lay-out-runs.ts';
import { type LiveSourceRules, STALE_SECONDS } from './live-source.ts';
import { stalePatch } from './stale-patch.ts';

/** The counts of one system of shared vehicles, as a source has them. */
export type SharedCounts = Omit<LiveSharedSystem, 'source'>;

/** One source with all that it said. */
export interface SourceState {
  readonly rules: LiveSourceRules;
  /** undefined = a source of shared vehicles. */
  readonly reader: FeedReader | undefined;
  readonly feed: LiveFeed;
  /** undefined = it says nothing that counts. */
  readonly state: FeedState | undefined;
  readonly shared: SharedCounts | undefined;
}

/**
 * The snapshot of all sources: a pure function of its arguments. Its id does not depend on the order in which messages were read.
 * @param sources in the order of `live.json`
 * @param at Unix seconds
 */
export function buildSnapshot(
  timetable: Timetable,
  datasetVersion: string,
  sources: readonly SourceState[],
  at: number,
): LiveSnapshot {
  const rows = rowsOf(timetable, sources);
  const runs = layOutRuns(rows, timetable.routeFeed.length);
  const feeds = sources.map(({ feed }) => feed);
  const alerts = sources.flatMap((source, i) => alertsOf(source, i));
  const vehicles: LiveVehicle[] = [];
  const shared = sources.flatMap((source, i) => (source.shared === undefined ? [] : [{ ...source.shared, source: i }]));
  const content = { datasetVersion, feeds, alerts, vehicles, runs, shared };
  return { id: idOf(content, rows), ...content, at };
}

/**
 * One row per run, by trip, day, start and id. Where two sources speak of one run, a fresh one holds before a stale one, then the one that stands
 * later in `live.json`.
 */
function rowsOf(timetable: Timetable, sources: readonly SourceState[]): SnapshotRow[] {
  const best = new Map<string, SnapshotRow>();
  const isStale = (source: number): boolean => sources[source]!.feed.health === 'stale';
  sources.forEach(({ state, rules, feed }, source) => {
    if (state === undefined) return;
    const limit = state.messageTime + rules.longestAgeSeconds + STALE_SECONDS;
    for (const [key, fresh] of state.patches) {
      const patch = isStale(source) ? stalePatch(timetable, fresh, limit) : fresh;
      if (patch === undefined) continue;
      const ofFeed = patch.trip < 0 ? `${feed.feed} ${key}` : key;
      const rival = best.get(ofFeed);
      if (rival !== undefined && isStale(source) && !isStale(rival.source)) continue;
      best.set(ofFeed, { patch, source, start: patch.start });
    }
  });
  return [...best.values()].sort(compareRows);
}

function compareRows({ patch: a, source: s }: SnapshotRow, { patch: b, source: t }: SnapshotRow): number {
  return a.trip - b.trip || a.day - b.day || a.start - b.start || compareTexts(a.id, b.id) || s - t;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function alertsOf({ state, reader, rules }: SourceState, source: number): LiveAlert[] {
  if (state === undefined || reader === undefined) return [];
  return state.alerts.map(({ id, alert }) => ({
    id: new ContentHash().text(rules.name).text(id).digest(),
    source,
    alert,
    targets: alertTargets(reader.ids, reader.matcher, alert, state.messageTime),
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
  for (const { patch, source, start } of rows) hash.text(patch.hash).int(source).int(start).number(patch.time);
  hash.text(JSON.stringify(alerts)).text(JSON.stringify(vehicles)).text(JSON.stringify(shared));
  return hash.digest();
}
