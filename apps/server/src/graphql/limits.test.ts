import { describe, expect, test } from 'vitest';
import { ask, KEY, testHandler } from '../../test/graphql/ask.ts';
import { fakePlanner } from '../../test/graphql/fake-planner.ts';
import { getIntrospectionQuery } from './graphql-js.ts';
import { LIMITS } from './plugins/use-limits.ts';

const handler = testHandler();
const request = {
  from: { point: { lat: 43.5, lng: -28.4 } },
  to: { point: { lat: 43.51, lng: -28.39 } },
  modes: ['pt_pub'],
};

function nested(depth: number): string {
  return `{ mode(id: "pt_pub") { ${'parent { '.repeat(depth - 2)}known${' }'.repeat(depth - 2)} } }`;
}

describe('documents', () => {
  test('may nest to a depth of 16, not deeper', async () => {
    expect((await ask(handler, nested(16))).body.errors).toBeUndefined();
    const { status, body } = await ask(handler, nested(17));
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('data');
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'QUERY_TOO_EXPENSIVE' } });
    expect(body.errors?.[0].message).toContain('17');
  });

  test('cannot hide depth in fragments', async () => {
    const fragments =
      'fragment A on Mode { parent { parent { parent { ...B } } } } fragment B on Mode { parent { parent { parent { known } } } }';
    const query = `{ mode(id: "pt_pub") { parent { parent { parent { parent { parent { parent { parent { parent { parent { ...A } } } } } } } } } } } ${fragments}`;
    const { status, body } = await ask(handler, query);
    expect([status, body.errors?.[0].extensions.code]).toEqual([400, 'QUERY_TOO_EXPENSIVE']);
  });

  test('with fragments that contain themselves are rejected, not followed forever', async () => {
    const { status } = await ask(handler, '{ mode(id: "x") { ...A } } fragment A on Mode { parent { ...A } }');
    expect(status).toBe(400);
  });

  test('may have 30 aliases, not more', async () => {
    const aliases = (count: number): string =>
      `{ ${Array.from({ length: count }, (_, i) => `a${i}: mode(id: "pt_pub") { known }`).join(' ')} }`;
    expect((await ask(handler, aliases(30))).body.errors).toBeUndefined();
    expect((await ask(handler, aliases(31))).status).toBe(400);
  });

  test('may have 4,000 tokens, not more', async () => {
    const { status, body } = await ask(handler, `{ about { ${'version '.repeat(4100)} } }`);
    expect(status).toBe(400);
    expect(body.errors?.[0].message).toContain('4000');
  });

  test('search at most twice, re-routing included, wherever the fields stand', async () => {
    const plan = 'plan(request: $r) { ...P }';
    const again = 'reroute(avoidStops: []) { ... on Plan { empty { reason } } }';
    const send = (selection: string, fragment: string) =>
      ask(
        handler,
        `query($r: PlanRequest!) { ${selection} } fragment P on PlanResult { ... on Plan { ${fragment} } }`,
        { r: request },
      );
    expect((await send(plan, again)).body.errors).toBeUndefined();
    expect((await send(`a: ${plan} b: ${plan}`, 'empty { reason }')).body.errors).toBeUndefined();
    expect((await send(`a: ${plan} b: ${plan}`, again)).status).toBe(400);
  });

  test('of introspection fit', async () => {
    const { status, body } = await ask(handler, getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }));
    expect(body.errors).toBeUndefined();
    expect(status).toBe(200);
  });

  test('answered as plain JSON keep status 200 for errors, as GraphQL over HTTP requires', async () => {
    expect((await ask(handler, nested(17), {}, { accept: 'application/json' })).status).toBe(200);
  });
});

describe('cost', () => {
  const query = `query($r: PlanRequest!, $n: Int!) { plan(request: $r) { ... on Plan { groups(first: $n) { nodes {
    trips(first: $n) { nodes { segments { from { name } to { name } departure { scheduled } arrival { scheduled } notes { parts { text } } } } } } } } } }`;

  test('counts page sizes that come as variables', async () => {
    const planner = fakePlanner();
    const { status, body } = await ask(testHandler(planner), query, { r: request, n: 100 });
    expect(status).toBe(400);
    expect(body.errors?.[0].extensions).toMatchObject({ code: 'QUERY_TOO_EXPENSIVE', cost: { budget: LIMITS.cost } });
    expect(planner.requests).toEqual([]);
  });

  test('is reported with every answer, and a search costs 100', async () => {
    const few = await ask(handler, query, { r: request, n: 5 });
    expect(few.body.errors).toBeUndefined();
    expect(few.body.extensions.cost.requested).toBeGreaterThan(100);
    const none = await ask(handler, '{ __typename }');
    expect(none.body.extensions).toEqual({ cost: { requested: 0, budget: LIMITS.cost } });
  });
});

describe('lists', () => {
  test.each([0, -1, 101])('reject a page of %i instead of changing it silently', async (first) => {
    const { body } = await ask(handler, 'query($n: Int) { regions(first: $n) { nodes { code } } }', { n: first });
    expect(body.errors?.[0]).toMatchObject({ path: ['regions'], extensions: { code: 'BAD_USER_INPUT' } });
  });

  test('of nodes hold at most 100 identifiers', async () => {
    const { body } = await ask(handler, 'query($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array(101).fill('x'),
    });
    expect(body.errors?.[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

test('more requests than can be answered at one time get status 503 and when to ask again', async () => {
  const small = testHandler(fakePlanner(), { mostAtOnce: 2 });
  const asked = Array.from({ length: 5 }, () => ask(small, '{ about { version } }'));
  const answers = await Promise.all(asked);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 503, 503]);
  expect(answers[4]?.body.errors?.[0].extensions.code).toBe('OVERLOADED');
  expect(answers[4]?.headers.get('retry-after')).toBe('5');
  expect((await ask(small, '{ about { version } }')).status).toBe(200);
});

describe('requests', () => {
  const post = (body: string) =>
    handler(
      new Request('http://test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-service-key': KEY },
        body,
      }),
    );

  test('over 100 kB are rejected', async () => {
    const { status } = await post(JSON.stringify({ query: `{ __typename } # ${'x'.repeat(100_001)}` }));
    expect(status).toBe(413);
  });

  test('in batches are rejected', async () => {
    const { status } = await post(JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]));
    expect(status).toBe(400);
  });
});

test('a page of regions costs no more than there are regions', async () => {
  const cost = async (first: number): Promise<number> =>
    (await ask(handler, `{ regions(first: ${first}) { nodes { code } } }`)).body.extensions.cost.requested;
  expect(await cost(100)).toBe(await cost(1));
});

test('names of the language are ordinary keys of an answer', async () => {
  const { body, status } = await ask(
    handler,
    '{ __proto__: mode(id: "pt_pub") { constructor: known } toString: mode(id: "pt_pub") { toJSON: known } }',
  );
  expect(status).toBe(200);
  expect(JSON.stringify(body.data)).toBe('{"__proto__":{"constructor":true},"toString":{"toJSON":true}}');
});
