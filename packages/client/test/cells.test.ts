import 'fake-indexeddb/auto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CellStore, createClient, indexedDbCells, memoryCells, type TripClient } from '@tripwright/client';
import { fileCells } from '@tripwright/client/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeServer, startFakeServer } from './fake-server.ts';

const MINUTE = 60_000;
let server: FakeServer;
let folder: string;
let now: number;
/** Contents of the server's cells: a hash code for each. */
let contents: Map<string, number>;
const clients: TripClient[] = [];

beforeEach(async () => {
  server = await startFakeServer();
  folder = mkdtempSync(join(tmpdir(), 'tripwright-cells-'));
  now = Date.UTC(2026, 4, 4);
  contents = new Map([
    ['1#1', 11],
    ['1#2', 12],
    ['xx_fake', 1],
  ]);
  server.answers.set('/v1/locations.json', ({ body }) => {
    const {
      cellIDs = [],
      cellIDHashCodes = {},
      level,
    } = body as {
      cellIDs?: string[];
      cellIDHashCodes?: Record<string, number>;
      level: number;
    };
    const known = Object.entries(cellIDHashCodes).filter(([key, hash]) => contents.get(key) !== hash);
    const keys = [...cellIDs, ...known.map(([key]) => key)];
    return { groups: keys.map((key) => ({ key, hashCode: contents.get(key) ?? 0, stops: [], level })) };
  });
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function clientOf(cells: CellStore, locale = 'en'): TripClient {
  const client = createClient({ servers: server.url, cells, locale, now: () => now, random: () => 0 });
  clients.push(client);
  return client;
}
const bodies = (): unknown[] => server.seen.filter(({ path }) => path === '/v1/locations.json').map(({ body }) => body);
const two = { region: 'xx_fake', cells: ['1#1', '1#2'] };

describe.each([
  ['memory', () => memoryCells(), false],
  ['IndexedDB', () => indexedDbCells(`cells-${Math.random()}`), true],
  ['files', () => fileCells(folder), true],
] as const)('cells kept in %s (spec 4.3 rule 4)', (_, makeStore, isLasting) => {
  test('are used for five minutes, then compared by hash; only changed ones come again', async () => {
    const client = clientOf(makeStore());
    const first = await client.cells(two);
    expect(first).toMatchObject({ ok: true, value: { isStale: false, groups: [{ hashCode: 11 }, { hashCode: 12 }] } });
    now += 4 * MINUTE;
    await client.cells(two);
    expect(bodies()).toEqual([{ region: 'xx_fake', level: 2, cellIDs: ['1#1', '1#2'] }]);
    now += MINUTE;
    contents.set('1#2', 99);
    const refreshed = await client.cells({ ...two, cells: ['1#1', '1#2', '9#9'] });
    expect(bodies().at(-1)).toEqual({
      region: 'xx_fake',
      level: 2,
      cellIDs: ['9#9'],
      cellIDHashCodes: { '1#1': 11, '1#2': 12 },
    });
    expect(refreshed).toMatchObject({ value: { groups: [{ hashCode: 11 }, { hashCode: 99 }, { key: '9#9' }] } });
    now += MINUTE;
    await client.cells(two);
    expect(bodies()).toHaveLength(2);
  });

  test('another client finds them where they last; another language or mode does not', async () => {
    const store = makeStore();
    await clientOf(store).cells(two);
    await clientOf(store).cells(two);
    expect(bodies()).toHaveLength(1);
    await clientOf(store, 'fr').cells(two);
    await clientOf(store).cells({ ...two, modes: ['pt_pub_bus'] });
    await clientOf(store).cells({ ...two, modes: ['pt_pub_bus'] });
    expect(bodies()).toHaveLength(3);
  });

  test('are used when no server answers, and forgotten after a week', async () => {
    const store = makeStore();
    const client = clientOf(store);
    await client.cells(two);
    now += 10 * MINUTE;
    server.manner = { status: 500 };
    expect(await client.cells(two)).toMatchObject({ ok: true, value: { isStale: true, groups: [{}, {}] } });
    expect(await client.cells({ ...two, cells: ['5#5'] })).toMatchObject({ ok: false });
    server.manner = 'works';
    now += 8 * 24 * 60 * MINUTE;
    if (isLasting) await store.forget(now);
    await clientOf(store).cells(two);
    expect(bodies().at(-1)).toMatchObject({ cellIDs: ['1#1', '1#2'] });
  });
});

test('major stations are one cell with the code of the region (spec 4.3 rule 3)', async () => {
  const client = clientOf(memoryCells());
  await client.cells({ region: 'xx_fake' });
  now += 6 * MINUTE;
  await client.cells({ region: 'xx_fake' });
  expect(bodies()).toEqual([
    { region: 'xx_fake', level: 1, cellIDs: ['xx_fake'] },
    { region: 'xx_fake', level: 1, cellIDHashCodes: { xx_fake: 1 } },
  ]);
});

test('a box is its cells, named by their south-west corners', async () => {
  await clientOf(memoryCells()).cells({
    region: 'xx_fake',
    cells: { south: -30.0346, west: -51.2177, north: -30.03, east: -51.2 },
  });
  expect(bodies()).toMatchObject([{ cellIDs: ['-2253#-3842', '-2253#-3841', '-2253#-3840'] }]);
});

test('a store that fails, and damaged files, cost a request and nothing else', async () => {
  const broken: CellStore = {
    read: () => Promise.reject(new Error('no')),
    write: () => Promise.reject(new Error('no')),
    forget: () => Promise.reject(new Error('no')),
  };
  expect(await clientOf(broken).cells(two)).toMatchObject({ ok: true, value: { groups: [{}, {}] } });
  await clientOf(fileCells(folder)).cells(two);
  for (const name of await readdir(folder)) writeFileSync(join(folder, name), '{"scope":');
  expect(await clientOf(fileCells(folder)).cells(two)).toMatchObject({ ok: true, value: { groups: [{}, {}] } });
});

test('cells with docks are compared after a minute, since their counts change', async () => {
  const client = clientOf(memoryCells());
  const docks = { ...two, modes: ['me_mic-s'] };
  server.answers.set('/v1/locations.json', ({ body }) => {
    const { cellIDs = [] } = body as { cellIDs?: string[] };
    return { groups: cellIDs.map((key) => ({ key, hashCode: 7, bikePods: [] })) };
  });
  await client.cells(docks);
  now += MINUTE - 1;
  await client.cells(docks);
  expect(bodies()).toHaveLength(1);
  now += 1;
  await client.cells(docks);
  expect(bodies().at(-1)).toMatchObject({ cellIDHashCodes: { '1#1': 7, '1#2': 7 } });
});
