import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { type LiveSource, plainSource, readLiveFile } from './live-file.ts';
import { type ReadSourceOptions, readSource, type SourceReading } from './read-source.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-live-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** How a source names an environment variable. */
const variable = (name: string): string => `\${${name}}`;

/** The message of a feed without entities: a header of version 2.0. */
const MESSAGE = Uint8Array.of(0x0a, 0x05, 0x0a, 0x03, 0x32, 0x2e, 0x30);
const read = (from: string, parts: Partial<LiveSource> = {}, options: Partial<ReadSourceOptions> = {}) =>
  readSource({ ...plainSource('x', from), ...parts }, { allowPrivate: true, environment: {}, ...options });
const reasonOf = (reading: SourceReading): string => (reading.outcome === 'failed' ? reading.reason : reading.outcome);

describe('addresses', () => {
  test('validators and headers of the source are sent; 304 is no new message', async () => {
    const seen: (string | undefined)[][] = [];
    const address = await serve(({ headers }, response) => {
      seen.push([headers['if-none-match'], headers['if-modified-since'], headers['x-key'] as string]);
      if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 04 May 2026 08:00:00 GMT' }).end(MESSAGE);
    });
    const parts = { headers: { 'X-Key': `key ${variable('FEED_KEY')}` } };
    const environment = { FEED_KEY: 'secret' };
    const first = await read(address, parts, { environment });
    if (first.outcome !== 'message') throw new Error(reasonOf(first));
    expect(first.decoded).toMatchObject({ message: { header: { version: '2.0' }, entities: [] } });
    const second = await read(address, parts, { environment, validators: first.validators });
    expect(second).toEqual({ outcome: 'unchanged' });
    expect(seen).toEqual([
      [undefined, undefined, 'key secret'],
      ['"1"', 'Mon, 04 May 2026 08:00:00 GMT', 'key secret'],
    ]);
  });

  test('a key goes to its own origin only, and into no reason', async () => {
    let leaked: unknown = 'not asked';
    const other = await serve(({ headers }, response) => {
      leaked = headers['x-key'];
      response.end(MESSAGE);
    });
    const address = await serve((_, response) => response.writeHead(302, { location: other }).end());
    const options = { environment: { KEY: 'secret' } };
    expect((await read(address, { headers: { 'x-key': variable('KEY') } }, options)).outcome).toBe('message');
    expect(leaked).toBeUndefined();
    expect(reasonOf(await read(`http://127.0.0.1:1/?key=${variable('KEY')}`, {}, options))).not.toContain('secret');
    expect(reasonOf(await read(`${address}/\${NO_KEY}`))).toBe('the environment variable NO_KEY is not set');
  });

  test('slow, dead, large, absent and private ones fail with a reason', async () => {
    const dripping = await serve((_, response) => {
      const timer = setInterval(() => response.write(' '), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(reasonOf(await read(dripping, { timeoutSeconds: 0.1 }))).toBe('no complete answer within 0.1 s');
    const silent = await serve(() => undefined);
    expect(reasonOf(await read(silent, { timeoutSeconds: 0.1 }))).toBe('no complete answer within 0.1 s');
    expect(reasonOf(await read('http://127.0.0.1:1/'))).toMatch(/ECONNREFUSED/);
    const large = await serve((_, response) => response.end(Buffer.alloc(100_000)));
    expect(reasonOf(await read(large, {}, { mostBytes: 10_000 }))).toBe('the message has more than 10,000 bytes');
    const absent = await serve((_, response) => response.writeHead(404).end());
    expect(reasonOf(await read(absent))).toMatch(/404/);
    const broken = await serve((_, response) => response.writeHead(500).end());
    expect(reasonOf(await read(broken))).toMatch(/status 500/);
    const hidden = await serve((_, response) => response.end(MESSAGE));
    const redirect = await serve((_, response) => response.writeHead(302, { location: hidden }).end());
    expect(reasonOf(await read(redirect, {}, { allowPrivate: false }))).toMatch(/private host/);
    expect((await read(hidden, {}, { allowPrivate: false })).outcome).toBe('message');
    const moved = await serve(({ url }, response) =>
      url === '/now' ? response.end(MESSAGE) : response.writeHead(302, { location: '/now' }).end(),
    );
    expect((await read(moved, {}, { allowPrivate: false })).outcome, 'a redirect at the same origin').toBe('message');
    const unchanged = await serve((_, response) => response.writeHead(304).end());
    expect(reasonOf(await read(unchanged)), 'without an earlier message').toMatch(/304/);
  });

  test('a web page with status 200 is a refused message', async () => {
    const address = await serve((_, response) => response.end('<html>Quota exceeded</html>'));
    expect(await read(address)).toMatchObject({ outcome: 'message', decoded: { refused: 'not-realtime' } });
  });
});

test('files are read, and absent files and folders fail', async () => {
  const file = join(folder, 'message.pb');
  writeFileSync(file, MESSAGE);
  expect(await read(file)).toMatchObject({ outcome: 'message', decoded: { message: { entities: [] } } });
  expect(reasonOf(await read(join(folder, 'nothing.pb')))).toBe('there is no such file');
  expect(reasonOf(await read(folder))).toBe('it is a folder, not a file');
  expect(reasonOf(await read(file, {}, { mostBytes: 3 }))).toBe('the message has more than 3 bytes');
});

describe('live.json', () => {
  const write = (content: unknown): string => {
    const file = join(folder, 'live.json');
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };

  test('has defaults, and its paths are relative to it', () => {
    const meaning = {
      alertPolicy: 'inform',
      carryToNextTripOfBlock: false,
      timesFromPositions: true,
      longestAgeSeconds: 600,
    };
    const sources = [
      {
        name: 'trips',
        kind: 'trip-updates',
        url: 'https://live.example/trips.pb',
        headers: { 'X-Key': variable('KEY') },
      },
      { name: 'alerts', file: 'alerts.pb', feed: 'bus', ids: [{ of: 'trip', stripDate: true }], matchByCalls: true },
    ];
    expect(readLiveFile(write({ sources }))).toEqual([
      {
        ...{ name: 'trips', kind: 'trip-updates', from: 'https://live.example/trips.pb', feed: undefined },
        ...{
          headers: { 'X-Key': variable('KEY') },
          intervalSeconds: 30,
          timeoutSeconds: 15,
          idRules: [],
          matchByCalls: false,
          ...meaning,
        },
      },
      {
        ...{ name: 'alerts', kind: 'gtfs-rt', from: join(folder, 'alerts.pb'), feed: 'bus', headers: {} },
        ...{ intervalSeconds: 30, timeoutSeconds: 15, idRules: [{ of: 'trip', stripDate: true }], matchByCalls: true },
        ...meaning,
      },
    ]);
  });

  test('lifts are named by their id, or by the two ends of their way', () => {
    const pathways = [
      { alert: 'Lift 7', pathway: 'elevator-7' },
      { alert: '42', from: 'hall', to: 'platform-1' },
    ];
    const [source] = readLiveFile(write({ sources: [{ name: 'a', file: 'a', pathways }] }));
    expect(source?.alertPathways).toEqual(pathways);
  });

  test.each<[string, unknown, RegExp]>([
    ['no JSON', '{', /live\.json: not JSON/],
    [
      'a misspelt key',
      { sources: [{ name: 'a', file: 'a', intervalSecond: 5 }] },
      /sources\[0\]\.intervalSecond is not known; did you mean intervalSeconds\?/,
    ],
    ['a misspelt list', { source: [] }, /source is not known; did you mean sources\?/],
    ['a wrong kind', { sources: [{ name: 'a', file: 'a', kind: 'trips' }] }, /sources\[0\]\.kind/],
    ['two places', { sources: [{ name: 'a', file: 'a', url: 'https://a.example' }] }, /either "url" or "file"/],
    [
      'a name twice',
      {
        sources: [
          { name: 'a', file: 'a' },
          { name: 'a', file: 'b' },
        ],
      },
      /two sources have the name a/,
    ],
    ['a rule without an effect', { sources: [{ name: 'a', file: 'a', ids: [{ of: 'trip' }] }] }, /ids\[0\]: must be/],
    [
      'a lift that is named in two ways',
      { sources: [{ name: 'a', file: 'a', pathways: [{ alert: 'Lift 7', pathway: 'p', from: 's', to: 't' }] }] },
      /pathways\[0\]: must be \{"alert"\} with either "pathway", or both "from" and "to"/,
    ],
    ['a header of two lines', { sources: [{ name: 'a', file: 'a', headers: { k: 'a\nb' } }] }, /must be one line/],
    ['another protocol', { sources: [{ name: 'a', url: 'ftp://a.example' }] }, /sources\[0\]\.url/],
  ])('%s is refused', (_, content, message) => {
    expect(() => readLiveFile(write(content))).toThrow(message);
  });

  test('a file that is not there', () => {
    expect(() => readLiveFile(join(folder, 'absent.json'))).toThrow(/cannot be read/);
  });
});
