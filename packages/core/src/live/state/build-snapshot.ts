import type { Timetable } from '../../timetable/index.ts';
import { ContentHash } from '../meaning/content-hash.ts';
import type { LiveAlert, LiveSharedSystem, LiveSnapshot } from '../snapshot/live-snapshot.ts';
import { alertPathways } from './alert-pathways.ts';
import { alertTargets } from './alert-targets.ts';
import { chooseRuns } from './choose-runs.ts';
import type { SnapshotRow } from './chosen-run.ts';
import { withClosedRuns } from './closed-runs.ts';
import type { FeedState } from './feed-state.ts';
import { layOutRuns } from './lay-out-runs.ts';
import { locateVehicles } from './locate-vehicles.ts';
import type { SharedCounts, SourceState } from './source-state.ts';

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
  const alertsBySource = sources.map((source, i) => alertsOf(source, i));
  const alerts = alertsBySource.flat();
  const rows =
    timetable === undefined ? [] : withClosedRuns(timetable, chooseRuns(timetable, sources), alerts, feeds, at);
  const earlier = before && { rows: before.rows, runs: before.snapshot.runs };
  const runs = layOutRuns(rows, timetable?.routeFeed.length ?? 0, earlier);
  const vehicles = locateVehicles(sources, rows);
  const shared = sources.flatMap(({ shared }, i) => (shared === undefined ? [] : [sharedSystem(shared, i)]));
  const content = { datasetVersion, feeds, alerts, vehicles, runs, shared };
  return { snapshot: { id: idOf(content, rows, alertsBySource), ...content, at }, rows };
}

const NO_ALERTS: readonly LiveAlert[] = [];
const knownAlerts = new WeakMap<FeedState, readonly LiveAlert[]>();

/** The alerts of a source; the same list as long as it has the same state. @param source its index */
function alertsOf({ state, reader, rules }: SourceState, source: number): readonly LiveAlert[] {
  if (state === undefined || reader === undefined || state.alerts.size === 0) return NO_ALERTS;
  const known = knownAlerts.get(state);
  if (known !== undefined) return known;
  const alerts = [...state.alerts.values()].map(({ id, alert }) => ({
    id: new ContentHash().text(rules.name).text(id).digest(),
    source,
    alert,
    targets: [
      ...alertTargets(reader.ids, reader.matcher, alert, state.messageTime),
      ...alertPathways(reader.ids, rules.alertPathways ?? [], id, alert),
    ],
    policy: rules.alertPolicy,
  }));
  knownAlerts.set(state, alerts);
  return alerts;
}

const sharedSystems = new WeakMap<SharedCounts, LiveSharedSystem>();

/** The same object as long as its source says nothing new, so that what is made from it can be kept. */
function sharedSystem(counts: SharedCounts, source: number): LiveSharedSystem {
  let system = sharedSystems.get(counts);
  if (system?.source !== source) {
    system = { ...counts, source };
    sharedSystems.set(counts, system);
  }
  return system;
}

const WORDS_PER_ROW = 6;

/** What the id of a snapshot says of its runs. */
function wordsOf(rows: readonly SnapshotRow[]): Int32Array {
  const words = new Int32Array(WORDS_PER_ROW * rows.length);
  rows.forEach(({ patch, source, start }, row) => {
    const milliseconds = Math.round(patch.time * 1000);
    let at = WORDS_PER_ROW * row;
    words[at++] = patch.hash[0];
    words[at++] = patch.hash[1];
    words[at++] = source;
    words[at++] = start;
    words[at++] = milliseconds / 0x100000000;
    words[at] = milliseconds;
  });
  return words;
}

const knownContents = new WeakMap<object, readonly [number, number]>();

/** A hash of a part of snapshots that never changes, worked out once. */
function contentOf(part: object): readonly [number, number] {
  let words = knownContents.get(part);
  if (words === undefined) {
    words = new ContentHash().text(JSON.stringify(part)).words();
    knownContents.set(part, words);
  }
  return words;
}

function idOf(
  { datasetVersion, feeds, vehicles, shared }: Omit<LiveSnapshot, 'id' | 'at' | 'runs'>,
  rows: readonly SnapshotRow[],
  alertsBySource: readonly (readonly LiveAlert[])[],
): string {
  const hash = new ContentHash().text(datasetVersion).int(feeds.length);
  for (const { name, feed, messageTime, health } of feeds)
    hash
      .text(name)
      .int(feed)
      .number(messageTime)
      .text(health === 'stale' || health === 'silent' ? health : '');
  hash.ints(wordsOf(rows));
  for (const part of [...alertsBySource, ...shared]) {
    const [low, high] = contentOf(part);
    hash.int(low).int(high);
  }
  hash.text(JSON.stringify(vehicles));
  return hash.digest();
}
