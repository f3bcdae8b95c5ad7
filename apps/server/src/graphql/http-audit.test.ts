import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { KEY, testHandler } from '../../test/graphql/ask.ts';

const handler = testHandler();

/** The audits send no keys. */
async function fetchWithKey(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-service-key', KEY);
  return handler(new Request(url, { ...init, headers }));
}

const audits = serverAudits({ url: 'http://test/graphql', fetchFn: fetchWithKey });

test('the audit suite is complete', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  'GraphQL over HTTP %s %s',
  async (_, __, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  },
);
