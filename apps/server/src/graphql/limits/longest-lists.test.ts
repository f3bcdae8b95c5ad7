import { expect, test } from 'vitest';
import type { StopDirectory } from '../stop-directory.ts';
import { longestLists } from './longest-lists.ts';

const longest = longestLists({ regions: () => [] }, (() => {
  throw new Error('These lists are not of stops.');
}) as unknown as StopDirectory);

test.each([
  ['Stop.departures', 100, 10_000],
  ['Stop.arrivals', undefined, 1000],
  ['Route.services', 100, 3000],
  ['Pattern.services', undefined, 600],
  ['Route.patterns', 100, undefined],
])(
  'the entries of %s, of which %s are asked for, count with the work of describing them',
  (coordinate, first, work) => {
    expect(longest(coordinate, { first }, 0).work).toBe(work);
  },
);
