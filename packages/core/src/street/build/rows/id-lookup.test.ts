import fc from 'fast-check';
import { expect, test } from 'vitest';
import { IdLookup } from './id-lookup.ts';

const ids = fc.array(
  fc.oneof(
    fc.integer({ min: -20, max: 20 }),
    fc.double({ noNaN: true, min: -(2 ** 52), max: 2 ** 52 }).map((id) => Math.trunc(id) + 0),
  ),
);

test('OS-39 ids of any size and sign are found, the last row of an id counts, and repetitions are counted', () => {
  fc.assert(
    fc.property(ids, ids, (some, others) => {
      const lookup = IdLookup.over(Float64Array.from(some));
      for (const id of [...some, ...others]) expect(lookup.find(id)).toBe(some.lastIndexOf(id));
      expect(lookup.repeated).toBe(some.length - new Set(some).size);
    }),
  );
});

test('a column has one lookup, and another column with the same ids has another', () => {
  const column = Float64Array.of(7, 8);
  expect(IdLookup.over(column)).toBe(IdLookup.over(column));
  expect(IdLookup.over(column.slice())).not.toBe(IdLookup.over(column));
});
