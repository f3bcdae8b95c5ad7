import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { instantOfLocal, parseDay } from '@tripwright/core/base';
import { bookable, type FlexRows, FlexServices } from '@tripwright/core/flex';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { readFlex, readGtfs } from './index.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const polygon = (id: string, west: number): unknown => ({
  type: 'Feature',
  id,
  properties: { stop_name: `Zone ${id}` },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 50],
        [west + 1, 50],
        [west + 1, 51],
        [west, 51],
        [west, 50],
      ],
    ],
  },
});

const base: Readonly<Record<string, string>> = {
  'agency.txt':
    'agency_id,agency_name,agency_url,agency_timezone,agency_phone\nA,Call a Bus,https://a.example,Europe/Berlin,123\n',
  'routes.txt': 'route_id,route_short_name,route_type\nR,1,715\n',
  'calendar.txt':
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date\nW,1,1,1,1,1,0,0,20240101,20241231\nO,1,0,0,0,0,0,0,20240101,20241231\n',
  'stops.txt': 'stop_id,stop_name,stop_lat,stop_lon\nS1,One,49.1,9\nS2,Two,49.2,9\n',
  'trips.txt':
    'trip_id,route_id,service_id,safe_duration_factor,safe_duration_offset,wheelchair_accessible\nT,R,W,1.5,300,1\n',
  'locations.geojson': JSON.stringify({ type: 'FeatureCollection', features: [polygon('z', 9), polygon('y', 12)] }),
  'location_groups.txt': 'location_group_id,location_group_name\nG,Village\n',
  'location_group_stops.txt': 'location_group_id,stop_id\nG,S1\nG,S2\n',
  'booking_rules.txt':
    'booking_rule_id,booking_type,prior_notice_duration_min,prior_notice_last_day,prior_notice_last_time,prior_notice_service_id,phone_number\nB,2,,1,00:00:00,O,+49 1\nC,1,0,,,,\n',
  'stop_times.txt': `trip_id,stop_sequence,stop_id,location_id,location_group_id,start_pickup_drop_off_window,end_pickup_drop_off_window,pickup_type,drop_off_type,pickup_booking_rule_id,drop_off_booking_rule_id
T,2,,,G,00:00:00,26:00:00,1,3,,C
T,1,,z,,00:00:00,26:00:00,2,1,B,
`,
};

async function read(
  files: Readonly<Record<string, string>> = {},
): Promise<{ flex: FlexRows | undefined; codes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'flex-'));
  folders.push(folder);
  for (const [name, text] of Object.entries({ ...base, ...files })) writeFileSync(join(folder, name), text);
  return await readFeed(folder);
}

async function readFeed(path: string): Promise<{ flex: FlexRows | undefined; codes: string[] }> {
  const notices = new NoticeCollector();
  const rows = await readGtfs(path, { name: 'f', notices });
  const flex = readFlex([rows], notices);
  const usual = new Set(['flex-row', 'flex-trip']);
  return {
    flex,
    codes: notices
      .summaries()
      .map(({ code }) => code)
      .filter((code) => !usual.has(code)),
  };
}

