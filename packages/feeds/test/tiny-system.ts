import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import { afterAll } from 'vitest';
import { ReadBudget, type ReadLimits, readGbfs } from '../src/gbfs/index.ts';
import { NoticeCollector } from '../src/notices/index.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Files of a system by path: a text, or a value to be written as JSON. */
export type Files = Readonly<Record<string, unknown>>;

/** Writes files into a temporary folder, which is removed after the test. */
export function folderOf(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'gbfs-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}

/** Reads a system, and counts its notices by code. */
export async function read(
  path: string,
  limits: Partial<ReadLimits> = {},
): Promise<{ system: SharedSystem; codes: Record<string, number> }> {
  const notices = new NoticeCollector();
  const system = await readGbfs(path, { name: 'test', notices, budget: new ReadBudget(limits) });
  return { system, codes: Object.fromEntries(notices.summaries().map(({ code, count }) => [code, count])) };
}

export const about = { system_id: 'city', name: 'City Bikes', timezone: 'Europe/Lisbon', language: 'pt' };
/** The envelope of every GBFS file. */
export const wrap = (data: unknown, version?: string): unknown => ({
  last_updated: 1_700_000_000,
  ttl: 60,
  ...(version === undefined ? {} : { version }),
  data,
});

export const versionOne: Files = {
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

export const versionThree: Files = {
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
