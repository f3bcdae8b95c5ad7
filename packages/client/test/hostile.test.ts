import { createClient, type TripClient } from '@tripwright/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EIGHT, type FakeServer, FROM, routingAnswer, startFakeServer, TO } from './fake-server.ts';

const query = { from: FROM, to: TO, modes: ['pt_pub'], departAfter: EIGHT };

let server: FakeServer;
let client: TripClient;
beforeEach(async () => {
  server = await startFakeServer();
  client = createClient({ servers: server.url, now: () => EIGHT * 1000, timeoutMs: 300, hedgeMs: 50 });
});
afterEach(async () => {
  client.close();
  await server.close();
});

const trip = (more: object): object => ({
  id: 'x',
  segments: [{ segmentTemplateHashCode: 1, startTime: 1, endTime: 2 }],
  ...more,
});

/** Bodies with a value where another one belongs. */
const bodies = (odd: unknown): readonly unknown[] => [
  odd,
  { error: 'no', missing: [odd, { toString: 1 }], invalid: [odd], errorCode: odd },
  { groups: odd, segmentTemplates: odd, regions: odd, hashCode: odd },
  { groups: [odd], segmentTemplates: [odd], regions: [odd], hashCode: 1, alerts: odd, advisories: odd },
  { groups: [{ trips: odd, key: odd }], regions: [{ name: odd, polygon: odd, urls: odd, cities: odd }], alerts: [odd] },
  { groups: [{ trips: [odd] }], regions: [{ name: 'XX', urls: [odd], timezone: odd }], advisories: [odd] },
  { groups: [{ trips: [{ segments: odd }, { segments: [odd] }] }], segmentTemplates: [] },
  {
    groups: [{ trips: [trip({ depart: odd, weightedScore: odd, updateURL: odd, saveURL: odd, availability: odd })] }],
    segmentTemplates: [{ hashCode: 1, action: odd, notes: odd, mini: odd, from: odd, to: odd, shapes: odd }],
  },
  {
    groups: [{ trips: [trip({})] }],
    segmentTemplates: [{ hashCode: 1, action: '<TIME>: <X>', from: { timezone: odd, name: odd } }],
  },
];

describe('a server that answers with anything', () => {
  test.each([[null], [0], [1e308], [''], ['x'], ['__proto__'], [true], [[]], [{}], [[null]], [[{}]]])(
    '%j in any place is an answer or a failure, never an exception',
    { timeout: 20_000 },
    async (odd) => {
      for (const body of bodies(odd)) {
        for (const path of ['routing.json', 'locations.json', 'regions.json'])
          server.answers.set(`/v1/${path}`, () => body);
        server.answers.set('/v1/trip/a', () => body);
        const results = await Promise.all([
          client.routing(query),
          client.regionsAt(FROM),
          client.cells({ region: 'XX' }),
          client.open(`${server.url}/v1/trip/a`),
        ]);
        for (const result of results) expect(result.ok || typeof result.failure.message).toBeTruthy();
        expect((await client.planAll(query)).pending).toBe(0);
      }
    },
  );

  test('no key of an answer reaches the prototype of objects', async () => {
    const body = JSON.stringify(routingAnswer()).replaceAll('"hashCode"', '"__proto__":{"isPolluted":true},"hashCode"');
    server.answers.set('/v1/routing.json', () => JSON.parse(body) as unknown);
    const { groups } = await client.planAll(query);
    expect(groups).toHaveLength(1);
    expect(Reflect.get({}, 'isPolluted')).toBeUndefined();
  });

  test('a damaged trip is left out, and the others stay', async () => {
    const answer = routingAnswer() as { groups: { trips: object[] }[] };
    answer.groups[0]!.trips.push({
      ...answer.groups[0]!.trips[0],
      segments: [{ segmentTemplateHashCode: 1, startTime: {} }],
    });
    server.answers.set('/v1/routing.json', () => answer);
    expect((await client.planAll(query)).groups[0]?.trips).toHaveLength(1);
  });

  test('words without end are cut', async () => {
    server.manner = { status: 400, body: { error: 'x'.repeat(1_000_000), usererror: false } };
    const result = await client.routing(query);
    expect(result.ok || result.failure.message.length).toBeLessThanOrEqual(2000);
  });
});

test.each([
  { south: -90, west: -180, north: 90, east: 180 },
  { south: Number.NaN, west: 0, north: 1, east: 1 },
])('a box of millions of cells is refused before its keys are made', async (cells) => {
  expect(await client.cells({ region: 'XX', cells })).toMatchObject({ ok: false, failure: { kind: 'bad-request' } });
});
