import { createClient, type TripClient, type TripQuery } from '@tripwright/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EIGHT, type FakeServer, FROM, type Manner, startFakeServer, TO } from './fake-server.ts';

const HEDGE = 120;
const query: TripQuery = { from: FROM, to: TO, modes: ['pt_pub'], departAfter: EIGHT };

let servers: FakeServer[];
let clients: TripClient[];
beforeEach(async () => {
  servers = await Promise.all([startFakeServer(), startFakeServer(), startFakeServer()]);
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.close();
  await Promise.all(servers.map((server) => server.close()));
});

function clientOf(options: Partial<Parameters<typeof createClient>[0]> = {}): TripClient {
  const client = createClient({
    servers: servers.map(({ url }) => url),
    regionServers: false,
    key: 'secret',
    hedgeMs: HEDGE,
    timeoutMs: 5_000,
    ...options,
  });
  clients.push(client);
  return client;
}

/**
 * One hedge and a request to a server that always works, as long as this machine takes for both at this time: it may be busy with other tests.
 * @returns ends it; the longest time in milliseconds
 */
function startControl(): () => Promise<number> {
  let isOn = true;
  const longest = (async () => {
    const server = await startFakeServer();
    let most = 0;
    do {
      const started = performance.now();
      await new Promise((resolve) => setTimeout(resolve, HEDGE));
      await Promise.all(Array.from({ length: 12 }, async () => (await fetch(`${server.url}/v1/regions.json`)).json()));
      most = Math.max(most, performance.now() - started);
    } while (isOn);
    await server.close();
    return most;
  })();
  return () => {
    isOn = false;
    return longest;
  };
}

const routed = (index: number): number => servers[index]!.seen.filter(({ path }) => path === '/v1/routing.json').length;

describe('one bad server is followed by the next (spec 2.1)', () => {
  test.each<[string, Manner]>([
    ['a server error', { status: 500, body: 'oops' }],
    ['no capacity', { status: 503, headers: { 'retry-after': '30' }, body: { error: 'busy', usererror: true } }],
    ['no such path', { status: 404 }],
    ['a page of a proxy', { status: 403, body: 'forbidden' }],
    ['a body that ends early', 'cut off'],
    ['a body without an end', 'huge'],
    ['no JSON', 'not JSON'],
    ['a redirect', 'moved'],
    ['another format', 'another format'],
    ['an older version', 'old version'],
    ['a list that is none', { status: 200, body: { groups: 5 } }],
    ['a list of nothings', { status: 200, body: { groups: [{ trips: [null] }], segmentTemplates: [null] } }],
    ['no such region', { status: 400, body: { error: 'not here', errorCode: 1401, usererror: false } }],
  ])('%s', async (_, manner) => {
    servers[0]!.manner = manner;
    const started = performance.now();
    const result = await clientOf({ maxBytes: 200_000 }).routing(query);
    expect(result).toMatchObject({ ok: true, value: { groups: [{}] } });
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(routed(1)).toBe(1);
    expect(routed(2)).toBe(0);
  });

  test('a redirect never carries the key away', async () => {
    servers[0]!.manner = { status: 302, headers: { location: `${servers[2]!.url}/v1/routing.json` } };
    await clientOf().routing(query);
    expect(servers[2]!.seen).toEqual([]);
  });

  test('a server that failed is left alone, checked free of charge, and used again', async () => {
    let now = 1_000_000;
    const client = clientOf({ now: () => now, random: () => 0.5 });
    await client.regions();
    servers[0]!.manner = { status: 500 };
    await client.routing(query);
    servers[0]!.manner = 'works';
    await client.routing(query);
    expect([routed(0), routed(1)]).toEqual([1, 2]);
    now += 3_000;
    await client.routing(query);
    expect([routed(0), routed(1)]).toEqual([1, 3]);
    await expect.poll(() => servers[0]!.seen.at(-1)?.headers['x-service-healthcheck']).toBe('true');
    await expect
      .poll(async () => {
        await client.routing(query);
        return routed(0);
      })
      .toBeGreaterThan(1);
  });

  test('a server without the region, or without the key, works for other requests', async () => {
    const client = clientOf();
    await client.regions();
    servers[0]!.manner = { status: 400, body: { error: 'not here', errorCode: 1401, usererror: false } };
    await client.routing(query);
    servers[0]!.manner = 'works';
    await client.routing(query);
    expect([routed(0), routed(1)]).toEqual([2, 1]);
  });

  test('a server that asked to be left alone is not asked before, even as the only one', async () => {
    servers[0]!.manner = { status: 503, headers: { 'retry-after': '100' }, body: { error: 'Busy.', usererror: true } };
    const client = clientOf({ servers: servers[0]!.url });
    const first = await client.routing(query);
    expect(first).toMatchObject({ ok: false, failure: { kind: 'overloaded', retryAfterSeconds: 100, remedy: 'wait' } });
    const asked = servers[0]!.seen.length;
    expect(await client.routing(query)).toMatchObject({ ok: false, failure: { kind: 'overloaded' } });
    expect(servers[0]!.seen).toHaveLength(asked);
  });

  test('Retry-After of a rate limit is kept to, and the request answered after it', async () => {
    const client = clientOf({ servers: servers[0]!.url });
    await client.regions();
    servers[0]!.manner = {
      status: 429,
      headers: { 'retry-after': '1' },
      body: { error: 'too many', usererror: false },
    };
    setTimeout(() => {
      servers[0]!.manner = 'works';
    }, 300);
    const started = performance.now();
    expect(await client.routing(query)).toMatchObject({ ok: true });
    expect(performance.now() - started).toBeGreaterThan(950);
  });
});

