import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createPlanner } from '@tripwright/planner';
import { regionOfFeeds, scene } from '@tripwright/testkit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SocketApp, socketApp } from './graphql/socket-app.ts';

// Hostile operations against streams, parts and kept answers. `TRIPWRIGHT_STORM=2000` makes it a long one.
const COUNT = Number(process.env['TRIPWRIGHT_STORM'] ?? 240);

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const world = scene`
  R1   A 10:00   B 10:10   C 10:20
  R1   A 11:00   B 11:10   C 11:20
`;
const now = world.at('09:30');
const planner = createPlanner([regionOfFeeds(world.feeds)], { now: () => now });
let served: SocketApp;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((line: string) => void logged.push(line));
  const streams = { streams: 500, streamsPerClient: 500, seconds: 3600 };
  served = await socketApp(planner, { now: () => now, graph: { streams, federation: true } });
});
afterAll(async () => {
  await served.close();
  vi.restoreAllMocks();
});
/** What the server logs: errors that it did not expect. */
const logged: string[] = [];

const BOARD = 'departures(region: "scene", stop: "A", first: 5) { ... on DeparturesChange { departures { key } } }';
const many = (count: number, text: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => text(i)).join(' ');

/** Bodies of requests, by what is wrong with them. */
const BODIES: readonly ((i: number) => unknown)[] = [
  (i) => ({ query: `subscription N${i % 7} { ${BOARD} }` }),
  (i) => ({ query: `subscription { departures(region: "scene", stop: "nowhere${i}") { __typename } }` }),
  () => ({ query: 'subscription { departures(region: "elsewhere", stop: "A") { __typename } }' }),
  (i) => ({ query: `subscription { departures(region: "scene", stop: "A", first: ${i - 50}) { __typename } }` }),
  () => ({ query: `subscription { a: ${BOARD} b: ${BOARD} }` }),
  () => ({ query: `subscription { ... @skip(if: true) { ${BOARD} } }` }),
  () => ({ query: 'subscription S($s: StopCode!) { departures(region: "scene", stop: $s) { __typename } }' }),
  () => ({
    query: 'subscription S($s: StopCode!) { departures(region: "scene", stop: $s) { __typename } }',
    variables: { s: {} },
  }),
  () => ({
    query: 'subscription S($to: [StopCode!]!) { departures(region: "scene", stop: "A", to: $to) { __typename } }',
    variables: { to: Array.from({ length: 2000 }, () => 'B') },
  }),
  () => ({ query: 'subscription { vehicles(box: { south: 1e99, west: 0, north: 0, east: 0 }) { __typename } }' }),
  () => ({ query: 'subscription { vehicles(box: { south: -90, west: -180, north: 90, east: 180 }) { __typename } }' }),
  (i) => ({ query: `subscription { tripUpdates(id: "${'x'.repeat(i * 40)}") { __typename } }` }),
  () => ({
    query:
      'subscription { alerts(region: "scene") { ...F } } fragment F on AlertsUpdate { ...G } fragment G on AlertsUpdate { ...F }',
  }),
  () => ({ query: `subscription { alerts(region: "scene") { ${many(40, (i) => `a${i}: __typename`)} } }` }),
  () => ({
    query: `subscription { alerts(region: "scene") { ${many(200, () => '... @include(if: true) { __typename }')} } }`,
  }),
  () => ({ query: `{ about { ${many(20, (i) => `... @defer(label: "l${i}") { version }`)} } }` }),
  () => ({ query: '{ about { ... @defer { version } } regions { nodes { ... @defer { code } } } }' }),
  () => ({ query: '{ regions { nodes @stream { code } } }' }),
  () => ({ query: 'subscription { __typename }' }),
  () => ({ query: `subscription { ${BOARD} }`, operationName: 'Other' }),
  () => ({ documentId: 7 }),
  () => ({ documentId: ['sha256:00'], variables: [] }),
  () => ({ documentId: 'sha256:00', query: `subscription { ${BOARD} }` }),
  () => ({
    query: 'query($r: [_Any!]!) { _entities(representations: $r) { __typename } }',
    variables: { r: [null, 1, { id: {} }, []] },
  }),
  () => ({ query: `${'{ regions { nodes { '.repeat(30)} code ${'}}}'.repeat(30)}` }),
  () => [{ query: '{ __typename }' }],
];
const ACCEPTS = [
  'text/event-stream',
  'multipart/mixed',
  'application/json',
  'application/graphql-response+json',
  '*/*',
  'image/png',
];

