import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { memoryRates, type RateStore, sharedRates } from './index.ts';

const open: RateStore[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const store of open.splice(0)) store.close();
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

const kept = (store: RateStore): RateStore => {
  open.push(store);
  return store;
};

/** The part of a Redis that the limiter uses: one counter per key, by whatever script it sends. @returns its URL */
async function counters(): Promise<string> {
  const counts = new Map<string, number>();
  const answer = (words: readonly string[]): string => {
    const [command = '', , , key = '', points = '1'] = words;
    if (/^info$/i.test(command)) return '$9\r\nloading:0\r\n';
    if (!/^eval/i.test(command)) return '+OK\r\n';
    const count = (counts.get(key) ?? 0) + Number(points);
    counts.set(key, count);
    return `*2\r\n:${count}\r\n:30000\r\n`;
  };
  const server = createServer((socket) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
      // A command: "*N", then N times "$LENGTH" and the word.
      for (;;) {
        const lines = text.split('\r\n');
        const size = Number(lines[0]?.slice(1)) * 2 + 1;
        if (!text.startsWith('*') || lines.length <= size) return;
        socket.write(answer(lines.slice(1, size).filter((_, i) => i % 2 === 1)));
        text = lines.slice(size).join('\r\n');
      }
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  servers.push(server);
  const address = server.address();
  return `redis://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

const WINDOW = { name: 'tests', limit: 2, seconds: 60 };

test('a limiter counts down for each client, then refuses until the window ends', async () => {
  const limiter = kept(memoryRates()).limiter(WINDOW);
  expect(await limiter.take('a')).toEqual({ limit: 2, remaining: 1, resetSeconds: 60, exceeded: false });
  expect(await limiter.take('a')).toMatchObject({ remaining: 0, exceeded: false });
  expect(await limiter.take('a')).toMatchObject({ remaining: 0, exceeded: true });
  expect(await limiter.take('b')).toMatchObject({ remaining: 1, exceeded: false });
});

test('servers with one store count together', async () => {
  const url = await counters();
  const stores = [kept(await sharedRates(url, () => {})), kept(await sharedRates(url, () => {}))];
  await new Promise((connected) => setTimeout(connected, 100));
  const [one, other] = stores.map((store) => store.limiter(WINDOW));
  expect(await one?.take('a')).toEqual({ limit: 2, remaining: 1, resetSeconds: 30, exceeded: false });
  expect(await other?.take('a')).toMatchObject({ remaining: 0, exceeded: false });
  expect(await one?.take('a')).toMatchObject({ exceeded: true });
});

test('without its store a server counts alone, and logs one line', async () => {
  const lines: string[] = [];
  const limiter = kept(await sharedRates('redis://127.0.0.1:1', (line) => lines.push(line))).limiter(WINDOW);
  expect((await limiter.take('a')).remaining).toBe(1);
  expect((await limiter.take('a')).exceeded).toBe(false);
  expect((await limiter.take('a')).exceeded).toBe(true);
  await new Promise((retried) => setTimeout(retried, 300));
  expect(lines).toEqual([expect.stringContaining('counts alone')]);
});
