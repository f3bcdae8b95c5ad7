import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, EAGER } from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

test('where trips repeat and overtake, the engine agrees with the oracle (ST-12, TR-9)', () => {
  fc.assert(
    fc.property(regularLines({ maxTrips: 8 }), ({ world: { feeds, links, print }, queries }) => {
      const engine = createCoreTransitSearch(feeds, links, EAGER);
      const oracle = createOracle(feeds, links);
      const check = createJourneyChecker(feeds, links);
      for (const query of queries) {
        const [answered, expected] = [engine.search(query), oracle.search(query)];
        const context = `${JSON.stringify(query)}\nexpected ${print(expected).join('\n')}\nanswered ${print(answered).join('\n')}`;
        expect(figures(answered), context).toEqual(figures(expected));
        expect(answered.flatMap((journey) => check(journey, query))).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('neither bounds nor a second query change an answer, not even among equals (IT-28)', () => {
  fc.assert(
    fc.property(regularLines(), ({ world: { feeds, links }, queries }) => {
      const eager = createCoreTransitSearch(feeds, links, EAGER);
      const never = createCoreTransitSearch(feeds, links, { boundsAfterAsks: Number.POSITIVE_INFINITY });
      for (const query of queries) {
        const expected = never.search(query);
        expect(eager.search(query), JSON.stringify(query)).toEqual(expected);
        expect(eager.search(query)).toEqual(expected);
        expect(eager.range(query, 1800)).toEqual(never.range(query, 1800));
      }
    }),
    { numRuns: 200 },
  );
}, 120_000);

test('regular worlds have patterns with several runs, some named by rows and some not', () => {
  const worlds = fc.sample(regularLines(), { numRuns: 100, seed: 1 }).map(({ world }) => world);
  expect(worlds.filter(({ text }) => /\/t\d+x\d /.test(text)).length).toBeGreaterThan(90);
  expect(worlds.filter(({ text }) => /transfer .*\/t\d+x\d/.test(text)).length).toBeGreaterThan(20);
});

function figures(journeys: readonly Journey[]): number[][] {
  return journeys.map(({ departure, arrival, boardings }) => [departure, arrival, boardings]);
}
