import type { Planner } from '@tripwright/planner';
import { expect, test, vi } from 'vitest';
import { type Answer, ask, KEY, testHandler } from '../../../test/graphql/ask.ts';
import { fakePlanner } from '../../../test/graphql/fake-planner.ts';
import { cookbook } from '../__generated__/cookbook.ts';
import { buildSchema, parse } from '../graphql-js.ts';
import { cacheLifetime } from './cache-lifetime.ts';
import { documentIdOf } from './use-trusted-documents.ts';

const base = fakePlanner();
let snapshot: ReturnType<Planner['live']>;
let asked = 0;
const planner: Planner = {
  ...base,
  live: () => snapshot,
  findPlaces(query) {
    asked++;
    return base.findPlaces(query);
  },
};
const handler = testHandler(planner);
const SEARCH = '{ places(query: "station", first: 1) { kind name } }';

const get = (
  parameters: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  handler(
    new Request(`http://test/graphql?${new URLSearchParams(parameters)}`, {
      headers: { accept: 'application/graphql-response+json', 'x-service-key': KEY, ...headers },
    }),
  );

test('an answer is made once for each operation, language and snapshot', async () => {
  const before = asked;
  const first = await ask(handler, SEARCH);
  expect((await ask(handler, SEARCH)).body).toEqual(first.body);
  expect(asked - before).toBe(1);
  await ask(handler, SEARCH, {}, { 'accept-language': 'de' });
  expect(asked - before).toBe(2);
  await ask(handler, SEARCH, {}, { 'accept-language': 'de' });
  expect(asked - before).toBe(2);
  snapshot = { id: 'newer' } as ReturnType<Planner['live']>;
  await ask(handler, SEARCH);
  expect(asked - before).toBe(3);
});

test('a reader never gets the language of another one', async () => {
  const query = '{ mode(id: "wa_wal") { name } }';
  const names = [];
  for (const language of ['en', 'de', 'fi', 'en', 'de', 'fi']) {
    const { body } = await ask(handler, query, {}, { 'accept-language': language });
    names.push(body.data.mode.name);
  }
  expect(new Set(names.slice(0, 3)).size).toBe(3);
  expect(names.slice(3)).toEqual(names.slice(0, 3));
});

test('a kept answer is for readers with a key', async () => {
  await ask(handler, SEARCH);
  expect((await ask(handler, SEARCH, {}, { 'x-service-key': 'bad' })).status).toBe(401);
});

test('answers with errors are not kept', async () => {
  const query = '{ a: places(query: "station", first: 0) { name } b: places(query: "station") { name } }';
  const before = asked;
  for (const _ of [1, 2]) expect((await ask(handler, query)).body.errors).not.toBe(undefined);
  expect(asked - before).toBe(2);
});

test('what was asked counts with its answer: long operations with short answers push each other out', async () => {
  const padding = 'x'.repeat(90_000);
  const search = (i: number): Promise<unknown> => ask(handler, SEARCH, { [`v${i}`]: padding });
  const before = asked;
  // Some 200 of these have the 16 million characters that are kept.
  for (let i = 0; i < 200; i++) await search(i);
  await search(199);
  expect(asked - before).toBe(200);
  await search(0);
  expect(asked - before).toBe(201);
});

test('a GET request gets status 304 for an answer that it has, and headers that say how long it stays right', async () => {
  const first = await get({ query: SEARCH });
  const etag = first.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/".+"$/);
  expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
  expect(first.headers.get('vary')).toMatch(/Accept-Language.*X-Service-Key/i);
  const again = await get({ query: SEARCH }, { 'if-none-match': etag });
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  const other = await get({ query: SEARCH }, { 'if-none-match': 'W/"other"' });
  expect([other.status, other.headers.get('content-type')]).toEqual([200, first.headers.get('content-type')]);
  const plain = await get({ query: SEARCH }, { 'x-service-key': '' });
  expect([plain.status, plain.headers.get('etag')]).toEqual([401, null]);
});

test('a kept answer says how old it is, is made anew once it is too old, and kept again', async () => {
  const clock = vi.spyOn(performance, 'now');
  const query = { query: '{ places(query: "station", first: 1) { kind } }' };
  const begun = asked;
  const at = async (seconds: number, tag = ''): Promise<readonly [number, string | null, number]> => {
    clock.mockReturnValue(1_000_000 + seconds * 1000);
    const { status, headers } = await get(query, { 'if-none-match': tag });
    expect(headers.get('cache-control')).toBe('private, max-age=3600');
    return [status, headers.get('age'), asked - begun];
  };
  expect(await at(0)).toEqual([200, null, 1]);
  expect(await at(20.9)).toEqual([200, '20', 1]);
  expect(await at(3599, '*')).toEqual([304, '3599', 1]);
  expect(await at(3600)).toEqual([200, null, 2]);
  // The same text as before.
  expect(await at(3700)).toEqual([200, '100', 2]);
  clock.mockRestore();
});

test('a document of the cookbook is answered by its id', async () => {
  const { document, variables } = cookbook.find(({ name }) => name === '08-modes')!;
  const byId = await get({ documentId: documentIdOf(document), variables });
  const whole = await get({ query: document, variables });
  const body = (await byId.json()) as Answer;
  expect(body.data).not.toBe(undefined);
  expect(body).toEqual(await whole.json());
  const posted = await handler(
    new Request('http://test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-service-key': KEY },
      body: JSON.stringify({ documentId: documentIdOf(document), variables: JSON.parse(variables) }),
    }),
  );
  expect(((await posted.json()) as Answer).data).toEqual(body.data);
});

test.each([
  ['an unknown id', { documentId: 'sha256:00' }, 'UNKNOWN_DOCUMENT'],
  ['an id and a document', { documentId: 'sha256:00', query: '{ about { version } }' }, 'BAD_REQUEST'],
])('%s is refused', async (_, parameters, code) => {
  const response = await get(parameters as Record<string, string>);
  const body = (await response.json()) as Answer;
  expect([response.status, body.errors?.[0].extensions.code]).toEqual([400, code]);
});

test('a server can answer trusted documents only', async () => {
  const strict = testHandler(planner, { onlyTrusted: true });
  const refused = await ask(strict, '{ about { version } }');
  expect([refused.status, refused.body.errors?.[0].extensions.code]).toEqual([400, 'ONLY_TRUSTED_DOCUMENTS']);
  const { document, variables } = cookbook.find(({ name }) => name === '08-modes')!;
  expect((await ask(strict, document, JSON.parse(variables))).body.data).not.toBe(undefined);
});

const schema = buildSchema(`
  directive @cacheControl(maxAge: Int!) on FIELD_DEFINITION | OBJECT | INTERFACE
  type Query { long: Thing @cacheControl(maxAge: 100) never: Thing }
  type Thing { name: String next: Thing moving: Moving short: String @cacheControl(maxAge: 7) }
  type Moving @cacheControl(maxAge: 5) { at: Int }
  type Mutation { long: Thing @cacheControl(maxAge: 100) }
`);

test.each([
  ['{ long { name } }', 100],
  ['{ long { next { next { name } } } }', 100],
  ['{ long { short } }', 7],
  ['{ long { next { moving { at } } } }', 5],
  ['{ long { ...f } } fragment f on Thing { next { moving { at } } }', 5],
  ['{ long { name } never { name } }', 0],
  ['{ ... { never { name } } long { name } }', 0],
  ['mutation { long { name } }', 0],
  ['{ __typename }', 0],
])('%s may be kept for %i s', (query, seconds) => {
  expect(cacheLifetime(schema, parse(query))).toBe(seconds);
});
