import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { anyChanges } from '../live/any-changes.ts';
import type { PlannedChange } from '../live/planned-change.ts';
import { rewriteFeeds } from '../live/rewrite-feeds.ts';
import { createDepartureOracle } from '../oracle/all-departures.ts';
import { createCostOracle } from '../oracle/cost-oracle.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, createLiveTransitSearch, EAGER } from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 150);
const DAY = 86_400;

const sorted = (journeys: readonly Journey[]): string =>
  journeys
    .map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`)
    .sort()
    .join('\n');

/** A world with queries, and changes to it; the counterexample prints all three. */
function liveWorld(maxTrips: number) {
  return fc.tuple(regularLines({ maxTrips }), anyChanges()).map(([{ world, queries }, draw]) => {
    const changes: readonly PlannedChange[] = draw(world.feeds);
    const text = `\n${world.text}\n${changes.map((one) => JSON.stringify(one)).join('\n')}\n${JSON.stringify(queries)}\n`;
    return {
      ...world,
      queries,
      changes,
      rewritten: rewriteFeeds(world.feeds, changes),
      [fc.toStringMethod]: () => text,
    };
  });
}

describe('searches over a live snapshot are those of a timetable rewritten by it', () => {
  test('depart after, arrive by and one to all, in random worlds with changes of every kind', () => {
    fc.assert(
      fc.property(liveWorld(10), ({ feeds, links, changes, rewritten, queries }) => {
        const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
        const oracle = createOracle(rewritten.feeds, links, rewritten);
        const check = createJourneyChecker(rewritten.feeds, links, rewritten);
        const plain = createCoreTransitSearch(rewritten.feeds, links, EAGER);
        const isAlone = changes.every(({ trip }) => feeds.every((feed) => feed.transfers.length === 0 || trip < 0));
        for (const query of queries) {
          const journeys = engine.search(query);
          expect(sorted(journeys), JSON.stringify(query)).toBe(sorted(oracle.search(query)));
          expect(journeys.flatMap((journey) => check(journey, query))).toEqual([]);
          // Where rows name no trip, the engine over the rewritten rows is a second judge.
          if (isAlone) expect([...engine.arrivals(query)].sort()).toEqual([...plain.arrivals(query)].sort());
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('ranges and pages of next journeys', () => {
    fc.assert(
      fc.property(
        liveWorld(7),
        fc.integer({ min: 0, max: 90 }),
        fc.integer({ min: 1, max: 4 }),
        ({ feeds, links, changes, rewritten, queries }, minutes, count) => {
          const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
          const departures = createDepartureOracle(rewritten.feeds, links, rewritten);
          const oracle = createOracle(rewritten.feeds, links, rewritten);
          for (const { arriveBy: _, ...query } of queries) {
            const last = query.time + minutes * 60;
            const latest = last + (query.horizon ?? DAY);
            const horizon = latest - query.time;
            const expected = [
              ...oracle.departAfter({ ...query, horizon, maxBoardings: 0 }),
              ...departures.ridesDeparting(query, last, latest),
            ];
            expect(sorted(engine.range(query, minutes * 60)), JSON.stringify(query)).toBe(sorted(expected));
            const page = engine.next({ ...query, horizon: DAY }, { count }).journeys;
            const list = departures.ridesDeparting(query, query.time + DAY / 2, query.time + DAY);
            const isShort = ({ departure, arrival }: Journey): boolean => arrival - departure <= DAY / 2;
            const next = list.filter(isShort).slice(0, count);
            const found = page.filter((one) => isShort(one) && one.departure <= query.time + DAY / 2);
            expect(sorted(found.slice(0, next.length)), JSON.stringify(query)).toBe(sorted(next));
          }
        },
      ),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 120_000);

  test('journeys by cost', () => {
    const weights = { walking: 2, waiting: 1, riding: 1, boarding: 60, arrivalSlack: 600, boardingSlack: 1 };
    fc.assert(
      fc.property(liveWorld(6), ({ feeds, links, changes, rewritten, queries }) => {
        const engine = createLiveTransitSearch(feeds, links, changes, EAGER);
        const oracle = createCostOracle(rewritten.feeds, links, rewritten);
        for (const plain of queries) {
          const query = { ...plain, ...weights };
          const found = engine
            .byCost(query)
            .map(
              ({ departure, arrival, boardings, cost }) =>
                `${query.arriveBy === true ? departure : arrival} ${boardings} ${cost}`,
            );
          const expected = oracle.search(query).map(({ main, boardings, cost }) => `${main} ${boardings} ${cost}`);
          expect(found, JSON.stringify(query)).toEqual(expected);
        }
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 120_000);
});
