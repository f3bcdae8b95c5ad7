import { parseDay, serviceDayStart } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import { regionOfFeeds, sceneOf, smallWorld } from '@tripwright/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DiffOptions, diffRegions } from './diff-regions.ts';
import { describeDiff } from './words/describe-diff.ts';

const regionOf = (text: string): Region => regionOfFeeds(sceneOf(text).feeds);

const PLACES = `
days 2024-05-13..2024-05-26
at A 41.10 -8.60
at B 41.14 -8.60
at C 41.18 -8.60
at D 41.22 -8.60`;
const MORNING = `
R1/early  A 6:00  B 6:10  C 6:20
R1/late   A 8:00  B 8:10  C 8:20
R2/x      C 6:30  D 6:40
R2/y      C 8:30  D 8:40`;

const diffOf = (old: string, fresh: string, options: DiffOptions = {}) =>
  diffRegions(regionOf(PLACES + old), regionOf(PLACES + fresh), { sample: 0, ...options });

describe('the same timetable', () => {
  test('nothing changes', async () => {
    const diff = await diffOf(MORNING, MORNING, { sample: 20 });
    expect(diff).toMatchObject({ lines: [], stops: [], journeys: [], dayCount: 14, areSameDays: true });
    expect(diff.sample.counts).toMatchObject({ lost: 0, later: 0, earlier: 0, found: 0 });
    expect(describeDiff(diff)).toContain('Nothing changes for riders.');
  });

  test('new ids of trips, routes and stops change nothing', async () => {
    const renamed = MORNING.replaceAll('/early', '/1').replaceAll('/late', '/2');
    expect((await diffOf(MORNING, renamed)).lines).toEqual([]);
  });
});

test('ids that stand for another stop or line now change nothing', async () => {
  const feeds = sceneOf(PLACES + MORNING).feeds;
  const next = <T extends { readonly id: string }>(rows: readonly T[]): T[] =>
    rows.map((row, at) => ({ ...row, id: rows[(at + 1) % rows.length]!.id }));
  const shifted = feeds.map((feed) => ({
    ...feed,
    stops: next(feed.stops),
    routes: next(feed.routes),
    trips: next(feed.trips),
  }));
  const diff = await diffRegions(regionOfFeeds(feeds), regionOfFeeds(shifted), { sample: 0 });
  expect(diff).toMatchObject({ lines: [], stops: [], journeys: [] });
});

test('runs and stops that wheelchairs or bicycles can no longer use are a loss, though no time changes', async () => {
  const feeds = sceneOf(PLACES + MORNING).feeds;
  const closed = feeds.map((feed) => ({
    ...feed,
    stops: feed.stops.map((stop) => (stop.name === 'B' ? { ...stop, wheelchair: 2 as const } : stop)),
    trips: feed.trips.map((trip) =>
      trip.id === 'R1/late' ? { ...trip, wheelchair: 2 as const, bikes: 2 as const } : trip,
    ),
  }));
  const [old, fresh] = [regionOfFeeds(feeds), regionOfFeeds(closed)];
  const diff = await diffRegions(old, fresh, { sample: 0 });
  expect(diff).toMatchObject({
    lines: [],
    stops: [],
    access: [
      { need: 'wheelchair', stop: { name: 'B' }, lost: 28, gained: 0 },
      { need: 'wheelchair', line: { name: 'R1' }, lost: 14, gained: 0 },
      { need: 'bicycle', line: { name: 'R1' }, lost: 14, gained: 0 },
    ],
  });
  expect(describeDiff(diff)).toContain('R1: 1 runs a day no longer for wheelchairs');
  expect(describeDiff(diff)).not.toContain('Nothing changes');
  const back = await diffRegions(fresh, old, { sample: 0 });
  expect(back.access.map(({ lost, gained }) => [lost, gained])).toEqual([
    [0, 14],
    [0, 14],
    [0, 28],
  ]);
  // A run that is gone for everybody is a change of its line alone.
  const less = regionOf(PLACES + MORNING.replace(/R1\/late.*/, ''));
  expect((await diffRegions(old, less, { sample: 0 })).access).toEqual([]);
});

test('a run that loses one of its two calls at a stop has fewer calls there, and one that gains a call has more', async () => {
  const twice = `
R1/loop  A 6:00  B 6:10  C 6:20  B 6:30  D 6:40`;
  const once = `
R1/loop  A 6:00  B 6:10  C 6:20  D 6:40`;
  const diff = await diffOf(twice, once);
  expect(diff.lines[0]?.rerouted).toMatchObject([{ lostStops: [], newStops: [], fewerCalls: ['B'], moreCalls: [] }]);
  expect(describeDiff(diff)).toContain(': fewer calls at B');
  expect(describeDiff(await diffOf(once, twice))).toContain(': more calls at B');
});

