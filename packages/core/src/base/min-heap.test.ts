import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MinHeap } from './min-heap.ts';

test('items come out by key in any order of calls', () => {
  const call = fc.oneof(fc.constant('pop' as const), fc.integer({ min: -1000, max: 1000 }));
  fc.assert(
    fc.property(fc.array(call, { maxLength: 300 }), (calls) => {
      const heap = new MinHeap(1);
      const kept: number[] = [];
      for (const key of calls) {
        if (key !== 'pop') {
          heap.push(key, key * 7);
          kept.push(key);
          continue;
        }
        if (heap.size === 0) continue;
        kept.sort((a, b) => a - b);
        const least = kept.shift() as number;
        expect(heap.peekKey()).toBe(least);
        expect(heap.pop()).toBe(least * 7);
      }
      expect(heap.size).toBe(kept.length);
    }),
  );
});

test('a cleared heap is empty', () => {
  const heap = new MinHeap();
  heap.push(1, 1);
  heap.clear();
  expect(heap.size).toBe(0);
});
