import { describe, expect, test } from 'vitest';
import { ask, KEY, testHandler } from '../../test/graphql/ask.ts';
import { crowdedPlanner, fakePlanner } from '../../test/graphql/fake-planner.ts';
import { getIntrospectionQuery } from './graphql-js.ts';
import { LIMITS } from './plugins/use-limits.ts';

const crowded = testHandler(crowdedPlanner(63));
const CELL = '3262#-2130';

function cycle(depth: number): string {
  const inner = (left: number): string => (left === 0 ? 'code' : `cell { stops { ${inner(left - 1)} } }`);
  return `{ stopCells(region: "xx_portmerrow", level: MINOR, cells: [{ key: "${CELL}" }]) { stops { ${inner(depth)} } } }`;
}

describe('a list that leads back to itself', () => {
  test('costs as much as the longest list in the data', async () => {
    const once = (await ask(crowded, cycle(0))).body.extensions.cost.requested;
    const twice = (await ask(crowded, cycle(1))).body.extensions.cost.requested;
    expect(once).toBeGreaterThanOrEqual(63);
    expect(twice).toBeGreaterThanOrEqual(63 * 63);
  });

  test('is rejected before anything is resolved when it nests further', async () => {
    const { status, body } = await ask(crowded, cycle(4));
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('data');
    expect(body.errors?.[0].extensions.code).toBe('QUERY_TOO_EXPENSIVE');
  });

  test('ends with a typed error when its answer exceeds the budget, whatever its computed cost', async () => {
    const handler = testHandler(crowdedPlanner(63), { limits: { ...LIMITS, cost: Number.MAX_SAFE_INTEGER } });
    const before = process.memoryUsage().heapUsed;
    const { status, body } = await ask(handler, cycle(5));
    expect(status).toBe(400);
    expect(body.data ?? null).toBeNull();
    expect(body.errors).toHaveLength(1);
    expect(body.errors?.[0].extensions.code).toBe('RESULT_TOO_LARGE');
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000);
  });

  test('is resolved in slices: between them the event loop goes round', async () => {
    const handler = testHandler(crowdedPlanner(63));
    let rounds = 0;
    let isOver = false;
    const count = (): void => {
      rounds++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const { body } = await ask(handler, cycle(1).replace('code', 'id code name platform lines modes { identifier }'));
    isOver = true;
    expect(body.data?.stopCells[0].stops[0].cell.stops).toHaveLength(63);
    // 63 × 63 stops take at least 40 ms; without slices there are some five rounds.
    expect(rounds).toBeGreaterThan(8);
  });

  test('is no longer resolved when its client has gone, and nothing else is harmed', async () => {
    const handler = testHandler(crowdedPlanner(63));
    const controllers = Array.from({ length: 5 }, () => new AbortController());
    const query = cycle(1).replace('code', 'id code name platform lines modes { identifier }');
    const dropped = controllers.map(({ signal }) =>
      handler(
        new Request('http://test/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-service-key': KEY },
          body: JSON.stringify({ query }),
          signal,
        }),
      ).catch(() => undefined),
    );
    for (let rounds = 0; rounds < 6; rounds++) await new Promise(setImmediate);
    // A rejection that is left alone would end the process, and fails this test run.
    for (const controller of controllers) controller.abort();
    await Promise.all(dropped);
    expect((await ask(handler, cycle(0))).status).toBe(200);
  });

  test.each([
    ['fields', { ...LIMITS.result, fields: 1000 }, '1000 fields'],
    ['characters', { ...LIMITS.result, characters: 1000 }, '1000 characters'],
    ['milliseconds', { ...LIMITS.result, milliseconds: -1 }, '-1 ms'],
  ])('is stopped by %s', async (_, result, words) => {
    const handler = testHandler(crowdedPlanner(63), { limits: { ...LIMITS, result } });
    const { body } = await ask(handler, cycle(1));
    expect(body.errors?.[0].message).toContain(words);
  });

  test('the code of a region as a cell key costs as much as the whole region', async () => {
    const query = `query($cells: [CellInput!]!) { stopCells(region: "xx_portmerrow", level: MINOR, cells: $cells) { stops { code } } }`;
    const cost = async (key: string): Promise<number> =>
      (await ask(testHandler(crowdedPlanner(63, 4)), query, { cells: [{ key }] })).body.extensions.cost.requested;
    expect(await cost('xx_portmerrow')).toBeGreaterThan(3 * (await cost(CELL)));
  });
});

