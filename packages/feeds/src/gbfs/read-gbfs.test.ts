import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { NoticeCollector } from '../notices/index.ts';
import { looksLikeGbfs, readGbfs } from './index.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Files = Readonly<Record<string, unknown>>;

function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'gbfs-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

async function read(path: string): Promise<{ system: SharedSystem; codes: Record<string, number> }> {
  const notices = new NoticeCollector();
  const system = await readGbfs(path, { name: 'test', notices });
  return { system, codes: Object.fromEntries(notices.summaries().map(({ code, count }) => [code, count])) };
}

const about = { system_id: 'city', name: 'City Bikes', timezone: 'Europe/Lisbon', language: 'pt' };
const wrap = (data: unknown, version?: string): unknown => ({
  last_updated: 1_700_000_000,
  ttl: 60,
  ...(version === undefined ? {} : { version }),
  data,
});

const versionOne: Files = {
  'system_information.json': wrap(about),
  'station_information.json': wrap({
    stations: [{ station_id: 'a', name: 'Avenida', lat: 41.1, lon: -8.6, capacity: 12 }],
  }),
  'station_status.json': wrap({
    stations: [
      {
        station_id: 'a',
        num_bikes_available: 0,
        num_docks_available: 12,
        is_installed: 1,
        is_renting: 1,
        is_returning: 0,
        last_reported: 1_699_999_000,
      },
    ],
  }),
  'free_bike_status.json': wrap({
    bikes: [{ bike_id: 'b1', lat: 41.2, lon: -8.5, is_reserved: 1, is_disabled: 0 }],
  }),
};

const versionThree: Files = {
  'gbfs.json': wrap(
    {
      feeds: [
        'system_information',
        'station_information',
        'station_status',
        'vehicle_status',
        'vehicle_types',
        'geofencing_zones',
        'system_pricing_plans',
      ].map((name) => ({ name, url: `https://example.com/gbfs/3/${name}` })),
    },
    '3.0',
  ),
  'system_information.json': wrap(
    {
      system_id: 'city',
      name: [
        { text: 'City Bikes', language: 'en' },
        { text: 'Bicicletas da Cidade', language: 'pt' },
      ],
      languages: ['en', 'pt'],
      timezone: 'Europe/Lisbon',
      opening_hours: 'Apr 1-Nov 3 00:00-24:00',
    },
    '3.0',
  ),
  'vehicle_types.json': wrap(
    {
      vehicle_types: [
        {
          vehicle_type_id: 'bike',
          form_factor: 'bicycle',
          propulsion_type: 'human',
          return_constraint: 'any_station',
          default_pricing_plan_id: 'basic',
        },
        {
          vehicle_type_id: 'kick',
          form_factor: 'scooter_standing',
          propulsion_type: 'electric',
          max_range_meters: 40_000,
        },
      ],
    },
    '3.0',
  ),
  'station_information.json': wrap(
    {
      stations: [
        {
          station_id: 'a',
          name: [{ text: 'Avenida', language: 'pt' }],
          lat: 41.1,
          lon: -8.6,
          is_virtual_station: true,
          station_area: {
            type: 'MultiPolygon',
            coordinates: [
              [
                [
                  [-8.61, 41.09],
                  [-8.59, 41.09],
                  [-8.59, 41.11],
                  [-8.61, 41.09],
                ],
              ],
            ],
          },
          vehicle_types_capacity: [{ vehicle_type_ids: ['bike'], count: 8 }],
        },
      ],
    },
    '3.0',
  ),
  'station_status.json': wrap(
    {
      stations: [
        {
          station_id: 'a',
          num_vehicles_available: 3,
          vehicle_types_available: [
            { vehicle_type_id: 'bike', count: 2 },
            { vehicle_type_id: 'kick', count: 1 },
          ],
          vehicle_docks_available: [{ vehicle_type_ids: ['bike'], count: 4 }],
          is_installed: true,
          is_renting: true,
          is_returning: true,
          last_reported: '2023-11-14T22:13:20Z',
        },
      ],
    },
    '3.0',
  ),
  'vehicle_status.json': wrap(
    {
      vehicles: [
        {
          vehicle_id: 'k1',
          lat: 41.15,
          lon: -8.61,
          is_reserved: false,
          is_disabled: false,
          vehicle_type_id: 'kick',
          current_range_meters: 12_500,
          current_fuel_percent: 0.31,
          available_until: '2023-11-15T10:00:00+00:00',
        },
        { vehicle_id: 'k2', station_id: 'a', is_reserved: false, is_disabled: true, vehicle_type_id: 'bike' },
      ],
    },
    '3.0',
  ),
  'system_pricing_plans.json': wrap(
    {
      plans: [
        {
          plan_id: 'basic',
          name: [{ text: 'Basic', language: 'en' }],
          currency: 'EUR',
          price: 1,
          is_taxable: false,
          description: [{ text: 'One euro, then 15 cents a minute', language: 'en' }],
          per_min_pricing: [{ start: 0, rate: 0.15, interval: 1 }],
        },
      ],
    },
    '3.0',
  ),
  'geofencing_zones.json': wrap(
    {
      geofencing_zones: {
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            geometry: {
              type: 'MultiPolygon',
              coordinates: [
                [
                  [
                    [-8.7, 41.0],
                    [-8.5, 41.0],
                    [-8.5, 41.3],
                    [-8.7, 41.3],
                    [-8.7, 41.0],
                  ],
                ],
              ],
            },
            properties: {
              name: [{ text: 'Park', language: 'en' }],
              start: '2023-11-01T00:00:00Z',
              rules: [
                {
                  vehicle_type_ids: ['kick'],
                  ride_start_allowed: true,
                  ride_end_allowed: false,
                  ride_through_allowed: true,
                  maximum_speed_kph: 10,
                },
              ],
            },
          },
        ],
      },
      global_rules: [{ ride_start_allowed: false, ride_end_allowed: false, ride_through_allowed: true }],
    },
    '3.0',
  ),
};

