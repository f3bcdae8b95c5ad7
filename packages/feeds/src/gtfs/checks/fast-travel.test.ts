import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../test/mutate-feed.ts';
import { type ReadBack, readBytes, readTiny } from '../../../test/tiny-feed.ts';
import { fastestSpeed } from './fastest-speed.ts';

/** Metres of latitude. */
const degrees = (metres: number): number => metres / 111_195;

/** A bus of stops along a meridian: metres from the first stop, and the times; blank = no time. */
function line(calls: readonly (readonly [metres: number, time: string])[], routeType = 3): Record<string, string> {
  const stops = calls.map(([metres], at) => `X${at},Stop ${at},${(41 + degrees(metres)).toFixed(6)},-8.6`);
  const rows = calls.map(([, time], at) => `T1,${at},X${at},${time},${time}`);
  return {
    'stops.txt': `stop_id,stop_name,stop_lat,stop_lon\n${stops.join('\n')}\n`,
    'stop_times.txt': `trip_id,stop_sequence,stop_id,arrival_time,departure_time\n${rows.join('\n')}\n`,
    'trips.txt': 'trip_id,route_id,service_id\nT1,R,W\n',
    'routes.txt': `route_id,route_short_name,route_type\nR,1,${routeType}\n`,
    'shapes.txt': '',
  };
}
const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
const timesOf = ({ rows: { stopTimes } }: ReadBack): string[] => [...stopTimes.arrival].map(clock);
const FAST = ['fast-travel', 'repaired-times'];
const codesOf = (back: ReadBack): string[] => back.codes.filter((code) => FAST.includes(code));

test('twenty hops of 800 m in no time are noticed over their span, though each alone may be rounding (ST-20)', async () => {
  const hops = Array.from({ length: 21 }, (_, at) => [at * 800, '08:00:00'] as const);
  const back = await readTiny(line(hops));
  const [notice] = back.notices.filter(({ code }) => code === 'fast-travel');
  expect(notice).toMatchObject({ count: 1, trips: 1, departures: 5 });
  expect(notice?.examples[0]?.value).toBe('T1: X0 to X20, 16.0 km in 0 s');
  expect(codesOf(await readTiny(line(hops.slice(0, 2))))).toEqual([]);
});

test('2.4 km within 5 seconds are noticed; with times in whole minutes the same minute may be rounding', async () => {
  expect(
    codesOf(
      await readTiny(
        line([
          [0, '08:00:10'],
          [2400, '08:00:15'],
          [3000, '08:03:00'],
        ]),
      ),
    ),
  ).toEqual(['fast-travel']);
  expect(
    codesOf(
      await readTiny(
        line([
          [0, '08:00:00'],
          [1800, '08:00:00'],
          [3000, '08:03:00'],
        ]),
      ),
    ),
  ).toEqual([]);
});

test('each mode has its own limit', async () => {
  const calls = [
    [0, '08:00:00'],
    [20_000, '08:05:00'],
  ] as const; // 240 km/h
  const noticed = async (type: number): Promise<boolean> => codesOf(await readTiny(line(calls, type))).length > 0;
  const types = [
    0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 100, 101, 109, 200, 400, 405, 700, 715, 800, 900, 1000, 1100, 1200, 1300, 1400,
    1500, 1700,
  ];
  const fast = [];
  for (const type of types) if (!(await noticed(type))) fast.push(type);
  expect(fast).toEqual([2, 100, 101, 109, 1100, 1700]);
  expect(fastestSpeed(-1) * 3.6).toBeCloseTo(360);
});