describe('SV-16 GTFS-Flex as adopted', () => {
  test('zones, groups, windows, rules and durations', async () => {
    const { flex, codes } = await read();
    expect(codes).toEqual([]);
    expect(flex?.places.map(({ id, name, stops }) => [id, name, stops?.length])).toEqual([
      ['z', 'Zone z', undefined],
      ['G', 'Village', 2],
    ]);
    expect(flex?.trips).toMatchObject([
      {
        id: 'T',
        mode: 'ps_drt_call-a-bus',
        agencyPhone: '123',
        wheelchair: 1,
        safeFactor: 1.5,
        safeOffsetSeconds: 300,
        calls: [
          { place: 0, start: 0, end: 93_600, pickup: 2, dropOff: 1, pickupRule: 0 },
          { place: 1, pickup: 1, dropOff: 3, dropOffRule: 1 },
        ],
      },
    ]);
    // SV-17 midnight and 0 minutes are values
    expect(flex?.rules).toMatchObject([
      { id: 'B', type: 2, lastDay: 1, lastTime: 0, phone: '+49 1' },
      { id: 'C', type: 1, durationMin: 0 },
    ]);
    const notice = flex?.rules[0]?.noticeService;
    expect(notice === undefined ? undefined : flex?.services[notice]?.id).toBe('O');
  });

  test('a trip that deviates between timed stops keeps them', async () => {
    const { flex } = await read({
      'stop_times.txt': `trip_id,stop_sequence,stop_id,location_id,arrival_time,departure_time,start_pickup_drop_off_window,end_pickup_drop_off_window
T,1,S1,,08:00:00,08:01:00,,
T,2,,z,,,08:00:00,09:00:00
T,3,S2,,09:00:00,09:00:00,,
`,
    });
    expect(flex?.trips[0]?.calls.map(({ start, end, isTimed }) => [start, end, isTimed])).toEqual([
      [28_800, 28_860, true],
      [28_800, 32_400, undefined],
      [32_400, 32_400, true],
    ]);
  });

  test('a trip with a zone and one timed stop runs on demand and is not dropped', async () => {
    const { flex, codes } = await read({
      'stop_times.txt': `trip_id,stop_sequence,stop_id,location_id,arrival_time,departure_time,start_pickup_drop_off_window,end_pickup_drop_off_window
T,1,S1,,08:00:00,08:00:00,,
T,2,,z,,,08:00:00,09:00:00
`,
    });
    expect(codes).toEqual([]);
    expect(flex?.trips[0]?.calls).toHaveLength(2);
  });

  test('a feed without on-demand rows has none', async () => {
    const { flex } = await read({
      'stop_times.txt':
        'trip_id,stop_sequence,stop_id,arrival_time,departure_time\nT,1,S1,8:00:00,8:00:00\nT,2,S2,9:00:00,9:00:00\n',
    });
    expect(flex).toBeUndefined();
  });

  test('rows of two feeds stand side by side', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'flex-'));
    folders.push(folder);
    for (const [name, text] of Object.entries(base)) writeFileSync(join(folder, name), text);
    const notices = new NoticeCollector();
    const rows = await readGtfs(folder, { name: 'f', notices });
    const both = readFlex([rows, { ...rows, name: 'g' }], notices);
    const [one, two] = both?.trips ?? [];
    expect(both?.places[two?.calls[0]?.place ?? -1]).toMatchObject({ feed: 'g', id: 'z' });
    expect(both?.services[two?.service ?? -1]).toMatchObject({ feed: 'g', id: 'W' });
    expect(both?.rules[two?.calls[0]?.pickupRule ?? -1]).toMatchObject({ feed: 'g', id: 'B' });
    expect(both?.rules[one?.calls[0]?.pickupRule ?? -1]).toMatchObject({ feed: 'f', id: 'B' });
  });
});

describe('defects are noted and not fatal', () => {
  const rows = (row: string): Record<string, string> => ({
    'stop_times.txt': `${base['stop_times.txt']!.split('\n')[0]}\n${row}\nT,9,,z,,00:00:00,10:00:00,2,2,,\n`,
  });
  test.each([
    ['unknown-stop', rows('T,1,,nowhere,,08:00:00,09:00:00,2,2,,')],
    ['times-decrease', rows('T,1,,z,,10:00:00,09:00:00,2,2,,')],
    ['missing-value', rows('T,1,,z,,10:00:00,,2,2,,')],
    ['invalid-time', rows('T,1,,z,,10 h,11:00:00,2,2,,')],
    ['unknown-booking-rule', rows('T,1,,z,,08:00:00,09:00:00,2,2,X,')],
    ['invalid-enum', rows('T,1,,z,,08:00:00,09:00:00,7,2,,')],
    [
      'invalid-geometry',
      { 'locations.geojson': '{"features":[{"id":"z","geometry":{"type":"Point","coordinates":[1,2]}}]}' },
    ],
    ['duplicate-key', { 'locations.geojson': JSON.stringify({ features: [polygon('z', 9), polygon('z', 10)] }) }],
    ['unknown-stop', { 'location_group_stops.txt': 'location_group_id,stop_id\nG,S9\nG,S1\n' }],
    ['missing-value', { 'booking_rules.txt': 'booking_rule_id,booking_type\nB,2\nC,1\n' }],
    ['invalid-enum', { 'booking_rules.txt': 'booking_rule_id,booking_type\nB,5\nC,0\n' }],
    [
      'invalid-integer',
      { 'booking_rules.txt': 'booking_rule_id,booking_type,prior_notice_duration_min\nB,1,x\nC,0,\n' },
    ],
    [
      'unknown-service',
      {
        'booking_rules.txt':
          'booking_rule_id,booking_type,prior_notice_last_day,prior_notice_service_id\nB,2,1,Q\nC,0,,\n',
      },
    ],
    ['invalid-number', { 'trips.txt': 'trip_id,route_id,service_id,safe_duration_factor\nT,R,W,fast\n' }],
  ])('%s', async (code, files) => {
    const { flex, codes } = await read(files);
    expect(codes).toContain(code);
    for (const trip of flex?.trips ?? []) expect(trip.calls.length).toBeGreaterThan(0);
  });
});

