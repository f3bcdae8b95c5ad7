import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PLAIN_REQUEST, TextWorld } from '../../../../test/journey/text-world.ts';
import type { PlanRequest } from '../../../model/index.ts';
import { costWishes } from './cost-wishes.ts';

const { timetable } = new TextWorld({ grid: 2000, map: 'A..B', trips: 'Bus A 10:00 B 10:05' }).world.transit!;
const place = { lat: 0, lng: 0, address: '', streetName: '' };
const request = (duration: number, convenience: number): PlanRequest => ({
  ...PLAIN_REQUEST,
  from: place,
  to: place,
  weights: { price: 1, environment: 1, duration, convenience },
});
const slacks = (duration: number, convenience: number, isWalkedTooFar = false): number[] =>
  costWishes(timetable, request(duration, convenience), isWalkedTooFar).map(({ arrivalSlack }) => arrivalSlack);

test('the less time weighs, the later it may be, up to an hour', () => {
  expect(slacks(2, 1)).toEqual([900]);
  expect(slacks(0.5, 1)).toEqual([1800]);
  expect(slacks(0.1, 1)).toEqual([3600]);
});

test('whatever time weighs, slack is whole seconds', () => {
  expect(slacks(0.7, 1)).toEqual([1286]);
  const weight = fc.double({ min: 0.1, max: 2, noNaN: true });
  fc.assert(
    fc.property(weight, weight, fc.boolean(), (duration, convenience, isWalkedTooFar) => {
      for (const slack of slacks(duration, convenience, isWalkedTooFar)) expect(slack).toBe(Math.trunc(slack));
    }),
  );
});

test('equal weights need no search by cost, unless a journey walks too far', () => {
  expect(slacks(1, 1)).toEqual([]);
  expect(slacks(1, 1, true)).toEqual([3600]);
});
