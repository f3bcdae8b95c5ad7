import { cpSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { getLandmark, landmarks } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { checkLocations, checkRegions, checkRouting } from '@tripwright/wire/conformance';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';

type Json = Record<string, unknown>;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let server: RunningServer;
/** A Monday morning on the city's islands. */
const MONDAY_8 = Date.parse('2026-05-04T08:00:00+00:00') / 1000;

beforeAll(async () => {
  sample = await buildSampleRegion();
  server = await startServer({ config: readConfig(undefined, {}, { port: 0 }), data: sample.data });
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

const call = (path: string, init: RequestInit & { readonly key?: string } = {}): Promise<Response> =>
  fetch(server.url + path, {
    ...init,
    headers: { 'x-service-key': init.key ?? server.demoKey, 'content-type': 'application/json', ...init.headers },
  });
const routing = (query: Record<string, string | readonly string[]>): Promise<Response> => {
  const parameters = new URLSearchParams({ v: '11' });
  for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) parameters.append(name, one);
  return call(`/v1/routing.json?${parameters}`);
};
const at = (id: Parameters<typeof getLandmark>[0]): string => {
  const { lat, lng } = getLandmark(id);
  return `(${lat},${lng})`;
};
const groupsOf = (body: Json): Json[] => body['groups'] as Json[];

test('a damaged region does not prevent serving the others', async () => {
  const damaged = join(sample.data, 'xx_damaged');
  cpSync(join(sample.data, sample.code), damaged, { recursive: true });
  truncateSync(join(damaged, 'timetable.bin'), 1000);
  const other = await startServer({ config: readConfig(undefined, {}, { port: 0 }), data: sample.data });
  try {
    expect(other.regions.map(({ code }) => code)).toEqual([sample.code]);
    expect(other.unusable.map(({ code }) => code)).toEqual(['xx_damaged']);
    expect(other.unusable[0]?.reason).toMatch(/timetable\.bin/);
  } finally {
    await other.close();
    rmSync(damaged, { recursive: true });
  }
});

describe('the three endpoints over a real socket', () => {
  test('regions conform to the client contract', async () => {
    const response = await call('/v1/regions.json', { method: 'POST', body: '{"v":2}' });
    const body = (await response.json()) as Json;
    expect(response.status).toBe(200);
    expect(checkRegions(body)).toEqual([]);
    expect((body['regions'] as Json[])[0]).toMatchObject({ name: sample.code, timezone: 'Atlantic/Azores' });
  });

  test('the health check works by its header', async () => {
    const response = await call('/v1/regions.json', { headers: { 'x-service-healthcheck': 'true' } });
    expect([response.status, await response.json()]).toEqual([200, { healthCheckPassed: true }]);
  });

  test('trips between all pairs of twelve landmarks conform to the client contract', { timeout: 60_000 }, async () => {
    const places = landmarks.slice(0, 12);
    let trips = 0;
    for (const from of places) {
      for (const to of places) {
        if (from === to) continue;
        const response = await routing({
          from: at(from.id),
          to: at(to.id),
          departAfter: String(MONDAY_8),
          modes: ['pt_pub', 'wa_wal', 'me_mic_bic'],
          allModes: 'true',
          includeStops: 'true',
        });
        const body = (await response.json()) as Json;
        expect([response.status, checkRouting(body)], `${from.id} to ${to.id}`).toEqual([200, []]);
        trips += groupsOf(body).length;
      }
    }
    expect(trips).toBeGreaterThan(132 * 2);
  });

  test('locations: cells, refresh and both levels conform to the client contract', async () => {
    const ask = async (body: Json): Promise<Json> =>
      (await call('/v1/locations.json', { method: 'POST', body: JSON.stringify(body) })).json() as Promise<Json>;
    const major = await ask({ region: sample.code, level: 1 });
    expect(checkLocations(major)).toEqual([]);
    const group = groupsOf(major)[0] as { key: string; hashCode: number; stops: unknown[] };
    expect(group.key).toBe(sample.code);
    expect(group.stops.length).toBeGreaterThan(10);
    expect(
      groupsOf(await ask({ region: sample.code, level: 1, cellIDHashCodes: { [group.key]: group.hashCode } })),
    ).toEqual([]);
    const { lat, lng } = getLandmark('central-station');
    const cell = `${Math.floor(lat * 75)}#${Math.floor(lng * 75)}`;
    const minor = await ask({ region: sample.code, level: 2, cellIDs: [cell, '0#0'] });
    expect(checkLocations(minor)).toEqual([]);
    const [here, nowhere] = groupsOf(minor) as { hashCode: number; stops: unknown[] }[];
    expect(here?.stops.length).toBeGreaterThan(0);
    expect(nowhere?.stops).toEqual([]);
    const refreshed = await ask({
      region: sample.code,
      level: 2,
      cellIDHashCodes: { [cell]: here?.hashCode, '0#0': 12345 },
    });
    expect(groupsOf(refreshed).map((g) => g['key'])).toEqual(['0#0']);
  });
});

describe('the rules of spec 4.2', () => {
  test('rules 1 and 3: separate requests together equal allModes', async () => {
    const base = { from: at('central-station'), to: at('hill-quarter'), departAfter: String(MONDAY_8) };
    const ids = async (query: Record<string, string | readonly string[]>): Promise<string[]> =>
      groupsOf((await (await routing({ ...base, ...query })).json()) as Json).flatMap((group) =>
        (group['trips'] as Json[]).map((trip) => trip['id'] as string),
      );
    const separate = [
      ...(await ids({ modes: 'pt_pub' })),
      ...(await ids({ modes: 'me_mic_bic' })),
      ...(await ids({ modes: ['pt_pub', 'me_mic_bic'] })),
    ];
    const together = await ids({ modes: ['pt_pub', 'me_mic_bic'], allModes: 'true' });
    expect(separate.length).toBeGreaterThan(0);
    expect(new Set(separate).size).toBe(separate.length);
    expect([...together].sort()).toEqual([...separate].sort());
  });

  test('rule 6: equal ends are a refusal with status 200, as deployed clients require', async () => {
    const response = await routing({ from: at('town-hall'), to: at('town-hall'), modes: 'pt_pub' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ errorCode: 1101, usererror: true });
  });

  test('rule 7: with a wheelchair the mode says so, and no inaccessible stop is used', async () => {
    const body = (await (
      await routing({
        from: at('central-station'),
        to: at('hospital'),
        departAfter: String(MONDAY_8),
        modes: 'pt_pub',
        wheelchair: 'true',
      })
    ).json()) as Json;
    const templates = body['segmentTemplates'] as Json[];
    expect(groupsOf(body).length).toBeGreaterThan(0);
    const moving = templates.filter((template) => template['type'] === 'unscheduled');
    expect(new Set(moving.map((template) => template['modeIdentifier']))).toEqual(new Set(['wa_whe']));
    for (const template of templates.filter((one) => one['type'] === 'scheduled')) {
      for (const end of ['from', 'to']) expect((template[end] as Json)['wheelchairAccessible']).not.toBe(false);
    }
  });

  test('rule 8: no trip uses an avoided stop, and later requests are unaffected', async () => {
    const base = { from: at('central-station'), to: at('lighthouse'), departAfter: String(MONDAY_8), modes: 'pt_pub' };
    const codes = (body: Json): Set<unknown> =>
      new Set(
        (body['segmentTemplates'] as Json[]).flatMap((template) => [template['stopCode'], template['endStopCode']]),
      );
    const before = (await (await routing(base)).json()) as Json;
    const avoided = [...codes(before)].find((code): code is string => typeof code === 'string') as string;
    const without = (await (await routing({ ...base, avoidStops: avoided })).json()) as Json;
    expect(codes(without)).not.toContain(avoided);
    expect(await (await routing(base)).json()).toEqual(before);
  });

  test('locale changes texts only', async () => {
    const ask = async (locale: string): Promise<Json> =>
      (await (
        await routing({
          from: at('airport'),
          to: at('university'),
          departAfter: String(MONDAY_8),
          modes: 'pt_pub',
          locale,
        })
      ).json()) as Json;
    const [finnish, german] = [await ask('fi'), await ask('de')];
    const times = (body: Json): unknown =>
      groupsOf(body).map((group) =>
        (group['trips'] as Json[]).map((trip) => [trip['id'], trip['depart'], trip['arrive']]),
      );
    expect(times(finnish)).toEqual(times(german));
    expect(JSON.stringify(finnish)).toContain('Kävele');
    expect(JSON.stringify(german)).toContain('Fußweg');
  });
});

describe('bad input gets a clear error', () => {
  test.each<[string, () => Promise<Response>, number, RegExp]>([
    ['from=abc', () => routing({ from: 'abc', to: at('airport'), modes: 'pt_pub' }), 400, /from/],
    [
      'a mode that cannot be one',
      () => routing({ from: at('airport'), to: at('town-hall'), modes: 'pt__bus' }),
      400,
      /pt__bus/,
    ],
    [
      'a format older than 11',
      () => routing({ from: at('airport'), to: at('town-hall'), modes: 'pt_pub', v: '10' }),
      400,
      /v/,
    ],
    ['no key', () => fetch(`${server.url}/v1/regions.json`, { method: 'POST', body: '{"v":2}' }), 401, /X-Service-Key/],
    [
      'an unknown key',
      () => call('/v1/regions.json', { method: 'POST', body: '{"v":2}', key: 'nonsense' }),
      401,
      /key/,
    ],
    ['a wrong method', () => call('/v1/routing.json', { method: 'DELETE' }), 405, /DELETE/],
    ['an unknown path', () => call('/v1/nothing.json'), 404, /nothing\.json/],
    [
      'an unknown region',
      () => call('/v1/locations.json', { method: 'POST', body: '{"region":"zz_nowhere","level":1}' }),
      400,
      /zz_nowhere/,
    ],
    ['a body that is not JSON', () => call('/v1/locations.json', { method: 'POST', body: '{' }), 400, /JSON/],
  ])('%s', async (_, ask, status, words) => {
    const response = await ask();
    const body = (await response.json()) as Json;
    expect(response.status).toBe(status);
    expect(body['error']).toMatch(words);
    expect(body['usererror']).toBeTypeOf('boolean');
    expect(JSON.stringify(body)).not.toMatch(/\bat .*\.ts:\d+/);
  });

  test('outside all regions is a refusal with status 200', async () => {
    const response = await routing({ from: '(10,10)', to: at('airport'), modes: 'pt_pub' });
    expect([response.status, ((await response.json()) as Json)['errorCode']]).toEqual([200, 1002]);
  });
});

describe('other paths', () => {
  test('tiles exist inside the region only', async () => {
    const { lat, lng } = getLandmark('market-square');
    const n = 2 ** 14;
    const column = Math.floor(((lng + 180) / 360) * n);
    const row = Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * n);
    const tile = await fetch(`${server.url}/tiles/${sample.code}/14/${column}/${row}.mvt`);
    expect(tile.status).toBe(200);
    expect((await tile.arrayBuffer()).byteLength).toBeGreaterThan(100);
    expect((await fetch(`${server.url}/tiles/${sample.code}/14/0/0.mvt`)).status).toBe(204);
    expect((await fetch(`${server.url}/tiles/nowhere/1/0/0.mvt`)).status).toBe(404);
  });

  test('health, metrics, the description of the interface', async () => {
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    // Threads make some plans before they count as ready.
    await vi.waitFor(async () => expect((await fetch(`${server.url}/health/ready`)).status).toBe(200), {
      timeout: 30_000,
    });
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('tripwright_http_requests_total');
    expect(((await (await fetch(`${server.url}/openapi.json`)).json()) as Json)['openapi']).toMatch(/^3\./);
  });

  test('GraphQL plans the same trips as REST', async () => {
    const from = getLandmark('central-station');
    const to = getLandmark('lighthouse');
    const query = `query ($request: PlanRequest!) { plan(request: $request) { __typename ... on Plan { groups { nodes { trips { nodes { id departure } } } } } } }`;
    const point = ({ lat, lng }: { lat: number; lng: number }): Json => ({ point: { lat, lng } });
    const variables = {
      request: { from: point(from), to: point(to), when: { departAfter: '2026-05-04T08:00:00Z' }, modes: ['pt_pub'] },
    };
    const graph = (await (
      await call('/graphql', { method: 'POST', body: JSON.stringify({ query, variables }) })
    ).json()) as { data: { plan: { groups: { nodes: { trips: { nodes: { id: string }[] } }[] } } } };
    const rest = (await (
      await routing({
        from: at('central-station'),
        to: at('lighthouse'),
        departAfter: String(MONDAY_8),
        modes: 'pt_pub',
      })
    ).json()) as Json;
    const restIds = groupsOf(rest).flatMap((group) => (group['trips'] as Json[]).map((trip) => trip['id']));
    // The graph's ids hold the wishes of the request too (decision 0043).
    const graphIds = graph.data.plan.groups.nodes.flatMap((group) =>
      group.trips.nodes.map(({ id }) => id.split('?')[0]),
    );
    expect(graphIds.sort()).toEqual([...restIds].sort());
  });
});
