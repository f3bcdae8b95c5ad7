import { PlannerError } from '@tripwright/core/base';
import { expect, test, vi } from 'vitest';
import { ask, KEY, testHandler } from '../../test/graphql/ask.ts';
import { fakePlanner } from '../../test/graphql/fake-planner.ts';

const query = `{ plan(request: { from: { point: { lat: 1, lng: 1 } }, to: { point: { lat: 2, lng: 2 } }, modes: ["pt_pub"] }) { __typename } }`;

function failing(error: unknown) {
  const log = vi.fn();
  const handler = testHandler(fakePlanner({ plan: () => Promise.reject(error) }), { log });
  return { handler, log };
}

test('internal errors are masked and logged; the client gets the request id', async () => {
  const broken = new Error('secret path /data/x.bin');
  const { handler, log } = failing(broken);
  const { headers, body } = await ask(handler, query, {}, { 'x-request-id': 'req-7' });
  expect(body).toMatchObject({
    errors: [
      {
        message: 'Unexpected error.',
        path: ['plan'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-7' },
      },
    ],
  });
  expect(JSON.stringify(body)).not.toContain('secret');
  expect(headers.get('x-request-id')).toBe('req-7');
  expect(log).toHaveBeenCalledWith(broken, 'req-7');
});

test('requests without an id, or with a malformed one, get an id', async () => {
  const { handler, log } = failing(new Error('x'));
  const { headers, body } = await ask(handler, query, {}, { 'x-request-id': 'a b <script>' });
  const id = headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(body.errors?.[0].extensions.requestId).toBe(id);
  expect(log.mock.calls[0]?.[1]).toBe(id);
});

test('errors of the planner about the request reach the client', async () => {
  const { handler, log } = failing(new PlannerError('unknown-stop', 'There is no stop "X".'));
  const { body } = await ask(handler, query);
  expect(body.errors?.[0]).toMatchObject({ message: 'There is no stop "X".', extensions: { code: 'BAD_USER_INPUT' } });
  expect(log).not.toHaveBeenCalled();
});

test('errors of the planner about its own state are masked', async () => {
  const { handler } = failing(new PlannerError('artefact-corrupt', '/data/x is corrupt'));
  expect((await ask(handler, query)).body.errors?.[0].message).toBe('Unexpected error.');
});

test('a client that disconnects stops the search', async () => {
  const planner = fakePlanner();
  await ask(testHandler(planner), query);
  expect(planner.contexts[0]?.signal).toMatchObject({ aborted: false });
});

test('a body that is no JSON is refused without being repeated', async () => {
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-service-key': KEY },
    body: `{"query":${'x'.repeat(5000)}`,
  });
  const response = await testHandler(fakePlanner())(request);
  const text = await response.text();
  expect(text).toContain('invalid JSON');
  expect(text.length).toBeLessThan(500);
});

test.each([
  ['as the socket says it', 'Error: aborted'],
  ['as the platform says it', new DOMException('This operation was aborted', 'AbortError')],
])('a client that hangs up is no failure of the server, %s', async (_, reason) => {
  const log = vi.fn();
  const client = new AbortController();
  const plan = async (): Promise<never> => {
    client.abort(reason);
    throw reason;
  };
  const request = new Request('http://localhost/graphql', {
    ...{ method: 'POST', body: JSON.stringify({ query }), signal: client.signal },
    headers: { 'content-type': 'application/json', 'x-service-key': KEY },
  });
  await testHandler(fakePlanner({ plan }), { log })(request).catch(() => undefined);
  expect(log).not.toHaveBeenCalled();
});
