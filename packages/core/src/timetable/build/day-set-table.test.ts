import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feedRows } from '../../../test/feed-rows.ts';
import { type DaySetTable, daySetTable } from './day-set-table.ts';

const feedOf = (...services: readonly (readonly number[])[]) =>
  feedRows({ services: services.map((days, i) => ({ id: `s${i}`, days: Int32Array.from(days) })) });

/** The days of a set, read bit by bit as the layout says. */
function daysOf({ firstDay, lastDay, words, bits }: DaySetTable, set: number): number[] {
  const days: number[] = [];
  for (let offset = 0; offset < words * 32; offset++) {
    const word = bits[set * words + (offset >> 5)]!;
    if (((word >>> (offset & 31)) & 1) === 1) days.push(firstDay + offset);
  }
  expect(days.every((day) => day <= lastDay)).toBe(true);
  return days;
}

const days = fc
  .uniqueArray(fc.integer({ min: 20_000, max: 20_100 }), { maxLength: 30 })
  .map((some) => some.sort((a, b) => a - b));

describe('sets of service days', () => {
  test('CAL-1 CAL-2 hold exactly the days of their service, in every feed', () => {
    fc.assert(
      fc.property(fc.array(fc.array(days, { maxLength: 5 }), { minLength: 1, maxLength: 3 }), (feeds) => {
        const table = daySetTable(feeds.map((services) => feedOf(...services)));
        feeds.forEach((services, feed) => {
          services.forEach((expected, service) => {
            expect(daysOf(table, table.setOf[feed]?.[service] as number)).toEqual(expected);
          });
        });
        const all = feeds.flat(2);
        if (all.length > 0) {
          expect([table.firstDay, table.lastDay]).toEqual([Math.min(...all), Math.max(...all)]);
        }
      }),
    );
  });

  test('equal sets are kept once, over all feeds', () => {
    const table = daySetTable([feedOf([10, 11], [12]), feedOf([12], [10, 11], [10, 11])]);
    expect(table.setOf.map((sets) => [...sets])).toEqual([
      [0, 1],
      [1, 0, 0],
    ]);
    expect(table.bits).toHaveLength(2 * table.words);
  });

  test('CAL-4 a service that never runs is a set without days', () => {
    const table = daySetTable([feedOf([], [5])]);
    expect(daysOf(table, table.setOf[0]?.[0] as number)).toEqual([]);
    expect([table.firstDay, table.lastDay]).toEqual([5, 5]);
  });

  test('CAL-15 feeds in which nothing ever runs have a range without days', () => {
    for (const feeds of [[], [feedOf()], [feedOf([])]]) {
      const { firstDay, lastDay } = daySetTable(feeds);
      expect(lastDay).toBeLessThan(firstDay);
    }
  });

  test('words begin at the first day, also at their borders', () => {
    for (const length of [31, 32, 33, 64, 65]) {
      const all = Array.from({ length }, (_, i) => 1000 + i);
      const table = daySetTable([feedOf(all)]);
      expect(table.words).toBe(Math.ceil(length / 32));
      expect(daysOf(table, 0)).toEqual(all);
    }
  });
});
