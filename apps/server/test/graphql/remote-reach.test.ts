import { landmarks } from '@tripwright/sample-city';
import { below, pickOne, randomNumbers } from '@tripwright/testkit/random';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGraphqlHandler, type GraphqlHandler } from '../../src/graphql/create-graphql-handler.ts';
import { openUpstream, plannerSource, remoteSource, type Upstream } from '../../src/graphql/source/index.ts';
import { openKeyring } from '../../src/keys/index.ts';
import { planHere } from '../../src/planning/planning.ts';
import { createRestHandler } from '../../src/rest/index.ts';
import { ask, openGate } from './ask.ts';
import { LIVE_EIGHT, openLiveSample } from './live-sample.ts';
import { expectSame, PLAN, type TwoSources } from './two-sources.ts';

const KEYS = { file: '', open: true, headers: ['X-Service-Key'], freeRequestsPerMonth: 0, activationSeconds: 0 };
const DAY = '2026-05-04';
const now = (): number => LIVE_EIGHT;

// biome-ignore lint/suspicious/noExplicitAny: answers have the shape of their operation
type Found = any;

let sources: TwoSources;
let reach: (request: Request) => Promise<Response>;
const opened: Upstream[] = [];
let close: () => void;

async function graphOver(fetched: (request: Request) => Promise<Response>): Promise<GraphqlHandler> {
  const upstream = openUpstream({
    servers: ['http://first.example'],
    fetch: (input, init) => fetched(new Request(input, init)),
  });
  opened.push(upstream);
  await upstream.refresh();
  return createGraphqlHandler(remoteSource(upstream), { keys: openGate, now, version: '1', log: () => undefined });
}

beforeAll(async () => {
  const sample = await openLiveSample();
  const { planner } = sample;
  const planning = planHere(planner);
  const keys = openKeyring(KEYS);
  const rest = createRestHandler({ planner, planning, keys, now });
  reach = (request) => rest(request);
  sources = {
    own: createGraphqlHandler(plannerSource(planner, planning), { keys: openGate, now, version: '1' }),
    remote: await graphOver(reach),
  };
  close = () => {
    for (const upstream of opened) upstream.close();
    keys.close();
    sample.remove();
  };
});
afterAll(() => close());

const RUN = `id code serviceDate shift number direction directionId accessible headway isCancelled
  live { kind source updated vehicle { id } } route { id shortName } vehicle { id occupancy }
  startsAt: calls { nodes { stop { id name } arrival { scheduled expected } departure { scheduled expected } platform } }`;

const SERVICES = `query ($after: String, $realtime: RealtimeChoice!, $direction: Int) { regions { nodes { routes(first: 100) { nodes {
  code
  services(on: "${DAY}", first: 7, after: $after, realtime: $realtime, directionId: $direction) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ${RUN.replace(/ startsAt[\s\S]*/, '')} } }
  }
} } } } }`;

const REACH = `query ($from: PlaceInput!, $when: WhenInput!, $within: Duration!, $modes: [ModeId!]!, $limits: [Duration!]!, $wheelchair: Boolean!, $realtime: RealtimeChoice!) {
  isochrone(from: $from, when: $when, within: $within, modes: $modes, wheelchair: $wheelchair, realtime: $realtime) {
    region { code } at empty stops(first: 100) { pageInfo { hasNextPage } nodes { stop { id name } at duration boardings } }
    areas(limits: $limits) { within geometry precision }
  }
}`;

const TIMES = `query ($from: PlaceInput!, $at: DateTime!, $to: [PlaceInput!]!, $within: Duration!, $modes: [ModeId!]!, $wheelchair: Boolean!) {
  oneToMany(from: $from, departAfter: $at, to: $to, within: $within, modes: $modes, wheelchair: $wheelchair) { duration arrival boardings }
}`;

