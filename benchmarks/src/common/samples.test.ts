import { expect, test } from 'vitest';
import { percentile, Samples, slowerFigures } from './samples.ts';

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
  expect(samples.leastMean()).toBe(2.5);
  expect(samples.summary()).toMatchObject({ median: 2, max: 5, slowestSample: 90, rounds: 3, fastestRoundMedian: 1 });
});

test('of two programs, each question is compared with itself', () => {
  const slow = new Samples(3);
  const fast = new Samples(3);
  slow.openRound().set([2, 10, 33]);
  fast.openRound().set([1, 10, 30]);
  expect(slow.perQuestion(fast)).toBeCloseTo(1.1);
  expect(slowerFigures(slow, fast)).toEqual({ median: 1, mean: 1.098, p95: 1.1, perQuestion: 1.1 });
});
