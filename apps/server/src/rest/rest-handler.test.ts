import { PlannerError } from '@tripwright/core/base';
import { encodePolyline } from '@tripwright/core/geo';
import type { Itinerary, Place, PlanOutcome, PlanRequest } from '@tripwright/core/model';
import { checkLocations, checkRegions, checkRouting } from '@tripwright/wire/conformance';
import { errorBodySchema } from '@tripwright/wire/rest-v1';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openKeyring } from '../keys/index.ts';
import type { CellsQuery, ListedStop, NearbyQuery, PlanContext, Planner, RegionInfo } from '../use-cases/ports.ts';
import { createRestHandler, type RestOptions } from './index.ts';

const NOW = 1_772_438_400;
const ZONE = 'Europe/Lisbon';
const region: RegionInfo = {
  code: 'PT_Porto',
  title: 'Porto',
  outline: [
    { lat: 41, lng: -9 },
    { lat: 41, lng: -8 },
    { lat: 42, lng: -8 },
    { lat: 41, lng: -9 },
  ],
  timezone: ZONE,
  modes: ['pt_pub', 'wa_wal'],
  cities: [],
  urls: [],
  credits: [],
  datasetVersion: 'v1',
  serviceDates: undefined,
};

function listed(code: string, name = code): ListedStop {
  const stop = {
    code,
    publicCode: '',
    name,
    lat: 41.1501,
    lng: -8.6101,
    platform: '',
    parentCode: undefined,
    wheelchair: 'unknown',
    timezone: ZONE,
    popularity: 5,
  } as const;
  return { stop, isStation: false, modes: ['pt_pub_bus'], lines: ['1'], children: [] };
}

const walkOnly = ({ from, to, when }: PlanRequest): Itinerary => {
  const place = ({ lat, lng, address }: PlanRequest['from']): Place => ({
    lat,
    lng,
    name: '',
    address,
    timezone: ZONE,
    stop: undefined,
  });
  const departure = when.departAfter ?? (when.arriveBefore ?? 0) - 600;
  return {
    departure,
    arrival: departure + 600,
    legs: [
      {
        kind: 'street',
        mode: 'wa_wal',
        profile: 'walk',
        departure,
        arrival: departure + 600,
        from: place(from),
        to: place(to),
        metres: 600.5,
        geometry: encodePolyline([from, to]),
        sections: [],
        metresSafe: undefined,
        metresUnsafe: undefined,
        metresDismount: undefined,
        straightLine: false,
      },
    ],
    boardings: 0,
    walkMetres: 600,
    walkSeconds: 600,
    modes: ['wa_wal'],
  };
};

/** A planner that walks everywhere and remembers what it was asked. */
class FakePlanner implements Planner {
  readonly asked: { request: PlanRequest; context: PlanContext | undefined }[] = [];
  readonly cells: CellsQuery[] = [];
  readonly circles: NearbyQuery[] = [];
  healthy = true;
  stops = new Map<string, readonly ListedStop[]>([['3086#-646', [listed('A'), listed('B')]]]);
  outcome: Partial<PlanOutcome> = {};
  failure: unknown;

  regions = () => [region];
  isHealthy = () => this.healthy;
  knowsStop = (code: string) => code === 'x,y';

  async plan(request: PlanRequest, context?: PlanContext): Promise<PlanOutcome> {
    if (this.failure !== undefined) throw this.failure;
    this.asked.push({ request, context });
    const costs = { calories: 1, carbon: 0, hassle: 0, money: 0, currency: undefined, parts: [] };
    const itineraries = [{ itinerary: walkOnly(request), costs, weightedScore: 1 }];
    return {
      request,
      regions: [region.code],
      groups: [{ itineraries, frequencyMinutes: undefined }],
      outcomes: [],
      empty: undefined,
      advisories: [],
      ...this.outcome,
    };
  }

  stopCells(query: CellsQuery): ReturnType<Planner['stopCells']> {
    this.cells.push(query);
    if (query.region !== region.code) return { kind: 'unknown-region', known: [region.code] };
    return { kind: 'cells', cells: query.cells.map((key) => ({ key, stops: this.stops.get(key) ?? [] })) };
  }

