import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakePlanner } from './graphql/fake-planner.ts';
import { type SocketApp, socketApp } from './graphql/socket-app.ts';

let served: SocketApp;
beforeAll(async () => {
  served = await socketApp(fakePlanner());
});
afterAll(() => served.close());

/** The audits send no keys. */
function send(_: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('x-service-key', served.key);
  // The address is known once the server listens; an audit appends its parameters to the one that it was given.
  return fetch(served.url + new URL(_).search, { ...init, headers });
}

describe('GraphQL over HTTP on a socket, with key, compression and every plugin', () => {
  const audits = serverAudits({ url: 'http://audited/graphql', fetchFn: send });
  test('all audits pass', async () => {
    const failed: string[] = [];
    for (const audit of audits) {
      const result = await audit.fn();
      if (result.status !== 'ok') failed.push(`${audit.id} ${audit.name}: ${result.status} ${result.reason}`);
    }
    expect([audits.length, failed]).toEqual([61, []]);
  });
});

const PLAN = `query ($request: PlanRequest!) {
  plan(request: $request) {
    ... on Plan {
      groups { nodes { best { departure segments { mode { identifier } ...later @defer(label: "shape") } } } }
      ...slow @defer(label: "advice")
    }
  }
}
fragment later on Segment { geometry }
fragment slow on Plan { advisories { code } }`;
const REQUEST = {
  from: { point: { lat: 50.001, lng: 10.001 } },
  to: { point: { lat: 50.02, lng: 10.02 } },
  modes: ['pt_pub'],
};

interface Part {
  // biome-ignore lint/suspicious/noExplicitAny: parts have the shape of their query, which the compiler does not know
  readonly data?: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly incremental?: readonly any[];
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  readonly extensions?: { readonly cost?: object };
  readonly hasNext?: boolean;
}

async function askInParts(
  query: string,
  accept: string,
): Promise<{ readonly type: string; readonly parts: readonly Part[] }> {
  const response = await send(served.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body: JSON.stringify({ query, variables: { request: REQUEST } }),
  });
  const text = await response.text();
  const parts = text.split(/\r\n|\n/).flatMap((line) => {
    const json = line.startsWith('data: ') ? line.slice(6) : line;
    return json.startsWith('{') ? [JSON.parse(json) as Part] : [];
  });
  return { type: response.headers.get('content-type') ?? '', parts };
}

describe('@defer', () => {
  test.each([
    ['multipart/mixed', 'multipart/mixed'],
    ['text/event-stream', 'text/event-stream'],
  ])('an answer in parts arrives as %s: trips first, geometry after them', async (accept, type) => {
    const answer = await askInParts(PLAN, accept);
    expect(answer.type).toContain(type);
    const [first, ...later] = answer.parts;
    expect(first!.data.plan.groups.nodes[0].best.segments[0]).toEqual({ mode: { identifier: expect.any(String) } });
    expect([first!.data.plan.advisories, first!.hasNext]).toEqual([undefined, true]);
    expect(first!.extensions?.cost).toBeDefined();
    const incremental = later.flatMap((part) => part.incremental ?? []);
    expect(new Set(incremental.map(({ label }) => label))).toEqual(new Set(['shape', 'advice']));
    expect(incremental.filter(({ label }) => label === 'shape').every(({ data }) => 'geometry' in data)).toBe(true);
    expect(answer.parts.at(-1)!.hasNext).toBe(false);
  });

  test('without the directive a client gets the same facts at once', async () => {
    const whole = await askInParts(PLAN.replace(/@defer\(label: "\w+"\)/g, ''), 'application/json');
    const { plan } = whole.parts[0]!.data;
    expect(Object.keys(plan.groups.nodes[0].best.segments[0])).toEqual(['mode', 'geometry']);
    expect(plan.advisories).toBeInstanceOf(Array);
  });

  test('more than eight of them, or @stream, are refused', async () => {
    const many = `{ about { ${Array.from({ length: 9 }, (_, i) => `... @defer(label: "l${i}") { version }`).join(' ')} } }`;
    const stream = '{ regions { nodes @stream(initialCount: 1) { code } } }';
    for (const query of [many, stream]) {
      const { parts } = await askInParts(query, 'multipart/mixed, application/json');
      expect(parts[0]!.errors).toHaveLength(1);
      expect(parts[0]!.data).toBe(undefined);
    }
  });
});
