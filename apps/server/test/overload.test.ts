import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { limitConnections } from '../src/http/connections.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';

// Times are generous: other tests share the machine. `npm run -s bench -- overload` measures.

const MODES = ['pt_pub', 'ps_tax', 'me_car', 'me_mic_bic', 'wa_wal'].map((mode) => `modes=${mode}`).join('&');
const WAITING = 4;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let server: RunningServer;

beforeAll(async () => {
  sample = await buildSampleRegion();
  const config = readConfig(undefined, {}, { port: 0, open: true, threads: 1, waiting: WAITING });
  server = await startServer({ config, data: sample.data });
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

/** A request that takes tens of milliseconds; each number is another one. */
function heavy(i: number): string {
  const to = `(${(43.50764 + (i % 7) * 0.0007).toFixed(5)},${(-28.38698 - (i % 5) * 0.0009).toFixed(5)})`;
  return `/v1/routing.json?from=(43.49748,-28.39269)&to=${to}&departAfter=${1_777_888_000 + i * 60}&${MODES}`;
}

async function ask(
  url: string,
  path: string,
): Promise<{ status: number; text: string; retry: string | null; ms: number }> {
  const started = performance.now();
  const response = await fetch(url + path);
  const text = await response.text();
  return { status: response.status, text, retry: response.headers.get('retry-after'), ms: performance.now() - started };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const portOf = (url: string): number => Number(new URL(url).port);

async function healthMs(): Promise<number> {
  const { status, ms } = await ask(server.url, '/health/live');
  expect(status).toBe(200);
  return ms;
}

describe('more heavy requests than the server has room for', () => {
  test('some are answered as without load, all others are refused at once', { timeout: 120_000 }, async () => {
    const alone = await startServer({
      config: readConfig(undefined, {}, { port: 0, open: true, threads: 0 }),
      data: sample.data,
    });
    const count = 60;
    const load = Promise.all(Array.from({ length: count }, (_, i) => ask(server.url, heavy(i))));
    expect(await Promise.race([healthMs().then(() => 'health'), load.then(() => 'load')])).toBe('health');
    const answers = await load;
    const answered = answers.flatMap((answer, i) => (answer.status === 200 ? [{ ...answer, i }] : []));
    expect(answered.length).toBeGreaterThanOrEqual(WAITING);
    for (const { text, i } of answered) expect(text).toBe((await ask(alone.url, heavy(i))).text);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.map(({ status, retry }) => [status, retry])).toEqual(refused.map(() => [503, '5']));
    const last = (some: readonly { readonly ms: number }[]): number => Math.max(...some.map(({ ms }) => ms));
    expect(last(refused)).toBeLessThan(last(answered));
    await alone.close();
  });

  test('a walk is answered while they wait', { timeout: 60_000 }, async () => {
    const load = Promise.all(Array.from({ length: 20 }, (_, i) => ask(server.url, heavy(i))));
    const walk = ask(server.url, '/v1/routing.json?from=(43.49748,-28.39269)&to=(43.50048,-28.39269)&modes=wa_wal');
    const first = await Promise.race([walk, load]);
    expect(first).toMatchObject({ status: 200 });
    await load;
  });
});

describe('clients that go away', () => {
  test('400 dropped requests leave the server quick, and their searches end', { timeout: 120_000 }, async () => {
    const sockets = await Promise.all(Array.from({ length: 400 }, () => open(portOf(server.url))));
    for (const [i, socket] of sockets.entries()) socket.write(`GET ${heavy(i)} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await sleep(20);
    for (const socket of sockets) socket.destroy();
    expect(await healthMs()).toBeLessThan(10_000);
    // Nothing waits any more: a new request is neither refused nor late.
    await vi.waitFor(async () => expect((await ask(server.url, heavy(1))).status).toBe(200), { timeout: 20_000 });
  });

  test('pipelined requests are answered in their order', { timeout: 60_000 }, async () => {
    const socket = await open(portOf(server.url));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    const paths = ['/health/live', '/nowhere', '/v1/nothing.json', '/openapi.json', '/health/ready'];
    for (const [i, path] of paths.entries()) {
      const last = i === paths.length - 1 ? 'Connection: close\r\n' : '';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nX-Request-Id: r${i}\r\n${last}\r\n`);
    }
    await once(socket, 'close');
    expect([...received.matchAll(/^x-request-id: (\w+)/gim)].map((match) => match[1])).toEqual(
      paths.map((_, i) => `r${i}`),
    );
  });
});

test('a client that sends no more gives way to others, and reads that it has', async () => {
  const small = createServer();
  const limits = {
    connections: 9,
    connectionsPerAddress: 9,
    requestsPerConnection: 4,
    idleSeconds: 60,
    answerSeconds: 60,
  };
  const { giveWay } = limitConnections(small, limits);
  // Never answered: its search would take too long.
  const arrived = once(small, 'request') as Promise<[IncomingMessage, ServerResponse]>;
  small.listen(0, '127.0.0.1');
  await once(small, 'listening');
  const socket = await open((small.address() as AddressInfo).port);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [request, response] = await arrived;
  giveWay();
  expect(response.destroyed).toBe(false);
  socket.end();
  await once(request.socket, 'end');
  giveWay();
  await Promise.all([once(response, 'close'), once(socket, 'close')]);
  expect(received).toMatch(/^HTTP\/1\.1 503 [\s\S]*Retry-After: 5\r\n/);
  small.close();
});

test('a server that stops says so, and ends connections with their next answer', async () => {
  const config = readConfig(undefined, {}, { port: 0, open: true, threads: 0 });
  const stopping = await startServer({ config, data: sample.data });
  const ready = async (): Promise<readonly [number, string, string | null]> => {
    const answer = await fetch(`${stopping.url}/health/ready`);
    return [answer.status, await answer.text(), answer.headers.get('connection')];
  };
  expect(await ready()).toEqual([200, '{"status":"ready"}', 'keep-alive']);
  stopping.drain();
  expect(await ready()).toEqual([503, '{"status":"stopping"}', 'close']);
  expect((await ask(stopping.url, '/health/live')).status).toBe(200);
  await stopping.close();
});

describe('slow readers', () => {
  const body = Buffer.alloc(30_000_000, 97);
  let slow: Server;
  beforeAll(async () => {
    slow = createServer();
    limitConnections(slow, {
      connections: 100,
      connectionsPerAddress: 100,
      requestsPerConnection: 4,
      idleSeconds: 1,
      answerSeconds: 3,
    });
    slow.on('request', (_, response) => response.end(body));
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
  });
  afterAll(() => {
    slow.closeAllConnections();
    slow.close();
  });

  /** Resolves when the server has closed its side of every connection. */
  const allClosed = (): Promise<unknown> =>
    vi.waitFor(
      () =>
        new Promise<void>((resolve, reject) =>
          slow.getConnections((_, count) => (count === 0 ? resolve() : reject(new Error(`${count} are open`)))),
        ),
      { timeout: 25_000, interval: 200 },
    );

  test('a reader that stops is disconnected', { timeout: 40_000 }, async () => {
    const socket = await open((slow.address() as AddressInfo).port);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await sleep(100);
    await allClosed();
    socket.destroy();
  });

  test('a reader that takes a little at a time is disconnected', { timeout: 40_000 }, async () => {
    const socket = await open((slow.address() as AddressInfo).port);
    socket.pause();
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const timer = setInterval(() => socket.read(1000), 100);
    await sleep(100);
    await allClosed();
    clearInterval(timer);
    socket.destroy();
  });
});