describe('versions', () => {
  test('SV-4 SV-6 version 1 without index: bikes are plain bicycles, 1 and 0 are flags, seconds are instants', async () => {
    const { system, codes } = await read(folderOf(versionOne));
    expect(codes).toEqual({});
    expect(system).toMatchObject({ id: 'city', version: '1.0', lastUpdated: 1_700_000_000 });
    expect(system.name).toEqual([{ text: 'City Bikes', language: 'pt' }]);
    expect(system.vehicleTypes).toEqual([{ id: 'bicycle', formFactor: 'bicycle', propulsion: 'human' }]);
    expect(system.stations[0]).toEqual({
      id: 'a',
      name: [{ text: 'Avenida', language: 'pt' }],
      lat: 41.1,
      lng: -8.6,
      capacity: 12,
      isInstalled: true,
      isRenting: true,
      isReturning: false,
      vehiclesAvailable: 0,
      docksAvailable: 12,
      lastReported: 1_699_999_000,
    });
    expect(system.vehicles).toEqual([
      { id: 'b1', lat: 41.2, lng: -8.5, type: 'bicycle', isReserved: true, isDisabled: false },
    ]);
  });

  test('SV-4 version 3: localised texts, RFC 3339, types, prices, zones; files beside gbfs.json stand for its addresses', async () => {
    const { system, codes } = await read(folderOf(versionThree));
    expect(codes).toEqual({});
    expect(system.version).toBe('3.0');
    expect(system.name.map(({ language }) => language)).toEqual(['en', 'pt']);
    expect(system.openingHours).toBe('Apr 1-Nov 3 00:00-24:00');
    expect(system.vehicleTypes[0]).toMatchObject({ returnConstraint: 'any_station', defaultPlan: 'basic' });
    const [station] = system.stations;
    expect(station).toMatchObject({ isVirtual: true, vehiclesAvailable: 3, lastReported: 1_700_000_000 });
    expect(station?.area?.polygons[0]?.outer).toHaveLength(3);
    expect(station?.vehiclesByType).toEqual([
      { type: 'bike', count: 2 },
      { type: 'kick', count: 1 },
    ]);
    expect(station?.docksByType).toEqual([{ types: ['bike'], count: 4 }]);
    expect(station?.typeCapacity).toEqual([{ types: ['bike'], count: 8 }]);
    expect(station?.docksAvailable).toBeUndefined();
    expect(system.vehicles[0]).toMatchObject({
      currentRangeMetres: 12_500,
      currentFuel: 0.31,
      availableUntil: 1_700_042_400,
    });
    expect(system.vehicles[1]).toEqual({ id: 'k2', station: 'a', type: 'bike', isReserved: false, isDisabled: true });
    expect(system.plans[0]).toMatchObject({
      priceMicros: 1_000_000,
      perMinute: [{ start: 0, interval: 1, rateMicros: 150_000 }],
    });
    expect(system.zones[0]).toMatchObject({
      start: 1_698_796_800,
      rules: [{ types: ['kick'], rideStartAllowed: true, rideEndAllowed: false, maxSpeedKmh: 10 }],
    });
    expect(system.globalRules).toEqual([{ rideStartAllowed: false, rideEndAllowed: false, rideThroughAllowed: true }]);
  });

  test('SV-4 version 2: languages are merged, ride_allowed is both start and end, capacities are an object', async () => {
    const perLanguage = (language: string, name: string): Files => ({
      [`${language}/system_information.json`]: wrap({ ...about, name, language }, '2.3'),
      [`${language}/station_information.json`]: wrap(
        {
          stations: [
            {
              station_id: 'a',
              name: `${name} 1`,
              lat: 41.1,
              lon: -8.6,
              vehicle_type_capacity: { bike: 4, unheard: 1 },
            },
          ],
        },
        '2.3',
      ),
    });
    const feed = (language: string, name: string): unknown => ({
      name,
      url: `https://x.example/${language}/${name}.json`,
    });
    const folder = folderOf({
      'gbfs.json': wrap(
        {
          en: {
            feeds: ['system_information', 'station_information', 'vehicle_types', 'geofencing_zones'].map((name) =>
              feed('en', name),
            ),
          },
          pt: {
            feeds: ['system_information', 'station_information', 'vehicle_types', 'geofencing_zones'].map((name) =>
              feed('pt', name),
            ),
          },
        },
        '2.3',
      ),
      ...perLanguage('en', 'City Bikes'),
      ...perLanguage('pt', 'Bicicletas'),
      'vehicle_types.json': wrap(
        { vehicle_types: [{ vehicle_type_id: 'bike', form_factor: 'scooter', propulsion_type: 'electric_assist' }] },
        '2.3',
      ),
      'geofencing_zones.json': wrap(
        {
          geofencing_zones: {
            type: 'FeatureCollection',
            features: [
              {
                type: 'Feature',
                geometry: {
                  type: 'Polygon',
                  coordinates: [
                    [
                      [0.5, 1],
                      [2, 1],
                      [2, 3],
                      [0.5, 1],
                    ],
                  ],
                },
                properties: {
                  name: 'N',
                  rules: [{ vehicle_type_id: ['bike'], ride_allowed: false, ride_through_allowed: true }],
                },
              },
            ],
          },
        },
        '2.3',
      ),
    });
    const { system, codes } = await read(folder);
    expect(codes).toEqual({ 'missing-file': 1, 'unknown-vehicle-type': 1 });
    expect(system.name).toEqual([
      { text: 'City Bikes', language: 'en' },
      { text: 'Bicicletas', language: 'pt' },
    ]);
    expect(system.stations[0]?.name).toEqual([
      { text: 'City Bikes 1', language: 'en' },
      { text: 'Bicicletas 1', language: 'pt' },
    ]);
    expect(system.stations[0]?.typeCapacity).toEqual([{ types: ['bike'], count: 4 }]);
    expect(system.vehicleTypes[0]?.formFactor).toBe('scooter_standing');
    expect(system.zones[0]?.rules).toEqual([
      { types: ['bike'], rideStartAllowed: false, rideEndAllowed: false, rideThroughAllowed: true },
    ]);
  });

  test('tables of hours and seasons become one text of opening hours (SV-14)', async () => {
    const { system, codes } = await read(
      folderOf({
        ...versionOne,
        'system_hours.json': wrap({
          rental_hours: [
            { user_types: ['member'], days: ['sat', 'sun'], start_time: '00:00:00', end_time: '23:59:59' },
            { user_types: ['nonmember'], days: ['fri', 'mon'], start_time: '5:00:00', end_time: '25:30:00' },
          ],
        }),
        'system_calendar.json': wrap({
          calendars: [{ start_month: 4, start_day: 1, end_month: 10, end_day: 31 }],
        }),
      }),
    );
    expect(codes).toEqual({});
    expect(system.openingHours).toBe('Apr 01-Oct 31 Mo,Fr 05:00-25:30');
  });
});