test('days beyond the most that are compared are named, and are not said to be the same', async () => {
  const long = PLACES.replace('2024-05-13..2024-05-26', '2024-05-13..2027-05-17') + MORNING;
  expect((await diffRegions(regionOf(long), regionOf(long), { sample: 0 })).leftOut).toBeUndefined();
  const longer = regionOf(PLACES.replace('2024-05-13..2024-05-26', '2024-05-13..2027-05-31') + MORNING);
  const diff = await diffRegions(longer, longer, { sample: 0 });
  expect(diff).toMatchObject({
    dayCount: 1100,
    leftOut: { firstDate: '2027-05-18', lastDate: '2027-05-31', dayCount: 14 },
  });
  expect(describeDiff(diff)).toContain(
    'Not compared, since three years of days are: 14 days, 2027-05-18 to 2027-05-31.',
  );
  expect(describeDiff(diff)).toContain('Nothing changes for riders on the days compared.');
});

test('a timetable that ends sooner loses the days after its end, and those before its beginning are named', async () => {
  const short = regionOf(PLACES.replace('2024-05-13..2024-05-26', '2024-05-15..2024-05-23') + MORNING);
  const diff = await diffRegions(regionOf(PLACES + MORNING), short, { sample: 0 });
  expect(diff).toMatchObject({
    dayCount: 9,
    lines: [],
    uncovered: [
      { isAfterEnd: false, firstDate: '2024-05-13', lastDate: '2024-05-14', dayCount: 2, runs: 8 },
      { isAfterEnd: true, firstDate: '2024-05-24', lastDate: '2024-05-26', dayCount: 3, runs: 12 },
    ],
  });
  expect(describeDiff(diff)).toContain('The new timetable has ended by then: 3 days');
  const to = parseDay('2024-05-24')!;
  expect((await diffRegions(regionOf(PLACES + MORNING), short, { sample: 0, to })).uncovered[1]?.dayCount).toBe(1);
});

describe('a lost run', () => {
  const without = MORNING.replace(/R1\/late.*/, '');

  test('is named with its line, its days and its riders', async () => {
    const diff = await diffOf(MORNING, without);
    expect(diff.lines).toHaveLength(1);
    expect(diff.lines[0]).toMatchObject({
      line: { name: 'R1' },
      kind: 'changed',
      runs: { old: 28, new: 14 },
      lost: [{ trip: 'R1/late', from: 'A', to: 'C', departure: 8 * 3600, dayCount: 14, days: 'daily' }],
      added: [],
      retimed: [],
    });
    expect(diff.stops.map(({ name, kind, departures }) => [name, kind, departures.old, departures.new])).toEqual([
      ['A', 'fewer', 28, 14],
      ['B', 'fewer', 28, 14],
    ]);
    expect(diff.journeys[0]).toMatchObject({ verdict: 'later', probe: { name: 'A → C', cause: 'run', line: 'R1' } });
    expect(describeDiff(diff)).toMatch(/lost: 08:00 A → C 08:20/);
  });

  test('a run that was never there is no loss of the other direction', async () => {
    const diff = await diffOf(without, MORNING);
    expect(diff.lines[0]).toMatchObject({ lost: [], added: [{ trip: 'R1/late' }] });
  });

  test('on some days only says on which', async () => {
    const some = MORNING.replace(/R1\/late.*/, '').concat(
      '\ndays 2024-05-13..2024-05-18\nR1/late   A 8:00  B 8:10  C 8:20',
    );
    const [line] = (await diffOf(MORNING, some)).lines;
    expect(line?.lost).toMatchObject([{ dayCount: 8 }]);
    expect(line?.lost[0]?.days).toMatch(/on 8 days from 2024-05-19 to 2024-05-26/);
  });

  test('by intervals counts every run', async () => {
    const often = `\nR1/f  A 0:00  B 0:10  C 0:20 | every 10m 08:00-09:00`;
    const seldom = `\nR1/f  A 0:00  B 0:10  C 0:20 | every 20m 08:00-09:00`;
    const [line] = (await diffOf(often, seldom)).lines;
    expect(line?.runs).toEqual({ old: 84, new: 42 });
    expect(line?.lost.reduce((sum, { dayCount }) => sum + dayCount, 0)).toBe(42);
  });
});

