import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { limitsFor } from '../src/limited/run-limits.ts';

const folder = mkdtempSync(join(tmpdir(), 'tripwright-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A feed of one trip, long enough that reading it takes more than a second. */
function longFeed(): string {
  const feed = join(folder, 'long');
  mkdirSync(feed);
  const put = (table: string, lines: readonly string[]): void =>
    writeFileSync(join(feed, `${table}.txt`), lines.join('\n'));
  put('agency', ['agency_id,agency_name,agency_url,agency_timezone', 'A,A,https://a.example,Europe/Lisbon']);
  put('stops', ['stop_id,stop_name,stop_lat,stop_lon', 'X,X,41.15,-8.61', 'Y,Y,41.16,-8.62']);
  put('routes', ['route_id,agency_id,route_short_name,route_type', 'R,A,1,3']);
  put('calendar', [
    'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
    'W,1,1,1,1,1,1,1,20260101,20260131',
  ]);
  put('trips', ['trip_id,route_id,service_id', 'T,R,W']);
  const rows = Array.from({ length: 1_500_000 }, (_, i) => `T,${i},${i % 2 === 0 ? 'X' : 'Y'},08:00:00,08:00:00`);
  put('stop_times', ['trip_id,stop_sequence,stop_id,arrival_time,departure_time', ...rows]);
  return feed;
}

describe('limits of a build', () => {
  const feed = longFeed();
  const run = (
    ...limits: readonly string[]
  ): { readonly code: number | null; readonly err: string; readonly seconds: number } => {
    const began = performance.now();
    const args = [main, 'build', '--region', 'xx', '--gtfs', feed, '--out', join(folder, 'out'), ...limits];
    const { status, stderr } = spawnSync(process.execPath, ['--conditions=source', ...args], { encoding: 'utf8' });
    return { code: status, err: stderr, seconds: (performance.now() - began) / 1000 };
  };

  test('past its time it ends with code 1 and a sentence, and leaves nothing behind', () => {
    const { code, err, seconds } = run('--time-limit', '1');
    expect(err).toBe(
      'tripwright: The build takes longer than 1 s; nothing was written. Check the input, or allow more with --time-limit.\n',
    );
    expect(code).toBe(1);
    expect(seconds).toBeLessThan(30);
    expect(readdirSync(folder)).toEqual(['long']);
  });

  test.each(['1', '150'])('past its memory of %s MB too', (limit) => {
    const { code, err } = run('--memory-limit', limit);
    expect(err.startsWith(`tripwright: The build needs more than ${limit} MB of memory; nothing was written.`)).toBe(
      true,
    );
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual(['long']);
  });
});

test('by default the limits grow with the input, and downloads have time of their own', () => {
  const given = { seconds: undefined, megabytes: undefined };
  const file = join(folder, 'ten-megabytes');
  writeFileSync(file, Buffer.alloc(10_000_000));
  expect(limitsFor([], given)).toEqual({ seconds: 60, megabytes: 1500 });
  expect(limitsFor([file], given)).toEqual({ seconds: 360, megabytes: 2500 });
  expect(limitsFor([join(folder, 'nowhere'), 'https://bikes.example/gbfs.json'], given)).toEqual({
    seconds: 120,
    megabytes: 1500,
  });
  expect(limitsFor([file], { seconds: 7, megabytes: 8 })).toEqual({ seconds: 7, megabytes: 8 });
});
