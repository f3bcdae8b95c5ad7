import { setTimeout as pause } from 'node:timers/promises';
import { readRegion } from '@tripwright/feeds/artefact';
import {
  MACHINE_CLOCK,
  type ObservedRead,
  type Polled,
  Poller,
  PollRecorder,
  SourcePoller,
  SystemReader,
  systemOf,
} from '@tripwright/feeds/realtime';
import { onlyRegion } from '../only-region.ts';
import { declaredSources } from './declared-sources.ts';

/** The parsed options of `live record`. */
export interface RecordOptions {
  readonly data: string;
  readonly out: string;
  readonly region?: string;
  readonly sources?: string;
  readonly live: readonly string[];
  readonly minutes?: number;
  readonly megabytes: number;
  readonly hours: number;
  readonly allowPrivate: boolean;
}

/** Runs `live record`: polls all sources, records every poll and prints a line for each, until it is stopped or its time is over. */
export async function recordLive(options: RecordOptions): Promise<void> {
  const { data, out, megabytes, hours, allowPrivate, minutes } = options;
  const code = await onlyRegion(data, options.region);
  const region = await readRegion(data, code, 'timetable');
  const sources = declaredSources(options, code);
  const systems = region.sharedVehicles?.systems.map(({ system }) => system) ?? [];
  const ended = new AbortController();
  const onFailure = (error: unknown): void => ended.abort(error);
  const recorder = new PollRecorder({ folder: out, megabytes, hours, onFailure });
  recorder.begin(code, sources);
  const observe = (read: ObservedRead): void => {
    recorder.add(code, read);
    process.stdout.write(`${describeRead(read)}\n`);
  };
  const settings = { allowPrivate, environment: process.env, observe };
  const pollers = sources.map((source) => {
    if (source.kind !== 'gbfs') return new SourcePoller(source, () => undefined, settings);
    const reader = new SystemReader(source, systemOf(source, systems), { ...settings, clock: () => performance.now() });
    const poll = async (stopped: AbortSignal): Promise<Polled> => {
      const reading = await reader.read(stopped);
      if (reading.outcome === 'failed') return { outcome: 'failed', deliver: () => undefined };
      const outcome = reading.outcome === 'counts' ? 'new' : 'unchanged';
      return { outcome, leastSeconds: reading.ttlSeconds, deliver: () => undefined };
    };
    return new Poller({ intervalSeconds: source.intervalSeconds, clock: MACHINE_CLOCK, poll });
  });
  for (const poller of pollers) poller.start();
  const stop = (): void => ended.abort();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const time = minutes === undefined ? 0x7fffffff : minutes * 60_000;
  await pause(time, undefined, { signal: ended.signal }).catch(() => undefined);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
  for (const poller of pollers) poller.stop();
  recorder.close();
  // A full disk, and not the end that was asked for.
  if (ended.signal.reason instanceof Error && ended.signal.reason.name !== 'AbortError') throw ended.signal.reason;
}

function describeRead({ source, part, outcome }: ObservedRead): string {
  const time = new Date().toISOString().slice(11, 19);
  const what =
    outcome.kind === 'bytes'
      ? `${outcome.bytes.length} bytes`
      : outcome.kind === 'failed'
        ? `failed: ${outcome.reason}`
        : 'unchanged';
  return `${time} ${source.name}${part === '' ? '' : ` ${part}`}: ${what}`;
}
