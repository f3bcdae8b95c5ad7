import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { worldAndQueries } from '../arbitraries/any-query.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey, JourneyQuery } from '../journeys/journey.ts';
import { type CostJourneyQuery, createCostOracle } from '../oracle/cost-oracle.ts';
import { findRealFile, loadRealWorld } from '../real/load-real-feed.ts';
import { randomQueries } from '../real/random-queries.ts';
import { realWorlds } from '../real/real-worlds.ts';
import { straightLineLinks } from '../real/straight-line-links.ts';
import { type Scene, scene } from '../scenes/scene.ts';
import { createCoreTransitSearch } from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 80);

/** Weights and slacks. Most are plausible, but no test depends on that. */
const wishes = fc.record({
  walking: fc.integer({ min: 0, max: 4 }),
  waiting: fc.integer({ min: 0, max: 4 }),
  riding: fc.integer({ min: 0, max: 4 }),
  boarding: fc.constantFrom(0, 60, 300, 900),
  ridingByRoute: fc.dictionary(fc.constantFrom('x:R1', 'x:R2', 'y:R1'), fc.integer({ min: 0, max: 4 })),
  arrivalSlack: fc.constantFrom(0, 120, 600, 1800),
  boardingSlack: fc.nat(2),
});

function figures(journeys: readonly (Journey & { readonly cost: number })[], { arriveBy }: JourneyQuery): string {
  return journeys
    .map(({ departure, arrival, boardings, cost }) => `${arriveBy === true ? departure : arrival} ${boardings} ${cost}`)
    .join('\n');
}

function compare(
  { feeds, links, print }: Scene,
  queries: readonly JourneyQuery[],
  wish: Omit<CostJourneyQuery, keyof JourneyQuery>,
): void {
  const engine = createCoreTransitSearch(feeds, links);
  const oracle = createCostOracle(feeds, links);
  const check = createJourneyChecker(feeds, links);
  for (const plain of queries) {
    const query = { ...plain, ...wish };
    const journeys = engine.byCost(query);
    const context = `${JSON.stringify(query)}\n${print(journeys).join('\n')}`;
    const expected = oracle.search(query).map(({ main, boardings, cost }) => `${main} ${boardings} ${cost}`);
    expect(figures(journeys, query), context).toBe(expected.join('\n'));
    // Where riding costs more than waiting or walking, alighting and boarding again is cheaper.
    const dearest = Math.max(wish.riding, ...Object.values(wish.ridingByRoute ?? {}));
    const isOdd = dearest > Math.min(wish.waiting, wish.walking);
    const faults = journeys.flatMap((journey) => check(journey, query));
    const wrong = faults.filter((fault) => !(isOdd && fault.includes('IT-5')));
    expect(wrong, context).toEqual([]);
    expect(
      journeys.map((journey) => journey.cost),
      context,
    ).toEqual(journeys.map((journey) => oracle.costOf(journey, query)));
  }
}

describe('the restricted Pareto set of arrival, boardings and cost', () => {
  test('agrees with the slow oracle in random worlds, and the cost of every journey is that of its legs', () => {
    fc.assert(
      fc.property(worldAndQueries({ maxTrips: 12 }), wishes, ({ world, queries }, wish) =>
        compare(world, queries, wish),
      ),
      { numRuns: RUNS },
    );
  }, 240_000);

  test('agrees with the oracle where trips repeat and overtake', () => {
    fc.assert(
      fc.property(regularLines({ maxTrips: 6 }), wishes, ({ world, queries }, wish) => compare(world, queries, wish)),
      { numRuns: RUNS },
    );
  }, 240_000);
});

describe('the same on real feeds', () => {
  for (const { name, feeds, dates } of realWorlds.filter((world) => ['beatty', 'zheleznogorsk'].includes(world.name))) {
    const isThere = feeds.every(({ path }) => findRealFile(path) !== undefined);
    const title = `${name}${isThere ? '' : ' (development feeds are not beside the repository)'}`;
    test.skipIf(!isThere)(
      title,
      async () => {
        const loaded = (await loadRealWorld(name))!;
        const links = straightLineLinks(loaded.feeds);
        const engine = createCoreTransitSearch(loaded.feeds, links);
        const oracle = createCostOracle(loaded.feeds, links);
        const asking = { horizon: 3 * 3600, maxBoardings: 3, arrivalSlack: 900, boardingSlack: 1 };
        for (const asked of randomQueries(loaded.feeds, { count: 8, seed: 5, date: dates[0] })) {
          const query = { ...asked, ...asking, walking: 2, waiting: 1, riding: 1, boarding: 300 };
          const expected = oracle.search(query).map(({ main, boardings, cost }) => `${main} ${boardings} ${cost}`);
          expect(figures(engine.byCost(query), query), JSON.stringify(query)).toBe(expected.join('\n'));
        }
      },
      120_000,
    );
  }
});

