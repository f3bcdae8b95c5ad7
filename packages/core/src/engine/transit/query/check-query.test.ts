import { describe, expect, test } from 'vitest';
import { instant, StopWorld } from '../../../../test/transit/stop-world.ts';
import { PlannerError } from '../../../base/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { CostQuery } from './cost-query.ts';
import type { NextQuery } from './next-query.ts';
import type { RangeQuery } from './range-query.ts';

const world = new StopWorld({ trips: 'R1 A 10:00 B 10:10' });
const { engine } = world;
const query = world.query('A', 'B', '9:00');
const YEAR = 366 * 86_400;

/** Every search of the engine, with a query that fits them all. */
const searches = {
  search: (more) => engine.search({ ...query, ...more }),
  range: (more) => engine.range({ ...query, window: 3600, ...more }),
  next: (more) => engine.next({ ...query, count: 2, ...more }),
  byCost: (more) => engine.byCost({ ...query, ...more }),
  arrivals: (more) => engine.arrivals({ ...query, ...more }),
} satisfies Record<string, (more: Partial<RangeQuery & NextQuery & CostQuery>) => unknown>;

function refusalOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error instanceof PlannerError ? { [error.code]: error.message } : error;
  }
  return 'answered';
}

describe.each(Object.entries(searches))('%s refuses invalid queries', (_, ask) => {
  test.each([
    [{ instant: 2 ** 53 }, /^instant is 9007199254740992: expected a whole number from -8600000000000 to 86/],
    [{ instant: -(2 ** 53) }, /^instant is -9007199254740992/],
    [{ instant: Number.NaN }, /^instant is NaN/],
    [{ instant: query.instant + 0.5 }, /^instant is \d+\.5: expected a whole number/],
    [{ maxBoardings: 101 }, /^maxBoardings is 101: expected a whole number from 0 to 100\.$/],
    [{ maxBoardings: -1 }, /^maxBoardings is -1/],
    [{ maxBoardings: 1.5 }, /^maxBoardings is 1\.5/],
    [{ horizon: YEAR + 1 }, /^horizon is 31622401/],
    [{ horizon: Number.POSITIVE_INFINITY }, /^horizon is Infinity/],
    [{ slack: -1 }, /^slack is -1/],
    [{ slack: 2 ** 31 }, /^slack is 2147483648/],
    [{ maxWalk: -1 }, /^maxWalk is -1: expected a number, 0 or more\.$/],
    [{ workBudget: Number.NaN }, /^workBudget is NaN/],
    [
      { origins: [{ stop: 2 as StopIndex, seconds: 0 }] },
      /^origins\[0\]\.stop is 2: expected a stop of the timetable, 0 to 1\.$/,
    ],
    [
      { origins: [{ stop: 0 as StopIndex, seconds: -1 }] },
      /^origins\[0\]\.seconds is -1: expected a number from 0 to 31622400\.$/,
    ],
  ])('%o', (more, message) => {
    expect(refusalOf(() => ask(more))).toEqual({ 'bad-usage': expect.stringMatching(message) });
  });
});

test.each([
  [() => searches.next({ count: -1 }), /^count is -1: expected a whole number/],
  [() => searches.next({ count: Number.POSITIVE_INFINITY }), /^count is Infinity/],
  [() => searches.next({ later: { departure: 2 ** 53, arrival: 0, boardings: 1 } }), /^later\.departure is 9007/],
  [() => searches.next({ earlier: { departure: 0, arrival: 0.5, boardings: 1 } }), /^earlier\.arrival is 0\.5/],
  [() => searches.next({ later: { departure: 0, arrival: 0, boardings: -1 } }), /^later\.boardings is -1/],
  [() => searches.range({ window: -1 }), /^window is -1/],
  [() => searches.range({ window: 1e9 }), /^window is 1000000000/],
  [() => searches.byCost({ arrivalSlack: -1 }), /^arrivalSlack is -1/],
  [() => searches.byCost({ boardingSlack: 1000 }), /^boardingSlack is 1000: expected a whole number from 0 to 100/],
  [() => searches.search({ destinations: [{ stop: -1 as StopIndex, seconds: 0 }] }), /^destinations\[0\]\.stop is -1/],
])('%s: what only one search knows is looked at too', (act, message) => {
  expect(refusalOf(act)).toEqual({ 'bad-usage': expect.stringMatching(message) });
});

test.each([
  ['the last instant', { instant: 8.6e12 }],
  ['the first instant', { instant: -8.6e12 }],
  ['the most boardings', { maxBoardings: 100 }],
  ['no time left', { horizon: -1 }],
  ['a whole day for every transfer', { slack: 86_400 }],
  ['walks of any length', { maxWalk: Number.POSITIVE_INFINITY, workBudget: Number.POSITIVE_INFINITY }],
] as const)('%s is answered', (_, more) => {
  for (const ask of Object.values(searches)) expect(refusalOf(() => ask(more))).toBe('answered');
});

test('a query a year ahead has the right answer', () => {
  const { journeys } = engine.search({ ...query, instant: instant('9:00') - 360 * 86_400, horizon: YEAR });
  expect(journeys.map((one) => world.print(one))).toEqual(['A 10:00 R1 10:10 B']);
});

test('an answer does not depend on earlier refusals (IT-28)', () => {
  const first = engine.search(query);
  for (const ask of Object.values(searches)) refusalOf(() => ask({ maxBoardings: 1e6 }));
  expect(engine.search(query)).toEqual(first);
});