describe('--repair', () => {
  const jump = line([
    [0, '08:00:00'],
    [500, '08:02:00'],
    [1000, '08:04:00'],
    [1500, '08:04:10'],
    [9500, '08:04:20'],
    [10_000, '08:26:00'],
    [10_500, '08:28:00'],
  ]);

  test('replaces the fewest times by interpolation over the distance, and says so', async () => {
    expect(timesOf(await readTiny(jump))[4]).toBe('08:04:20');
    const back = await readTiny(jump, { repair: true });
    // X4 is 8,000 of 8,500 m on the way from X3 (08:04:10) to X5 (08:26:00).
    expect(timesOf(back)).toEqual(['08:00:00', '08:02:00', '08:04:00', '08:04:10', '08:24:42', '08:26:00', '08:28:00']);
    expect([...back.rows.stopTimes.approximate]).toEqual([0, 0, 0, 0, 1, 0, 0]);
    expect(codesOf(back)).toEqual(['repaired-times']);
    expect(back.notices.find(({ code }) => code === 'repaired-times')).toMatchObject({
      count: 1,
      trips: 1,
      departures: 5,
    });
  });

  test('keeps the times of a trip that is impossible from end to end', async () => {
    const impossible = line([
      [0, '08:00:00'],
      [15_000, '08:00:30'],
      [30_000, '08:01:00'],
    ]);
    const back = await readTiny(impossible, { repair: true });
    expect(codesOf(back)).toEqual(['fast-travel']);
    expect(timesOf(back)).toEqual(['08:00:00', '08:00:30', '08:01:00']);
  });

  test('keeps the times where the coordinates of one stop are wrong, and names the stop', async () => {
    const calls = Array.from(
      { length: 12 },
      (_, at) => [at === 5 ? 30_000 : at * 500, clock(28_800 + at * 120)] as const,
    );
    const back = await readTiny(line(calls), { repair: true });
    expect(codesOf(back)).toEqual(['fast-travel']);
    expect(timesOf(back)).toEqual(calls.map(([, time]) => time));
    expect(back.notices.find(({ code }) => code === 'fast-travel')?.examples[0]?.value).toMatch(
      /, X5 seems to lie elsewhere$/,
    );
  });

  test('leaves interpolated times alone unless a time beside them is replaced', async () => {
    const blank = line([
      [0, '08:00:00'],
      [9000, ''],
      [9100, ''],
      [9200, '08:20:00'],
    ]);
    const back = await readTiny(blank, { repair: true });
    expect(codesOf(back)).toEqual([]);
    expect(timesOf(back)).toEqual(['08:00:00', '08:06:40', '08:13:20', '08:20:00']);
  });
});

const real = fileURLToPath(new URL('../../../../../../shared/data/trois-rivieres/gtfs-scenario.zip', import.meta.url));

describe.skipIf(!existsSync(real))(
  'faults in a real feed (../shared/data; skipped where that folder is absent)',
  () => {
    test('every trip with a stopped clock is noticed, no other one, and repaired to within minutes', async () => {
      const { bytes, damaged } = withStoppedClocks(readFileSync(real), 60);
      const [before, noted, repaired] = [
        await readBytes(readFileSync(real)),
        await readBytes(bytes),
        await readBytes(bytes, { repair: true }),
      ];
      expect(codesOf(before)).toEqual([]);
      const idsOf = ({ notices }: ReadBack, code: string): number =>
        notices.find((notice) => notice.code === code)?.trips ?? 0;
      expect(damaged.size).toBeGreaterThan(40);
      expect(idsOf(noted, 'fast-travel')).toBe(damaged.size);
      expect(idsOf(repaired, 'repaired-times')).toBe(damaged.size);
      expect(idsOf(repaired, 'fast-travel')).toBe(0);
      for (const [trip, { id, firstCall, callCount }] of before.rows.trips.entries()) {
        expect(repaired.rows.trips[trip]?.id).toBe(id);
        let clock = 0;
        for (let call = firstCall; call < firstCall + callCount; call++) {
          const { arrival, departure } = repaired.rows.stopTimes;
          expect(arrival[call]!).toBeGreaterThanOrEqual(clock);
          expect(departure[call]!).toBeGreaterThanOrEqual(arrival[call]!);
          clock = departure[call]!;
          const off = Math.abs(arrival[call]! - before.rows.stopTimes.arrival[call]!);
          expect(off).toBeLessThanOrEqual(damaged.has(id) ? 900 : 0);
        }
      }
    });
  },
);

/**
 * The feed with the clock of some trips stopped: all calls but the last three have the time of the first departure, so that the vehicle goes most of
 * its way in no time.
 */
function withStoppedClocks(zip: Uint8Array, count: number): { bytes: Uint8Array; damaged: ReadonlySet<string> } {
  const files = unzipSync(zip);
  const random = seededRandom(7);
  const text = strFromU8(files['stop_times.txt']!).replace(/^\uFEFF/, '');
  const [header = '', ...lines] = text.trim().split(/\r?\n/);
  const names = header.split(',').map((name) => name.replaceAll('"', ''));
  const [trip, arrival, departure] = ['trip_id', 'arrival_time', 'departure_time'].map((name) =>
    names.indexOf(name),
  ) as [number, number, number];
  const rows = lines.map((row) => row.split(','));
  const byTrip = Map.groupBy(rows, (row) => row[trip]!);
  const damaged = new Set<string>();
  const ids = [...byTrip.keys()];
  while (damaged.size < count) {
    const id = ids[random(ids.length)]!;
    const calls = byTrip.get(id)!;
    if (damaged.has(id) || calls.length < 30) continue;
    const stopped = calls[0]![departure]!;
    for (const row of calls.slice(1, -3)) row[arrival] = row[departure] = stopped;
    damaged.add(id);
  }
  files['stop_times.txt'] = strToU8([header, ...rows.map((row) => row.join(','))].join('\n'));
  return { bytes: zipSync(files, { level: 1 }), damaged };
}
