import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveSnapshot } from '@tripwright/core/live';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { encodeMessage, plainSource } from '@tripwright/feeds/realtime';
import { createPlanner, type Planner } from '@tripwright/planner';
import { createLiveCity, generateSampleCity, LIVE_MESSAGES } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { RegionLive } from '../../src/live/region-live.ts';

/** A Monday in the sample city, local time eight o'clock (Unix seconds). */
export const LIVE_EIGHT: number = Date.parse('2026-05-04T09:00:00Z') / 1000;

/** The sample city with the realtime data of a rush hour, which stay as they are. */
export interface LiveSample {
  readonly planner: Planner;
  readonly region: Region;
  /** What the planner has of the rush hour. */
  readonly snapshot: LiveSnapshot | undefined;
  remove(): void;
}

/** Builds the sample city and reads one message of each kind into it. */
export async function openLiveSample(): Promise<LiveSample> {
  const sample = await buildSampleRegion();
  const region = await readRegion(sample.data, sample.code);
  const folder = mkdtempSync(join(tmpdir(), 'live-sample-'));
  const city = createLiveCity(generateSampleCity());
  const sources = LIVE_MESSAGES.map((name) => {
    const file = join(folder, `${name}.pb`);
    writeFileSync(file, encodeMessage(city.message(name, LIVE_EIGHT)));
    return { ...plainSource(name, file), feed: 'gtfs' };
  });
  const snapshots: LiveSnapshot[] = [];
  const live = new RegionLive({
    ...{ region, sources, allowPrivate: false, environment: {} },
    now: () => LIVE_EIGHT,
    publish: (made) => snapshots.push(made),
  });
  live.start();
  const isWhole = (): boolean => snapshots.at(-1)?.feeds.every(({ health }) => health === 'fresh') === true;
  for (let i = 0; i < 300 && !isWhole(); i++) await pause(20);
  live.stop();
  rmSync(folder, { recursive: true, force: true });
  const planner = createPlanner([region], { now: () => LIVE_EIGHT });
  planner.setLive(sample.code, snapshots.at(-1));
  return { planner, region, snapshot: snapshots.at(-1), remove: () => sample.remove() };
}
