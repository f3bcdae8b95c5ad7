import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { dearestOperations, fuzzGraph } from './fuzz/graph-fuzz.ts';
import { entriesOf } from './fuzz/graph-laws.ts';
import { fuzzStreams } from './fuzz/stream-fuzz.ts';

/** `npm run explore` draws others. */
const seed = Number(process.env['TRIPWRIGHT_SEED']) || 1;

let sample: Awaited<ReturnType<typeof buildSampleRegion>>;
let server: RunningServer;

beforeAll(async () => {
  sample = await buildSampleRegion();
  server = await startServer({ config: readConfig(undefined, {}, { port: 0 }), data: sample.data });
});
afterAll(async () => {
  await server.close();
  sample.remove();
});

test('random operations get answers within their cost, or typed errors, and nothing in the log', {
  timeout: 240_000,
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { violations, statuses } = await fuzzGraph(server.url, server.demoKey, { count: 800, seed });
  expect(violations).toEqual([]);
  expect(log.mock.calls.map(String)).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(300);
  log.mockRestore();
});

test('random subscriptions get events or typed errors, and none stays open when its client leaves', {
  timeout: 240_000,
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { violations, statuses } = await fuzzStreams(server.url, server.demoKey, { count: 250, seed });
  expect(violations).toEqual([]);
  expect(log.mock.calls.map(String)).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(40);
  log.mockRestore();
});

test('the most expensive accepted operations that a search finds are answered in time and within 50 MB', {
  timeout: 240_000,
}, async () => {
  const { slowest, largest, violations } = await dearestOperations(server.url, server.demoKey, { count: 300, seed });
  expect(violations).toEqual([]);
  // Two seconds of processor time are the limit; other tests share the machine.
  expect(slowest.milliseconds).toBeLessThan(10_000);
  expect(largest.characters).toBeLessThan(50_000_000);
});

test.each([
  [{}, 0],
  [{ a: 1, b: null }, 0],
  [{ a: {} }, 1],
  [{ a: [1, 2, null] }, 3],
  [{ a: [{ b: { c: 1 } }, { b: null }] }, 3],
])('objects and list entries of %j: %i', (data, count) => {
  expect(entriesOf(data)).toBe(count);
});
