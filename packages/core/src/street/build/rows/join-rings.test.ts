import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinRings } from './join-rings.ts';

const asSet = (ring: Int32Array | undefined): string => [...(ring ?? [])].sort((a, b) => a - b).join();

describe('joining rings', () => {
  test('lines of a ring join in any order and direction', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 30 }),
        fc.integer({ min: 1, max: 6 }),
        fc.infiniteStream(fc.nat()),
        (size, cuts, random) => {
          const pick = (below: number): number => (random.next().value as number) % below;
          const ring = Array.from({ length: size }, (_, i) => i);
          const starts = [...new Set(Array.from({ length: Math.min(cuts, size) }, () => pick(size)))].sort(
            (a, b) => a - b,
          );
          const lines = starts.map((start, i) => {
            const end = i + 1 < starts.length ? starts[i + 1]! : starts[0]! + size;
            const line = Array.from({ length: end - start + 1 }, (_, k) => ring[(start + k) % size]!);
            return pick(2) === 0 ? line : line.reverse();
          });
          const joined = joinRings(lines.sort(() => pick(3) - 1));
          expect(joined.map(asSet)).toEqual([ring.join()]);
        },
      ),
    );
  });

  test('lines that do not close are left out and do not affect the rings', () => {
    expect(joinRings([[1, 2, 3, 1], [7, 8], [8, 9], []]).map(asSet)).toEqual(['1,2,3']);
  });

  test('two rings stay two', () => {
    expect(
      joinRings([
        [1, 2, 3],
        [4, 5, 6, 4],
        [3, 1],
      ])
        .map(asSet)
        .sort(),
    ).toEqual(['1,2,3', '4,5,6']);
  });
});