describe('ways in', () => {
  test('a zip, a folder in a zip, and a gbfs.json give the same system', async () => {
    const folder = folderOf(versionThree);
    const expected = (await read(folder)).system;
    const entries = Object.fromEntries(
      Object.entries(versionThree).map(([name, content]) => [
        `city/${name}`,
        new TextEncoder().encode(JSON.stringify(content)),
      ]),
    );
    const zip = join(folderOf({}), 'city.zip');
    writeFileSync(zip, zipSync(entries));
    expect((await read(zip)).system).toEqual(expected);
    expect((await read(join(folder, 'gbfs.json'))).system).toEqual(expected);
  });

  test('an address is fetched with what it names; a file that answers 404 is missing, not fatal (SV-13)', async () => {
    const server = createServer((request, response) => {
      const name = (request.url ?? '').slice(1);
      const { port } = server.address() as AddressInfo;
      const index = wrap({
        en: {
          feeds: [...Object.keys(versionOne), 'system_regions.json'].map((file) => ({
            name: file.replace('.json', ''),
            url: `http://127.0.0.1:${port}/${file}`,
          })),
        },
      });
      const content = name === 'gbfs.json' ? index : versionOne[name];
      response.statusCode = content === undefined ? 404 : 200;
      response.end(JSON.stringify(content ?? {}));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const { system, codes } = await read(`http://127.0.0.1:${port}/gbfs.json`);
      expect(system.stations).toHaveLength(1);
      expect(system.vehicles).toHaveLength(1);
      expect(codes).toEqual({ 'missing-file': 1 });
      await expect(read(`http://127.0.0.1:${port}/nothing`)).rejects.toThrow(/404/);
    } finally {
      server.close();
    }
  });

  test.each([
    ['nothing there', '/nonexistent/gbfs', 'input-missing'],
    ['an empty folder', folderOf({}), 'input-unusable'],
    ['an index that is cut off', join(folderOf({ 'gbfs.json': '{"data": {"en"' }), 'gbfs.json'), 'input-unreadable'],
    ['an index without feeds', join(folderOf({ 'gbfs.json': { data: {} } }), 'gbfs.json'), 'input-unusable'],
  ])('%s is refused with a code and a remedy', async (_, path, code) => {
    await expect(read(path)).rejects.toMatchObject({ code, message: expect.stringMatching(/\. [A-Z]/) });
  });
});

test('a system is told from feeds of other kinds', async () => {
  const folder = folderOf(versionOne);
  const zip = join(folderOf({}), 'system.zip');
  writeFileSync(zip, zipSync({ 'city/gbfs.json': new TextEncoder().encode('{}') }));
  const feed = folderOf({ 'stops.txt': 'stop_id' });
  const providers = join(folderOf({ 'providers.json': { taxis: [] } }), 'providers.json');
  const index = join(folderOf({ 'index.json': { data: {} } }), 'index.json');
  const asked = [
    folder,
    zip,
    index,
    'https://example.com/gbfs.json',
    feed,
    providers,
    join(feed, 'stops.txt'),
    '/nowhere',
  ];
  expect(await Promise.all(asked.map(looksLikeGbfs))).toEqual([true, true, true, true, false, false, false, false]);
});

describe('defects are noted, never fatal', () => {
  test.each([
    ['missing-value', 'station_information.json', { stations: [{ name: 'A', lat: 1, lon: 1 }] }],
    ['unusable-place', 'station_information.json', { stations: [{ station_id: 'a', name: 'A', lat: 91, lon: 0.5 }] }],
    ['unusable-place', 'station_information.json', { stations: [{ station_id: 'a', name: 'A', lat: 0, lon: 0 }] }],
    [
      'invalid-number',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: '1,5', lon: 0.5 }] },
    ],
    [
      'negative-number',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: 1, lon: 1, capacity: -1 }] },
    ],
    [
      'invalid-integer',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: 1, lon: 1, capacity: 1.5 }] },
    ],
    [
      'station-without-status',
      'station_information.json',
      { stations: [{ station_id: 'z', name: 'A', lat: 1, lon: 1 }] },
    ],
    [
      'duplicate-key',
      'station_information.json',
      { stations: [1, 2].map(() => ({ station_id: 'a', name: 'A', lat: 1, lon: 1 })) },
    ],
    [
      'invalid-geometry',
      'station_information.json',
      { stations: [{ station_id: 'a', name: 'A', lat: 1, lon: 1, station_area: {} }] },
    ],
    ['invalid-value', 'station_information.json', { stations: ['a'] }],
    ['invalid-value', 'station_information.json', { stations: {} }],
    [
      'unknown-station',
      'station_status.json',
      { stations: [{ station_id: 'q', is_installed: 1, is_renting: 1, is_returning: 1 }] },
    ],
    [
      'invalid-enum',
      'station_status.json',
      { stations: [{ station_id: 'a', is_installed: 'perhaps', is_renting: 1, is_returning: 1 }] },
    ],
    [
      'invalid-time',
      'station_status.json',
      { stations: [{ station_id: 'a', is_installed: 1, is_renting: 1, is_returning: 1, last_reported: 'now' }] },
    ],
    ['invalid-json', 'station_status.json', '{"data": {"stations": ['],
    [
      'unusual-number',
      'free_bike_status.json',
      { bikes: [{ bike_id: 'b', lat: 1, lon: 1, current_fuel_percent: 55 }] },
    ],
    [
      'unknown-vehicle-type',
      'vehicle_status.json',
      { vehicles: [{ vehicle_id: 'b', lat: 1, lon: 1, vehicle_type_id: 'balloon' }] },
    ],
    [
      'unknown-pricing-plan',
      'vehicle_types.json',
      {
        vehicle_types: [
          { vehicle_type_id: 'b', form_factor: 'car', propulsion_type: 'hybrid', default_pricing_plan_id: 'x' },
        ],
      },
    ],
    [
      'invalid-enum',
      'vehicle_types.json',
      { vehicle_types: [{ vehicle_type_id: 'b', form_factor: 'rocket', propulsion_type: 'human' }] },
    ],
    ['invalid-value', 'system_pricing_plans.json', { plans: [{ plan_id: 'p', currency: 'euros', price: 1 }] }],
    ['unclear-opening-hours', 'system_information.json', { ...about, opening_hours: 'by day, mostly' }],
    ['invalid-timezone', 'system_information.json', { ...about, timezone: 'Mars/Olympus' }],
  ])('%s in %s', async (code, file, data) => {
    const types = { vehicle_types: [{ vehicle_type_id: 'bicycle', form_factor: 'bicycle', propulsion_type: 'human' }] };
    const files = {
      ...versionOne,
      'vehicle_types.json': wrap(types),
      [file]: typeof data === 'string' ? data : wrap(data),
    };
    const { codes } = await read(folderOf(files));
    expect(codes).toHaveProperty(code);
  });

  test('versions that are unknown or mixed are said', async () => {
    const odd = {
      ...versionOne,
      'station_status.json': wrap({ stations: [] }, '4.0'),
      'free_bike_status.json': wrap({ bikes: [] }, '2.1'),
    };
    const { codes } = await read(folderOf({ ...odd, 'system_information.json': wrap(about, '3.0') }));
    expect(codes).toMatchObject({ 'unsupported-version': 1, 'mixed-versions': 1 });
  });

  test('SV-1 a station that others have a status but this one has not is out of service; without any status it works', async () => {
    const two = { stations: ['a', 'z'].map((id) => ({ station_id: id, name: id, lat: 1, lon: 1 })) };
    const listed = await read(folderOf({ ...versionOne, 'station_information.json': wrap(two) }));
    expect(listed.system.stations.map((station) => station.isRenting)).toEqual([true, false]);
    const { 'station_status.json': _, ...rest } = versionOne;
    const unknown = await read(folderOf({ ...rest, 'station_information.json': wrap(two) }));
    expect(unknown.system.stations.map((station) => station.isRenting)).toEqual([true, true]);
    expect(unknown.system.stations[0]?.vehiclesAvailable).toBeUndefined();
  });

  test('whatever stands in place of a value, reading ends with a system', async () => {
    const paths = Object.keys(versionThree).filter((name) => name !== 'gbfs.json');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.nat(), fc.jsonValue(), async (file, place, value) => {
        const damaged = damage(versionThree[file], place, value);
        const { system } = await read(folderOf({ ...versionThree, [file]: damaged as object }));
        for (const station of system.stations) expect(Math.abs(station.lat)).toBeLessThanOrEqual(90);
        for (const vehicle of system.vehicles) {
          expect(system.vehicleTypes.some((type) => type.id === vehicle.type)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

/** The value with its n-th leaf or branch (in order of reading, round and round) replaced. */
function damage(value: unknown, place: number, by: unknown): unknown {
  const count = (item: unknown): number =>
    typeof item === 'object' && item !== null
      ? Object.values(item).reduce((sum: number, child) => sum + count(child), 1)
      : 1;
  let left = place % count(value);
  const copy = (item: unknown): unknown => {
    if (left-- === 0) return by;
    if (Array.isArray(item)) return item.map(copy);
    if (typeof item === 'object' && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([key, child]) => [key, copy(child)]));
    }
    return item;
  };
  return copy(value);
}

const data = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));

describe.skipIf(!existsSync(data))('real systems (../shared/data; skipped where that folder is absent)', () => {
  test.each([
    ['gbfs-samples/bay-wheels', 'fgb', 496, 720, 0, 0],
    ['gbfs-samples/helsinki', 'HSL_FI_Helsinki', 7, 0, 0, 0],
    ['gbfs-samples/lillestrombysykkel', 'lillestrombysykkel', 6, 0, 2, 0],
    ['oslo-east/gbfs-tier', 'tieroslo', 0, 0, 0, 2],
  ])('%s', async (path, id, stations, vehicles, plans, zones) => {
    const { system } = await read(join(data, path));
    expect(system.id).toBe(id);
    expect([system.stations.length, system.vehicles.length, system.plans.length, system.zones.length]).toEqual([
      stations,
      vehicles,
      plans,
      zones,
    ]);
    for (const zone of system.zones) expect(zone.rules).toHaveLength(1);
  });
});
