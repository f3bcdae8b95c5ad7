import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type RateStore, sharedRates } from './index.ts';

/** Name of the program on this machine; Valkey is the same under another name. */
const PROGRAM = ['redis-server', 'valkey-server'].find((name) => {
  try {
    return execFileSync(name, ['--version'], { stdio: 'pipe' }).length > 0;
  } catch {
    return false;
  }
});
if (PROGRAM === undefined)
  console.warn('Neither redis-server nor valkey-server is here: the shared store of rates is not tested.');

const WINDOW = { name: 'tests', limit: 2, seconds: 60 };
const stores: RateStore[] = [];
const processes: ChildProcess[] = [];
afterEach(() => {
  for (const store of stores.splice(0)) store.close();
  for (const one of processes.splice(0)) one.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startRedis(port: number): Promise<ChildProcess> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = spawn(PROGRAM ?? '', options, { stdio: ['ignore', 'pipe', 'ignore'] });
  processes.push(redis);
  await new Promise<void>((ready) =>
    redis.stdout?.on('data', (text) => /eady to accept/.test(String(text)) && ready()),
  );
  return redis;
}

async function opened(port: number, log: (line: string) => void = () => {}): Promise<RateStore> {
  const store = await sharedRates(`redis://127.0.0.1:${port}`, log);
  stores.push(store);
  return store;
}

test('without its store a server counts alone from the start, and logs one line', async () => {
  const lines: string[] = [];
  const store = await opened(1, (line) => lines.push(line));
  const limiter = store.limiter(WINDOW);
  expect((await limiter.take('a')).remaining).toBe(1);
  expect((await limiter.take('a')).exceeded).toBe(false);
  expect((await limiter.take('a')).exceeded).toBe(true);
  expect(store.isShared?.()).toBe(false);
  expect(lines).toEqual([expect.stringContaining('counts alone')]);
});

describe.skipIf(PROGRAM === undefined)('with a real store', () => {
  test('servers count together', async () => {
    const port = await freePort();
    await startRedis(port);
    const [one, other] = [await opened(port), await opened(port)].map((store) => store.limiter(WINDOW));
    expect(await one?.take('a')).toEqual({ limit: 2, remaining: 1, resetSeconds: 60, exceeded: false });
    expect(await other?.take('a')).toMatchObject({ remaining: 0, exceeded: false });
    expect(await one?.take('a')).toMatchObject({ exceeded: true });
    expect(await other?.take('b')).toMatchObject({ remaining: 1, exceeded: false });
  });

  test('a store that dies under load costs no request, and is used again when it is back', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const lines: string[] = [];
    const store = await opened(port, (line) => lines.push(line));
    const limiter = store.limiter({ ...WINDOW, limit: 1000 });
    const load = Array.from({ length: 200 }, async (_, i) => {
      if (i === 100) redis.kill('SIGKILL');
      return limiter.take('a');
    });
    expect((await Promise.all(load)).every(({ exceeded }) => !exceeded)).toBe(true);
    await limiter.take('a');
    expect([store.isShared?.(), lines]).toEqual([false, [expect.stringContaining('counts alone')]]);
    await startRedis(port);
    await vi.waitFor(() => expect(store.isShared?.()).toBe(true), { timeout: 5000, interval: 20 });
    expect(lines[1]).toContain('answers again');
    expect((await limiter.take('a')).remaining).toBe(999);
  });

  test('a frozen store makes one moment of requests wait, not every request', async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const store = await opened(port);
    const limiter = store.limiter({ ...WINDOW, limit: 1000 });
    expect((await limiter.take('a')).remaining).toBe(999);
    redis.kill('SIGSTOP');
    const started = performance.now();
    for (let i = 0; i < 100; i++) await limiter.take('a');
    // Were each to wait for the store, these would take 25 seconds.
    expect(performance.now() - started).toBeLessThan(5000);
    redis.kill('SIGCONT');
    await vi.waitFor(() => expect(store.isShared?.()).toBe(true), { timeout: 5000, interval: 20 });
  });
});
