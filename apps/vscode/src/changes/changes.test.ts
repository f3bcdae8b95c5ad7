import { diffRegions } from '@tripwright/region-diff';
import { regionOfFeeds, sceneOf } from '@tripwright/testkit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sayInEnglish } from '../editor-texts.ts';
import type { RegionTask, RunningTask, StartTask } from '../regions/region-tasks.ts';
import { changeRows } from './change-rows.ts';
import { FeedChanges } from './feed-changes.ts';

const WORLD = `
days 2024-05-13..2024-05-26
at A 41.10 -8.60
at B 41.14 -8.60
R1/early  A 6:00  B 6:10
R1/late   A 25:00  B 25:10`;
const regionOf = (text: string) => regionOfFeeds(sceneOf(text).feeds);

describe('rows', () => {
  test('name the journey, the run after midnight and the stop that lose', async () => {
    const diff = await diffRegions(regionOf(WORLD), regionOf(WORLD.replace(/R1\/late.*/, '')), { sample: 0 });
    const rows = changeRows(diff, sayInEnglish, 'en-GB');
    expect(rows.map(({ label }) => label)).toEqual(['Journeys', 'Lines', 'Stops']);
    expect(rows[0]?.children?.[0]).toMatchObject({
      label: expect.stringMatching(/ min later$/),
      description: expect.stringMatching(/^A → B · .* \(01:00–01:10 R1 → 06:00–06:10 R1\)/),
    });
    expect(rows[1]?.children?.[0]).toMatchObject({
      label: 'R1',
      description: expect.stringContaining('runs: 28 → 14'),
    });
    expect(rows[1]?.children?.[0]?.children).toMatchObject([
      { label: '01:00+1 A → B 01:10+1', description: 'lost · days: 14' },
    ]);
    expect(rows[2]?.children).toMatchObject([{ label: 'A', description: 'departures: 28 → 14' }]);
  });

  test('a timetable that ends sooner names the days that it loses', async () => {
    const short = WORLD.replace('2024-05-26', '2024-05-24');
    const diff = await diffRegions(regionOf(WORLD), regionOf(short), { sample: 0 });
    expect(changeRows(diff, sayInEnglish, 'en-GB')).toEqual([
      { label: '2024-05-25 – 2024-05-26', description: 'runs: 4 → 0', icon: 'error' },
    ]);
  });

  test('a change of access alone is shown', async () => {
    const { feeds } = sceneOf(WORLD);
    const closed = feeds.map((feed) => ({
      ...feed,
      stops: feed.stops.map((stop) => (stop.name === 'A' ? { ...stop, wheelchair: 2 as const } : stop)),
      trips: feed.trips.map((trip) => (trip.id === 'R1/late' ? { ...trip, bikes: 2 as const } : trip)),
    }));
    const [old, fresh] = [regionOfFeeds(feeds), regionOfFeeds(closed)];
    expect(changeRows(await diffRegions(old, fresh, { sample: 0 }), sayInEnglish, 'en-GB')).toMatchObject([
      {
        label: 'Wheelchairs and bicycles',
        children: [
          { label: 'A', description: 'departures no longer for wheelchairs: 28', icon: 'error' },
          { label: 'R1', description: 'runs no longer for bicycles: 14', icon: 'error' },
        ],
      },
    ]);
    const back = changeRows(await diffRegions(fresh, old, { sample: 0 }), sayInEnglish, 'en-GB');
    expect(back[0]?.children?.map(({ description }) => description).sort()).toEqual([
      'departures now for wheelchairs: 28',
      'runs now for bicycles: 14',
    ]);
  });

  test('without a change one row says so', async () => {
    const diff = await diffRegions(regionOf(WORLD), regionOf(WORLD), { sample: 0 });
    expect(changeRows(diff, sayInEnglish, 'de')).toMatchObject([{ label: 'No change for riders.' }]);
  });
});

describe('a feed that is edited', () => {
  interface Started {
    readonly name: RegionTask;
    readonly input: Record<string, unknown>;
    finish(result: unknown): Promise<void>;
    fail(message: string): Promise<void>;
    stopped: boolean;
  }
  let started: Started[];
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  const start: StartTask = ((name: RegionTask, input: Record<string, unknown>) => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const task: Started = {
      name,
      input,
      stopped: false,
      finish: (result) => {
        resolve(result);
        return settle();
      },
      fail: (message) => {
        reject(new Error(message));
        return settle();
      },
    };
    started.push(task);
    const stop = (): void => {
      task.stopped = true;
      reject(new Error('the work was stopped'));
    };
    return { result: promise, stop } as RunningTask<never>;
  }) as never;

  const results: unknown[] = [];
  const failures: string[] = [];
  const changes = () =>
    new FeedChanges({
      start,
      scratch: '/scratch',
      readTrips: async () => [{ name: 'a', text: '{}' }],
      now: () => 1000,
      onProgress: () => undefined,
      onResult: (diff) => results.push(diff),
      onFailure: (message) => failures.push(message),
    });
  const last = (): Started => started.at(-1) as Started;

  beforeEach(() => {
    vi.useFakeTimers();
    started = [];
    results.length = 0;
    failures.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  test('is built twice, then once after each pause in saving, and compared with the baseline', async () => {
    const watch = changes();
    void watch.begin('/feed');
    await last().finish({ folder: '/scratch/old/xx_feed', problems: 0 });
    expect(last()).toMatchObject({ name: 'build', input: { gtfs: ['/feed'], out: '/scratch/new' } });
    await last().finish({ folder: '/scratch/new/xx_feed', problems: 0 });
    expect(last()).toMatchObject({
      name: 'compare',
      input: { old: '/scratch/old/xx_feed', new: '/scratch/new/xx_feed', now: 1000, trips: [{ name: 'a' }] },
    });
    await last().finish('first');
    expect(results).toEqual(['first']);
    watch.saved();
    watch.saved();
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toHaveLength(4);
    expect(last()).toMatchObject({ name: 'build', input: { out: '/scratch/new' } });
  });

  test('a save during the work starts it over; the result of the work before is dropped', async () => {
    const watch = changes();
    void watch.begin('/feed', { path: '/regions/xx', isRegion: true });
    const build = last();
    expect(build.input).toMatchObject({ gtfs: ['/feed'], out: '/scratch/new' });
    watch.saved();
    await vi.advanceTimersByTimeAsync(1000);
    expect(build.stopped).toBe(true);
    expect(failures).toEqual([]);
    await last().finish({ folder: '/scratch/new/xx_feed', problems: 0 });
    expect(last()).toMatchObject({ name: 'compare', input: { old: '/regions/xx' } });
    watch.stop();
    await last().finish('late');
    expect(results).toEqual([]);
  });

  test('a feed that cannot be built says why, and the next save tries again', async () => {
    const watch = changes();
    void watch.begin('/feed', { path: '/regions/xx', isRegion: true });
    await last().fail('stops.txt is missing');
    expect(failures).toEqual(['stops.txt is missing']);
    watch.saved();
    await vi.advanceTimersByTimeAsync(1000);
    expect(started).toHaveLength(2);
  });
});
