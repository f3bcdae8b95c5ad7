import type { Region } from '@tripwright/core/region';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepWarm, warmUp } from './warm-up.ts';

const START = Date.parse('2026-03-02T06:52:00Z');

/** A region that notes for which moments it is prepared. */
function notingRegion(): { readonly region: Region; readonly notes: string[] } {
  const notes: string[] = [];
  const minute = (instant: number): string => new Date(instant * 1000).toISOString().slice(11, 16);
  const region = {
    manifest: { timezone: 'UTC' },
    transit: { engine: { prepare: (instant: number) => notes.push(`window ${minute(instant)}`) } },
    streets: {
      metric: (profile: string, _: unknown, { instant }: { instant: number }) => `${profile} ${minute(instant)}`,
      prepare: (metric: string) => notes.push(metric),
    },
  };
  return { region: region as unknown as Region, notes };
}

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setInterval', 'clearInterval', 'Date'] }));
afterEach(() => void vi.useRealTimers());

test('at the start the present is prepared', () => {
  const { region, notes } = notingRegion();
  warmUp([region]);
  expect(notes).toEqual(['window 06:52', 'walk 06:52', 'bicycle 06:52', 'car 06:52', 'taxi 06:52']);
});

test('the next hour is prepared before it begins, until it is stopped', async () => {
  const { region, notes } = notingRegion();
  const stop = keepWarm([region]);
  expect(notes).toEqual([]);
  vi.advanceTimersByTime(5 * 60_000);
  await vi.waitFor(() => expect(notes).toHaveLength(5));
  expect(notes).toEqual(['window 07:07', 'walk 07:07', 'bicycle 07:07', 'car 07:07', 'taxi 07:07']);
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  expect(notes).toHaveLength(5);
});
