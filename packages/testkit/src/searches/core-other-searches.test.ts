import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { createDepartureOracle } from '../oracle/all-departures.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, EAGER } from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

const DAY = 86_400;
/** Worlds per search; each is asked up to eight questions, each answered at every departure. */
const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);

const figures = (journeys: readonly Journey[]): string =>
  journeys.map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`).join('\n');

describe('other searches of the engine, in random worlds', () => {
  test('a range holds what the oracle answers at every departure, and nothing else (IT-1, IT-2, IT-8)', () => {
    fc.assert(
      fc.property(
        regularLines({ maxTrips: 7 }),
        fc.integer({ min: 0, max: 90 }),
        ({ world: { feeds, links }, queries }, minutes) => {
          const engine = createCoreTransitSearch(feeds, links, EAGER);
          const departures = createDepartureOracle(feeds, links);
          const oracle = createOracle(feeds, links);
          const check = createJourneyChecker(feeds, links);
          for (const { arriveBy: _, ...query } of queries) {
            const last = query.time + minutes * 60;
            const latest = last + (query.horizon ?? DAY);
            const horizon = latest - query.time;
            const expected = [
              ...oracle.departAfter({ ...query, horizon, maxBoardings: 0 }),
              ...departures.ridesDeparting(query, last, latest),
            ];
            const answered = engine.range(query, minutes * 60);
            expect(figures(answered), JSON.stringify(query)).toBe(figures(expected));
            expect(answered.flatMap((journey) => check(journey, { ...query, horizon }))).toEqual([]);
          }
        },
      ),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('pages of next journeys follow the list of all departures without gaps or repeats (IT-8)', () => {
    fc.assert(
      fc.property(
        regularLines({ maxTrips: 7 }),
        fc.integer({ min: 1, max: 4 }),
        ({ world: { feeds, links }, queries }, count) => {
          const engine = createCoreTransitSearch(feeds, links, EAGER);
          const departures = createDepartureOracle(feeds, links);
          for (const { arriveBy: _, horizon: __, ...query } of queries) {
            // A page more than is asked for, so that the last one is known to be the last.
            const list = departures.ridesDeparting(query, query.time + DAY, query.time + DAY).slice(0, 3 * count);
            const told: Journey[] = [];
            const pages = [];
            for (let page = engine.next(query, { count }); page.journeys.length > 0 && told.length < list.length; ) {
              told.push(...page.journeys);
              pages.push(page);
              page = engine.next(query, { count, later: page.later! });
            }
            expect(figures(told.slice(0, list.length)), JSON.stringify(query)).toBe(figures(list));
            const second = pages[1];
            if (second === undefined) continue;
            const back = engine.next(query, { count, earlier: second.earlier! });
            expect(figures(back.journeys), JSON.stringify(query)).toBe(figures(pages[0]!.journeys));
          }
        },
      ),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('one-to-all gives at every stop what a search to it gives, both ways', () => {
    fc.assert(
      fc.property(regularLines({ maxTrips: 7 }), ({ world: { feeds, links }, queries }) => {
        const engine = createCoreTransitSearch(feeds, links, EAGER);
        const oracle = createOracle(feeds, links);
        const stops = feeds.flatMap((feed) =>
          feed.stops.filter((stop) => stop.locationType === 0).map((stop) => `${feed.name}:${stop.id}`),
        );
        for (const query of queries) {
          const all = engine.arrivals(query);
          for (const stop of stops) {
            const seeds = [{ stop, seconds: 0 }];
            const best = oracle.search(
              query.arriveBy === true ? { ...query, from: seeds } : { ...query, to: seeds },
            )[0];
            const expected =
              best === undefined
                ? undefined
                : { time: query.arriveBy === true ? best.departure : best.arrival, boardings: best.boardings };
            expect(all.get(stop), `${stop} ${JSON.stringify(query)}`).toEqual(expected);
          }
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