describe('under load', () => {
  test('killed, frozen and slowed in turn: no request is lost, none waits longer than one hedge', {
    timeout: 60_000,
  }, async () => {
    const client = clientOf();
    await client.regions();
    const control = startControl();
    let isOn = true;
    const waits: number[] = [];
    const lost: unknown[] = [];
    const traveller = async (): Promise<void> => {
      while (isOn) {
        const started = performance.now();
        const result = await client.routing(query);
        waits.push(performance.now() - started);
        if (!result.ok) lost.push(result.failure);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    const travellers = Array.from({ length: 12 }, traveller);
    const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2 * HEDGE));
    for (const [index, server] of servers.entries()) {
      await server.kill();
      await rest();
      await server.revive();
      const other = servers[(index + 1) % 3]!;
      other.manner = 'frozen';
      await rest();
      const last = servers[(index + 2) % 3]!;
      last.manner = { delayMs: 10 * HEDGE };
      await rest();
      other.manner = 'works';
      last.manner = 'works';
    }
    isOn = false;
    await Promise.all(travellers);
    expect(lost).toEqual([]);
    expect(waits.length).toBeGreaterThan(200);
    expect(Math.max(...waits)).toBeLessThan(1.5 * (await control()) + 50);
    const slow = waits.filter((wait) => wait > HEDGE / 2).length;
    expect(slow / waits.length).toBeLessThan(0.25);
  });

  test('two of three are frozen: each request is answered within one hedge', async () => {
    const client = clientOf();
    await client.regions();
    [servers[0]!.manner, servers[1]!.manner] = ['frozen', 'frozen'];
    for (let wave = 0; wave < 3; wave++) {
      const control = startControl();
      const started = performance.now();
      const results = await Promise.all(Array.from({ length: 20 }, () => client.routing(query)));
      const waited = performance.now() - started;
      expect(results.every(({ ok }) => ok)).toBe(true);
      expect(waited).toBeLessThan(1.5 * (await control()) + 50);
    }
    // By now both are suspected.
    const asked = routed(0) + routed(1);
    await client.routing(query);
    expect(routed(0) + routed(1)).toBe(asked);
  });

  test('two of three are dead: every request is answered', async () => {
    const client = clientOf();
    await Promise.all([servers[0]!.kill(), servers[1]!.kill()]);
    const results = await Promise.all(Array.from({ length: 50 }, () => client.routing(query)));
    expect(results.every(({ ok }) => ok)).toBe(true);
  });
});

