import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { checkDepartures } from '@tripwright/wire/conformance';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureSampleCity } from '../src/ensure-sample-city.ts';
import { createProgram } from '../src/program.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-departures-'));
const data = join(folder, 'data');

beforeAll(() => ensureSampleCity(data));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function board(...args: readonly string[]): Promise<string> {
  let out = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  try {
    const at = ['--at', '2026-05-04T08:00', '--locale', 'en'];
    await createProgram().parseAsync(['node', 'tripwright', 'departures', '--data', data, ...at, ...args]);
  } finally {
    spy.mockRestore();
  }
  return out;
}

test('a stop is named by its id or its name, and a name means every stop that bears it', async () => {
  const [name, ...byId] = (await board('--stop', 'station-central', '--minutes', '10', '--limit', '1000'))
    .trimEnd()
    .split('\n');
  expect(byId[0]).toMatch(/^08:0\d {2}\S+ \S+ +→ /);
  const byName = await board('--stop', (name ?? '').toUpperCase(), '--minutes', '10', '--limit', '1000');
  const trains = (lines: readonly string[]): string[] =>
    lines.map((line) => line.replace(/ {2,}/g, '  ')).filter((line) => line.includes('Train'));
  expect(byId.length).toBeGreaterThan(5);
  expect(trains(byName.split('\n'))).toEqual(trains(byId));
  expect(byName.split('\n').length).toBeGreaterThan(byId.length);
});

test('--json is the body of departures.json', async () => {
  const body: unknown = JSON.parse(await board('--stop', 'station-central', '--json', '--arrivals'));
  expect(checkDepartures(body)).toEqual([]);
});

test('an unknown stop is refused with the nearest one, an empty board says so', async () => {
  await expect(board('--stop', 'station-centrl')).rejects.toThrow(/Did you mean station-central\?/);
  await expect(board('--stop', 'station-centrl')).rejects.toBeInstanceOf(PlannerError);
  const night = ['--stop', 'station-central', '--at', '1990-05-04T03:00', '--minutes', '1'];
  expect(await board(...night)).toContain('No departures at this time.');
});
