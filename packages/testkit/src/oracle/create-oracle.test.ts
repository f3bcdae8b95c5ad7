import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldAndQueries } from '../arbitraries/any-query.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { scene } from '../scenes/scene.ts';
import { createOracle } from './create-oracle.ts';
import { enumerateJourneys } from './enumerate-journeys.ts';

const figures = (journeys: readonly Journey[]) =>
  journeys.map(({ departure, arrival, boardings }) => ({ departure, arrival, boardings }));

describe('the oracle', () => {
  test('agrees with trying every journey one by one', () => {
    fc.assert(
      fc.property(worldAndQueries({ maxTrips: 7, maxCalls: 4 }), ({ world: { feeds, links }, queries }) => {
        const oracle = createOracle(feeds, links);
        for (const query of queries) {
          const bounded = { ...query, maxBoardings: Math.min(3, query.maxBoardings ?? 3) };
          expect(figures(oracle.search(bounded))).toEqual(enumerateJourneys(feeds, links, bounded));
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('returns journeys that can be travelled', () => {
    fc.assert(
      fc.property(worldAndQueries(), ({ world: { feeds, links }, queries }) => {
        const check = createJourneyChecker(feeds, links);
        const oracle = createOracle(feeds, links);
        for (const query of queries) {
          expect(oracle.search(query).flatMap((journey) => check(journey, query))).toEqual([]);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('arrives by its own arrival with no earlier departure and no more boardings (IT-7)', () => {
    fc.assert(
      fc.property(worldAndQueries(), ({ world: { feeds, links }, queries }) => {
        const oracle = createOracle(feeds, links);
        for (const query of queries) {
          for (const { departure, arrival, boardings } of oracle.departAfter(query)) {
            const back = oracle.arriveBy({ ...query, time: arrival });
            expect(back.some((other) => other.departure >= departure && other.boardings <= boardings)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test('leaves out rule families on request', () => {
    const { feeds, links, query, print } = scene`
      R1  A 10:00  B 10:05 | block b
      R2  B 10:05  C 10:12 | block b
      transfer R1>R2 at B forbidden
    `;
    const ask = query('A', 'C', '9:55');
    expect(print(createOracle(feeds, links).search(ask))).toEqual([
      'A 10:00 ~ R1 ~ 10:05 B 10:05 = R2 = 10:12 C | 12m 0 waits 0 changes',
    ]);
    expect(createOracle(feeds, links, { seatedLinks: false }).search(ask)).toEqual([]);
    expect(print(createOracle(feeds, links, { seatedLinks: false, transferRules: false }).search(ask))).toEqual([
      'A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:12 C | 12m 0 waits 1 change',
    ]);
  });

  test('refuses feeds of one name and unknown stops', () => {
    const { feeds, links } = scene`R1 A 10:00 B 10:05`;
    expect(() => createOracle([...feeds, ...feeds], links)).toThrow('two feeds have one name');
    const ask = { from: [{ stop: 'x:Z', seconds: 0 }], to: [{ stop: 'x:A', seconds: 0 }], time: 0 };
    expect(() => createOracle(feeds, links).search(ask)).toThrow('there is no stop "x:Z"');
  });
});
