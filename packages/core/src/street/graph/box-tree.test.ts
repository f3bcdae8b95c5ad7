import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildBoxTree, searchBoxes } from './box-tree.ts';

const coordinate = fc.oneof(fc.integer({ min: -1_800_000_000, max: 1_800_000_000 }), fc.integer({ min: -50, max: 50 }));
const box = fc
  .tuple(coordinate, coordinate, fc.nat({ max: 100 }), fc.nat({ max: 100 }))
  .map(([south, west, high, wide]) => [south, west, south + high, west + wide] as const);
type Box = readonly [south: number, west: number, north: number, east: number];

function found(items: readonly Box[], [south, west, north, east]: Box): number[] {
  const seen: number[] = [];
  searchBoxes(buildBoxTree(Int32Array.from(items.flat())), south, west, north, east, (item) => seen.push(item));
  return seen;
}

test('finds exactly the boxes that touch, ascending, for any number of boxes', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 600, size: 'max' }), box, (items, wanted) => {
      const [south, west, north, east] = wanted;
      const touching = items.flatMap((item, i) =>
        item[0] <= north && item[2] >= south && item[1] <= east && item[3] >= west ? [i] : [],
      );
      expect(found(items, wanted)).toEqual(touching);
    }),
  );
});

test('borders of levels: none, one, a full box, one more, a full level, one more', () => {
  for (const count of [0, 1, 15, 16, 17, 255, 256, 257, 4097]) {
    const items = Array.from({ length: count }, (_, i): Box => [i, i, i, i]);
    expect(found(items, [-10, -10, 5000, 5000])).toHaveLength(count);
    if (count > 0) expect(found(items, [count - 1, count - 1, count - 1, count - 1])).toEqual([count - 1]);
  }
});
