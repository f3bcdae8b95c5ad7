import { expect, test } from 'vitest';
import { fuzzFeeds } from './fuzz-feeds.ts';

// FUZZ_RUNS=1000 for the long run, FUZZ_SEED=5001 for other damage. The feeds in ../shared/data are used if that folder exists, and
// otherwise the tiny feed alone.
const runs = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

test(`IM-6, IM-14: ${runs} damaged feeds give no crash, no hang and no silent loss`, async () => {
  const { faults, read, counted, refused, slowestMs } = await fuzzFeeds({ seed, runs });
  if (runs > 60) console.info({ read, counted, refused, slowestMs: Math.round(slowestMs), faults: faults.length });
  expect(faults).toEqual([]);
  expect(read).toBeGreaterThan(runs / 3);
  expect(counted).toBeGreaterThan(runs / 4);
}, 600_000);
