import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getLandmark, type LandmarkId } from '@tripwright/sample-city';
import { type RunningServer, readConfig, startServer } from '@tripwright/server';
import { checkRouting } from '@tripwright/wire/conformance';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureSampleCity } from '../src/ensure-sample-city.ts';
import { type Ran, runHere } from './run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-plan-'));
const data = join(folder, 'data');
let server: RunningServer;
beforeAll(async () => {
  await ensureSampleCity(data);
  server = await startServer({ config: readConfig(undefined, {}, { port: 0, threads: 0 }), data });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => vi.unstubAllEnvs());

const place = (id: LandmarkId): string => `${getLandmark(id).lat.toFixed(6)},${getLandmark(id).lng.toFixed(6)}`;
const usual = ['--from', place('central-station'), '--to', place('lighthouse'), '--depart', '2026-05-04T08:00'];
const ask = (...more: readonly string[]): Promise<Ran> =>
  runHere(['plan', '--server', server.url, '--key', server.demoKey, '--locale', 'en', ...usual, ...more]);

test('prints the trips of a server: times of the place, texts filled, exit code 0', async () => {
  const { code, out, err } = await ask('--modes', 'pt_pub');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^1\. \d\d:\d\d–\d\d:\d\d {2}\d+ min/m);
  expect(out).toMatch(/^ {3}\d\d:\d\d {2}Take ferry F1, .* → Lighthouse/m);
  expect(out).not.toMatch(/[<>]/);
});

test('the trips are those of a folder, as --json shows', async () => {
  const trips = ({ out }: Ran): unknown =>
    (JSON.parse(out) as { groups: { trips: { id: string }[] }[] }).groups.flatMap((group) =>
      group.trips.map(({ id }) => id),
    );
  const asked = await ask('--json', '--wheelchair', '--with', 'tt=5');
  expect(checkRouting(JSON.parse(asked.out))).toEqual([]);
  const own = await runHere([
    'plan',
    '--data',
    data,
    '--locale',
    'en',
    ...usual,
    '--json',
    '--wheelchair',
    '--with',
    'tt=5',
  ]);
  expect(trips(asked)).toEqual(trips(own));
});

test('the first server that answers is enough; the key may be in the environment', async () => {
  vi.stubEnv('TRIPWRIGHT_KEY', server.demoKey);
  const { code } = await runHere(['plan', '--server', 'http://127.0.0.1:9', server.url, ...usual]);
  expect(code).toBe(0);
});

test('refusals, missing keys and wrong usage have the exit codes of a folder', async () => {
  const outside = await ask('--to', '10,10');
  expect([outside.code, outside.out]).toEqual([4, expect.stringContaining('outside')]);
  const unknown = await ask('--modes', 'pt_submarine');
  expect(unknown.code).toBe(5);
  const keyless = await runHere(['plan', '--server', server.url, ...usual]);
  expect([keyless.code, keyless.err]).toEqual([1, expect.stringContaining('TRIPWRIGHT_KEY')]);
  const malformed = await ask('--max-walk', 'far');
  expect([malformed.code, malformed.err]).toEqual([2, expect.stringContaining('wm')]);
  for (const args of [['--data', data, '--server', server.url], [], ['--server', 'localhost']]) {
    const wrong = await runHere(['plan', ...args, ...usual]);
    expect(wrong.code).toBe(2);
  }
});