  nearbyStops(query: NearbyQuery): ReturnType<Planner['nearbyStops']> {
    this.circles.push(query);
    return { region: region.code, stops: [listed('B'), listed('A')] };
  }
}

const keys = openKeyring({ now: () => NOW });
const key = keys.ensureDemoKey();
afterAll(() => keys.close());

let planner: FakePlanner;
let errors: unknown[];
beforeEach(() => {
  planner = new FakePlanner();
  errors = [];
});

async function send(path: string, init: RequestInit = {}, more: Partial<RestOptions> = {}): Promise<Response> {
  const handler = createRestHandler({ planner, keys, now: () => NOW, onError: (error) => errors.push(error), ...more });
  const headers = new Headers(init.headers);
  if (!headers.has('x-service-key')) headers.set('x-service-key', key);
  return handler(new Request(`http://localhost:4000${path}`, { ...init, headers }));
}

const post = (path: string, body: unknown, init: RequestInit = {}): Promise<Response> =>
  send(path, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
  });

async function errorOf(
  response: Response,
): Promise<{ error: string; errorCode: number; usererror: boolean; invalid?: unknown; missing?: unknown }> {
  const body: unknown = await response.json();
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(errorBodySchema.parse(body)).toEqual(body);
  return errorBodySchema.parse(body) as never;
}

/** What the tests look at in answers that other checks have held against their schema. */
interface Answer {
  readonly hashCode: number;
  readonly regions: readonly { readonly urls: readonly string[] }[];
  readonly groups: { key: string; hashCode: number; stops: { code: string }[] }[];
  readonly segmentTemplates: readonly [{ readonly action: string }];
  readonly advisories: readonly [{ readonly code: string }];
  readonly explain: unknown;
  readonly openapi: string;
}

async function read(response: Response): Promise<Answer> {
  return (await response.json()) as Answer;
}

const ROUTE = '/v1/routing.json?from=(41.15,-8.61)&to=(41.16,-8.60)&modes=wa_wal';