test('a run at another time is retimed, and the connection that breaks is a journey that gets worse', async () => {
  const later = MORNING.replace('R1/early  A 6:00  B 6:10  C 6:20', 'R1/early  A 6:15  B 6:25  C 6:35');
  const diff = await diffOf(MORNING, later, {
    saved: [
      {
        name: 'to work',
        request: {
          from: { lat: 41.1, lng: -8.6 },
          to: { lat: 41.22, lng: -8.6 },
          when: { departAfter: serviceDayStart(parseDay('2024-05-13')!, 'UTC') + 5.9 * 3600 },
        },
      },
    ],
  });
  expect(diff.lines[0]).toMatchObject({
    lost: [],
    retimed: [{ departure: 6 * 3600, newDeparture: 6.25 * 3600, newArrival: 6.25 * 3600 + 1200 }],
  });
  expect(diff.journeys.find(({ probe }) => probe.name === 'to work')).toMatchObject({
    verdict: 'later',
    lostSeconds: 2 * 3600,
    old: { lines: ['R1', 'R2'], changes: 1 },
  });
});

test('a run with other stops names those that it lost', async () => {
  const past = MORNING.replace('R1/late   A 8:00  B 8:10  C 8:20', 'R1/late   A 8:00  C 8:20');
  expect((await diffOf(MORNING, past)).lines[0]?.rerouted).toMatchObject([{ lostStops: ['B'], newStops: [] }]);
});

test('a run with other rules of boarding names the stops that have them', async () => {
  const feeds = sceneOf(PLACES + MORNING).feeds;
  const barred = feeds.map((feed) => ({
    ...feed,
    stopTimes: {
      ...feed.stopTimes,
      pickup: Uint8Array.from(feed.stopTimes.pickup, (rule, call) => (call === 1 ? 1 : rule)),
    },
  }));
  const diff = await diffRegions(regionOfFeeds(feeds), regionOfFeeds(barred), { sample: 0 });
  expect(diff.lines[0]?.rerouted).toMatchObject([{ lostStops: [], otherRules: ['B'] }]);
  expect(describeDiff(diff)).toContain(': other rules of boarding or alighting at B');
});

test('timetables without a common week compare the busiest week of each', async () => {
  const diff = await diffRegions(
    regionOf(PLACES + MORNING),
    regionOf(PLACES.replace('2024-05-13..2024-05-26', '2024-09-02..2024-09-15') + MORNING),
    { sample: 10 },
  );
  expect(diff).toMatchObject({ areSameDays: false, dayCount: 7, lines: [], stops: [], journeys: [] });
  expect(diff.sample.counts.same).toBe(diff.sample.asked);
});

test('days that one of the two lacks are refused with both ranges', async () => {
  const day = parseDay('2030-01-01')!;
  await expect(diffOf(MORNING, MORNING, { from: day, to: day })).rejects.toThrow(
    /No day can be compared.*2024-05-13 to 2024-05-26/,
  );
});

test('in random timetables a trip that is removed is the only one that is lost', async () => {
  await fc.assert(
    fc.asyncProperty(smallWorld(), fc.nat(), async ({ feeds }, pick) => {
      const trips = feeds.flatMap((feed, f) => feed.trips.map((_, t) => [f, t] as const));
      const chosen = trips[pick % Math.max(1, trips.length)];
      fc.pre(chosen !== undefined && trips.length > 1);
      const [lostFeed, lostTrip] = chosen!;
      const less = feeds.map((feed, f) => {
        if (f !== lostFeed) return feed;
        // A service without a day: rows of other tables count trips by their place.
        const trips = feed.trips.map((trip, t) => (t === lostTrip ? { ...trip, service: feed.services.length } : trip));
        return { ...feed, trips, services: [...feed.services, { id: 'never', days: new Int32Array() }] };
      });
      const old = regionOfFeeds(feeds);
      const diff = await diffRegions(old, regionOfFeeds(less), { sample: 0, ridersOfRuns: 0 }).catch(() => undefined);
      // Without the trip no day may be left to compare.
      fc.pre(diff !== undefined);
      const lost = diff!.lines.flatMap((line) => line.lost);
      expect(new Set(lost.map(({ trip }) => trip)).size).toBeLessThanOrEqual(1);
      expect(diff!.lines.flatMap(({ added, retimed, rerouted }) => [...added, ...retimed, ...rerouted])).toEqual([]);
      expect(diff!.old.runs - diff!.new.runs).toBe(lost.reduce((sum, { dayCount }) => sum + dayCount, 0));
    }),
    { numRuns: 60 },
  );
});
