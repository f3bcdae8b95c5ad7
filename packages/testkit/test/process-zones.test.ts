import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

/** Far ahead of UTC, where it is tomorrow already, and behind it by an odd half hour. */
const ZONES = ['Pacific/Kiritimati', 'America/St_Johns'];
/** What reckons with days, clocks and service times. This file is not among them, or it would run itself. */
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

/** Whole cities take long and know no clock that the scenes do not. */
const NOT_SLOW = ['--testNamePattern', '^(?!.*on real feeds)'];

const root = fileURLToPath(new URL('../../..', import.meta.url));
const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));

describe('CAL-12 the zone of the process changes no answer', () => {
  test('every suite is where it is looked for', () => {
    expect(SUITES.filter((path) => !existsSync(root + path))).toEqual([]);
  });

  test.each(ZONES)(
    '%s',
    async (zone) => {
      const { status, told } = await runIn(zone);
      expect(status, told).toBe(0);
      expect(told).toMatch(/Tests .*[1-9]\d* passed/);
    },
    300_000,
  );
});

/** Runs the suites in a process of their own, one file at a time so that the other tests keep their share of the machine. */
function runIn(zone: string): Promise<{ readonly status: number | null; readonly told: string }> {
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
  let told = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      told += text;
    });
  }
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (status) => done({ status, told }));
  });
}