describe('the use of a third criterion', () => {
  const usual = { walking: 2, waiting: 1, riding: 1, boarding: 300, arrivalSlack: 900, boardingSlack: 1 };
  const linesOf = (world: Scene, query: CostJourneyQuery): string[] => {
    const engine = createCoreTransitSearch(world.feeds, world.links);
    const oracle = createCostOracle(world.feeds, world.links);
    const journeys = engine.byCost(query);
    expect(figures(journeys, query).split('\n')).toEqual(
      oracle.search(query).map(({ main, boardings, cost }) => `${main} ${boardings} ${cost}`),
    );
    return world.print(journeys).map((line) => line.split(' | ')[0]!);
  };

  test('less walking outweighs a little delay, but not a long one', () => {
    const world = scene`
      walk A>B 12m
      R1  B 10:15  C 10:25
      R2  A 10:10  C 10:35
      R3  A 10:20  C 10:45`;
    expect(linesOf(world, { ...world.query('A', 'C', '10:00'), ...usual })).toEqual([
      'A 10:03 ~ walk 12m ~ B 10:15 ~ R1 ~ 10:25 C',
      'A 10:10 ~ R2 ~ 10:35 C',
    ]);
    expect(linesOf(world, { ...world.query('A', 'C', '10:00'), ...usual, arrivalSlack: 599 })).toHaveLength(1);
    expect(linesOf(world, { ...world.query('A', 'C', '10:45', { arriveBy: true }), ...usual })[0]).toMatch(/R3/);
  });

  test('a later run of the same line is boarded where that saves waiting', () => {
    const world = scene`
      R1  A 10:00  B 10:10
      R1  A 10:20  B 10:32
      R2  B 10:40  C 10:50`;
    expect(linesOf(world, { ...world.query('A', 'C', '9:55'), ...usual })).toEqual([
      'A 10:20 ~ R1 ~ 10:32 B 10:40 ~ R2 ~ 10:50 C',
    ]);
  });

  test('comfort by line decides between equals, and a seated link costs no boarding', () => {
    const world = scene`
      R1  A 10:00  B 10:30
      R2  A 10:00  B 10:30
      R3  B 10:30  C 10:40 | block b
      R4  A 10:00  B 10:30 | block b`;
    const query = { ...world.query('A', 'B', '10:00'), ...usual };
    expect(linesOf(world, { ...query, ridingByRoute: { 'x:R2': 0 } })).toEqual(['A 10:00 ~ R2 ~ 10:30 B']);
    expect(linesOf(world, { ...query, ridingByRoute: { 'x:R1': 0 } })).toEqual(['A 10:00 ~ R1 ~ 10:30 B']);
    expect(linesOf(world, { ...world.query('A', 'C', '10:00'), ...usual })[0]).toMatch(
      /R4.*stay on R3|R4 ~ 10:30 B.*R3/,
    );
  });

  test('a seated link to an excluded trip is not used (BL-2, SV-21)', () => {
    const world = scene`
      R3/t0  E 08:23  A 08:24  A 08:25  | block b | bikes no
      R3/t1  A 08:26  A 08:27  B 08:28  | block b
      R3/t2  E 08:11  A 08:12`;
    const query = world.query('E', 'A', '09:15', { arriveBy: true, bikes: 'unless-refused' });
    expect(linesOf(world, { ...query, ...usual })).toEqual(['E 08:11 ~ R3 ~ 08:12 A']);
  });

  test('among stops to change at, the one with less walking is cheaper (TR-14)', () => {
    const world = scene`
      walk C>D 4m
      R1  A 10:00  B 10:10  C 10:12
      R2  B 10:20  D 10:25  E 10:40`;
    expect(linesOf(world, { ...world.query('A', 'E', '9:55'), ...usual })).toEqual([
      'A 10:00 ~ R1 ~ 10:10 B 10:20 ~ R2 ~ 10:40 E',
    ]);
  });

  test('the third criterion adds journeys in random worlds', () => {
    let [found, more] = [0, 0];
    for (const { world, queries } of fc.sample(regularLines({ maxTrips: 12 }), { numRuns: 200, seed: 5 })) {
      const engine = createCoreTransitSearch(world.feeds, world.links);
      for (const query of queries) {
        const plain = new Set(engine.search(query).map(({ arrival, boardings }) => `${arrival} ${boardings}`));
        const byCost = engine.byCost({ ...query, ...usual, boarding: 60 });
        found += byCost.length;
        more += byCost.filter(({ arrival, boardings }) => !plain.has(`${arrival} ${boardings}`)).length;
      }
    }
    expect(more).toBeGreaterThan(found / 20);
  });
});
