import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FlexRows, packFlex, unpackFlex } from './index.ts';

const rowsOf = (days: readonly number[]): FlexRows => ({
  places: [],
  rules: [],
  services: [{ feed: 'f', id: 's', days }],
  trips: [],
});

test('packing and unpacking are inverse, also for days before 1970 and no days', () => {
  const days = fc.uniqueArray(fc.integer({ min: -3000, max: 3000 })).map((list) => list.sort((a, b) => a - b));
  fc.assert(
    fc.property(days, (list) => {
      expect(unpackFlex(packFlex(rowsOf(list)))).toEqual(rowsOf(list));
    }),
  );
});

test('a century of weekdays takes one character per four days', () => {
  const days = Array.from({ length: 36_525 }, (_, i) => i).filter((day) => day % 7 < 5);
  expect(packFlex(rowsOf(days)).services[0]?.days.length).toBeLessThanOrEqual(Math.ceil(36_525 / 4));
});