describe('the same over this process and over /v1', () => {
  test('the services of every line, page by page, live and by the timetable', async () => {
    for (const realtime of ['LIVE', 'SCHEDULED'])
      for (const direction of [null, 1]) {
        const { data } = await expectSame(sources, SERVICES, { realtime, direction });
        const pages = data.regions.nodes[0].routes.nodes.map(({ services }: Found) => services);
        const states = pages.flatMap(({ edges }: Found) => edges.map(({ node }: Found) => node.isCancelled));
        expect(states.length).toBeGreaterThan(50);
        const more = pages.find(({ pageInfo }: Found) => pageInfo.hasNextPage);
        const next = SERVICES.replace('routes(first: 100)', 'routes(first: 1)');
        const [first] = pages;
        expect(more).toBeDefined();
        await expectSame(sources, next, { realtime, direction, after: first.pageInfo.endCursor });
      }
  });

  test('the services of a whole day, with what sources say of each', async () => {
    const day = SERVICES.replace('first: 7', 'first: 100').replace('routes(first: 100)', 'routes(first: 4)');
    const { data } = await expectSame(sources, day, { realtime: 'LIVE', direction: 0 });
    const runs = data.regions.nodes[0].routes.nodes.flatMap(({ services }: Found) => services.edges);
    expect(runs.filter(({ node }: Found) => node.live !== null).length).toBeGreaterThan(3);
    expect(runs.filter(({ node }: Found) => node.live === null).length).toBeGreaterThan(50);
  });

  test('the services of patterns, with what each is in full', async () => {
    const document = `{ regions { nodes { routes(first: 6) { nodes { patterns { nodes {
      code services(on: "${DAY}", first: 3) { nodes { ${RUN} } }
    } } } } } } }`;
    const { data } = await expectSame(sources, document, {});
    const runs = data.regions.nodes[0].routes.nodes.flatMap(({ patterns }: Found) =>
      patterns.nodes.flatMap(({ services }: Found) => services.nodes),
    );
    expect(runs.length).toBeGreaterThan(15);
    expect(runs.every(({ startsAt }: Found) => startsAt.nodes.length > 1)).toBe(true);
  });

  test('a cursor of another list is refused alike', async () => {
    const cursor = Buffer.from('v1:Service:nothing 0').toString('base64url');
    const answers = await Promise.all(
      [sources.own, sources.remote].map((handler) =>
        ask(handler, SERVICES, { realtime: 'LIVE', direction: null, after: cursor }),
      ),
    );
    const [own, remote] = answers.map(({ body }) => body);
    expect(own?.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(remote?.errors).toEqual(own?.errors);
  });

  test('random isochrones with their areas', async () => {
    const random = randomNumbers(21);
    let stops = 0;
    const empty = new Set<string | null>();
    for (let i = 0; i < 16; i++) {
      const place = i === 3 ? { lat: 43.2, lng: -28.2 } : pickOne(landmarks, random);
      const moment = new Date((LIVE_EIGHT + below(random, 80_000)) * 1000).toISOString();
      const minutes = pickOne([2, 10, 25, 45], random);
      const { data } = await expectSame(sources, REACH, {
        from:
          random() < 0.3 && i !== 3
            ? { stop: { region: 'xx_portmerrow', code: 'station-central' } }
            : { point: { lat: place.lat, lng: place.lng } },
        when: random() < 0.4 ? { arriveBefore: moment } : { departAfter: moment },
        within: `PT${minutes}M`,
        limits: [`PT${minutes}M`, 'PT1M'],
        modes: pickOne([['pt_pub'], ['pt_pub_bus'], ['me_mic_bic', 'pt_pub'], ['me_mic_e-sco'], ['wa_wal']], random),
        wheelchair: random() < 0.3,
        realtime: random() < 0.3 ? 'SCHEDULED' : 'LIVE',
      });
      stops += data.isochrone.stops.nodes.length;
      empty.add(data.isochrone.empty);
    }
    expect(stops).toBeGreaterThan(100);
    expect(empty.size).toBeGreaterThan(1);
  });

  test('unknown modes reach nothing, and the answer says so', async () => {
    const from = { point: { lat: landmarks[0]!.lat, lng: landmarks[0]!.lng } };
    const modes = ['xx_unheard-of'];
    const when = { departAfter: new Date(LIVE_EIGHT * 1000).toISOString() };
    const wishes = { from, when, within: 'PT20M', limits: ['PT10M'], modes, wheelchair: false, realtime: 'LIVE' };
    const { data } = await expectSame(sources, REACH, wishes);
    expect(data.isochrone).toMatchObject({ empty: 'MODE_UNAVAILABLE', stops: { nodes: [] } });
    expect(data.isochrone.areas[0].geometry.coordinates).toEqual([]);
    const at = new Date(LIVE_EIGHT * 1000).toISOString();
    const many = await expectSame(sources, TIMES, { from, to: [from], at, within: 'PT1H', modes, wheelchair: false });
    expect(many.data.oneToMany).toEqual([{ duration: null, arrival: null, boardings: null }]);
  });

  test('random ways to many places', async () => {
    const random = randomNumbers(22);
    const ways: Found[] = [];
    for (let i = 0; i < 10; i++) {
      const pointOf = (): object => {
        const { lat, lng } = pickOne(landmarks, random);
        return { point: { lat: lat + (random() - 0.5) / 100, lng: lng + (random() - 0.5) / 100 } };
      };
      const { data } = await expectSame(sources, TIMES, {
        from: pointOf(),
        to: Array.from({ length: 1 + below(random, 12) }, pointOf),
        at: new Date((LIVE_EIGHT + below(random, 40_000)) * 1000).toISOString(),
        within: pickOne(['PT20M', 'PT2H'], random),
        modes: pickOne([['pt_pub'], ['me_car'], ['me_mic_bic', 'pt_pub'], ['wa_wal']], random),
        wheelchair: random() < 0.2,
      });
      ways.push(...(data.oneToMany ?? []));
    }
    expect(ways.filter(({ duration }) => duration !== null).length).toBeGreaterThan(20);
    expect(ways.filter(({ duration }) => duration === null).length).toBeGreaterThan(0);
  });

  test('until when rides have to be booked', async () => {
    const document = PLAN.replace('... on StreetSegment {', '... on StreetSegment { booking { state closes message }');
    expect(document).not.toBe(PLAN);
    const random = randomNumbers(23);
    const states = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const [from, to] = [pickOne(landmarks, random), pickOne(landmarks, random)].map(({ lat, lng }) => ({
        point: { lat, lng },
      }));
      const when = {
        departAfter: new Date((LIVE_EIGHT + pickOne([0, 30_000, 3 * 86_400], random)) * 1000).toISOString(),
      };
      const modes = pickOne([['ps_drt'], ['ps_drt', 'pt_pub'], ['ps_drt', 'ps_tax']], random);
      const { data } = await expectSame(sources, document, { request: { from, to, when, modes } });
      const groups = data.plan.groups?.nodes ?? [];
      const segments = groups.flatMap(({ trips }: Found) => trips.edges.flatMap(({ node }: Found) => node.segments));
      for (const { booking } of segments) if (booking) states.add(booking.state);
    }
    expect(states.size).toBeGreaterThan(0);
  });
});

