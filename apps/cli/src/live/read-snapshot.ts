import { PlannerError } from '@tripwright/core/base';
import { createLiveState, type LiveSnapshot } from '@tripwright/core/live';
import type { Region } from '@tripwright/core/region';
import { counted } from '../counted.ts';
import { requireTimetable } from '../require-timetable.ts';
import type { LiveOptions } from './live-options.ts';

/**
 * Reads each source of `--live` once, and makes of them what a server would know at `--now`. A line on standard error says of each what it holds.
 * @returns undefined where no source is given
 * @throws PlannerError `input-unreadable` for a source that cannot be read or holds no message: an answer without it would pass for live
 */
export async function readSnapshot(region: Region, { live, now }: LiveOptions): Promise<LiveSnapshot | undefined> {
  if (live.length === 0) return undefined;
  // Loaded here, so that commands without live data do not wait for it.
  const { plainSource, readSource, rulesOf } = await import('@tripwright/feeds/realtime');
  const at = now ?? Math.floor(Date.now() / 1000);
  const timetable = requireTimetable(region);
  const sources = live.map((text) => {
    const end = text.indexOf('=');
    return plainSource(text.slice(0, end), text.slice(end + 1));
  });
  const rules = sources.map((source) => rulesOf(source, timetable));
  const state = createLiveState({ timetable, datasetVersion: region.manifest.datasetVersion, sources: rules });
  const readings = await Promise.all(
    sources.map((source) => readSource(source, { allowPrivate: false, environment: process.env })),
  );
  readings.forEach((reading, i) => {
    const { name } = sources[i]!;
    const fail = (why: string): PlannerError => new PlannerError('input-unreadable', `--live ${name}: ${why}.`);
    if (reading.outcome === 'unchanged') throw fail('the server answers 304 (not modified) to a first request');
    if (reading.outcome === 'failed') throw fail(reading.reason);
    if ('refused' in reading.decoded) throw fail(reading.decoded.reason);
    state.take(name, reading.decoded.message, at);
  });
  const snapshot = state.snapshot(at);
  snapshot.feeds.forEach(({ name, health, messageTime }, i) => {
    const time = messageTime === 0 ? 'no time' : `${new Date(messageTime * 1000).toISOString().slice(0, 19)}Z`;
    const runs = snapshot.runs.source.reduce((sum, source) => sum + (source === i ? 1 : 0), 0);
    process.stderr.write(`tripwright: live ${name}: ${health}, ${time}, ${counted(runs, 'changed run')}\n`);
  });
  return snapshot;
}
