import { readFileSync } from 'node:fs';
import { LOCALES } from '@tripwright/core/text';
import { createPlanner } from '@tripwright/planner';
import { readRegions } from '@tripwright/planner/node';
import { landmarks } from '@tripwright/sample-city';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { schemaSource } from '@tripwright/wire/graphql';
import { buildSchema, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cookbook } from '../../src/graphql/__generated__/cookbook.ts';
import { createGraphqlHandler, type GraphqlHandler } from '../../src/graphql/create-graphql-handler.ts';
import { NEARLY, openUpstream, plannerSource, remoteSource, type Upstream } from '../../src/graphql/source/index.ts';
import { createGraphApp } from '../../src/http/graph-app.ts';
import { createMetrics } from '../../src/http/metrics.ts';
import { openKeyring } from '../../src/keys/index.ts';
import { planHere } from '../../src/planning/planning.ts';
import { createRestHandler } from '../../src/rest/index.ts';
import { type Answer, ask, openGate } from './ask.ts';
import { expectSame, PLAN } from './two-sources.ts';

/** A Monday morning on the city's islands. */
const EIGHT = Date.parse('2026-05-04T08:00:00Z') / 1000;
const KEY = 'the key of the second server';
const KEYS = { file: '', open: true, headers: ['X-Service-Key'], freeRequestsPerMonth: 0, activationSeconds: 0 };
const schema = buildSchema(schemaSource, { assumeValid: true });

let close: () => Promise<void>;
let own: GraphqlHandler;
let remote: GraphqlHandler;
let upstream: Upstream;
/** How the first server is reached. */
let reach: (request: Request) => Promise<Response>;

function graphOver(opened: Upstream): GraphqlHandler {
  return createGraphqlHandler(remoteSource(opened), { keys: openGate, now: () => EIGHT, version: '1' });
}

function openTo(
  reached: (request: Request) => Promise<Response>,
  more: { readonly timeoutMs?: number } = {},
): Upstream {
  return openUpstream({
    servers: ['http://first.example'],
    key: KEY,
    fetch: (input, init) => reached(new Request(input, init)),
    ...more,
  });
}

beforeAll(async () => {
  const sample = await buildSampleRegion();
  const [first] = await readRegions(sample.data);
  if (first === undefined) throw new Error('The sample city has no region.');
  const planner = createPlanner([first.region], { now: () => EIGHT });
  const planning = planHere(planner);
  const keys = openKeyring(KEYS);
  const rest = createRestHandler({ planner, planning, keys, now: () => EIGHT });
  reach = async (request) => rest(request);
  own = createGraphqlHandler(plannerSource(planner, planning), { keys: openGate, now: () => EIGHT, version: '1' });
  upstream = openTo((request) => reach(request));
  await upstream.refresh();
  remote = graphOver(upstream);
  close = async () => {
    upstream.close();
    keys.close();
    sample.remove();
  };
});
afterAll(() => close());

describe('the same operation over this process and over /v1', () => {
  /** Keys are of the server that answers. */
  const recipes = cookbook.filter(({ document }) => !/^\s*(?:mutation|subscription)\b/m.test(document));

  test.each(recipes)('$name', async ({ document, variables }) => {
    await expectSame({ own, remote }, document, JSON.parse(variables));
  });

  test('fifty random plans', { timeout: 240_000 }, async () => {
    const modes = ['pt_pub', 'wa_wal', 'me_car', 'me_mic_bic', 'me_mic-s', 'ps_tax', 'cy_bic'];
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return Math.floor((seed / 2147483648) * below);
    };
    let trips = 0;
    for (let i = 0; i < 50; i++) {
      const [from, to] = [next(landmarks.length), next(landmarks.length)].map((at) => landmarks[at]);
      const moment = new Date((EIGHT + next(86_400)) * 1000).toISOString();
      const request = {
        from: { point: { lat: from?.lat, lng: from?.lng } },
        to: { point: { lat: to?.lat, lng: to?.lng } },
        when: next(4) === 0 ? { arriveBefore: moment } : { departAfter: moment },
        modes: modes.filter((_, at) => at === i % modes.length || next(4) === 0),
        wheelchair: next(5) === 0,
        locale: LOCALES[next(LOCALES.length)],
      };
      const { data } = await expectSame({ own, remote }, PLAN, { request });
      trips += data.plan?.groups?.nodes.length ?? 0;
    }
    expect(trips).toBeGreaterThan(50);
  });

  test('a plan by modes that do not exist', async () => {
    const [from, to] = landmarks.map(({ lat, lng }) => ({ point: { lat, lng } }));
    const request = { from, to, when: { departAfter: new Date(EIGHT * 1000).toISOString() }, modes: ['xx_unheard-of'] };
    const { data } = await expectSame({ own, remote }, PLAN, { request });
    expect(data.plan.empty).not.toBeNull();
  });
});

