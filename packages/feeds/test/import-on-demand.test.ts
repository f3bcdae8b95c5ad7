import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readRegion } from '../src/artefact/index.ts';
import { importRegion } from '../src/import/index.ts';
import { tinyFeed, zipFiles } from './tiny-feed.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-on-demand-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: Uint8Array | string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const flexRows = `trip_id,stop_sequence,stop_id,location_id,start_pickup_drop_off_window,end_pickup_drop_off_window,pickup_type,drop_off_type
T1,1,,z,08:00:00,18:00:00,2,2
T1,2,,z,08:00:00,18:00:00,2,2
`;
const zone = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      id: 'z',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [-8.7, 41.1],
            [-8.5, 41.1],
            [-8.5, 41.2],
            [-8.7, 41.2],
            [-8.7, 41.1],
          ],
        ],
      },
    },
  ],
});
const feed = write('harbour.zip', zipFiles(tinyFeed));
const onDemandOnly = write(
  'call.zip',
  zipFiles({
    ...tinyFeed,
    'stop_times.txt': flexRows,
    'locations.geojson': zone,
    'frequencies.txt': 'trip_id,start_time,end_time,headway_secs\n',
  }),
);

function systemOf(name: string, id: string, lat: number): string {
  const path = join(folder, name);
  mkdirSync(path);
  const put = (file: string, data: unknown): void =>
    writeFileSync(join(path, `${file}.json`), JSON.stringify({ last_updated: 1_700_000_000, ttl: 60, data }));
  put('system_information', { system_id: id, name: id, timezone: 'Europe/Lisbon', language: 'pt' });
  put('station_information', { stations: [{ station_id: 's', name: 'S', lat, lon: -8.61 }] });
  put('station_status', {
    stations: [{ station_id: 's', num_bikes_available: 3, is_installed: 1, is_renting: 1, is_returning: 1 }],
  });
  return path;
}
const [bikes, others] = [systemOf('bikes', 'bikes', 41.15), systemOf('others', 'bikes', 41.16)];
const providers = write(
  'providers.json',
  JSON.stringify({
    currency: 'EUR',
    taxis: [{ id: 't', name: 'Cab', waitSeconds: 300, tariff: { flagFall: 3 } }],
    parking: [{ id: 'p', name: 'P', lat: 41.15, lng: -8.61 }],
  }),
);

const bytesOf = (region: string): Record<string, string> =>
  Object.fromEntries(readdirSync(region).map((name) => [name, readFileSync(join(region, name)).toString('base64')]));

describe('importing on-demand modes', () => {
  test('a region opens again with its systems, services and providers', async () => {
    const out = join(folder, 'all');
    const { manifest } = await importRegion({
      region: 'pt_tiny',
      gtfs: [feed, onDemandOnly],
      gbfs: [bikes],
      providers,
      out,
    });
    expect(manifest.counts).toMatchObject({
      sharedStations: 1,
      sharedVehicles: 0,
      onDemandTrips: 1,
      providers: 1,
      carParks: 1,
    });
    expect(manifest.sources.map(({ kind }) => kind)).toEqual(['gbfs', 'gtfs', 'gtfs']);
    const region = await readRegion(out, 'pt_tiny');
    const at = { lat: 41.15, lng: -8.61 };
    expect(region.sharedVehicles?.pickupsNear(at, 100, 1_700_000_000)).toMatchObject([
      { mode: { mode: 'me_mic-s_bikes' }, certainty: 'yes', station: { vehiclesAvailable: 3 } },
    ]);
    const day = region.flex?.rows.services[0]?.days[0] ?? 0;
    const query = { earliest: day * 86_400 + 36_000, latest: day * 86_400 + 40_000, radiusMetres: 100 };
    expect(region.flex?.ridesBetween(at, { lat: 41.16, lng: -8.62 }, query)).toHaveLength(1);
    expect(region.providers?.hailedAt(at, at, 1_700_000_000).map(({ mode }) => mode)).toEqual(['ps_tax_cab']);
    expect(region.providers?.parkingNear(at, 50, 'car')).toHaveLength(1);
  });

  test('IM-16 equal input in any order gives equal bytes; equal ids are numbered', async () => {
    await importRegion({ region: 'pt_tiny', gtfs: [feed], gbfs: [bikes, others], out: join(folder, 'one') });
    await importRegion({ region: 'pt_tiny', gtfs: [feed], gbfs: [others, bikes], out: join(folder, 'two') });
    const binaries = (out: string): unknown =>
      Object.entries(bytesOf(join(folder, out, 'pt_tiny'))).filter(
        ([name]) => name.endsWith('.bin') || name === 'manifest.json',
      );
    expect(binaries('one')).toEqual(binaries('two'));
    const region = await readRegion(join(folder, 'one'), 'pt_tiny');
    expect(region.sharedVehicles?.systems.map(({ system }) => system.id)).toEqual(['bikes', 'bikes-2']);
  });

  test('a feed with on-demand services alone makes a region without a timetable', async () => {
    const out = join(folder, 'flex');
    const { manifest } = await importRegion({ region: 'pt_call', gtfs: [onDemandOnly], out });
    expect(manifest.boundingBox[0]).toBeCloseTo(41.09, 1);
    const region = await readRegion(out, 'pt_call');
    expect(region.transit).toBeUndefined();
    expect(region.flex?.rows.trips).toHaveLength(1);
  });

  test('a region without streets lists no mode that needs them, and says so', async () => {
    const call = await importRegion({ region: 'pt_call', gtfs: [onDemandOnly], out: join(folder, 'no-streets') });
    expect(call.manifest.modes).toEqual(['wa_wal']);
    expect(call.alarms).toEqual([
      'No streets were given (--osm): ps_drt cannot be offered, so the region has nothing to travel by. Add a street extract.',
    ]);
    const [notice] = call.notices.summaries().filter(({ code }) => code === 'streets-needed');
    expect(notice).toMatchObject({ severity: 'warning', count: 1 });
    const inputs = { region: 'pt_all', gtfs: [feed, onDemandOnly], gbfs: [bikes], providers };
    const all = await importRegion({ ...inputs, out: join(folder, 'no-streets') });
    expect(all.manifest.modes).toEqual(['wa_wal', 'pt_pub', 'pt_pub_bus']);
    expect(all.alarms).toEqual([
      'No streets were given (--osm): me_mic-s, ps_drt, ps_tax cannot be offered. Add a street extract.',
    ]);
    const plain = await importRegion({ region: 'pt_bus', gtfs: [feed], out: join(folder, 'no-streets') });
    expect(plain.alarms).toEqual([]);
  });

  test('a region without on-demand modes has none of their files', async () => {
    const out = join(folder, 'plain');
    await importRegion({ region: 'pt_tiny', gtfs: [feed], out });
    const region = await readRegion(out, 'pt_tiny');
    expect([region.sharedVehicles, region.flex, region.providers]).toEqual([undefined, undefined, undefined]);
  });

  test('nothing is written when an input is refused, and damage is found on opening', async () => {
    const out = join(folder, 'refused');
    const options = { region: 'pt_tiny', gtfs: [feed], out };
    await expect(importRegion({ ...options, gbfs: [join(folder, 'nowhere')] })).rejects.toThrow(
      /There is no file .*nowhere/,
    );
    await expect(importRegion({ ...options, providers: write('bad.json', '{"taxi":[]}') })).rejects.toThrow(
      /bad\.json: taxi is not known/,
    );
    await expect(readRegion(out, 'pt_tiny')).rejects.toThrow(/no region/);
    await importRegion({ ...options, providers });
    truncateSync(join(out, 'pt_tiny', 'providers.bin'), 100);
    await expect(readRegion(out, 'pt_tiny')).rejects.toThrow(/providers\.bin is 100 bytes long/);
  });
});
