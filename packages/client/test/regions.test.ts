import { createClient, RegionList } from '@tripwright/client';
import { validate } from '@tripwright/client/validate';
import { encodePolyline } from '@tripwright/core/geo';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EIGHT, type FakeServer, FROM, routingAnswer, startFakeServer, TO } from './fake-server.ts';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
});
afterEach(() => server.close());

const REGIONS = '/v1/regions.json';
const asked = (): unknown[] => server.seen.filter(({ path }) => path === REGIONS).map(({ body }) => body);

describe('the list of regions', () => {
  test('is used for five minutes, then asked for by its hash; an unchanged answer keeps it', async () => {
    let now = 0;
    const client = createClient({ servers: server.url, now: () => now });
    const [first, same] = await Promise.all([client.regions(), client.regions()]);
    expect(first.ok && same.ok && first.value === same.value).toBe(true);
    now += 299_000;
    await client.regions();
    expect(asked()).toEqual([{ v: 2 }]);
    for (const unchanged of [() => undefined, () => ({ hashCode: 7 })]) {
      now += 301_000;
      server.answers.set(REGIONS, unchanged);
      const again = await client.regions();
      expect(again.ok && first.ok && again.value === first.value).toBe(true);
      expect(asked().at(-1)).toEqual({ v: 2, hashCode: 7 });
    }
    now += 301_000;
    server.manner = { status: 500 };
    expect(await client.regions()).toMatchObject({ ok: true });
    client.close();
  });

  test('is one for each language', async () => {
    const client = createClient({ servers: server.url, locale: 'de' });
    await client.regions();
    await client.regions({ locale: 'fr' });
    expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['de', 'fr']);
    client.close();
  });

  test('finds regions by their outlines, open ones too, the smallest first; a damaged outline harms no other', () => {
    const box = (name: string, size: number) => ({
      name,
      title: name,
      timezone: 'UTC',
      modes: [],
      cities: [],
      urls: [],
      polygon: encodePolyline([
        { lat: 0, lng: 0 },
        { lat: 0, lng: size },
        { lat: size, lng: size },
        { lat: size, lng: 0 },
      ]),
    });
    const list = new RegionList({
      hashCode: 1,
      modes: {},
      regions: [box('large', 4), { ...box('damaged', 1), polygon: '\u0000' }, box('small', 2)],
    });
    const names = (regions: readonly { readonly name: string }[]) => regions.map(({ name }) => name);
    expect(names(list.at({ lat: 1, lng: 1 }))).toEqual(['small', 'large']);
    expect(names(list.between({ lat: 1, lng: 1 }, { lat: 3, lng: 3 }))).toEqual(['large']);
    expect(names(list.between({ lat: 1, lng: 1 }, { lat: 9, lng: 9 }))).toEqual(['small', 'large']);
    expect(list.at({ lat: 9, lng: 9 })).toEqual([]);
  });
});

describe('the servers of a region (spec 2.1)', () => {
  test('are asked first, the configured ones when they fail', async () => {
    const regional = await startFakeServer();
    server.urls = [`${regional.url}/v1`];
    const client = createClient({ servers: server.url });
    const query = { from: FROM, to: TO, modes: ['pt_pub'], departAfter: EIGHT };
    expect(await client.routing(query)).toMatchObject({ ok: true });
    expect(regional.seen.map(({ path }) => path)).toEqual(['/v1/routing.json']);
    await regional.kill();
    expect(await client.routing(query)).toMatchObject({ ok: true });
    expect(server.seen.map(({ path }) => path)).toEqual([REGIONS, '/v1/routing.json']);
    client.close();
  });
});

describe('validation', () => {
  test('is another server’s turn when an answer breaks the schema; new values and keys do not', async () => {
    const other = await startFakeServer();
    const query = { from: FROM, to: TO, modes: ['pt_pub'], departAfter: EIGHT };
    const client = createClient({ servers: [server.url, other.url], regionServers: false, validate });
    await client.regions();
    const broken = routingAnswer(1, 1, { startTime: 'noon' });
    server.answers.set('/v1/routing.json', () => broken);
    other.answers.set('/v1/routing.json', () => routingAnswer(2, 1, { availability: 'ON_THE_MOON', novelty: true }));
    expect(await client.routing(query)).toMatchObject({ ok: true, value: { groups: [{ trips: [{ id: 'trip-2' }] }] } });
    expect(validate('routing.json', broken)).toEqual([
      expect.stringContaining('groups.0.trips.0.segments.0.startTime'),
    ]);
    expect(validate('unknown.json', 7)).toEqual([]);
    client.close();
    await other.close();
  });
});
