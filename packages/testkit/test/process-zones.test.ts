import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** One zone far ahead of UTC, where the date is already tomorrow's, and one behind it by an odd half hour. */
const ZONES = ['Pacific/Kiritimati', 'America/St_Johns'];
/** Suites that compute with days, clocks and service times. This file is not among them, because it would run itself. */
const SUITES = [
  'packages/core/src/base',
  'packages/core/src/timetable',
  'packages/core/src/text/format/formats.test.ts',
  'packages/testkit/src/conformance',
  'packages/testkit/src/searches/core-transit-search.test.ts',
  'packages/feeds/src/gtfs/read-gtfs.test.ts',
  'apps/cli/src/parse-time.test.ts',
  'apps/server/src/graphql/zoned-time.test.ts',
  'apps/web/src/model/zoned-time.test.ts',
];

/** Whole cities take long and have no clock that the scenes lack. */
const NOT_SLOW = ['--testNamePattern', '^(?!.*on real feeds)'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));

describe('CAL-12 the zone of the process changes no answer', () => {
  test('every listed suite exists', () => {
    expect(SUITES.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test.each(ZONES)(
    '%s',
    async (zone) => {
      const { status, output } = await runIn(zone);
      expect(status, output).toBe(0);
      expect(output).toMatch(/Tests .*[1-9]\d* passed/);
    },
    300_000,
  );
});

/** Runs the suites in a process of their own, one file at a time, so that other tests keep their share of the machine. */
function runIn(zone: string): Promise<{ readonly status: number | null; readonly output: string }> {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST'));
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--maxWorkers=1', '--no-isolate', '--reporter=dot', ...NOT_SLOW, ...SUITES],
    {
      cwd: root,
      env: { ...Object.fromEntries(own), TZ: zone, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 240_000,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, output }));
  });
}