describe('SV-18 zones of one trip must not overlap', () => {
  const trip = (second: string): Record<string, string> => ({
    'locations.geojson': JSON.stringify({
      features: [polygon('z', 9), polygon('touching', 10), polygon('overlapping', 9.5), polygon('far', 20)],
    }),
    'stop_times.txt': `${base['stop_times.txt']!.split('\n')[0]}\nT,1,,z,,08:00:00,09:00:00,2,1,,\n${second}\n`,
  });
  test.each([
    ['overlapping in place and time', 'T,2,,overlapping,,08:30:00,10:00:00,1,2,,', true],
    ['overlapping in place only', 'T,2,,overlapping,,09:30:00,10:00:00,1,2,,', false],
    ['side by side', 'T,2,,touching,,08:30:00,10:00:00,1,2,,', false],
    ['far apart', 'T,2,,far,,08:30:00,10:00:00,1,2,,', false],
    ['the same zone twice', 'T,2,,z,,08:30:00,10:00:00,1,2,,', false],
  ])('%s', async (_, second, isNoted) => {
    const { codes } = await read(trip(second));
    expect(codes.includes('overlapping-zones')).toBe(isNoted);
  });
});

test('a feed with random cells gives rows that can be searched', async () => {
  const names = [
    'stop_times.txt',
    'booking_rules.txt',
    'locations.geojson',
    'location_group_stops.txt',
    'trips.txt',
  ] as const;
  const cell = fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('', '-1', '99:99:99', '1e9', 'G', 'z', '"', '{}'));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), fc.nat(), cell, async (name, place, by) => {
      const cells = base[name]!.split(/(?<=[,\n])|(?=[,\n])/);
      cells[place % cells.length] = by;
      const { flex } = await read({ [name]: cells.join('') }).catch((error: unknown) => {
        // A feed may be refused as a whole, with an error.
        expect(error).toMatchObject({ code: 'input-unusable' });
        return { flex: undefined };
      });
      if (flex === undefined) return;
      const services = new FlexServices(flex);
      const noon = at('20240501', 12, 'Europe/Berlin');
      services.pickupsAt({ lat: 50.5, lng: 9.5 }, { earliest: noon, latest: noon + 3600, radiusMetres: 500 });
    }),
    { numRuns: 120 },
  );
});

const at = (date: string, hours: number, zone: string): number =>
  instantOfLocal((parseDay(date) ?? 0) * 86_400 + hours * 3600, zone);

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

describe.skipIf(!existsSync(data))('real feeds (../shared/data; skipped where that folder is absent)', () => {
  test('Aspen: anywhere within the zone, in real time', async () => {
    const { flex } = await readFeed(join(data, 'flex-samples/gtfs-aspen.zip'));
    const services = new FlexServices(flex!);
    const [from, to] = [
      { lat: 39.1905, lng: -106.823 },
      { lat: 39.1875, lng: -106.817 },
    ];
    const query = (hours: number) => {
      const earliest = at('20210704', hours, 'America/Denver');
      return { earliest, latest: earliest + 3600, radiusMetres: 500 };
    };
    const rides = services.ridesBetween(from, to, query(12));
    expect(rides.length).toBeGreaterThan(0);
    expect(rides[0]).toMatchObject({
      trip: { mode: 'ps_drt_city-of-aspen', meanOffsetSeconds: 540, safeOffsetSeconds: 1200 },
    });
    expect(services.ridesBetween(from, to, query(3))).toEqual([]);
    expect(services.ridesBetween(from, { lat: 39.5, lng: -107 }, query(12))).toEqual([]);
  });

  test('Brandenburg: between stops of a group, booked an hour ahead', async () => {
    const { flex } = await readFeed(join(data, 'flex-samples/gtfs-brandenburg.zip'));
    const services = new FlexServices(flex!);
    const [one, two] = flex!.places[0]!.stops!.filter((_, i, all) => i === 0 || i === all.length - 1);
    const day = flex!.services[0]!.days.at(-1)!;
    const evening = instantOfLocal(day * 86_400 + 18 * 3600, 'Europe/Berlin');
    const [ride] = services.ridesBetween(one!, two!, { earliest: evening, latest: evening + 3600, radiusMetres: 100 });
    expect(ride?.pickup.rule).toMatchObject({ type: 1, durationMin: 3600 });
    const wanted = { departure: evening, serviceDay: ride!.serviceDay, timezone: ride!.trip.timezone };
    expect(bookable(ride!.pickup.rule, wanted, evening - 3600)).toBe('bookable');
    expect(bookable(ride!.pickup.rule, wanted, evening - 3599)).toBe('too-late');
  });

  test('Cobb County: deviations between timed stops', async () => {
    const { flex } = await readFeed(join(data, 'cobb-county/gtfs-flex.zip'));
    expect(flex?.trips).toHaveLength(72);
    for (const { calls } of flex!.trips) {
      expect(calls.map(({ isTimed }) => isTimed === true)).toEqual([true, false, false, true]);
      expect(calls[1]?.pickupRule).toBe(0);
      expect(calls[1]?.dropOffRule).toBe(0);
    }
  });
});