describe('a service that fails', () => {
  const HEADERS = { 'content-type': 'application/json', accept: 'application/graphql-response+json' };
  const REGIONS = '{ regions { nodes { code } } }';
  const STOP = '{ stop(region: "xx_portmerrow", code: "station-central") { name } }';

  /** Time for answers that do come, however busy the machine is. */
  const ENOUGH_MS = 60_000;

  /** A server over a service that is reached so, after it was reached by `before`. */
  async function serverOver(reached: typeof reach, before?: typeof reach, timeoutMs = 150) {
    let by = before ?? reached;
    const opened = openTo((request) => by(request), { timeoutMs });
    await opened.refresh();
    by = reached;
    const keys = openKeyring(KEYS);
    const app = createGraphApp({ upstream: opened, keys, demoKey: '', metrics: createMetrics(), now: () => EIGHT });
    const send = async (query: string): Promise<Answer> => {
      const body = JSON.stringify({ query });
      const response = await app.fetch(
        new Request('http://second.example/graphql', { method: 'POST', headers: HEADERS, body }),
      );
      return (await response.json()) as Answer;
    };
    const ready = async () => {
      await opened.refresh();
      const response = await app.fetch(new Request('http://second.example/health/ready'));
      return { status: response.status, body: await response.json() };
    };
    const end = async (): Promise<void> => {
      opened.close();
      await app.dispose();
      keys.close();
    };
    return { send, ready, end };
  }

  const dead = async (): Promise<Response> => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 10.1.2.3:4000') });
  };
  const slow = ({ signal }: Request): Promise<Response> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  const refuses = async (): Promise<Response> =>
    Response.json({ error: 'No such key.', errorCode: 401, usererror: false }, { status: 401 });
  const busy = async (): Promise<Response> =>
    Response.json(
      { error: 'Busy.', errorCode: 503, usererror: false },
      { status: 503, headers: { 'retry-after': '7' } },
    );
  const page = async (): Promise<Response> => new Response('<html>', { headers: { 'content-type': 'text/html' } });

  test.each([
    ['dead', dead, 'SOURCE_UNREACHABLE', 'unreachable'],
    ['slow', slow, 'SOURCE_UNREACHABLE', 'unreachable'],
    ['of another key', refuses, 'SOURCE_KEY', 'no-key'],
    ['busy', busy, 'SOURCE_OVERLOADED', 'overloaded'],
    ['no planner', page, 'SOURCE_UNREADABLE', 'bad-format'],
  ] as const)('%s: from the start, and later', async (_, reached, code, kind) => {
    const cold = await serverOver(reached);
    const first = await cold.send(REGIONS);
    expect(first.errors?.[0]?.extensions.code, JSON.stringify(first)).toBe(code);
    expect(JSON.stringify(first)).not.toContain('10.1.2.3');
    expect(await cold.ready()).toMatchObject({ status: 503, body: { upstream: kind } });
    await cold.end();

    const warm = await serverOver(reached, reach);
    expect((await warm.send(REGIONS)).data).toMatchObject({ regions: { nodes: [{ code: 'xx_portmerrow' }] } });
    const later = await warm.send(STOP);
    expect(later.errors?.[0], JSON.stringify(later)).toMatchObject({ path: ['stop'], extensions: { code } });
    expect(await warm.ready()).toMatchObject({ status: 503, body: { upstream: kind } });
    await warm.end();
  });

  /** As a server of other makers: without what is of ours alone. */
  const foreign = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    if (/^\/v1\/(?:live|vehicles)\.json$|^\/v1\/trip\/swap\//.test(path))
      return Response.json({ error: 'Not found.' }, { status: 404 });
    const response = await reach(request);
    if (!/\/(?:routeInfo|locationInfo)\.json$/.test(path)) return response;
    const { patterns: _patterns, routes: _routes, ...rest } = (await response.json()) as Record<string, unknown>;
    return Response.json(rest, { status: response.status });
  };

  test('of other makers: what it lacks is refused by name, and the rest stands', async () => {
    const server = await serverOver(foreign, undefined, ENOUGH_MS);
    const { data, errors } = await server.send(`{ regions { nodes {
      code vehicles { nodes { id } } liveFeeds { nodes { name } } alerts { nodes { id } }
      routes(first: 3) { nodes { code patterns { nodes { direction stops { nodes { id } } } } } }
      stops(first: 1) { nodes { code routes { nodes { id } } } }
    } } }`);
    const [region] = data.regions.nodes;
    expect(errors?.map(({ path, extensions }) => [path.at(-1), extensions.code]).sort()).toEqual([
      ['liveFeeds', 'NOT_FROM_SOURCE'],
      ['routes', 'NOT_FROM_SOURCE'],
      ['vehicles', 'NOT_FROM_SOURCE'],
    ]);
    expect([region.code, region.vehicles, region.liveFeeds, region.alerts]).toEqual([
      ...['xx_portmerrow', null, null],
      { nodes: [] },
    ]);
    // The longest of each direction is what it says of a line.
    for (const { patterns } of region.routes.nodes) {
      expect(patterns.nodes.map(({ direction }: { direction: number }) => direction)).toEqual([0, 1]);
      for (const { stops } of patterns.nodes) expect(stops.nodes.length).toBeGreaterThan(1);
    }
    await server.end();
  });

  const TO_MANY = `{ regions { nodes { vehicles { nodes { id } } liveFeeds { nodes { name } } alerts { nodes { id } }
    stops(first: 2) { nodes { routes { nodes { id } } departures { nodes { state } } } }
    routes(first: 3) { nodes { patterns { nodes { id } } } } } } }`;

  test.each([
    ['dead', dead, 'SOURCE_UNREACHABLE'],
    ['slow', slow, 'SOURCE_UNREACHABLE'],
    ['of another key', refuses, 'SOURCE_KEY'],
    ['busy', busy, 'SOURCE_OVERLOADED'],
    ['no planner', page, 'SOURCE_UNREADABLE'],
    ['half an answer', async () => Response.json({ regions: 7, groups: 8 }), 'SOURCE_UNREADABLE'],
    ['a list for an object', async () => Response.json([]), 'SOURCE_UNREADABLE'],
  ] as const)('%s: every field says so, and none hangs or ends the server', async (_, reached, code) => {
    const server = await serverOver(reached, reach);
    const { data, errors = [] } = await server.send(TO_MANY);
    expect(errors.length).toBeGreaterThan(0);
    for (const { extensions } of errors) expect(extensions.code).toBe(code);
    // A part that is read at once for all may fail the answer as a whole.
    expect(data === null || data.regions !== undefined).toBe(true);
    const again = await server.send('{ about { version } }');
    expect(again.errors).toBeUndefined();
    await server.end();
  });

  const STATION = '{ point: { lat: 43.4975, lng: -28.3927 } }';
  const PLANNED = `{ plan(request: { from: ${STATION}, to: { point: { lat: 43.5013, lng: -28.4459 } }, modes: ["pt_pub"] }) {
    ... on Plan { outcomes { groupCount modes { identifier } } groups(first: 1) { nodes { best { segments { mode { identifier } } } } } } } }`;
  const BOARD =
    '{ stop(region: "xx_portmerrow", code: "station-central") { departures { nodes { service { code direction } } } } }';

  const COUNTS = `{ plan(request: { from: ${STATION}, to: { point: { lat: 43.5013, lng: -28.4459 } }, modes: ["pt_pub"] }) {
    ... on Plan { groups(first: 1) { nodes { best { segments { ... on ScheduledSegment { stopCount } } } } } } } }`;
  const DOCKS = `{ regions { nodes { facilities(within: { near: { lat: 43.4975, lng: -28.3927, radius: 3000 } }, first: 50) { nodes {
    ... on VehicleStation { capacity vehicles docks } } } } } }`;
  const RUNS = '{ regions { nodes { routes(first: 1) { nodes { patterns { nodes { runCount } } } } } } }';
  const MANY = 3_000_000_000;

  // biome-ignore lint/suspicious/noExplicitAny: a body before it is spoiled
  type Spoiled = any;

  test.each<[string, string, string, (body: Spoiled) => void]>([
    ['no templates', 'routing.json', PLANNED, (body) => (body.segmentTemplates = [])],
    ['a region of its own', 'routing.json', PLANNED, (body) => (body.regions = ['zz_other'])],
    ['an explanation in part', 'routing.json', PLANNED, (body) => delete body.explain.outcomes[0].modes],
    ['a line that is none', 'routing.json', PLANNED, (body) => (body.segmentTemplates[0].shapes = [7])],
    ['texts for numbers', 'routing.json', PLANNED, (body) => (body.groups[0].trips[0].depart = 'soon')],
    [
      'a service without its id',
      'departures.json',
      BOARD,
      (body) => delete body.embarkationStops[0].services[0].serviceTripID,
    ],
    ['a list of nothing', 'departures.json', BOARD, (body) => (body.embarkationStops = [null])],
    ['objects for texts', 'info/routes.json', BOARD, (body) => (body[0].shortName = {})],
    ['more stops than 32 bits', 'routing.json', COUNTS, (body) => (body.groups[0].trips[0].segments[1].stops = MANY)],
    ['half a stop', 'routing.json', COUNTS, (body) => (body.groups[0].trips[0].segments[1].stops = 2.5)],
    ['more runs than 32 bits', 'info/routeInfo.json', RUNS, (body) => (body.patterns[0].numberOfServices = MANY)],
    [
      'more docks than 32 bits',
      'locations.json',
      DOCKS,
      (body) => (body.groups.find(({ bikePods }: Spoiled) => bikePods).bikePods[0].bikePod.totalSpaces = MANY),
    ],
  ])('with %s: the field is unreadable, and the operator reads where', async (_, path, operation, spoil) => {
    const lines: string[] = [];
    const opened = openUpstream({
      servers: ['http://first.example'],
      log: (line) => lines.push(line),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const response = await reach(request);
        if (new URL(request.url).pathname !== `/v1/${path}`) return response;
        const body = await response.json();
        spoil(body);
        return Response.json(body);
      },
    });
    await opened.refresh();
    const handler = graphOver(opened);
    const { body } = await ask(handler, operation);
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['SOURCE_UNREADABLE']);
    expect(lines.join('\n')).toMatch(/^The upstream service answers in another format: .*[a-zA-Z]/);
    opened.close();
    await handler.dispose();
  });

  test('with stops in zones that are none: times are those of the region or of UTC', async () => {
    const opened = openTo(async (request) => {
      const response = await reach(request);
      const text = (await response.text()).replaceAll('Atlantic/Azores', 'Mars/Base');
      if (request.url.endsWith('/regions.json')) return Response.json(JSON.parse(text.replaceAll('Mars/Base', 'UTC')));
      return new Response(text, response);
    });
    await opened.refresh();
    const handler = graphOver(opened);
    for (const operation of [PLAN, BOARD, '{ regions { nodes { stops(first: 5) { nodes { timeZone } } } } }']) {
      const end = { point: { lat: 43.5013, lng: -28.4459 } };
      const request = { from: { point: { lat: 43.4975, lng: -28.3927 } }, to: end, modes: ['pt_pub'] };
      const { body } = await ask(handler, operation, operation === PLAN ? { request } : {});
      expect(body.errors).toBeUndefined();
      expect(JSON.stringify(body.data)).not.toContain('Mars');
    }
    opened.close();
    await handler.dispose();
  });

  test('that never answers: an operation ends at its time with a typed refusal', async () => {
    let by = reach;
    const opened = openTo((request) => by(request), { timeoutMs: 3_600_000 });
    await opened.refresh();
    by = () => new Promise(() => undefined);
    const source = remoteSource(opened);
    const handler = createGraphqlHandler(source, { keys: openGate, now: () => EIGHT, version: '1', seconds: 0 });
    const body = JSON.stringify({ query: STOP });
    const response = await handler(new Request('http://a.example/graphql', { method: 'POST', headers: HEADERS, body }));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await response.json()).errors[0]).toMatchObject({
      message: expect.stringContaining('0 seconds'),
      extensions: { code: 'OVERLOADED' },
    });
    opened.close();
    await handler.dispose();
  });

  test('whose list has damaged regions: the others stand', async () => {
    const damaged = async (request: Request): Promise<Response> => {
      const response = await reach(request);
      if (!request.url.endsWith('/regions.json')) return response;
      const { regions, ...rest } = (await response.json()) as { readonly regions: readonly object[] };
      const each = [null, { modes: null }, { modes: [7] }, { timezone: 'Mars/Base' }, { name: {} }, { cities: [null] }];
      const broken = each.map((part) => part && { ...regions[0], name: 'xx_broken', ...part });
      return Response.json({ ...rest, regions: [...broken, ...regions] });
    };
    const server = await serverOver(damaged, undefined, ENOUGH_MS);
    const { data, errors } = await server.send('{ regions { nodes { code timeZone modes { identifier } } } }');
    expect(errors).toBeUndefined();
    expect(data.regions.nodes).toMatchObject([{ code: 'xx_portmerrow' }]);
    await server.end();
  });

  test('whose list has more regions than can be asked for: a typed error, and no request for each', async () => {
    let asked = 0;
    const endless = async (request: Request): Promise<Response> => {
      asked++;
      const response = await reach(request);
      const { regions, ...rest } = (await response.json()) as { readonly regions: readonly object[] };
      return Response.json({
        ...rest,
        regions: Array.from({ length: 3000 }, (_, i) => ({ ...regions[0], name: `xx_${i}` })),
      });
    };
    const server = await serverOver(endless, undefined, ENOUGH_MS);
    expect((await server.send(REGIONS)).errors?.[0]?.extensions.code).toBe('SOURCE_UNREADABLE');
    expect(asked).toBeLessThan(10);
    await server.end();
  });

  test('comes back by itself, and the second server is ready again', async () => {
    let isAway = true;
    const server = await serverOver((request) => (isAway ? dead() : reach(request)));
    expect((await server.ready()).status).toBe(503);
    isAway = false;
    expect(await server.ready()).toEqual({ status: 200, body: { status: 'ready' } });
    expect((await server.send(REGIONS)).errors).toBeUndefined();
    await server.end();
  });

  test('gets the key of the server, and no other one', async () => {
    const keys: (string | null)[] = [];
    const server = await serverOver((request) => {
      keys.push(request.headers.get('x-service-key'));
      return reach(request);
    });
    await server.send(STOP);
    expect(keys.length).toBeGreaterThan(2);
    expect([...new Set(keys)]).toEqual([KEY]);
    await server.end();
  });
});

test('every gap is a field of the schema, and docs/graph.md has the same table', () => {
  const rows = Object.entries(NEARLY).map(([field, what]) => `| \`${field}\` | ${what} |`);
  for (const coordinate of Object.keys(NEARLY)) {
    const [type = '', field = ''] = coordinate.replace('(locale:)', '').split('.');
    expect(fieldsOf(type), coordinate).toContain(field);
  }
  const page = readFileSync(new URL('../../../../docs/graph.md', import.meta.url), 'utf8');
  const squeezed = page.replace(/ +\|/g, ' |').replace(/\| +/g, '| ');
  expect(squeezed).toContain(rows.join('\n'));
});

function fieldsOf(name: string): readonly string[] {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.keys(type.getFields()) : [];
}
