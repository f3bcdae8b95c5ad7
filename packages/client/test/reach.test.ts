import { createClient, type TripClient } from '@tripwright/client';
import { validate } from '@tripwright/client/validate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { EIGHT, type FakeServer, FROM, startFakeServer, TO } from './fake-server.ts';

let server: FakeServer;
let client: TripClient;
beforeEach(async () => {
  server = await startFakeServer();
  client = createClient({ servers: server.url, regionServers: false, validate, timeoutMs: 2000 });
});
afterEach(async () => {
  client.close();
  await server.close();
});

const stops = { at: EIGHT, stops: [{ stopCode: 'a', time: EIGHT + 60, boardings: 0 }] };
const areas = {
  type: 'FeatureCollection',
  at: EIGHT,
  features: [
    {
      type: 'Feature',
      properties: { within: 600, precision: 113.1 },
      geometry: {
        type: 'MultiPolygon',
        coordinates: [
          [
            [
              [0, 0],
              [1, 0],
              [1, 1],
              [0, 0],
            ],
          ],
        ],
      },
    },
  ],
};
const times = { at: EIGHT, times: [{ duration: 600, boardings: 1 }, {}] };

test('what is in reach is asked for as it is described, and checked', async () => {
  server.answers.set('/v1/reach/stops.json', () => stops);
  server.answers.set('/v1/reach/areas.json', () => areas);
  server.answers.set('/v1/reach/times.json', () => times);
  const asked = { from: FROM, departAfter: EIGHT, modes: ['pt_pub', 'pt_ltd_SCHOOLBUS'], wheelchair: false };
  expect(await client.reachStops({ ...asked, within: 900 })).toEqual({ ok: true, value: stops });
  expect(await client.reachAreas({ ...asked, limits: [600, 900] })).toEqual({ ok: true, value: areas });
  expect(await client.reachTimes({ ...asked, to: [FROM, TO], region: 'XX' })).toEqual({ ok: true, value: times });
  const common = [
    ['from', '(41.2,-8.6)'],
    ['departAfter', String(EIGHT)],
    ['modes', 'pt_pub'],
    ['modes', 'pt_ltd_SCHOOLBUS'],
    ['wheelchair', 'false'],
  ];
  const sent = server.seen.map(({ query }) => [...query].sort());
  expect(sent).toEqual([
    [...common, ['within', '900']].sort(),
    [...common, ['limits', '600'], ['limits', '900']].sort(),
    [...common, ['to', '(41.2,-8.6)'], ['to', '(41.3,-8.5)'], ['region', 'XX']].sort(),
  ]);
});

test('the services of a route are asked for by day', async () => {
  server.answers.set('/v1/services.json', () => ({ services: [] }));
  const asked = { region: 'XX', routeID: '1', serviceDate: '2026-05-04', includeStops: true, limit: 0 };
  expect(await client.services(asked)).toEqual({ ok: true, value: { services: [] } });
  expect(Object.fromEntries(server.seen[0]!.query)).toEqual({
    ...asked,
    includeStops: 'true',
    limit: '0',
  });
});

test.each([
  ['reach/stops.json', { stops: [{ stopCode: 1 }] }],
  ['reach/areas.json', { ...areas, features: [{ ...areas.features[0], geometry: { coordinates: [[[['x']]]] } }] }],
  ['reach/times.json', { times: [{ duration: 'x' }] }],
  ['services.json', { services: [{ key: {} }] }],
])('an answer of %s in another format is a failure', async (path, body) => {
  server.answers.set(`/v1/${path}`, () => body);
  const bare = createClient({ servers: server.url, regionServers: false });
  const asks = {
    'reach/stops.json': () => bare.reachStops({ from: FROM }),
    'reach/areas.json': () => bare.reachAreas({ from: FROM }),
    'reach/times.json': () => bare.reachTimes({ from: FROM, to: [TO] }),
    'services.json': () => bare.services({ region: 'XX', routeID: '1', serviceDate: '2026-05-04' }),
  } as const;
  expect(await asks[path as keyof typeof asks]()).toMatchObject({ ok: false, failure: { kind: 'bad-format' } });
  bare.close();
});

test('an answer longer than its path may have is a failure that says so', async () => {
  server.answers.set('/v1/reach/stops.json', () => ({ ...stops, more: 'x'.repeat(5000) }));
  server.answers.set('/v1/reach/times.json', () => ({ ...times, more: 'x'.repeat(5000) }));
  expect((await client.reachStops({ from: FROM })).ok).toBe(true);
  const maxBytes = (path: string): number => (path === 'reach/stops.json' ? 4000 : 6000);
  const bounded = createClient({ servers: server.url, regionServers: false, maxBytes });
  expect(await bounded.reachStops({ from: FROM })).toMatchObject({
    ok: false,
    failure: { kind: 'too-large', remedy: 'change-request', message: expect.stringContaining('4000 bytes') },
  });
  expect((await bounded.reachTimes({ from: FROM, to: [TO] })).ok).toBe(true);
  bounded.close();
});

test('a search that is called off rejects with its reason', async () => {
  server.manner = 'frozen';
  const ending = new AbortController();
  const search = client.reachStops({ from: FROM }, { signal: ending.signal });
  ending.abort(new Error('gone'));
  await expect(search).rejects.toThrow('gone');
});