const POINT = '{ point: { lat: 43.4975, lng: -28.3927 } }';
const ASKED = {
  'services.json': `{ regions { nodes { routes(first: 1) { nodes { services(on: "${DAY}", first: 3) { nodes { ${RUN.replace(/ startsAt[\s\S]*/, '')} } } } } } } }`,
  'reach/stops.json': `{ isochrone(from: ${POINT}) { stops { nodes { boardings at } } } }`,
  'reach/areas.json': `{ isochrone(from: ${POINT}) { areas(limits: ["PT5M"]) { geometry } } }`,
  'reach/times.json': `{ oneToMany(from: ${POINT}, to: [${POINT}]) { duration boardings } }`,
} as const;

describe('an upstream service', () => {
  let handler: GraphqlHandler;
  let asked = 0;
  let answerOf: (path: string) => Response | undefined = () => undefined;
  beforeAll(async () => {
    handler = await graphOver(
      async (request) => answerOf(new URL(request.url).pathname.replace('/v1/', '')) ?? reach(request),
    );
  });
  afterAll(() => handler.dispose());

  /** The answer where one path of the upstream answers otherwise. */
  async function answerOver(path: keyof typeof ASKED, other: () => Response) {
    answerOf = (at) => (at === path ? other() : undefined);
    // An operation of another name is not answered from a cache.
    return (await ask(handler, ASKED[path].replace('{', `query Asked${asked++} {`))).body;
  }

  const paths = Object.keys(ASKED) as (keyof typeof ASKED)[];

  test.each(paths)('that lacks %s: the field says so', async (path) => {
    const { errors } = await answerOver(path, () => Response.json({ error: 'Not found.' }, { status: 404 }));
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FROM_SOURCE']);
  });

  const LIES: Readonly<Record<keyof typeof ASKED, readonly unknown[]>> = {
    'services.json': [
      { services: 7 },
      { services: [null] },
      { services: [{ key: 7, stops: [{}] }] },
      { services: [{ key: 'a 0', stops: 'none' }] },
      { services: [{ key: 'a 0', stops: [null] }] },
      { services: [{ key: 'a 0' }] },
    ],
    'reach/stops.json': [
      { stops: {} },
      { stops: [null] },
      { stops: [{ stopCode: 7, time: 1, boardings: 1 }] },
      { stops: [{ stopCode: 'station-central', time: 'soon', boardings: 1 }] },
    ],
    'reach/areas.json': [
      { features: 'all' },
      { features: [null] },
      { features: [{ properties: { within: 300, precision: 'fine' }, geometry: { coordinates: [] } }] },
      { features: [{ properties: { within: 300, precision: 1 }, geometry: { coordinates: [[[['a', 'b']]]] } }] },
      { features: [{ properties: { within: 300, precision: 1 }, geometry: { coordinates: [[[{}]]] } }] },
      { features: [{}] },
    ],
    'reach/times.json': [{ times: 1 }, { times: [null] }, { times: [{ duration: 'long' }] }, { times: [[]] }],
  };
  const common: readonly unknown[] = [
    null,
    [],
    7,
    'no',
    {},
    { features: null, stops: null, times: null, services: null },
  ];
  const lies = paths.flatMap((path) => [...common, ...LIES[path]].map((body) => [path, JSON.stringify(body)] as const));

  test.each(lies)('that answers %s with %s: the field is unreadable', async (path, body) => {
    const { errors } = await answerOver(
      path,
      () => new Response(body, { headers: { 'content-type': 'application/json' } }),
    );
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SOURCE_UNREADABLE']);
  });

  test.each(paths)(
    'that changes one member of %s: an answer or an error that says so, never a fault of ours',
    async (path) => {
      let whole = '';
      const kept = await graphOver(async (request) => {
        const response = await reach(request);
        if (new URL(request.url).pathname === `/v1/${path}`) whole = await response.clone().text();
        return response;
      });
      expect((await ask(kept, ASKED[path])).body.errors).toBeUndefined();
      await kept.dispose();
      const random = randomNumbers(31);
      const codes = new Map<string, number>();
      for (let i = 0; i < 100; i++) {
        const body = JSON.stringify(withOneChange(JSON.parse(whole), random));
        const { data, errors = [] } = await answerOver(path, () => new Response(body));
        expect(data !== undefined || errors.length > 0).toBe(true);
        for (const { extensions } of errors) {
          expect.soft(['SOURCE_UNREADABLE', 'NOT_FROM_SOURCE'], body.slice(0, 1500)).toContain(extensions.code);
          codes.set(extensions.code, (codes.get(extensions.code) ?? 0) + 1);
        }
      }
      expect(codes.get('SOURCE_UNREADABLE')).toBeGreaterThan(5);
    },
  );

  test.each(paths)('that answers %s without an end: the field says so', async (path) => {
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(' '.repeat(1_000_000))),
    });
    const { errors } = await answerOver(path, () => new Response(endless));
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['SOURCE_TOO_LARGE']);
  });
});

/** A body with another value, or none, at one random place. */
function withOneChange(body: unknown, random: () => number): unknown {
  let at = body as Found;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[below(random, Math.min(keys.length, 12))] ?? '';
    const inner = at[key];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random() < 0.8) {
      at = inner;
      continue;
    }
    const text = pickOne(
      ['', 'null', '7', '-1', '1e15', '"x"', '""', 'true', '{}', '[]', '[null]', '[[7]]', '2.5'],
      random,
    );
    if (text === '' && !Array.isArray(at)) delete at[key];
    else at[key] = JSON.parse(text === '' ? 'null' : text);
    return body;
  }
}
