import { buildSampleRegion } from '@tripwright/testkit/sample-region';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/start-server.ts';
import { fuzzRest } from './fuzz/rest-fuzz.ts';

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

test('random requests drawn from the OpenAPI description get answers or named errors, and nothing in the log', {
  timeout: 240_000,
}, async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { violations, statuses } = await fuzzRest(server.url, server.demoKey, { count: 3000, seed });
  expect(violations).toEqual([]);
  expect(log.mock.calls.map(String)).toEqual([]);
  // Most requests are valid: the generator reaches the searches.
  expect(statuses[200]).toBeGreaterThan(1000);
  log.mockRestore();
});
