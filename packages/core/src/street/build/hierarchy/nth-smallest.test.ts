import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthSmallest } from './nth-smallest.ts';

const values = fc
  .oneof(
    fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 60 }),
    // Few distinct values, so that many are equal.
    fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 60 }),
  )
  .map((list) => Float64Array.from(list));

test('a later position is found among the values that an earlier call left', () => {
  fc.assert(
    fc.property(values, fc.nat(), fc.nat(), (list, a, b) => {
      const sorted = list.slice().sort();
      const first = a % list.length;
      const second = first + (b % (list.length - first));
      expect(nthSmallest(list, first) + 0).toBe(sorted[first]! + 0);
      expect(nthSmallest(list, second, first) + 0).toBe(sorted[second]! + 0);
    }),
  );
});

test('the nth smallest value is at that position of the sorted values, for any order of calls', () => {
  fc.assert(
    fc.property(values, (list) => {
      const sorted = list.slice().sort();
      for (let position = 0; position < list.length; position++) {
        // Zero and minus zero are one place on a map.
        expect(nthSmallest(list, position) + 0).toBe(sorted[position]! + 0);
      }
      expect(list.slice().sort()).toEqual(sorted);
    }),
  );
});
