import { once } from 'node:events';
import { statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { mayReadMetrics } from '../src/http/metrics-gate.ts';
import { ownUrlOf } from '../src/http/own-url.ts';
import { printable } from '../src/log/printable.ts';
import { requestIdOf } from '../src/log/request-id.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let server: RunningServer;

beforeAll(async () => {
  sample = await buildSampleRegion();
  const config = readConfig(undefined, {}, { port: 0, planSeconds: 1, keyStore: join(sample.data, 'keys.sqlite') });
  server = await startServer({ config, data: sample.data });
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

/** Sends bytes over a new socket, and collects the answer until the server ends the connection or the time is up. */
async function raw(text: string, waitMs = 2000): Promise<string> {
  const socket = await open();
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1');
  });
  socket.write(text);
  await Promise.race([once(socket, 'close'), sleep(waitMs)]);
  socket.destroy();
  return answer;
}

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

describe('malformed requests', () => {
  test.each(['/%zz', '/%', '/v1/%E0%A4%A', '/tiles/%ff/1/1/1.mvt', '/graphiql/%zz'])('%s is 400', async (path) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  test('HTTP/1.0 without a host is answered', async () => {
    expect(await raw('GET /health/live HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*alive/);
  });

  test.each(['a b', 'localhost:99999'])('the host "%s" is 400 with an error body', async (host) => {
    const answer = await raw(`GET /v1/regions.json HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"errorCode":400/);
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
  });

  test('two hosts are 400', async () => {
    const answer = await raw('GET /health/live HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each([
    ['no HTTP', '\u0000\u0001\r\n\r\n', 400],
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 7\r\nContent-Length: 8\r\n\r\n', 400],
    ['a long header', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['many headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-A: a\r\n'.repeat(200)}\r\n`, 431],
  ])('%s is refused with an error body', async (_, request, status) => {
    const answer = await raw(request);
    expect(answer).toMatch(
      new RegExp(`^HTTP/1\\.1 ${status} [^]*\r\n\r\n\\{"error":".+","errorCode":${status},"usererror":false\\}$`),
    );
  });

  test('an aborted upload is not an error of the server', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of ['/v1/locations.json', '/v1/regions.json', '/graphql']) {
      const socket = await open();
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Service-Key: ${server.demoKey}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"region":`,
      );
      await sleep(50);
      socket.destroy();
    }
    await sleep(200);
    expect(log.mock.calls.map(String)).toEqual([]);
    log.mockRestore();
  });

  test('a client cannot write log lines', () => {
    expect(printable('/a\nERROR b\r\u001b[31m\u2028c')).toBe('/a\\u{a}ERROR b\\u{d}\\u{1b}[31m\\u{2028}c');
    expect(printable('x'.repeat(1000)).length).toBeLessThan(210);
  });

  test('a request id is returned only if it is well-formed', () => {
    expect(requestIdOf('abc-1.2:3_4')).toBe('abc-1.2:3_4');
    for (const bad of ['', 'a b', 'a\nb', 'x'.repeat(101), null, undefined])
      expect(requestIdOf(bad)).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('a client that shuts its sending side after its request', () => {
  const key = (): string => `Host: localhost\r\nX-Service-Key: ${server.demoKey}\r\n`;
  const ends = 'from=(43.49748,-28.39269)&to=(43.50764,-28.38698)&departAfter=1777888000';

  test.each<readonly [what: string, request: () => string, answer: RegExp]>([
    [
      'a plan',
      () => `GET /v1/routing.json?${ends}&modes=pt_pub HTTP/1.1\r\n${key()}\r\n`,
      /^HTTP\/1\.1 200 OK[\s\S]*"groups":\[\{/,
    ],
    [
      'a body',
      () =>
        `POST /v1/regions.json HTTP/1.1\r\n${key()}Content-Type: application/json\r\nContent-Length: 7\r\n\r\n{"v":2}`,
      /^HTTP\/1\.1 200 OK[\s\S]*"regions":\[\{/,
    ],
    [
      'several requests',
      () => `GET /health/live HTTP/1.1\r\n${key()}\r\nGET /v1/regions.json HTTP/1.1\r\n${key()}\r\n`,
      /^HTTP\/1\.1 200 OK[\s\S]*alive[\s\S]*HTTP\/1\.1 405 /,
    ],
    [
      'half a body',
      () => `POST /v1/regions.json HTTP/1.1\r\n${key()}Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{`,
      /^HTTP\/1\.1 400 /,
    ],
  ])('%s is answered, and the connection ended', async (_, request, answer) => {
    const socket = await open();
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.end(request());
    await once(socket, 'close');
    expect(received).toMatch(answer);
  });

  test('events are for readers that are there: their stream ends', async () => {
    const query = encodeURIComponent('subscription { alerts(region: "xx_portmerrow") { __typename } }');
    const socket = await open();
    socket.write(`GET /graphql?query=${query} HTTP/1.1\r\nAccept: text/event-stream\r\n${key()}\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    expect(first.toString('latin1')).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*text\/event-stream/i);
    socket.resume();
    socket.end();
    await once(socket, 'close');
  });
});

describe('the Host header', () => {
  test('is not used in answers if it names another machine', async () => {
    const ask = async (host: string): Promise<string> =>
      raw(
        `POST /v1/regions.json HTTP/1.1\r\nHost: ${host}\r\nX-Service-Key: ${server.demoKey}\r\nContent-Type: application/json\r\nContent-Length: 7\r\nConnection: close\r\n\r\n{"v":2}`,
      );
    const forged = await ask('evil.example');
    expect(forged).toMatch(/^HTTP\/1\.1 200 /);
    expect(forged).not.toContain('evil.example');
    expect(forged).toContain(`${server.url}/v1`);
    expect(await ask('localhost:1234')).toContain('http://localhost:1234/v1');
  });

  test('is trusted if the operator configured it, or if it is an address of this machine', () => {
    const own = ownUrlOf('http://localhost:4000', ['planner.example']);
    expect(own(new URL('https://planner.example/v1/regions.json'))).toBe('https://planner.example');
    expect(own(new URL('http://127.0.0.1:4711/x'))).toBe('http://127.0.0.1:4711');
    expect(own(new URL('http://203.0.113.9/x'))).toBe('http://localhost:4000');
    expect(own(new URL('http://planner.example.evil.example/x'))).toBe('http://localhost:4000');
  });
});

describe('every answer has security headers', () => {
  test.each([
    '/health/live',
    '/v1/regions.json',
    '/openapi.json',
    '/nowhere',
    '/graphql?query={__typename}',
    '/metrics',
  ])('%s', async (path) => {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test('HEAD of the graph has them, and none that are fields of an object', async () => {
    const { status, headers } = await fetch(`${server.url}/graphql`, { method: 'HEAD' });
    expect(status).toBe(401);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect([...headers.keys()].filter((name) => /headersinit|_map/.test(name))).toEqual([]);
  });

  test('GraphiQL has its own policy', async () => {
    const { headers } = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain('nonce-');
  });
});

describe('metrics', () => {
  const asking = (headers: Record<string, string> = {}): Request =>
    new Request('http://localhost:4000/metrics', { headers });

  test('are readable from this machine only while no key is set', () => {
    expect(mayReadMetrics(asking(), '127.0.0.1', undefined)).toBe(true);
    expect(mayReadMetrics(asking(), '::ffff:127.0.0.1', '')).toBe(true);
    expect(mayReadMetrics(asking(), '203.0.113.9', undefined)).toBe(false);
  });

  test.each(['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'])(
    'are not readable through a proxy on this machine, which adds %s',
    (name) => {
      expect(mayReadMetrics(asking({ [name]: '203.0.113.9' }), '127.0.0.1', undefined)).toBe(false);
    },
  );

  test('are not readable by a page whose host name leads to this machine', () => {
    expect(mayReadMetrics(new Request('http://evil.example:4000/metrics'), '127.0.0.1', undefined)).toBe(false);
  });

  test('need the configured key from everywhere', () => {
    expect(mayReadMetrics(asking(), '127.0.0.1', 'secret')).toBe(false);
    expect(mayReadMetrics(asking({ authorization: 'Bearer wrong' }), '127.0.0.1', 'secret')).toBe(false);
    expect(mayReadMetrics(asking({ authorization: 'bearer secret' }), '203.0.113.9', 'secret')).toBe(true);
  });

  test('only the owner can read the key store', () => {
    expect(statSync(join(sample.data, 'keys.sqlite')).mode & 0o777).toBe(0o600);
  });
});

describe('slow and many clients', () => {
  test('a connection that pipelines too many requests ends with the sixteenth answer, and others are answered', async () => {
    const request = `GET /v1/regions.json HTTP/1.1\r\nHost: localhost\r\nX-Service-Key: ${server.demoKey}\r\n\r\n`;
    expect((await raw(request.repeat(500), 30_000)).match(/HTTP\/1\.1 \d+ /g)).toHaveLength(16);
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });

  test('500 clients that do not read GraphiQL cost almost no memory', { timeout: 60_000 }, async () => {
    const page = await (await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } })).text();
    const script = /src="([^"]+)"/.exec(page)?.[1] as string;
    await fetch(server.url + script).then((response) => response.arrayBuffer());
    const before = process.memoryUsage().rss;
    const sockets = await Promise.all(Array.from({ length: 500 }, open));
    for (const socket of sockets) {
      socket.pause();
      socket.write(`GET ${script} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    }
    await sleep(1500);
    expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000);
    const started = performance.now();
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(1000);
    for (const socket of sockets) socket.destroy();
  });
});
