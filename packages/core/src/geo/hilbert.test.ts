import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hilbertIndex } from './index.ts';

const SIDE = 2 ** 24;
const middle = (x: number, y: number): number =>
  hilbertIndex(((y + 0.5) / SIDE) * 180 - 90, ((x + 0.5) / SIDE) * 360 - 180);

test('every coordinate has a whole position below 2^48, also off the globe', () => {
  const coordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, (lat, lng) => {
      const index = hilbertIndex(lat, lng);
      expect(Number.isSafeInteger(index) && index >= 0 && index < 2 ** 48).toBe(true);
    }),
  );
  expect(hilbertIndex(-90, -180)).toBe(0);
  expect(hilbertIndex(-90, 180)).toBe(2 ** 48 - 1);
});

test('the curve moves to neighbours only: the positions of an aligned block of 16 by 16 are consecutive', () => {
  const corner = fc.integer({ min: 0, max: SIDE / 16 - 1 });
  fc.assert(
    fc.property(corner, corner, (blockX, blockY) => {
      const steps: { index: number; x: number; y: number }[] = [];
      for (let x = blockX * 16; x < blockX * 16 + 16; x++) {
        for (let y = blockY * 16; y < blockY * 16 + 16; y++) steps.push({ index: middle(x, y), x, y });
      }
      steps.sort((a, b) => a.index - b.index);
      const first = steps[0]?.index as number;
      expect(first % 256).toBe(0);
      steps.forEach(({ index, x, y }, i) => {
        expect(index).toBe(first + i);
        const last = steps[i - 1];
        if (last !== undefined) expect(Math.abs(x - last.x) + Math.abs(y - last.y)).toBe(1);
      });
    }),
    { numRuns: 20 },
  );
});
