import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { below, pickOne, type RandomNumbers, randomNumbers } from '@tripwright/testkit/random';
import { schemaSource } from '@tripwright/wire/graphql';
import { buildSchema } from '../../src/graphql/graphql-js.ts';
import { damaged } from './damaged-operations.ts';
import { brokenGraphLaw } from './graph-laws.ts';
import { OperationGenerator } from './graph-operations.ts';
import { samplesOf } from './graph-samples.ts';
import type { FuzzOptions, FuzzReport } from './rest-fuzz.ts';

const AT_ONCE = 12;
const MOST_VIOLATIONS = 20;
const HANGING_MS = 30_000;
/** How clients leave: after the first event, after some milliseconds, with half of their request sent, or without having read anything. */
const LEAVINGS = ['read', 'soon', 'half', 'unread'] as const;
const ACCEPTS = ['text/event-stream', 'text/event-stream', 'text/event-stream', 'multipart/mixed', '*/*', 'image/png'];
const schema = buildSchema(schemaSource);

/** Opens random subscriptions, valid and damaged ones, whose clients leave in many ways, and checks what they read; then that none is left open. */
export async function fuzzStreams(url: string, key: string, { count, seed }: FuzzOptions): Promise<FuzzReport> {
  const random = randomNumbers(seed);
  const trips = await tripsOf(url, key);
  const generator = new OperationGenerator(schema, { ...(await samplesOf(url, key)), id: [...trips, 'x'] }, random);
  const statuses: Record<number, number> = {};
  const violations: string[] = [];
  let [sent, slowestMs] = [0, 0];
  const worker = async (): Promise<void> => {
    while (sent < count && violations.length < MOST_VIOLATIONS) {
      sent++;
      const drawn = generator.write(generator.subscription(1 + below(random, 5)), 0, 'subscription');
      const { body, type = 'application/json' } =
        random() < 0.3 ? damaged(drawn, random) : { body: JSON.stringify(drawn) };
      const started = performance.now();
      const { status, broken } = await visit(url, { key, body, type, random });
      slowestMs = Math.max(slowestMs, performance.now() - started);
      if (status !== undefined) statuses[status] = (statuses[status] ?? 0) + 1;
      if (broken !== undefined) violations.push(`${broken}\n    ${body.slice(0, 1500)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const left = await streamsLeft(url);
  if (left > 0) violations.push(`${left} streams are open whose clients have gone`);
  return { sent, statuses, slowestMs, violations };
}

interface Visit {
  readonly key: string;
  readonly body: string;
  readonly type: string;
  readonly random: RandomNumbers;
}

interface Seen {
  readonly status?: number;
  readonly broken?: string | undefined;
}

/** Sends a subscription, and leaves. */
function visit(url: string, { key, body, type, random }: Visit): Promise<Seen> {
  const leaving = pickOne(LEAVINGS, random);
  const milliseconds = below(random, 40);
  const headers = {
    'content-type': type,
    accept: pickOne(ACCEPTS, random),
    'content-length': String(Buffer.byteLength(body)),
    ...(key !== '' && { 'x-service-key': key }),
  };
  return new Promise((resolve) => {
    const asked: ClientRequest = request(`${url}/graphql`, { method: 'POST', headers, agent: false });
    const timer = setTimeout(() => leave({ broken: `nothing within ${HANGING_MS} ms` }), HANGING_MS);
    let hasLeft = false;
    const leave = (seen: Seen): void => {
      hasLeft = true;
      clearTimeout(timer);
      asked.destroy();
      resolve(seen);
    };
    asked.on('error', (error) => {
      if (!hasLeft) leave({ broken: String(error) });
    });
    asked.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      if (leaving === 'unread') setTimeout(() => leave({ status }), milliseconds);
      else void firstOf(response).then((broken) => !hasLeft && leave({ status, broken }));
    });
    if (leaving === 'half') {
      asked.write(body.slice(0, body.length / 2));
      setTimeout(() => leave({}), milliseconds);
      return;
    }
    asked.end(body);
    if (leaving === 'soon') setTimeout(() => leave({}), milliseconds);
  });
}

/** Reads a whole answer, or the first event of a stream. @returns the law that it breaks, if any */
async function firstOf(response: IncomingMessage): Promise<string | undefined> {
  const { statusCode: status = 0, headers } = response;
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true;
  let text = '';
  try {
    for await (const part of response.setEncoding('utf8')) {
      text += part;
      if (isStream && /^event: next\ndata: .*\n\n/m.test(text)) break;
    }
  } catch {
    // The client has left meanwhile.
    return undefined;
  }
  if (status === 406 || headers['content-type']?.startsWith('multipart/') === true) return undefined;
  if (status === 429) return headers['retry-after'] === undefined ? '429 without Retry-After' : undefined;
  if (!isStream) return brokenGraphLaw({ status, headers, body: text, milliseconds: 0 });
  const [, body] = /^event: next\ndata: (.*)\n\n/m.exec(text) ?? [];
  if (body === undefined) return `a stream without an event: ${text.slice(0, 200)}`;
  return brokenGraphLaw({ status, headers, body, milliseconds: 0 }, true);
}

/** Streams that stay open once all clients have gone, which the server notices after a moment. */
async function streamsLeft(url: string): Promise<number> {
  let open = Number.NaN;
  for (let i = 0; i < 200 && open !== 0; i++) {
    const text = await (await fetch(`${url}/metrics`)).text();
    open = Number(/^tripwright_streams_open (\d+)/m.exec(text)?.[1]);
    if (open !== 0) await pause(50);
  }
  return open;
}

/** Ids of trips between stops of the server. */
async function tripsOf(url: string, key: string): Promise<readonly string[]> {
  const headers = { 'content-type': 'application/json', 'x-service-key': key };
  const ask = async (query: string, variables: unknown = {}): Promise<Answer> => {
    const body = JSON.stringify({ query, variables });
    return (await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json()) as Answer;
  };
  const listed = await ask('{ regions { nodes { stops(first: 30) { nodes { point { lat lng } } } } } }');
  const stops = listed.data.regions?.nodes.flatMap((region) => region.stops.nodes) ?? [];
  const query =
    'query($request: PlanRequest!) { plan(request: $request) { ... on Plan { groups { nodes { trips { nodes { id } } } } } } }';
  const ids: string[] = [];
  for (const [i, from] of stops.entries()) {
    const to = stops[(i * 7 + 5) % stops.length];
    const request = { from, to, modes: ['pt_pub'], when: { departAfter: '2026-05-04T08:00:00Z' } };
    const { data } = await ask(query, { request });
    ids.push(...(data.plan?.groups?.nodes.flatMap((group) => group.trips.nodes.map(({ id }) => id)) ?? []));
    if (ids.length >= 10) break;
  }
  return ids;
}

interface Answer {
  readonly data: {
    readonly regions?: { readonly nodes: readonly { readonly stops: { readonly nodes: readonly unknown[] } }[] };
    readonly plan?: {
      readonly groups?: {
        readonly nodes: readonly { readonly trips: { readonly nodes: readonly { readonly id: string }[] } }[];
      };
    };
  };
}