describe('/v1/regions.json', () => {
  test('POST lists regions that conform, with this server as the one to call', async () => {
    const response = await post('/v1/regions.json', { v: 2 });
    expect(response.status).toBe(200);
    const body = await read(response);
    expect(checkRegions(body)).toEqual([]);
    expect(body.regions[0]?.urls).toEqual(['http://localhost:4000/v1']);
  });

  test('a hash that still holds gets 200 without a body', async () => {
    const { hashCode } = await read(await post('/v1/regions.json', { v: 2 }));
    const response = await post('/v1/regions.json', { v: 2, hashCode });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('the health check tells whether it passed, by GET and with its header only', async () => {
    const headers = { 'x-service-healthcheck': 'true' };
    const passed = await send('/v1/regions.json', { headers });
    expect([passed.status, await read(passed)]).toEqual([200, { healthCheckPassed: true }]);
    planner.healthy = false;
    const failed = await send('/v1/regions.json', { headers });
    expect([failed.status, await read(failed)]).toEqual([503, { healthCheckPassed: false }]);
    const plain = await send('/v1/regions.json');
    expect([plain.status, plain.headers.get('allow')]).toEqual([503, null]);
    planner.healthy = true;
    const wrong = await send('/v1/regions.json');
    expect(wrong.status).toBe(405);
    expect((await errorOf(wrong)).error).toContain('X-Service-HealthCheck: true');
  });
});

describe('/v1/routing.json', () => {
  test('an answer says how long its steps took', async () => {
    const steps = (await send(ROUTE)).headers.get('server-timing');
    expect(steps).toMatch(/^read;dur=\d+\.\d\d, plan;dur=\d+\.\d\d, write;dur=\d+\.\d\d$/);
  });

  test('answers conform; the request reaches the planner with its signal', async () => {
    const response = await send(`${ROUTE}&departAfter=1772438500&locale=de&explain=1`, {
      headers: { accept: 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-language')).toBe('de');
    expect(response.headers.get('vary')).toContain('Accept-Language');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await read(response);
    expect(checkRouting(body)).toEqual([]);
    expect(body.explain).toEqual({ outcomes: [], searches: [] });
    expect(planner.asked[0]?.request).toMatchObject({ modes: ['wa_wal'], when: { departAfter: 1_772_438_500 } });
    expect(planner.asked[0]?.context?.explain).toBe(true);
    expect(planner.asked[0]?.context?.signal?.aborted).toBe(false);
  });

  test('TL-6, TL-7: the language is that of the parameter, else of the header, else English, and never the one before', async () => {
    const titleIn = async (locale: string, headers: Record<string, string> = {}): Promise<string> =>
      (await read(await send(`${ROUTE}${locale}`, { headers }))).segmentTemplates[0].action;
    const english = await titleIn('');
    const finnish = await titleIn('&locale=fi');
    expect(finnish).not.toBe(english);
    expect(await titleIn('&locale=xx')).toBe(english);
    expect(await titleIn('', { 'accept-language': 'fi,en;q=0.5' })).toBe(finnish);
    expect(await titleIn('&locale=en', { 'accept-language': 'fi' })).toBe(english);
  });

  test('codes that hold commas are known from the planner', async () => {
    await send(`${ROUTE}&avoidStops=x,y,z`);
    expect(planner.asked[0]?.request.avoidStops).toEqual(['x,y', 'z']);
  });

  test('malformed parameters are 400 and named all at once; unknown modes are an advisory', async () => {
    const response = await send('/v1/routing.json?from=abc&to=(41,181)&modes=pt-pub&departAfter=1.5');
    expect(response.status).toBe(400);
    const body = await errorOf(response);
    for (const name of ['from', 'modes', 'departAfter']) expect(body.error).toContain(`${name}: `);
    expect(body).toMatchObject({ errorCode: 400, usererror: false });
    expect(planner.asked).toHaveLength(0);
    expect((await read(await send(`${ROUTE}&modes=zz_new`))).advisories[0].code).toBe('unknown-mode');
  });

  test('a missing end and a place outside are refusals with 200, as deployed clients need it', async () => {
    const missing = await send('/v1/routing.json?to=(41,-8)&modes=wa_wal');
    expect([missing.status, (await errorOf(missing)).errorCode]).toEqual([200, 1102]);
    planner.outcome = { groups: [], empty: { reason: 'outside-from', values: {} }, regions: [] };
    const outside = await send(ROUTE);
    expect([outside.status, (await errorOf(outside)).errorCode]).toEqual([200, 1002]);
  });

  test('nothing found is no error', async () => {
    planner.outcome = { groups: [], empty: { reason: 'no-connection', values: {} } };
    const body = await read(await send(ROUTE));
    expect(body.groups).toEqual([]);
    expect(body).not.toHaveProperty('error');
  });

  test('IT-28: the same request twice is answered alike, byte for byte', async () => {
    const first = await (await send(ROUTE)).text();
    await send(`${ROUTE}&locale=ko`);
    expect(await (await send(ROUTE)).text()).toBe(first);
  });
});

describe('/v1/locations.json', () => {
  const ask = async (
    body: object,
  ): Promise<{ groups: { key: string; hashCode: number; stops: { code: string }[] }[] }> => {
    const response = await post('/v1/locations.json', body);
    expect(response.status).toBe(200);
    const answer = await read(response);
    expect(checkLocations(answer)).toEqual([]);
    return answer;
  };

  test('spec 4.3: every new cell has a group, the empty ones too; a refresh has only what changed', async () => {
    const base = { region: 'PT_Porto', level: 2 };
    const first = await ask({ ...base, cellIDs: ['3086#-646', '1#1'] });
    expect(first.groups.map(({ key, stops }) => [key, stops.length])).toEqual([
      ['3086#-646', 2],
      ['1#1', 0],
    ]);
    const known = Object.fromEntries(first.groups.map(({ key, hashCode }) => [key, hashCode]));
    expect(await ask({ ...base, cellIDHashCodes: known })).toEqual({ groups: [] });
    // the union of new and known cells
    expect((await ask({ ...base, cellIDs: ['9#9'], cellIDHashCodes: known })).groups.map(({ key }) => key)).toEqual([
      '9#9',
    ]);
    // IT-26: a cell that became empty is reported
    planner.stops.clear();
    expect((await ask({ ...base, cellIDHashCodes: known })).groups).toMatchObject([{ key: '3086#-646', stops: [] }]);
  });

  test('level 1 is one group named after the region, also refreshed by it', async () => {
    planner.stops.set('PT_Porto', [listed('S')]);
    const { groups } = await ask({ region: 'PT_Porto', level: 1, modes: ['pt_pub'] });
    expect(groups.map(({ key }) => key)).toEqual(['PT_Porto']);
    expect(planner.cells.at(-1)).toMatchObject({ level: 1, cells: ['PT_Porto'], modes: ['pt_pub'] });
    expect(await ask({ region: 'PT_Porto', cellIDHashCodes: { PT_Porto: groups[0]?.hashCode } })).not.toEqual({
      groups: [],
    });
    const again = { region: 'PT_Porto', modes: ['pt_pub'], cellIDHashCodes: { PT_Porto: groups[0]?.hashCode } };
    expect(await ask(again)).toEqual({ groups: [] });
  });

  test('without modes that have stops no list is told', async () => {
    const { groups } = await ask({ region: 'PT_Porto', level: 2, cellIDs: ['3086#-646'], modes: ['me_mic-s'] });
    expect(groups[0]).not.toHaveProperty('stops');
  });

  test('an unknown region, missing and wrong fields are 400 with names', async () => {
    const unknown = await post('/v1/locations.json', { region: 'XX', level: 1 });
    expect(unknown.status).toBe(400);
    expect(await errorOf(unknown)).toMatchObject({
      errorCode: 1401,
      invalid: [{ name: 'region', reason: '"XX" is not a region here; expected PT_Porto' }],
    });
    const missing = await post('/v1/locations.json', { level: 2 });
    expect(await errorOf(missing)).toMatchObject({ missing: ['region'] });
  });

  test('GET is the circle search, in the order of the planner', async () => {
    const response = await send('/v1/locations.json?lat=41.15&lng=-8.61&radius=500&sortedByProximity=true&limit=7');
    const body = await read(response);
    expect(checkLocations(body)).toEqual([]);
    expect(body.groups[0]?.stops.map(({ code }: { code: string }) => code)).toEqual(['B', 'A']);
    expect(planner.circles[0]).toMatchObject({ radiusMetres: 500, limit: 7, majorOnly: false, byDistance: true });
    expect((await send('/v1/locations.json')).status).toBe(400);
  });
});

describe('every path', () => {
  test('keys: 401 for a missing or unknown one, 400 for one in the address, 429 with Retry-After over quota', async () => {
    const bare = await createRestHandler({ planner, keys, now: () => NOW })(
      new Request(`http://localhost:4000${ROUTE}`),
    );
    expect(bare.status).toBe(401);
    expect((await errorOf(bare)).error).toContain('X-Service-Key');
    expect(bare.headers.get('www-authenticate')).toContain('X-Service-Key');
    expect((await send(ROUTE, { headers: { 'x-service-key': 'wrong' } })).status).toBe(401);
    expect((await send(`${ROUTE}&key=${key}`)).status).toBe(400);
    const few = openKeyring({ now: () => NOW, freeRequestsPerMonth: 1 });
    const headers = { 'x-service-key': few.issue('few') };
    expect((await send(ROUTE, { headers }, { keys: few })).status).toBe(200);
    const over = await send(ROUTE, { headers }, { keys: few });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await errorOf(over)).usererror).toBe(true);
    const health = { ...headers, 'x-service-healthcheck': 'true' };
    expect((await send('/v1/regions.json', { headers: health }, { keys: few })).status).toBe(200);
    few.close();
  });

  test('404, 405 with Allow, 413, 415 and a body that is not JSON', async () => {
    const lost = await send('/v1/nothing.json');
    expect(lost.status).toBe(404);
    expect((await errorOf(lost)).error).toContain('/v1/routing.json');
    const wrong = await send('/v1/routing.json', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const large = await post('/v1/locations.json', `{"region":"${'x'.repeat(1_100_000)}"}`);
    expect([large.status, (await errorOf(large)).errorCode]).toEqual([413, 413]);
    const type = await post('/v1/regions.json', '{"v":2}', { headers: { 'content-type': 'text/plain' } });
    expect([type.status, (await errorOf(type)).error]).toEqual([
      415,
      expect.stringContaining('Content-Type: application/json'),
    ]);
    for (const body of ['', '{"v":', 'v=2']) {
      const response = await post('/v1/regions.json', body);
      expect([response.status, (await errorOf(response)).error]).toEqual([400, expect.stringContaining('not JSON')]);
    }
  });

  test('503 with Retry-After while starting and under too many requests', async () => {
    planner.healthy = false;
    const starting = await send(ROUTE);
    expect([starting.status, starting.headers.get('retry-after')]).toEqual([503, '5']);
    planner.healthy = true;
    expect((await send(ROUTE, {}, { mostAtOnce: 0 })).status).toBe(503);
  });

  test('errors of ours are masked and logged, errors about the request are told', async () => {
    planner.failure = new Error('secret /var/lib/x');
    const masked = await send(ROUTE);
    expect(masked.status).toBe(500);
    expect((await errorOf(masked)).error).not.toContain('secret');
    expect(errors).toEqual([planner.failure]);
    planner.failure = new PlannerError('unknown-stop', 'Stop "Q" is not known.');
    const told = await send(ROUTE);
    expect([told.status, (await errorOf(told)).error]).toEqual([400, expect.stringContaining('Stop "Q"')]);
    expect(errors).toHaveLength(1);
  });

  test('browsers of any origin may ask, with the headers they name', async () => {
    const response = await createRestHandler({ planner, keys })(
      new Request('http://localhost:4000/v1/routing.json', {
        method: 'OPTIONS',
        headers: { 'access-control-request-headers': 'x-tripgo-key,content-type' },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('x-tripgo-key,content-type');
    expect(response.headers.get('access-control-allow-methods')).toContain('GET');
    for (const path of [ROUTE, '/v1/nothing', '/openapi.json']) {
      expect((await send(path)).headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  test('HEAD is GET without a body; the description needs no key', async () => {
    const head = await send(ROUTE, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const response = await createRestHandler({ planner, keys })(new Request('http://localhost:4000/openapi.json'));
    expect((await read(response)).openapi).toBe('3.1.0');
    expect(response.headers.get('cache-control')).toContain('max-age');
  });

  test('whatever is sent, the answer is JSON with a status that was designed', async () => {
    const statuses = [200, 400, 401, 404, 405, 413, 415];
    const path = fc.constantFrom('/v1/routing.json', '/v1/regions.json', '/v1/locations.json', '/v1/', '/v1/x');
    const name = fc.constantFrom('from', 'to', 'modes', 'departAfter', 'lat', 'lng', 'radius', 'locale', 'v', 'key');
    const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('(41,-8)', 'pt_pub', '11', 'true', '41'));
    const request = fc.record({
      path,
      query: fc.array(fc.tuple(name, value), { maxLength: 6 }),
      method: fc.constantFrom('GET', 'POST', 'PUT'),
      body: fc.oneof(fc.json(), fc.string()),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path: to, query, method, body }) => {
        const target = `${to}?${new URLSearchParams(query)}`;
        const response = method === 'GET' ? await send(target) : await post(target, body, { method });
        expect(statuses).toContain(response.status);
        const text = await response.text();
        if (text !== '') expect(JSON.parse(text)).toBeTypeOf('object');
        expect(errors).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
