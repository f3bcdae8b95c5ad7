import { createLiveState, type LiveSnapshot } from '@tripwright/core/live';
import { readRegion } from '@tripwright/feeds/artefact';
import {
  decodeMessage,
  PollReplay,
  type RecordedPoll,
  rulesOf,
  SystemReader,
  systemOf,
} from '@tripwright/feeds/realtime';
import { serveUntilStopped } from '../commands/serve.ts';
import { loadServer } from '../load-server.ts';

/** The parsed options of `live replay`. */
export interface ReplayOptions {
  readonly data: string;
  readonly speed: number;
  readonly from?: number;
  readonly fold: boolean;
  readonly json: boolean;
  readonly port?: string;
  readonly host?: string;
  readonly open?: boolean;
}

/** Runs `live replay`: serves the regions of a recording at its time, or prints what its polls come to. */
export async function replayLive(recording: string, options: ReplayOptions): Promise<void> {
  const replay = PollReplay.open(recording);
  if (options.fold) {
    for (const region of replay.regions) await printFold(replay, region, options);
    return;
  }
  const { clockFrom, readConfig, startServer } = await loadServer();
  const { port, host, open, data, speed, from = Math.floor(replay.span.from) } = options;
  const config = readConfig(undefined, process.env, { port, host, open });
  await serveUntilStopped(
    () => startServer({ config, data, replay: recording, clock: clockFrom(from, speed) }),
    config.open,
  );
}

/** Folds the polls of a region in their order, and prints each snapshot that differs from the one before. */
async function printFold(replay: PollReplay, code: string, { data, json, from = 0 }: ReplayOptions): Promise<void> {
  const region = await readRegion(data, code, 'timetable');
  const timetable = region.transit?.timetable;
  const sources = replay.sourcesOf(code);
  const systems = region.sharedVehicles?.systems.map(({ system }) => system) ?? [];
  let now = 0;
  // Polls have milliseconds: the one that is taken lies within the second that has begun.
  const fetch = replay.fetchAt(code, () => now + 1);
  const readers = new Map(
    sources
      .filter(({ kind }) => kind === 'gbfs')
      .map((source) => {
        const system = systemOf(source, systems);
        const clock = (): number => Number.POSITIVE_INFINITY;
        const reader = new SystemReader(source, system, { allowPrivate: false, environment: {}, fetch, clock });
        return [source.name, { reader, system }] as const;
      }),
  );
  const state = createLiveState({
    timetable,
    datasetVersion: region.manifest.datasetVersion,
    sources: sources.map((source) => rulesOf(source, timetable)),
  });
  const take = async ({ source, kind, read }: RecordedPoll): Promise<void> => {
    const shared = readers.get(source);
    const reading = await shared?.reader.read();
    if (kind === 'failed' || reading?.outcome === 'failed') state.fail(source, now);
    else if (shared !== undefined && reading?.outcome === 'counts') {
      const { time = now, stations, vehicles } = reading.counts;
      state.takeShared(source, { system: shared.system.id, time: Math.min(time, now), stations, vehicles });
    } else if (shared === undefined && kind === 'bytes') {
      const decoded = decodeMessage(read());
      if ('refused' in decoded) state.fail(source, now);
      else state.take(source, decoded.message, now);
    }
  };
  let before = '';
  for (const poll of replay.polls) {
    if (poll.region !== code) continue;
    now = Math.floor(poll.at / 1000);
    await take(poll);
    const snapshot = state.snapshot(now);
    if (now >= from && snapshot.id !== before) process.stdout.write(`${describeSnapshot(code, snapshot, now, json)}\n`);
    before = snapshot.id;
  }
}

function describeSnapshot(
  region: string,
  { id, feeds, runs, alerts, vehicles, shared }: LiveSnapshot,
  now: number,
  json: boolean,
): string {
  const counts = { runs: runs.count, alerts: alerts.length, vehicles: vehicles.length, systems: shared.length };
  if (json) return JSON.stringify({ time: now, region, id, ...counts, feeds });
  const time = `${new Date(now * 1000).toISOString().slice(0, 19)}Z`;
  const health = feeds.map((feed) => `${feed.name} ${feed.health}`).join(', ');
  const numbers = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
  return `${time} ${region} ${id}: ${numbers.join(', ')}; ${health}`;
}
