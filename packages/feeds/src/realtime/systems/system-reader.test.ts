import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { about, type Files, folderOf, read as readSystem, versionOne, wrap } from '../../../test/tiny-system.ts';
import { plainSource } from '../source/live-file.ts';
import type { ObservedRead } from '../source/read-source.ts';
import { SystemReader, type SystemReading } from './system-reader.ts';

/** A server whose files tests replace; it counts the requests of each path. */
let server: Server;
let url = '';
let files = new Map<string, { readonly body: string; readonly etag?: string }>();
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    asked.push(path);
    const file = files.get(path);
    if (file === undefined) response.writeHead(404).end();
    else if (file.etag !== undefined && request.headers['if-none-match'] === file.etag) response.writeHead(304).end();
    else response.writeHead(200, file.etag === undefined ? {} : { etag: file.etag }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  files = new Map();
  asked = [];
});

const document = (data: unknown, ttl: number, version = '2.3', updated: unknown = 1_700_000_000): string =>
  JSON.stringify({ last_updated: updated, ttl, version, data });
const serve = (path: string, body: string, etag?: string): void =>
  void files.set(path, { body, ...(etag !== undefined && { etag }) });
const index = (...names: readonly string[]): string =>
  document({ en: { feeds: names.map((name) => ({ name, url: `${url}/${name}` })) } }, 0);
const station = (id: string, bikes: unknown, more: object = {}): object => ({
  ...{
    station_id: id,
    num_bikes_available: bikes,
    num_docks_available: 4,
    is_installed: 1,
    is_renting: 1,
    is_returning: 1,
  },
  ...more,
});

async function systemOf(parts: Files): Promise<SharedSystem> {
  return (await readSystem(folderOf(parts))).system;
}
const twoStations: Files = {
  'system_information.json': wrap(about),
  'station_information.json': wrap({
    stations: ['a', 'b'].map((id) => ({ station_id: id, name: id, lat: 41.1, lon: -8.6, capacity: 12 })),
  }),
  'station_status.json': wrap({ stations: [] }),
};

interface Reading {
  readonly reader: SystemReader;
  readonly seen: ObservedRead[];
  clock: number;
}
function reading(system: SharedSystem, allowPrivate = false): Reading {
  const state = { seen: [] as ObservedRead[], clock: 0 };
  const source = plainSource('bikes', `${url}/gbfs.json`);
  const options = { allowPrivate, environment: {}, clock: () => state.clock };
  const reader = new SystemReader(source, system, { ...options, observe: (one) => void state.seen.push(one) });
  return Object.assign(state, { reader });
}
const counts = (read: SystemReading): Extract<SystemReading, { outcome: 'counts' }> => {
  if (read.outcome !== 'counts') throw new Error(JSON.stringify(read));
  return read;
};

