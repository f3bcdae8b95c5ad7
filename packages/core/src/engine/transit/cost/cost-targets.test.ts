import { expect, test } from 'vitest';
import type { StopIndex } from '../../../timetable/index.ts';
import { type CostTarget, CostTargets } from './cost-targets.ts';

const target = (boardings: number, end: number, cost: number): CostTarget => ({
  ...{ boardings, end, cost, label: 0, stop: 0 as StopIndex, destination: 0 as StopIndex, seconds: 0 },
});

test('an arrival with more boardings never removes one with fewer, and equal arrivals are kept once', () => {
  const targets = new CostTargets();
  targets.offer(target(1, 100, 50));
  targets.offer(target(1, 100, 50));
  targets.offer(target(1, 120, 50));
  targets.offer(target(2, 90, 40));
  targets.offer(target(2, 95, 40));
  targets.offer(target(2, 110, 30));
  const figures = targets.list().map(({ boardings, end, cost }) => [boardings, end, cost]);
  expect(figures).toEqual([
    [2, 90, 40],
    [1, 100, 50],
    [2, 110, 30],
  ]);
  expect([targets.dominates(90, 40), targets.dominates(89, 40), targets.dominates(500, 29)]).toEqual([
    true,
    false,
    false,
  ]);
});
