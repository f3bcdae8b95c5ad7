import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateSampleCity, place, type ServedLiveCity, serveLiveCity } from '@tripwright/sample-city';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureSampleCity } from '../src/ensure-sample-city.ts';
import { runHere } from './run-here.ts';

/** It is a Monday morning in Port Merrow, and time goes on. */
const ahead = Date.parse('2026-05-04T09:00:00Z') - Date.now();
const machine = Date.now;
const data = mkdtempSync(join(tmpdir(), 'tripwright-recorded-'));
const out = mkdtempSync(join(tmpdir(), 'tripwright-recording-'));
let simulator: ServedLiveCity;

beforeAll(async () => {
  vi.spyOn(Date, 'now').mockImplementation(() => machine() + ahead);
  await ensureSampleCity(data);
  simulator = await serveLiveCity(generateSampleCity(), { now: () => Math.floor(Date.now() / 1000) });
});
afterAll(async () => {
  await simulator.close();
  vi.restoreAllMocks();
  for (const folder of [data, out]) rmSync(folder, { recursive: true, force: true });
});

test('live record writes what it reads, until it is stopped, and live replay --fold prints each snapshot of it', async () => {
  const declared = JSON.parse(simulator.liveFile) as { sources: { name: string; intervalSeconds: number }[] };
  const sources = join(data, 'recorded.json');
  const often = declared.sources.map((source) => ({ ...source, intervalSeconds: 1 }));
  writeFileSync(sources, JSON.stringify({ sources: often }));

  const recording = runHere(['live', 'record', '--data', data, '--out', out, '--sources', sources]);
  // The messages of the simulator change each five seconds.
  await pause(5500);
  // As with Ctrl-C.
  process.emit('SIGINT');
  const recorded = await recording;
  expect(recorded).toMatchObject({ code: 0, err: '' });
  for (const { name } of declared.sources)
    expect(recorded.out).toMatch(new RegExp(`^\\S+ ${name}\\b.*: \\d+ bytes$`, 'm'));
  expect(readdirSync(out)).toHaveLength(1);

  const replay = ['live', 'replay', out, '--data', data, '--fold'];
  const { code, out: lines } = await runHere([...replay, '--json']);
  expect(code).toBe(0);
  const snapshots = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { region: string; id: string; runs: number; vehicles: number; systems: number });
  expect(new Set(snapshots.map(({ id }) => id)).size).toBe(snapshots.length);
  expect(snapshots.at(-1)).toMatchObject({ region: place.regionCode, systems: 3 });
  expect(snapshots.at(-1)?.runs).toBeGreaterThan(100);
  expect(snapshots.at(-1)?.vehicles).toBeGreaterThan(50);
  // The same recording gives the same snapshots, and in words as many lines.
  expect((await runHere([...replay, '--json'])).out).toBe(lines);
  const words = (await runHere(replay)).out.trim().split('\n');
  expect(words.map((line) => line.split(/[ :]+/).find((part) => /^[0-9a-f]{16}$/.test(part)))).toEqual(
    snapshots.map(({ id }) => id),
  );
}, 30_000);

test('live replay of no recording says so', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'tripwright-none-'));
  const ran = await runHere(['live', 'replay', empty, '--data', data, '--fold']);
  rmSync(empty, { recursive: true });
  expect(ran.code).toBe(1);
  expect(ran.err).toMatch(/holds no recorded poll/);
});
