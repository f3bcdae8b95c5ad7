import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddWorldAndQueries } from '../arbitraries/odd-world.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, EAGER } from './core-transit-search.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 150);

describe('odd worlds: metros, jeepneys, country lines and ferries in nights when clocks change, zones apart', () => {
  test('CAL-6 CAL-7 CAL-8 CAL-12 CAL-13 CAL-18 FQ-4 FQ-5 the engine agrees with the oracle, and every leg is real', () => {
    fc.assert(
      fc.property(oddWorldAndQueries(), ({ world: { feeds, links, print }, queries }) => {
        const search = createCoreTransitSearch(feeds, links, EAGER);
        const oracle = createOracle(feeds, links);
        const check = createJourneyChecker(feeds, links);
        for (const query of queries) {
          const expected = oracle.search(query);
          const actual = search.search(query);
          const context = () =>
            `${JSON.stringify(query)}\nexpected ${print(expected).join('\n')}\nanswered ${print(actual).join('\n')}`;
          if (figures(actual) !== figures(expected)) expect(figures(actual), context()).toBe(figures(expected));
          const faults = actual.flatMap((journey) => check(journey, query));
          if (faults.length > 0) expect(faults, context()).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('odd worlds are useful: most queries have a ride in their answer, many a transfer', () => {
    let [asked, rides, changes] = [0, 0, 0];
    for (const { world, queries } of fc.sample(oddWorldAndQueries(), { numRuns: 200, seed: 1 })) {
      const oracle = createOracle(world.feeds, world.links);
      for (const query of queries) {
        const most = Math.max(0, ...oracle.search(query).map(({ boardings }) => boardings));
        asked++;
        if (most > 0) rides++;
        if (most > 1) changes++;
      }
    }
    expect(rides).toBeGreaterThan(asked * 0.3);
    expect(changes).toBeGreaterThan(asked * 0.1);
  }, 120_000);
});

function figures(journeys: readonly Journey[]): string {
  return journeys
    .map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`)
    .sort()
    .join(' | ');
}
