import { PlannerError } from '@tripwright/core/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReadBack, readBytes, tinyFeed, zipFiles } from '../../test/tiny-feed.ts';
import { NoticeCollector } from '../notices/index.ts';
import { readFlex } from './read-flex.ts';

// agency.txt is not damaged: it is little more than header and time zone, and a feed without those is unusable.
const names = Object.keys(tinyFeed).filter((name) => name !== 'agency.txt');
const junk = fc.constantFrom(
  '"',
  '""',
  ',',
  '\n',
  '\r',
  '-1',
  '0',
  '999999999999',
  'é',
  '\u0000',
  '24:61:00',
  '07:00',
  ' ',
  '\t',
  'T1',
);
const edit = fc.record({
  file: fc.constantFrom(...names),
  at: fc.nat(999),
  cut: fc.nat(8),
  junk,
});

test('a feed with random text inserted is read or refused with one clear error, and every trip is accounted for', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
      const files = { ...tinyFeed } as Record<string, string>;
      for (const { file, at, cut, junk } of edits) {
        const text = files[file] ?? '';
        const from = Math.floor((at / 1000) * text.length);
        files[file] = text.slice(0, from) + junk + text.slice(from + cut);
      }
      try {
        accountForTrips(await readBytes(zipFiles(files)));
        read++;
      } catch (error) {
        if (!(error instanceof PlannerError)) throw error;
        expect(error.code).toBe('input-unusable');
      }
    }),
    { numRuns: 400 },
  );
  expect(read).toBeGreaterThan(200);
}, 60_000);

/** Every row of trips.txt is a trip, or a notice has the reason. */
function accountForTrips({ rows, notices, files }: ReadBack): void {
  const seen = files.find(({ file }) => file === 'trips.txt')?.rows ?? 0;
  const ids = rows.trips.map((trip) => trip.id);
  expect(new Set(ids).size).toBe(ids.length);
  const dropped = notices.reduce((sum, notice) => sum + notice.droppedTripCount, 0);
  const rowsLost = notices
    .filter(({ code }) => code === 'duplicate-key' || code === 'missing-value' || code === 'flex-trip')
    .reduce((sum, { count }) => sum + count, 0);
  expect(ids.length + dropped).toBeLessThanOrEqual(seen);
  expect(ids.length + dropped + rowsLost).toBeGreaterThanOrEqual(seen);
  for (const { firstCall, callCount } of rows.trips) {
    expect(callCount).toBeGreaterThanOrEqual(2);
    for (let call = firstCall; call < firstCall + callCount; call++) {
      expect(rows.stops[rows.stopTimes.stop[call] ?? -1]).toBeDefined();
      expect(rows.stopTimes.departure[call]).toBeGreaterThanOrEqual(rows.stopTimes.arrival[call] ?? -1);
    }
  }
}

test('hundreds of services that run for centuries are refused, one is read', async () => {
  const rows = (count: number): string =>
    [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      ...Array.from({ length: count }, (_, i) => `${i === 0 ? 'W' : `W${i}`},1,1,1,1,1,1,1,19000101,21991231`),
    ].join('\n');
  const read = (count: number): Promise<ReadBack> => readBytes(zipFiles({ ...tinyFeed, 'calendar.txt': rows(count) }));
  await expect(read(300)).rejects.toThrow(/the services run on more than 30,000,000 days in all/);
  expect((await read(1)).rows.services[0]?.days).toHaveLength(300 * 365 + 73 - 1);
});

test('many flexible trips of many routes are read in a moment', async () => {
  const count = 20_000;
  const list = (header: string, row: (i: number) => string): string =>
    [header, ...Array.from({ length: count }, (_, i) => row(i))].join('\n');
  const zone = {
    type: 'Polygon',
    coordinates: [
      [
        [-8.7, 41.1],
        [-8.5, 41.1],
        [-8.5, 41.2],
        [-8.7, 41.1],
      ],
    ],
  };
  const files = {
    ...tinyFeed,
    'routes.txt': list('route_id,route_short_name,route_type', (i) => `R${i},${i},3`),
    'trips.txt': list('trip_id,route_id,service_id', (i) => `T${i},R${count - 1 - i},W`),
    'stop_times.txt': list(
      'trip_id,stop_sequence,location_id,start_pickup_drop_off_window,end_pickup_drop_off_window',
      (i) => `T${i},1,z,08:00:00,18:00:00`,
    ),
    'locations.geojson': JSON.stringify({
      type: 'FeatureCollection',
      features: [{ type: 'Feature', id: 'z', properties: {}, geometry: zone }],
    }),
  };
  const { rows } = await readBytes(zipFiles(files));
  const began = performance.now();
  expect(readFlex([rows], new NoticeCollector())?.trips).toHaveLength(count);
  expect(performance.now() - began).toBeLessThan(5000);
});
