import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Worker } from 'node:worker_threads';
import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { fuzzGraph } from './fuzz/graph-fuzz.ts';
import { fuzzRest } from './fuzz/rest-fuzz.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The planning threads. */
const workers: Worker[] = [];
process.on('worker', (worker) => workers.push(worker));

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let server: RunningServer;

beforeAll(async () => {
  sample = await buildSampleRegion();
  const config = readConfig(undefined, {}, { port: 0, open: true, threads: 1 });
  server = await startServer({ config, data: sample.data });
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

/** Requests of all kinds, some of whose clients go away. */
async function allKinds(seed: number): Promise<void> {
  await fuzzRest(server.url, '', { count: 700, seed });
  await fuzzGraph(server.url, '', { count: 150, seed });
  const { port } = new URL(server.url);
  for (let i = 0; i < 100; i++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write(
      'GET /v1/routing.json?from=(43.49748,-28.39269)&to=(43.50764,-28.38698)&modes=pt_pub HTTP/1.1\r\nHost: localhost\r\n\r\n',
    );
    setTimeout(() => socket.destroy(), 30);
  }
  await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } }).then((page) => page.text());
  await sleep(500);
}

/** Megabytes of each planning thread's heap after a collection. */
async function workerFloors(): Promise<number[]> {
  const floors: number[] = [];
  for (const worker of workers) {
    // A thread collects all of its garbage before a snapshot; another thread cannot ask for it in any other way.
    await once((await worker.getHeapSnapshot()).resume(), 'end');
    floors.push((await worker.getHeapStatistics()).used_heap_size / 1e6);
  }
  return floors;
}

/** Megabytes of this thread's heap and buffers after a collection, and the number of threads where the system counts them. */
async function floor(): Promise<{ megabytes: number; threads: number }> {
  for (let i = 0; i < 3; i++) {
    collect();
    await sleep(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').length : 0;
  return { megabytes: (heapUsed + external) / 1e6, threads };
}

test('memory and threads are back at their floor after thousands of requests', { timeout: 480_000 }, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Two rounds fill what the server keeps: compiled code, indexes of stops in each language, GraphiQL.
  await allKinds(1);
  await allKinds(2);
  const before = await floor();
  const workersBefore = await workerFloors();
  for (const seed of [3, 4, 5]) await allKinds(seed);
  const after = await floor();
  const workersAfter = await workerFloors();
  // A leak of 10 kB for each of 3,000 requests would be 30 MB.
  expect(after.megabytes - before.megabytes).toBeLessThan(20);
  expect(workersBefore).toHaveLength(2);
  for (const [i, megabytes] of workersAfter.entries()) expect(megabytes - (workersBefore[i] ?? 0)).toBeLessThan(6);
  expect(after.threads).toBe(before.threads);
  log.mockRestore();
});
