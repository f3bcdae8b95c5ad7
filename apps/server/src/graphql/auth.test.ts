import { expect, test } from 'vitest';
import { KEY, testHandler } from '../../test/graphql/ask.ts';

const handler = testHandler();
const body = JSON.stringify({ query: '{ __typename }' });
const json = { 'content-type': 'application/json' };

test.each(['application/json', 'application/graphql-response+json'])(
  'a request without a key gets 401 as %s',
  async (accept) => {
    const response = await handler(
      new Request('http://test/graphql', { method: 'POST', headers: { ...json, accept }, body }),
    );
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toContain(accept);
    expect(await response.json()).toEqual({
      errors: [
        {
          message: expect.stringContaining('X-Service-Key'),
          extensions: { code: 'UNAUTHENTICATED', reason: 'missing' },
        },
      ],
    });
  },
);

test('a key over its quota gets 429 and Retry-After', async () => {
  const spent = testHandler(undefined, {
    keys: {
      headers: ['X-Service-Key'],
      check: async () => ({ allowed: false, status: 429, reason: 'over-quota', message: 'Used up.', retryAfter: 60 }),
    },
  });
  const response = await spent(new Request('http://test/graphql', { method: 'POST', headers: json, body }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
});

test('pages of other origins can read refusals and answers', async () => {
  for (const key of ['', KEY]) {
    const headers = { ...json, origin: 'https://app.example', 'x-service-key': key };
    const response = await handler(new Request('http://test/graphql', { method: 'POST', headers, body }));
    expect(response.headers.get('access-control-allow-origin')).toBe('https://app.example');
    // Keys are not cookies.
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-expose-headers')).toContain('Retry-After');
  }
});

test('preflight requests need no key', async () => {
  const response = await handler(
    new Request('http://test/graphql', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-service-key, content-type',
      },
    }),
  );
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toContain('x-service-key');
});