test('a page of stops in a circle costs as much as the search through the stops of its region', async () => {
  const query = (args: string): string =>
    `{ region(code: "xx_portmerrow") { stops(first: 1${args}) { nodes { code } } } }`;
  const cost = async (stops: number, args: string): Promise<number> =>
    (await ask(testHandler(crowdedPlanner(stops)), query(args))).body.extensions.cost.requested;
  const circle = ', near: { lat: 43.5, lng: -28.4, radius: 1000 }';
  expect((await cost(400, circle)) - (await cost(40, circle))).toBeGreaterThanOrEqual(180);
  expect((await cost(400, '')) - (await cost(40, ''))).toBeGreaterThanOrEqual(18);
});

test('defaults of variables count towards the cost', async () => {
  const query = (first: string) =>
    `query($n: Int = ${first}, $r: PlanRequest!) { plan(request: $r) { ... on Plan { groups(first: $n) { nodes { trips(first: $n) { nodes { id } } } } } } }`;
  const r = {
    from: { point: { lat: 43.5, lng: -28.4 } },
    to: { point: { lat: 43.51, lng: -28.39 } },
    modes: ['pt_pub'],
  };
  const handler = testHandler(fakePlanner());
  const few = (await ask(handler, query('2'), { r })).body.extensions.cost.requested;
  const many = (await ask(handler, query('90'), { r })).body.extensions.cost.requested;
  expect(many).toBeGreaterThan((100 * few) / 2);
});

describe('a list of which one entry fails at once and the one before it later', () => {
  const mode = 'mode { regions(first: 0) { nodes { code } } }';
  const segments = `... on StreetSegment { to { stop { departures(first: 1) { nodes { state } } } } ${mode} } ... on ScheduledSegment { ${mode} }`;
  const planned = `query($r: PlanRequest!) { plan(request: $r) { ... on Plan { groups { nodes { best { segments { ${segments} } } } } } } }`;

  // A rejection that is left alone would end the process, and fails this test run.
  test.each([
    ['in lists of one page', planned],
    ['where directives choose the list', planned.replace('segments {', 'segments @include(if: true) {')],
  ])('is an error of the answer, %s', async (_, query) => {
    const point = (lat: number, lng: number) => ({ point: { lat, lng } });
    const r = { from: point(43.5, -28.4), to: point(43.51, -28.39), modes: ['pt_pub'] };
    const { status, body } = await ask(testHandler(fakePlanner()), query, { r });
    expect([status, body.errors?.[0].extensions.code]).toEqual([200, 'BAD_USER_INPUT']);
    await new Promise(setImmediate);
  });
});

describe('a list that multiplies a field that is dear', () => {
  const handler = testHandler(fakePlanner());
  const request = {
    from: { point: { lat: 43.5, lng: -28.4 } },
    to: { point: { lat: 43.51, lng: -28.39 } },
    modes: ['pt_pub'],
  };
  const encode = (text: string): string => Buffer.from(text).toString('base64url');

  test('opens no more service days than an operation may', async () => {
    const days = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10));
    const ids = days.map((day) => encode(`v1:Service:xx_portmerrow:gtfs:1/${day}/0`));
    const query = 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const { body } = await ask(handler, query, { ids });
    // Entries over the limit fail alone.
    const codes = body.errors?.map(({ extensions }) => extensions.code);
    expect(codes).toEqual(Array(ids.length - LIMITS.result.days).fill('QUERY_TOO_EXPENSIVE'));
    expect((await ask(handler, query, { ids: ids.slice(0, LIMITS.result.days) })).body.errors).toBeUndefined();
    // One day is opened once, however many of its runs are asked for.
    const sameDay = Array.from({ length: 60 }, (_, i) => encode(`v1:Service:xx_portmerrow:gtfs:${i}/2026-01-01/0`));
    expect((await ask(handler, query, { ids: sameDay })).body.errors).toBeUndefined();
  });

  test('does not swap rides for a list of trips', async () => {
    const query = `query($r: PlanRequest!) { plan(request: $r) { ... on Plan { groups { nodes { trips(first: 20) { nodes { swap(segment: 1, to: NEXT) { __typename } } } } } } } }`;
    const { status, body } = await ask(handler, query, { r: request });
    expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
  });

  test('cannot search in a subscription', async () => {
    const query = `subscription($r: PlanRequest!) { alerts(region: "xx_portmerrow") { ... on AlertsChange { alerts { plan(request: $r) { __typename } } } } }`;
    const { body } = await ask(handler, query, { r: request });
    expect(body.data).toBeUndefined();
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['QUERY_TOO_EXPENSIVE']);
  });
});

