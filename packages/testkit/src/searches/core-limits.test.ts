import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddWorldAndQueries } from '../arbitraries/odd-world.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey, JourneyQuery } from '../journeys/journey.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, type Limits } from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);

/** Regular lines by day, and odd worlds in nights when clocks change. */
const anyWorld = fc.oneof(
  { weight: 2, arbitrary: regularLines({ maxTrips: 8 }) },
  { weight: 1, arbitrary: oddWorldAndQueries(5) },
);

/** The figures that must be right when a search ends early: the main criterion and the boardings. */
function pairs(journeys: readonly Journey[], { arriveBy }: JourneyQuery): string[] {
  return journeys.map(({ departure, arrival, boardings }) => `${arriveBy === true ? departure : arrival} ${boardings}`);
}

const all = ({ departure, arrival, boardings }: Journey): string => `${departure} ${arrival} ${boardings}`;

/** A clock that passes the deadline once it has been read this many times. */
function looks(most: number): () => boolean {
  let seen = 0;
  return () => ++seen > most;
}

describe('searches that end early return finished journeys and are marked as incomplete', () => {
  const limits: fc.Arbitrary<() => Limits> = fc.oneof(
    fc.nat(120).map((workBudget) => () => ({ workBudget })),
    fc.nat(12).map((most) => () => ({ deadline: looks(most) })),
    fc.nat(12).map((most) => () => {
      const isOver = looks(most);
      return {
        signal: {
          get aborted() {
            return isOver();
          },
        },
      };
    }),
  );

  test('a budget, a deadline or an abort leaves journeys of the full answer, and an unlimited search is complete', () => {
    let [stopped, kept] = [0, 0];
    fc.assert(
      fc.property(anyWorld, limits, ({ world: { feeds, links }, queries }, limit) => {
        const engine = createCoreTransitSearch(feeds, links);
        const oracle = createOracle(feeds, links);
        const check = createJourneyChecker(feeds, links);
        for (const query of queries) {
          const full = pairs(oracle.search(query), query);
          const { journeys, complete } = engine.searchWithin(query, limit());
          const context = JSON.stringify(query);
          if (complete) expect(pairs(journeys, query).sort(), context).toEqual(full.sort());
          else {
            stopped++;
            kept += journeys.length;
            expect(full, context).toEqual(expect.arrayContaining(pairs(journeys, query)));
          }
          expect(journeys.flatMap((journey) => check(journey, query))).toEqual([]);
          expect(engine.searchWithin(query, {}).complete).toBe(true);
          // No state remains: the next answer is the full one (IT-28).
          expect(pairs(engine.search(query), query).sort(), context).toEqual(full.sort());
        }
      }),
      { numRuns: RUNS },
    );
    expect(stopped).toBeGreaterThan(RUNS / 10);
    expect(kept).toBeGreaterThan(RUNS / 10);
  }, 120_000);

  test('a range that ends early holds journeys of the full range', () => {
    fc.assert(
      fc.property(anyWorld, limits, ({ world: { feeds, links }, queries }, limit) => {
        const engine = createCoreTransitSearch(feeds, links);
        for (const { arriveBy: _, ...query } of queries) {
          const full = engine.range(query, 1800).map(all);
          const { journeys, complete } = engine.rangeWithin(query, 1800, limit());
          if (complete) expect(journeys.map(all)).toEqual(full);
          else expect(full).toEqual(expect.arrayContaining(journeys.map(all)));
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('a search by cost that ends early holds journeys of the full answer', () => {
    let fewer = 0;
    fc.assert(
      fc.property(anyWorld, fc.nat(300), ({ world: { feeds, links }, queries }, workBudget) => {
        const engine = createCoreTransitSearch(feeds, links);
        for (const asked of queries) {
          const slacks = { arrivalSlack: 900, boardingSlack: 1 };
          const query = { ...asked, ...slacks, walking: 2, waiting: 1, riding: 1, boarding: 60 };
          const linesOf = (limit: Limits): string[] =>
            engine.byCost(query, limit).map((journey) => `${all(journey)} ${journey.cost}`);
          const [full, early] = [linesOf({}), linesOf({ workBudget })];
          expect(full).toEqual(expect.arrayContaining(early));
          fewer += Number(early.length < full.length);
        }
      }),
      { numRuns: RUNS },
    );
    expect(fewer).toBeGreaterThan(0);
  }, 120_000);

  test('a page that ends early has no gap: every journey before its end is there', () => {
    fc.assert(
      fc.property(anyWorld, limits, ({ world: { feeds, links }, queries }, limit) => {
        const engine = createCoreTransitSearch(feeds, links);
        for (const { arriveBy: _, ...query } of queries) {
          const full = engine.next(query, { count: 5 }).journeys.map(all);
          const page = engine.next(query, { count: 5, ...limit() });
          expect(full.slice(0, page.journeys.length)).toEqual(page.journeys.map(all));
          if (page.complete) expect(page.journeys).toHaveLength(full.length);
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
