import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oddWorldAndQueries } from '../arbitraries/odd-world.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { createDepartureOracle } from '../oracle/all-departures.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, EAGER } from './core-transit-search.ts';
import { regularLines } from './regular-lines.ts';

const DAY = 86_400;
/** Worlds per search; each gets up to eight queries, each answered at every departure. */
const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);

/** Regular lines by day, and odd worlds in nights when clocks change. */
const anyWorld = fc.oneof(
  { weight: 2, arbitrary: regularLines({ maxTrips: 7 }) },
  { weight: 1, arbitrary: oddWorldAndQueries(4) },
);

const figures = (journeys: readonly Journey[]): string =>
  journeys.map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`).join('\n');

/** Pages may lack journeys that take longer than half the horizon. */
const isShort = ({ departure, arrival }: Journey): boolean => arrival - departure <= DAY / 2;

describe('other searches of the engine, in random worlds', () => {
  test("a range holds exactly the oracle's answers at every departure (IT-1, IT-2, IT-8)", () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 0, max: 90 }), ({ world: { feeds, links }, queries }, minutes) => {
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
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('pages of next journeys follow the list of all departures without gaps or repeats (IT-8)', () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 1, max: 4 }), ({ world: { feeds, links }, queries }, count) => {
        const engine = createCoreTransitSearch(feeds, links, EAGER);
        const departures = createDepartureOracle(feeds, links);
        for (const { arriveBy: _, horizon: __, ...query } of queries) {
          const all = departures.ridesDeparting(query, query.time + DAY, query.time + 1.5 * DAY);
          // One page more than requested, so that the last one is known to be the last.
          const list = all.filter(isShort).slice(0, 3 * count);
          const found: Journey[] = [];
          const pages = [];
          for (let page = engine.next(query, { count }); page.journeys.length > 0 && found.length < list.length; ) {
            found.push(...page.journeys.filter(isShort));
            pages.push(page);
            page = engine.next(query, { count, later: page.later! });
          }
          expect(figures(found.slice(0, list.length)), JSON.stringify(query)).toBe(figures(list));
          const first = pages[0];
          if (first !== undefined) {
            // Before the requested time, too.
            const from = Math.max(query.time - 2 * 3600, first.journeys[0]!.departure - DAY);
            const before = departures
              .ridesDeparting({ ...query, time: from }, query.time - 1, query.time + DAY)
              .filter((journey) => journey.departure < first.journeys[0]!.departure);
            const page = engine.next(query, { count: 99, earlier: first.earlier! });
            const recent = page.journeys.filter((journey) => isShort(journey) && journey.departure >= from);
            expect(figures(recent), JSON.stringify(query)).toBe(figures(before.filter(isShort)));
          }
          const second = pages[1];
          if (second === undefined || !pages.every((page) => page.journeys.every(isShort))) continue;
          const back = engine.next(query, { count, earlier: second.earlier! });
          expect(figures(back.journeys), JSON.stringify(query)).toBe(figures(pages[0]!.journeys));
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test("an arrive-by range holds exactly the oracle's answers at every arrival (IT-1, IT-2, IT-8)", () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 0, max: 90 }), ({ world: { feeds, links }, queries }, minutes) => {
        const engine = createCoreTransitSearch(feeds, links, EAGER);
        const departures = createDepartureOracle(feeds, links);
        const oracle = createOracle(feeds, links);
        const check = createJourneyChecker(feeds, links);
        for (const asked of queries) {
          const query = { ...asked, arriveBy: true };
          const first = query.time - minutes * 60;
          const earliest = first - (query.horizon ?? DAY);
          const horizon = query.time - earliest;
          const rides = departures.ridesArriving(query, first, earliest);
          const expected = [
            ...oracle.arriveBy({ ...query, horizon, maxBoardings: 0 }),
            ...rides.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival),
          ];
          const answered = engine.range(query, minutes * 60);
          expect(figures(answered), JSON.stringify(query)).toBe(figures(expected));
          expect(answered.flatMap((journey) => check(journey, { ...query, horizon }))).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('pages of last arrivals follow the list of all arrivals without gaps or repeats, in both directions (IT-8)', () => {
    fc.assert(
      fc.property(anyWorld, fc.integer({ min: 1, max: 4 }), ({ world: { feeds, links }, queries }, count) => {
        const engine = createCoreTransitSearch(feeds, links, EAGER);
        const departures = createDepartureOracle(feeds, links);
        for (const { horizon: _, ...asked } of queries) {
          const query = { ...asked, arriveBy: true };
          const all = departures.ridesArriving(query, query.time - DAY, query.time - 1.5 * DAY).filter(isShort);
          const list = all.slice(Math.max(0, all.length - 3 * count));
          const found: Journey[] = [];
          const pages = [];
          for (let page = engine.next(query, { count }); page.journeys.length > 0 && found.length < list.length; ) {
            found.unshift(...page.journeys.filter(isShort));
            pages.unshift(page);
            page = engine.next(query, { count, earlier: page.earlier! });
          }
          expect(figures(found.slice(found.length - list.length)), JSON.stringify(query)).toBe(figures(list));
          const second = pages.at(-2);
          if (second === undefined || !pages.every((page) => page.journeys.every(isShort))) continue;
          const back = engine.next(query, { count, later: second.later! });
          expect(figures(back.journeys), JSON.stringify(query)).toBe(figures(pages.at(-1)!.journeys));
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('one-to-all agrees at every stop with a search to that stop, in both directions', () => {
    fc.assert(
      fc.property(anyWorld, ({ world: { feeds, links }, queries }) => {
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