describe('nesting', () => {
  const deep = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times);

  test.each([
    ['lists in a document', `{ nodes(ids: ${deep('[', ']', 49_000)}) { id } }`],
    ['objects in a document', `{ plan(request: ${'{a:'.repeat(20_000)}1${'}'.repeat(20_000)}) { __typename } }`],
    ['selections', `{ mode(id: "a") ${deep('{ parent ', '}', 9_000)} }`],
    ['unclosed brackets', '{'.repeat(90_000)],
  ])('of %s is rejected without a stack overflow', async (_, query) => {
    const { status, body } = await ask(testHandler(), query);
    expect(status).toBe(400);
    expect(body.errors?.[0].message).toMatch(/nests|Syntax/);
  });

  test('of variables is rejected', async () => {
    const text = `{"query":"query($r: PlanRequest!) { plan(request: $r) { __typename } }","variables":{"r":${deep('[', ']', 40_000)}}}`;
    const { status } = await send('POST', text);
    expect(status).toBe(400);
  });

  test('brackets in strings and comments do not count', async () => {
    const { body } = await ask(testHandler(), `# ${'{'.repeat(200)}\n{ mode(id: "${'['.repeat(200)}") { known } }`);
    expect(body.errors?.[0]?.message ?? '').not.toContain('nests');
  });
});

async function send(
  method: string,
  body: string | undefined,
  search = '',
  type = 'application/json',
): Promise<{ status: number; text: string }> {
  const response = await testHandler()(
    new Request(`http://test/graphql${search}`, {
      method,
      headers: { 'content-type': type, accept: 'application/json', 'x-service-key': KEY },
      ...(body !== undefined && { body }),
    }),
  );
  return { status: response.status, text: await response.text() };
}

describe('malformed parameters are client errors', () => {
  test.each([
    ['variables that are text', { query: '{ __typename }', variables: 'x' }],
    ['variables that are a list', { query: '{ __typename }', variables: [1] }],
    ['variables that are a number', { query: '{ __typename }', variables: 7 }],
    ['extensions that are text', { query: '{ __typename }', extensions: 'x' }],
    ['extensions that are a list', { query: '{ __typename }', extensions: [] }],
    ['a query that is a number', { query: 5 }],
    ['an operation name that is an object', { query: '{ __typename }', operationName: {} }],
    ['no object at all', null],
    ['a number', 3],
  ])('%s', async (_, body) => {
    const { status, text } = await send('POST', JSON.stringify(body));
    expect([status, JSON.parse(text).errors?.length]).toEqual([400, 1]);
  });

  test.each(['variables=nonsense', 'extensions=%7B', 'variables=%5B1%5D', 'variables=%22a%22'])(
    'GET with %s',
    async (parameter) => {
      const { status, text } = await send('GET', undefined, `?query=%7B__typename%7D&${parameter}`);
      expect([status, JSON.parse(text).errors?.length]).toEqual([400, 1]);
    },
  );

  test('a missing variable never gives status 200 without data', async () => {
    const { status, text } = await send('POST', JSON.stringify({ query: 'query($id: ID!) { node(id: $id) { id } }' }));
    expect(JSON.parse(text)).not.toHaveProperty('data');
    expect(status).toBe(400);
  });
});

test.each(['variables=xx', 'extensions=%7B', 'variables=%5B1%5D'])(
  'a form with %s is a client error',
  async (parameter) => {
    const type = 'application/x-www-form-urlencoded';
    const { status, text } = await send('POST', `query=%7B__typename%7D&${parameter}`, '', type);
    expect([status, JSON.parse(text).errors?.length]).toEqual([400, 1]);
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  },
);

describe('introspection', () => {
  test('as tools send it is accepted with room to grow', async () => {
    const query = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true });
    const { status, body } = await ask(testHandler(), query);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.extensions.cost.requested).toBeLessThan(LIMITS.cost * 0.6);
  });

  test('costs as much as its lists: aliases and fragments cannot make an answer of megabytes', async () => {
    const inner = 'name description args { name description type { name ofType { name enumValues { description } } } }';
    const aliases = Array.from({ length: 29 }, (_, i) => `a${i}: __schema { ...S }`).join(' ');
    const query = `{ ${aliases} } fragment S on __Schema { types { fields { type { fields { ${inner} } ofType { fields { ${inner} } } } } } }`;
    const { status, body } = await ask(testHandler(), query);
    expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
  });
});