describe('live counts of shared vehicles', () => {
  test('SV-2 SV-13 a file is asked for when its ttl has passed, and one that did not change is used again', async () => {
    const polled = reading(await systemOf(twoStations));
    serve('gbfs.json', index('station_status', 'vehicle_status', 'system_information'));
    serve('station_status', document({ stations: [station('a', 3)] }, 60), '"1"');
    serve('vehicle_status', document({ vehicles: [] }, 20), '"v"');
    const first = counts(await polled.reader.read());
    expect(first.counts).toMatchObject({
      time: 1_700_000_000,
      stations: [{ id: 'a', vehiclesAvailable: 3 }],
      vehicles: [],
    });
    expect(first.ttlSeconds).toBe(20);
    expect(asked).toEqual(['gbfs.json', 'station_status', 'vehicle_status']);
    asked = [];
    polled.clock = 10_000;
    expect(await polled.reader.read()).toEqual({ outcome: 'unchanged', ttlSeconds: 10 });
    expect(asked).toEqual([]);
    polled.clock = 25_000;
    expect(await polled.reader.read()).toEqual({ outcome: 'unchanged', ttlSeconds: 20 });
    expect(asked).toEqual(['vehicle_status']);
    polled.clock = 61_000;
    serve('station_status', document({ stations: [station('a', 0)] }, 60), '"2"');
    expect(counts(await polled.reader.read()).counts.stations).toMatchObject([{ id: 'a', vehiclesAvailable: 0 }]);
    // Every file that came is seen by a recorder, and so is that it had not changed.
    expect(polled.seen.map(({ part, outcome }) => `${part} ${outcome.kind}`)).toEqual([
      ...['gbfs bytes', 'station_status bytes', 'vehicle_status bytes', 'vehicle_status unchanged'],
      ...['station_status bytes', 'vehicle_status unchanged'],
    ]);
  });

  test('SV-13 a bad row is left out alone, and unknown stations and types are', async () => {
    const polled = reading(await systemOf({ ...versionOne, ...twoStations }));
    const rows = [station('a', 2), station('b', 'many'), station('z', 1), 7, { num_bikes_available: 3 }];
    serve('gbfs.json', index('station_status', 'free_bike_status'));
    serve('station_status', document({ stations: rows }, 0));
    const bikes = [
      { bike_id: 'x', lat: 41.1, lon: -8.6 },
      { bike_id: 'y', lat: 'north', lon: 0 },
      { lat: 41, lon: -8 },
    ];
    serve('free_bike_status', document({ bikes }, 0, '1.1'));
    const read = counts(await polled.reader.read());
    expect(read.counts.stations?.map(({ id, vehiclesAvailable }) => [id, vehiclesAvailable])).toEqual([
      ['a', 2],
      ['b', undefined],
    ]);
    expect(read.counts.vehicles?.map(({ id }) => id)).toEqual(['x']);
    expect(read.notices.map(({ code }) => code)).toEqual(expect.arrayContaining(['unknown-station', 'missing-value']));
  });

  test('a file that fails keeps its last counts, and their age shows', async () => {
    const polled = reading(await systemOf(twoStations));
    serve('gbfs.json', index('station_status', 'vehicle_status'));
    serve('station_status', document({ stations: [station('a', 3)] }, 0));
    serve('vehicle_status', document({ vehicles: [] }, 0, '2.3', 1_700_000_500));
    await polled.reader.read();
    polled.clock = 1000;
    files.delete('vehicle_status');
    serve('station_status', document({ stations: [station('a', 1)] }, 0, '2.3', 1_700_000_900));
    const half = counts(await polled.reader.read());
    expect(half.counts).toMatchObject({ time: 1_700_000_500, stations: [{ vehiclesAvailable: 1 }], vehicles: [] });
    expect(half.notices.map(({ code }) => code)).toContain('missing-file');
    files.delete('station_status');
    polled.clock = 2000;
    expect(await polled.reader.read()).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/404/) });
  });

  test.each([
    ['cut off', '{"last_updated": 1, "data": {"stations": [', /not JSON/],
    ['a web page', '<html></html>', /not JSON/],
    ['no envelope', '[1, 2]', /no file of GBFS/],
  ])('a file that is %s is a failure in words', async (_, body, reason) => {
    const polled = reading(await systemOf(twoStations));
    serve('gbfs.json', index('station_status'));
    serve('station_status', body);
    expect(await polled.reader.read()).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(reason) });
  });

  test('an index without counts, and one that leads into the own network, are failures in words', async () => {
    const system = await systemOf(twoStations);
    serve('gbfs.json', index('system_information'));
    expect(await reading(system).reader.read()).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/no file/),
    });
    const elsewhere = [{ name: 'station_status', url: 'http://10.1.2.3/station_status' }];
    serve('gbfs.json', document({ feeds: elsewhere }, 0, '3.0'));
    expect(await reading(system).reader.read()).toMatchObject({
      outcome: 'failed',
      reason: expect.stringMatching(/not a public host/),
    });
  });

  test('a folder is read like an address', async () => {
    const folder = folderOf({ ...twoStations, 'station_status.json': wrap({ stations: [station('b', 5)] }) });
    const options = { allowPrivate: false, environment: {}, clock: () => 0 };
    const reader = new SystemReader(plainSource('x', folder), await systemOf(twoStations), options);
    expect(counts(await reader.read()).counts.stations).toMatchObject([{ id: 'b', vehiclesAvailable: 5 }]);
    expect(readFileSync(`${folder}/station_status.json`, 'utf8')).toContain('"b"');
  });
});
