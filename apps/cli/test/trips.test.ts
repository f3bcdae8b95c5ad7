import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, place, writeSampleCity } from '@tripwright/sample-city';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHere } from './run-here.ts';

const scratch = mkdtempSync(join(tmpdir(), 'tripwright-trips-'));
const data = join(scratch, 'regions');
/** A Saturday, so that relative days and dates differ. */
const now = '2026-05-09T12:00+00:00';

beforeAll(async () => {
  const feeds = writeSampleCity(join(scratch, 'feeds'));
  await importRegion({ region: place.regionCode, title: place.title, ...importInputs(feeds), out: data });
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function folder(name: string, files: Record<string, object | string>): string {
  const path = join(scratch, name);
  mkdirSync(path);
  for (const [file, content] of Object.entries(files))
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const shore = { from: 'West Shore', to: 'Airport', when: 'Monday 08:15', modes: ['pt_pub', 'wa_wal'] };
const run = (...args: readonly string[]) => runHere(['trips', 'test', ...args, '--data', data, '--now', now]);

describe('trips test', () => {
  test('what is as expected exits with 0, in every form', async () => {
    const path = folder('good', {
      'a.trip.json': { name: 'To the first flight', ...shore, expect: { maxChanges: 1, arrivesBefore: '09:00' } },
      'b.trip.json': { ...shore, modes: ['in_air'], expect: { noTrips: 'no-stop-from' } },
      'c.trip.json': { ...shore, from: '0,0', expect: { noTrips: 'outside-from' } },
      'other.json': '{',
    });
    const plain = await run(path, '--junit', join(scratch, 'report.xml'));
    expect(plain).toMatchObject({ code: 0, err: '' });
    expect(plain.out).toMatch(/^ok {2}To the first flight \(.*a\.trip\.json\)/);
    expect(plain.out).toContain('3 trips, all as expected');
    expect(readFileSync(join(scratch, 'report.xml'), 'utf8')).toContain('tests="4" failures="0"');
    const tap = await run(path, '--format', 'tap');
    expect(tap.out).toContain('TAP version 14\n1..3\n');
    expect(tap.out.match(/^ {4}ok /gm)).toHaveLength(4);
  });

  test('what is not says what was found, and exits with 3', async () => {
    const path = folder('bad', {
      'a.trip.json': { name: 'Too <fast> & "quoted"', ...shore, expect: { maxDuration: '1 min', minTrips: 1 } },
      'b.trip.json': { from: 'Nowhere Boulevard 9999 Xyzzy', to: 'Airport' },
      'c.trip.json': '{ "form": "West Shore", "to": "Airport" }',
      'd.trip.json': { ...shore, modes: ['pt-pub'] },
      'e.trip.json': { ...shore, from: { stop: 'no such stop' } },
    });
    const { code, out } = await run(path);
    expect(code).toBe(3);
    expect(out).toMatch(/maxDuration 1 min: found \d+ min \(\d\d:\d\d–\d\d:\d\d/);
    expect(out).toContain('There is no place "Nowhere Boulevard 9999 Xyzzy".');
    expect(out).toContain('1:3: A trip file has no member form. Did you mean from?');
    expect(out).toContain('modes: "pt-pub" is not a mode identifier');
    expect(out).toContain('There is no stop no such stop.');
    expect(out).toContain('5 trips, 5 not as expected');
    const junit = await run(path, '--format', 'junit');
    expect(junit.out).toContain('name="Too &#60;fast&#62; &#38; &#34;quoted&#34;"');
    expect(junit.out.match(/<failure /g)).toHaveLength(6);
  });

  test('bad usage and missing files have codes of their own', async () => {
    expect((await runHere(['trips', 'test', scratch])).code).toBe(2);
    expect((await run(join(scratch, 'absent'))).code).toBe(1);
    expect((await runHere(['trips', 'test', scratch, '--server', 'ftp://x'])).code).toBe(2);
  });
});
