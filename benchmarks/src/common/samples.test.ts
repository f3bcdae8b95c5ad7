import { expect, test } from 'vitest';
import { percentile, Samples } from './samples.ts';

test('percentiles are nearest ranks, 0 for none', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  expect([50, 95, 99, 100].map((share) => percentile(hundred, share))).toEqual([50, 95, 99, 100]);
  expect(percentile([], 50)).toBe(0);
});

test('a question counts with its median over the rounds; the worst sample is a figure of its own', () => {
  const samples = new Samples(2);
  for (const [a, b] of [
    [1, 4],
    [90, 5],
    [2, 6],
  ] as const) {
    samples.openRound().set([a, b]);
  }
  expect(samples.summary()).toMatchObject({ median: 2, max: 5, slowestSample: 90, rounds: 3, fastestRoundMedian: 1 });
});
