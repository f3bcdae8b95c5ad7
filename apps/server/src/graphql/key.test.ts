import { beforeEach, expect, test } from 'vitest';
import { type Asked, ask, testHandler } from '../../test/graphql/ask.ts';
import { EIGHT } from '../../test/graphql/fake-planner.ts';
import { openKeyring } from '../keys/index.ts';
import type { GraphqlHandler } from './create-graphql-handler.ts';

const REGISTER = `mutation ($label: String!) { registerKey(input: { label: $label }) {
  __typename
  ... on RegisteredKey { key activeFrom freeCalls }
  ... on KeyRefused { code reason message(locale: "de") retryAfter }
} }`;
const USE = '{ keyUse { label month calls freeCalls createdAt activeFrom } }';
const REVOKE = `mutation ($key: String!) { revokeKey(key: $key) {
  ... on RevokedKey { label calls } ... on KeyRefused { reason }
} }`;

/** The clock of the keys. */
let now = 0;
beforeEach(() => {
  now = EIGHT - 60;
});

/** The present of the service lies years before its keys, as with `--now` and recordings. */
function serverWith(registration: boolean): GraphqlHandler {
  const keys = openKeyring({ registration, freeRequestsPerMonth: 100, activationSeconds: 60, now: () => now });
  const isOperator = ({ headers }: Request): boolean => headers.get('authorization') === 'Bearer boss';
  return testHandler(undefined, { keys, isOperator, now: () => 1_558_400_000 });
}

function send(
  handler: GraphqlHandler,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Asked> {
  const length = JSON.stringify({ query, variables }).length;
  return ask(handler, query, variables, { 'x-service-key': '', 'content-length': String(length), ...headers });
}

test('a client without a key registers, reads its use, and its key ends when the operator revokes it', async () => {
  const handler = serverWith(true);
  const made = (await send(handler, REGISTER, { label: ' a school ' })).body.data.registerKey;
  expect(made).toMatchObject({ __typename: 'RegisteredKey', freeCalls: 100 });
  expect(Date.parse(made.activeFrom) / 1000).toBe(EIGHT);
  now = EIGHT;
  const own = { 'x-service-key': made.key };
  const used = (await send(handler, USE, {}, own)).body.data.keyUse;
  expect(used).toMatchObject({ label: 'a school', month: '2026-11', calls: 1, freeCalls: 100 });
  expect((await send(handler, USE, {}, own)).body.data.keyUse.calls).toBe(2);

  const revoke = (key: string, more = {}): Promise<Asked> => send(handler, REVOKE, { key }, { ...own, ...more });
  expect((await revoke('a school')).body.data.revokeKey).toEqual({ reason: 'NOT_OPERATOR' });
  const boss = { authorization: 'Bearer boss' };
  expect((await revoke('nobody', boss)).body.data.revokeKey).toEqual({ reason: 'UNKNOWN_KEY' });
  expect((await revoke('a school', boss)).body.data.revokeKey).toEqual({ label: 'a school', calls: 5 });
  expect((await send(handler, USE, {}, own)).status).toBe(401);
});

test('refusals are data with a reason', async () => {
  const handler = serverWith(true);
  const register = async (label: string): Promise<unknown> =>
    (await send(handler, REGISTER, { label })).body.data.registerKey;
  expect(await register('')).toMatchObject({ reason: 'INVALID_LABEL', code: 'INVALID_LABEL' });
  expect(await register('x'.repeat(81))).toMatchObject({ reason: 'INVALID_LABEL' });
  for (const label of ['a', 'b', 'c', 'd']) expect(await register(label)).toMatchObject({ freeCalls: 100 });
  expect(await register('a')).toMatchObject({ reason: 'LABEL_TAKEN', retryAfter: null });
  expect(await register('e')).toMatchObject({ reason: 'TOO_FAST', retryAfter: expect.stringMatching(/^PT/) });
  const closed = await send(serverWith(false), REGISTER, { label: 'a' });
  expect(closed.body.data.registerKey.message).toBe(
    'Dieser Dienst gibt selbst keine Schlüssel aus. Bitte fragen Sie den Betreiber.',
  );
});

test('nothing but a registration passes without a key', async () => {
  const handler = serverWith(true);
  for (const query of [
    USE,
    `${REGISTER} query Other { about { version } }`,
    'mutation ($label: String!) { registerKey(input: { label: $label }) { __typename } other: revokeKey(key: "a") { __typename } }',
    'mutation ($label: String!) { ...F } fragment F on Mutation { registerKey(input: { label: $label }) { __typename } }',
    'mutation {',
  ])
    expect((await send(handler, query, { label: 'x' })).status, query).toBe(401);
});