describe('failures are values that say what to do', () => {
  test('all servers are dead', async () => {
    await Promise.all(servers.map((server) => server.kill()));
    // The shortest pauses between rounds.
    const result = await clientOf({ random: () => 0 }).routing(query);
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable', remedy: 'retry' } });
    expect(result.ok ? [] : result.failure.servers.map(({ server }) => server).sort()).toEqual(
      servers.map(({ url }) => `${url}/v1`).sort(),
    );
  });

  test('all servers are frozen: the time limit holds', async () => {
    for (const server of servers) server.manner = 'frozen';
    const started = performance.now();
    const result = await clientOf({ timeoutMs: 400 }).ask({ path: 'anything.json' });
    expect(result).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
    expect(performance.now() - started).toBeLessThan(900);
  });

  test.each<[string, Manner, object]>([
    [
      'a refusal has the server’s words and is not repeated',
      { status: 200, body: { error: 'Outside.', errorCode: 1002, usererror: true } },
      { kind: 'refused', message: 'Outside.', code: 1002, isForUser: true, remedy: 'change-request' },
    ],
    [
      'a malformed request names its parameters',
      {
        status: 400,
        body: { error: 'from: bad', errorCode: 400, usererror: false, invalid: [{ name: 'from', reason: 'bad' }] },
      },
      { kind: 'bad-request', invalid: [{ name: 'from', reason: 'bad' }], remedy: 'fix-request', status: 400 },
    ],
    [
      'a quota',
      { status: 429, body: { error: 'Enough.', usererror: true } },
      { kind: 'over-quota', message: 'Enough.', remedy: 'wait' },
    ],
  ])('%s', async (_, manner, expected) => {
    const client = clientOf();
    await client.regions();
    for (const server of servers) server.manner = manner;
    expect(await client.routing(query)).toMatchObject({ ok: false, failure: expected });
    expect(routed(0) + routed(1) + routed(2)).toBe(1);
  });

  test('a key that no server knows; a key that one server knows', async () => {
    const client = clientOf();
    const unknown: Manner = { status: 401, body: { error: 'Unknown key.', usererror: false } };
    await client.regions();
    for (const server of servers) server.manner = unknown;
    expect(await client.routing(query)).toMatchObject({ ok: false, failure: { kind: 'no-key', remedy: 'set-key' } });
    // Another round would find no other key.
    expect(servers.map((_, index) => routed(index))).toEqual([1, 1, 1]);
    servers[2]!.manner = 'works';
    expect(await client.routing(query)).toMatchObject({ ok: true });
  });

  test('addresses that are none are refused at once', () => {
    expect(() => createClient({ servers: ['ftp://x', 'nonsense'] })).toThrow(TypeError);
  });
});

describe('an abort ends everything', () => {
  test('with the reason of the signal, at once, also between rounds and for plans', async () => {
    const client = clientOf({ hedgeMs: 60_000 });
    await client.regions();
    for (const server of servers) server.manner = 'frozen';
    for (const call of [
      (signal: AbortSignal) => client.routing(query, { signal }),
      (signal: AbortSignal) => client.planAll(query, { signal }),
      (signal: AbortSignal) => client.cells({ region: 'xx_fake' }, { signal }),
      (signal: AbortSignal) => client.ask({ path: 'x' }, { signal }),
    ]) {
      const controller = new AbortController();
      const running = call(controller.signal);
      setTimeout(() => controller.abort('enough'), 20);
      await expect(running).rejects.toBe('enough');
    }
    const running = client.routing(query);
    client.close();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the key and the language', () => {
  test('go in headers; the key is in no address', async () => {
    const client = clientOf({ locale: 'pt' });
    await client.planAll({ ...query, modes: ['pt_pub', 'wa_wal'] });
    const { seen } = servers[0]!;
    expect(seen).toHaveLength(4);
    for (const { headers, query: sent, path } of seen) {
      expect(headers['x-service-key']).toBe('secret');
      expect(headers['accept-language']).toBe('pt');
      expect(`${path}?${sent}`).not.toContain('secret');
      if (path.endsWith('routing.json')) expect(sent.get('locale')).toBe('pt');
    }
  });

  test('two clients share nothing', async () => {
    const [one, other] = [clientOf(), clientOf()];
    servers[0]!.manner = { status: 500 };
    await one.routing(query);
    servers[0]!.manner = 'works';
    await other.routing(query);
    expect(servers[0]!.seen.filter(({ path }) => path === '/v1/regions.json')).toHaveLength(2);
    expect(routed(0)).toBe(1);
  });
});
