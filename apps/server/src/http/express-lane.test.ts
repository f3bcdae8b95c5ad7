import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Planner } from '@tripwright/planner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakePlanner } from '../../test/graphql/fake-planner.ts';
import { type Keyring, openKeyring } from '../keys/index.ts';
import { type Planning, planHere } from '../planning/planning.ts';
import { createApp } from './app.ts';
import { createExpressLane, type ExpressLane } from './express-lane.ts';
import { createListener } from './listener.ts';
import { createMetrics } from './metrics.ts';

const HEAVY = '/v1/routing.json?from=(43.5,-28.4)&to=(43.51,-28.39)&modes=pt_pub&modes=wa_wal';
const WALK = '/v1/routing.json?from=(43.5,-28.4)&to=(43.51,-28.39)&modes=wa_wal';

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Whether the lane gave it. */
  readonly isExpress: boolean;
}

let keys: Keyring;
let key: string;
let planning: Planning;
let server: Server;
/** Kinds of work for which there is no room. */
let full: 'none' | 'heavy' | 'all' = 'none';
/** Clients for whom rooms were asked. */
let clients: string[] = [];
let isLaneOpen = true;
let isExpress = false;

beforeAll(async () => {
  keys = openKeyring({ open: false });
  key = keys.ensureDemoKey();
  const planner: Planner = fakePlanner();
  planning = {
    ...planHere(planner),
    hasRoom: (isHeavy, client) => {
      clients.push(client);
      return full === 'none' || (full === 'heavy' && !isHeavy);
    },
  };
  const metrics = createMetrics();
  const app = createApp({ tiles: new Map(), planner, planning, keys, demoKey: key, metrics, site: undefined });
  const listener = createListener(app, 'localhost');
  const lane: ExpressLane = createExpressLane({ planning, keys, metrics });
  server = createServer((incoming, outgoing) => {
    isExpress = isLaneOpen && lane(incoming, outgoing);
    if (!isExpress) listener(incoming, outgoing);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  await ask('/v1/regions.json', {});
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  keys.close();
});

function ask(path: string, headers: Record<string, string | string[]>, method: string = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  clients = [];
  return new Promise((resolve, reject) => {
    const all = { 'x-service-key': key, 'x-request-id': 'r1', ...headers };
    request({ port, path, method, headers: all }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => {
        const { date, ...others } = response.headers;
        resolve({ status: response.statusCode ?? 0, headers: others, body, isExpress });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The same request to the app alone. */
async function askApp(path: string, headers: Record<string, string>): Promise<Answer> {
  isLaneOpen = false;
  try {
    return await ask(path, headers);
  } finally {
    isLaneOpen = true;
  }
}

describe('an express answer is that of the app, to the byte', () => {
  test.each([{}, { 'accept-encoding': 'gzip' }])('of /health/live with %o', async (headers) => {
    const express = await ask('/health/live', headers);
    expect(express.isExpress).toBe(true);
    expect(express).toEqual({ ...(await askApp('/health/live', headers)), isExpress: true });
  });

  test.each([
    ['no language', HEAVY, {}],
    ['a parameter', `${HEAVY}&locale=de`, { 'accept-language': 'ko' }],
    ['a header', HEAVY, { 'accept-language': 'pt-BR, en;q=0.5' }],
    ['compression', HEAVY, { 'accept-encoding': 'gzip, br' }],
    ['another origin', HEAVY, { origin: 'https://elsewhere.example' }],
    ['an unusable request id', HEAVY, { 'x-request-id': 'fixed\u00e9' }],
  ])('of a refusal with %s', async (_, path, headers) => {
    full = 'all';
    const express = await ask(path, headers);
    const app = await askApp(path, headers);
    full = 'none';
    expect([express.isExpress, app.isExpress, express.status]).toEqual([true, false, 503]);
    const ownId = { 'x-request-id': expect.stringMatching(/^r1$|^[\da-f-]{36}$/) };
    expect(express).toEqual({ ...app, isExpress: true, headers: { ...app.headers, ...ownId } });
    expect(express.headers).toMatchObject({ 'retry-after': '5', 'access-control-allow-origin': '*', ...ownId });
  });
});

describe('the app answers', () => {
  test('plans for which there is room', async () => {
    full = 'heavy';
    const walk = await ask(WALK, {});
    const comma = await ask(WALK.replace('wa_wal', 'wa_wal,pt_pub'), {});
    full = 'none';
    expect([walk.isExpress, walk.status]).toEqual([false, 200]);
    expect([comma.isExpress, comma.status]).toEqual([true, 503]);
  });

  test.each([
    ['an unknown key', { 'x-service-key': 'wrong' }, 401],
    ['no key', { 'x-service-key': '' }, 401],
    ['a malformed host', { host: 'a b' }, 400],
  ])('under overload, %s', async (_, headers, status) => {
    full = 'all';
    const answer = await ask(HEAVY, headers);
    full = 'none';
    expect([answer.isExpress, answer.status]).toEqual([false, status]);
  });

  test.each(['HEAD', 'POST', 'OPTIONS'])('%s', async (method) => {
    full = 'all';
    expect((await ask(HEAVY, {}, method)).isExpress).toBe(false);
    full = 'none';
    expect((await ask('/health/live', {}, method)).isExpress).toBe(false);
  });
});

test('clients are those of their keys', async () => {
  full = 'all';
  await ask(HEAVY, {});
  full = 'none';
  expect(new Set(clients)).toEqual(new Set(['demo']));
});

test('express answers are counted in the metrics', async () => {
  const count = async (): Promise<number> => {
    const { body } = await ask('/metrics', {});
    const line = /^tripwright_http_requests_total\{route="\/health\/live",method="GET",status="200"\} (\d+)/m.exec(
      body,
    );
    return Number(line?.[1] ?? 0);
  };
  const before = await count();
  await ask('/health/live', {});
  expect(await count()).toBe(before + 1);
});
