import { expect, test } from 'vitest';
import type { WalkingLinkRows } from '../../../timetable/build/index.ts';
import { mergeWalks } from './merge-walks.ts';
import { straightWalks } from './straight-walks.ts';
import { MOST_WALKS_OF_STOP } from './walk-rows.ts';

/** Rows of origin, destination, seconds and metres. */
function rowsOf(...walks: readonly (readonly [number, number, number, number])[]): WalkingLinkRows {
  const column = (at: 0 | 1 | 2 | 3): Int32Array => Int32Array.from(walks, (walk) => walk[at]);
  return { from: column(0), to: column(1), seconds: column(2), metres: column(3) };
}

function listed({ from, to, seconds, metres }: WalkingLinkRows): string[] {
  return Array.from(from, (origin, i) => `${origin}>${to[i]} ${seconds[i]} s ${metres[i]} m`);
}

test('the first kind that joins two stops wins, and of its walks the fastest', () => {
  const merged = mergeWalks(4, [
    { rows: rowsOf([2, 0, 90, 100], [0, 1, 50, 55]) },
    { rows: rowsOf([0, 1, 10, 11], [0, 2, 80, 88], [0, 2, 70, 99], [0, 2, 75, 80], [3, 0, 5, 5]) },
  ]);
  expect(listed(merged)).toEqual(['0>1 50 s 55 m', '0>2 70 s 99 m', '2>0 90 s 100 m', '3>0 5 s 5 m']);
});

test('barred pairs get no walk of that kind, and may get one of another', () => {
  const barred = rowsOf([0, 1, 1, 1], [1, 2, 1, 1]);
  const merged = mergeWalks(3, [
    { rows: rowsOf([1, 2, 60, 60]) },
    { rows: rowsOf([0, 1, 50, 50], [0, 2, 40, 40], [1, 0, 30, 30]), unless: [barred] },
  ]);
  expect(listed(merged)).toEqual(['0>2 40 s 40 m', '1>2 60 s 60 m', '1>0 30 s 30 m']);
});

test('thousands of stops at one place have a bounded number of walks each', () => {
  const stops = 3 * MOST_WALKS_OF_STOP;
  const lat = Float64Array.from({ length: stops }, (_, stop) => 41 + stop * 1e-6);
  const rows = straightWalks(lat, new Float64Array(stops), stops, new Uint8Array(stops).fill(1), 600, 1.1);
  expect(rows.from).toHaveLength(stops * MOST_WALKS_OF_STOP);
  // The nearest are kept.
  expect(Math.max(...rows.metres.slice(0, 1000))).toBeLessThan(MOST_WALKS_OF_STOP * 0.12);
});
