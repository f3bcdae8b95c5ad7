import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The time at which synthetic systems claim to be written, Unix seconds. */
const WRITTEN = 1_704_067_200;

/** The files of a GBFS system, by name without the ending. */
export type GbfsFiles = ReadonlyMap<string, unknown>;

export interface BikeStation {
  readonly id: string;
  readonly lat: number;
  readonly lng: number;
  /** At most {@link BikeStations.capacity}. */
  readonly bikes: number;
}

export interface BikeStations {
  readonly stations: readonly BikeStation[];
  /** Docks of each. */
  readonly capacity: number;
  /** Cost of a ride beyond its first euro, as in `system_pricing_plans.json`; none unless given. */
  readonly perMinute?: readonly { readonly start: number; readonly interval: number; readonly rate: number }[];
}

/** A system of docked bicycles. */
export function dockedBicycles({ stations, capacity, perMinute }: BikeStations): GbfsFiles {
  const plan = { plan_id: 'one', name: 'Single', currency: 'EUR', price: 1, is_taxable: false, description: 'Single' };
  return new Map<string, unknown>([
    [
      'station_information',
      {
        stations: stations.map(({ id, lat, lng }) => ({
          station_id: id,
          name: `Station ${id}`,
          lat,
          lon: lng,
          capacity,
        })),
      },
    ],
    [
      'station_status',
      {
        stations: stations.map(({ id, bikes }) => ({
          station_id: id,
          num_bikes_available: bikes,
          num_docks_available: capacity - bikes,
          is_installed: true,
          is_renting: true,
          is_returning: true,
          last_reported: WRITTEN,
        })),
      },
    ],
    ['system_pricing_plans', { plans: [{ ...plan, ...(perMinute !== undefined && { per_min_pricing: perMinute }) }] }],
  ]);
}

/** Writes a system (GBFS 2.2) into a folder of its own, with its description and its list of files. */
export function writeGbfsSystem(folder: string, id: string, timezone: string, files: GbfsFiles): void {
  mkdirSync(folder, { recursive: true });
  const information = { system_id: id, language: 'en', name: id, timezone };
  const all = new Map<string, unknown>([['system_information', information], ...files]);
  const feeds = [...all.keys()].map((name) => ({ name, url: `https://${id}.example/${name}.json` }));
  const document = (data: unknown): unknown => ({ last_updated: WRITTEN, ttl: 60, version: '2.2', data });
  writeJson(join(folder, 'gbfs.json'), document({ en: { feeds } }));
  for (const [name, data] of all) writeJson(join(folder, `${name}.json`), document(data));
}

/** Writes a value as readable JSON. The folder must exist. */
export function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, undefined, 1)}\n`);
}
