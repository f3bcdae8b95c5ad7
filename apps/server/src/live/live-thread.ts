import { parentPort, workerData } from 'node:worker_threads';
import type { LiveSnapshot } from '@tripwright/core/live';
import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import { prepareLive } from '@tripwright/core/region';
import { PollRecorder, PollReplay } from '@tripwright/feeds/realtime';
import { openRegionBuffers } from '@tripwright/planner/node';
import { openLog } from '../log/server-log.ts';
import { yieldToListener } from '../thread-priority.ts';
import type { LiveNews, LiveSetup } from './live-messages.ts';
import type { RegionStatus } from './live-status.ts';
import { SnapshotPacker } from './packed-snapshot.ts';
import { RegionLive } from './region-live.ts';
import { millisecondsOf, timeOf } from './service-clock.ts';

// This file runs on a thread of its own: downloads, messages of many megabytes and snapshots take no time from requests.

const { regions, clock, allowPrivate, record, replay, log } = workerData as LiveSetup;
const port = parentPort!;
const send = (news: LiveNews): void => port.postMessage(news);
yieldToListener();

/** The newest snapshot of a region, as operators see it. */
type SnapshotFacts = Omit<RegionStatus, 'sources'>;

const now = (): number => timeOf(clock);
const recorder =
  record &&
  new PollRecorder({
    ...record,
    now: () => millisecondsOf(clock),
    onFailure: (error) => openLog(log).failure({ text: 'Live data is not recorded any more.' }, error),
  });
const replayed = replay === undefined ? undefined : PollReplay.open(replay);

const lives = regions.map(({ buffers, sources }) => {
  const region = openRegionBuffers(buffers);
  const { code } = region.manifest;
  const facts: { now: SnapshotFacts } = {
    now: { region: code, snapshot: '', at: 0, generation: 0, makingMs: 0, bytes: 0, runs: 0, alerts: 0, vehicles: 0 },
  };
  const packer = new SnapshotPacker(code);
  const publish = (snapshot: LiveSnapshot, makingMs: number): void => {
    // Worked out here, so that the threads that answer have nothing to do but to read it.
    const prepared = prepareLive(region, snapshot, REQUEST_DEFAULTS.minTransferSeconds);
    const packed = packer.pack({ snapshot, prepared });
    facts.now = {
      region: code,
      snapshot: snapshot.id,
      at: snapshot.at,
      generation: facts.now.generation + 1,
      makingMs,
      bytes: packed.parts.reduce((sum, { buffer }) => sum + buffer.byteLength, 0),
      runs: snapshot.runs.count,
      alerts: snapshot.alerts.length,
      vehicles: snapshot.vehicles.length,
    };
    send({ kind: 'snapshot', packed });
  };
  recorder?.begin(code, sources);
  const live = new RegionLive({
    region,
    sources,
    allowPrivate,
    environment: process.env,
    now,
    publish,
    ...(replayed && { fetch: replayed.fetchAt(code, now), isReplay: true }),
    ...(recorder && { observe: (read) => recorder.add(code, read) }),
  });
  return { live, facts };
});

for (const { live } of lives) live.start();

let before = '';
const reports = setInterval(() => {
  const news: LiveNews = {
    kind: 'status',
    regions: lives.map(({ live, facts }) => ({ ...facts.now, sources: live.status() })),
  };
  const text = JSON.stringify(news);
  if (text !== before) send(news);
  before = text;
}, 1000);

port.on('message', () => {
  clearInterval(reports);
  for (const { live } of lives) live.stop();
  recorder?.close();
  port.close();
});