interface Outcome {
  readonly status: number;
  readonly text: string;
}

/** Sends a body and reads what comes within a moment; streams are left then. */
async function send(body: unknown, accept: string): Promise<Outcome> {
  const leaving = new AbortController();
  const response = await fetch(served.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, 'x-service-key': served.key },
    body: JSON.stringify(body),
    signal: leaving.signal,
  });
  const { status } = response;
  if (!/event-stream|multipart/.test(response.headers.get('content-type') ?? ''))
    return { status, text: await response.text() };
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await Promise.race([reader.read(), pause(150).then(() => undefined)]);
    if (part?.value !== undefined) text += part.value;
    if (part === undefined || part.done || text.includes('event: next')) break;
  }
  leaving.abort();
  await reader.cancel().catch(() => undefined);
  return { status, text };
}

/** A client that goes away in the middle: of its request, before the answer, or after a part of it. */
function breakOff(i: number): Promise<void> {
  const body = JSON.stringify({ query: `subscription { ${BOARD} }` });
  const head = `POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nAccept: text/event-stream\r\nX-Service-Key: ${served.key}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(served.url).port), '127.0.0.1').on('error', () => undefined);
    socket.once('close', () => resolve());
    const whole = head + body;
    if (i % 3 === 0) socket.write(whole.slice(0, Math.floor((whole.length * (i % 10)) / 10)), () => socket.destroy());
    else if (i % 3 === 1) socket.write(whole, () => socket.destroy());
    else {
      socket.write(whole);
      socket.once('data', () => socket.destroy());
    }
  });
}

async function storm(count: number): Promise<void> {
  const wrong: string[] = [];
  for (let from = 0; from < count; from += 24) {
    await Promise.all(
      Array.from({ length: Math.min(24, count - from) }, async (_, j) => {
        const i = from + j;
        if (i % 4 === 3) return breakOff(i);
        const body = BODIES[i % BODIES.length]!(i);
        const accept = ACCEPTS[Math.floor(i / BODIES.length) % ACCEPTS.length]!;
        const { status, text } = await send(body, accept);
        if (![200, 400, 406, 429].includes(status) || text.includes('INTERNAL_SERVER_ERROR'))
          wrong.push(`${JSON.stringify(body).slice(0, 200)} as ${accept}: ${status} ${text.slice(0, 200)}`);
        // Whatever is refused says why, in a code.
        if (text.includes('"errors":[') && !/"code":"[A-Z_]+"/.test(text))
          wrong.push(`${status} ${text.slice(0, 200)}`);
      }),
    );
  }
  expect(wrong).toEqual([]);
  expect(logged).toEqual([]);
}

test('streams that are opened, refused and dropped in all ways leave nothing behind', {
  timeout: 600_000,
}, async () => {
  // The first storm fills what the server keeps: parsed documents and compiled code.
  await storm(COUNT);
  await expect.poll(() => served.app.streams(), { timeout: 10_000 }).toEqual({ open: 0, questions: 0 });
  const before = await heap();
  await storm(COUNT);
  await expect.poll(() => served.app.streams(), { timeout: 10_000 }).toEqual({ open: 0, questions: 0 });
  const after = await heap();
  // A leak of 10 kB for each operation would be 2.4 MB, and 20 MB in a long storm.
  expect((after - before) / 1e6).toBeLessThan(COUNT > 1000 ? 8 : 2.4);
});

async function heap(): Promise<number> {
  for (let i = 0; i < 3; i++) {
    collect();
    await pause(20);
  }
  return process.memoryUsage().heapUsed;
}
