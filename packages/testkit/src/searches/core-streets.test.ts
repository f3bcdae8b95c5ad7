import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOWHERE, streetWorld, streetWorldAndQueries } from '../arbitraries/street-world.ts';
import { createJourneyChecker } from '../check/check-journey.ts';
import type { Journey } from '../journeys/journey.ts';
import { createDepartureOracle } from '../oracle/all-departures.ts';
import { createOracle } from '../oracle/create-oracle.ts';
import { createCoreTransitSearch, EAGER } from './core-transit-search.ts';

const RUNS = Number(process.env['TRIPWRIGHT_RUNS'] ?? 60);
const DAY = 86_400;

const figures = (journeys: readonly Journey[]): string =>
  journeys.map(({ departure, arrival, boardings }) => `${departure} ${arrival} ${boardings}`).join('\n');

describe('streets where walks run beside the lines (decision 0020)', () => {
  test('TR-7 TR-14 ST-12 the engine agrees with the oracle, with bounds and without, and every leg is real', () => {
    fc.assert(
      fc.property(streetWorldAndQueries(), ({ world: { feeds, links, print }, queries }) => {
        const engines = [createCoreTransitSearch(feeds, links, EAGER), createCoreTransitSearch(feeds, links)];
        const oracle = createOracle(feeds, links);
        const check = createJourneyChecker(feeds, links);
        for (const query of queries) {
          const expected = oracle.search(query);
          for (const engine of engines) {
            const answered = engine.search(query);
            const context = () =>
              `${JSON.stringify(query)}\nexpected ${print(expected).join('\n')}\nanswered ${print(answered).join('\n')}`;
            if (figures(answered) !== figures(expected)) expect(figures(answered), context()).toBe(figures(expected));
            expect(answered.flatMap((journey) => check(journey, query))).toEqual([]);
          }
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('transfers dropped by the reduction change no figure between any two stops, in both directions', () => {
    fc.assert(
      fc.property(streetWorld(), fc.boolean(), fc.constantFrom(0, 0, 45), ({ feeds, links, at }, arriveBy, slack) => {
        const engine = createCoreTransitSearch(feeds, links);
        const platforms = feeds[0]!.stops.filter(({ locationType }) => locationType === 0);
        const keys = platforms.map(({ id }) => `x:${id}`).filter((key) => key !== NOWHERE);
        const time = at(arriveBy ? '9:10' : '7:50');
        for (const [i, from] of keys.entries()) {
          for (const [j, to] of keys.entries()) {
            // A third of all pairs is enough.
            if (from === to || (keys.length > 12 && (i + j) % 3 > 0)) continue;
            const seeds = { from: [{ stop: from, seconds: 0 }], to: [{ stop: to, seconds: 0 }] };
            const query = { ...seeds, time, arriveBy, slack, endWalk: false };
            // Where a stop is closed, every transfer is considered.
            const expected = figures(engine.range({ ...query, avoidStops: [NOWHERE] }, 3600));
            const answered = figures(engine.range(query, 3600));
            if (answered !== expected) expect(answered, JSON.stringify(query)).toBe(expected);
          }
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test("IT-2 IT-8 ranges hold exactly the oracle's answers at every departure and arrival", () => {
    fc.assert(
      fc.property(streetWorldAndQueries(8), fc.integer({ min: 0, max: 60 }), (drawn, minutes) => {
        const { world, queries } = drawn;
        const { feeds, links } = world;
        const engine = createCoreTransitSearch(feeds, links, EAGER);
        const departures = createDepartureOracle(feeds, links);
        const oracle = createOracle(feeds, links);
        for (const query of queries) {
          const sign = query.arriveBy === true ? -1 : 1;
          const last = query.time + sign * minutes * 60;
          const latest = last + sign * (query.horizon ?? DAY);
          const whole = { ...query, horizon: sign * (latest - query.time) };
          const rides =
            sign < 0 ? departures.ridesArriving(query, last, latest) : departures.ridesDeparting(query, last, latest);
          const expected = [
            ...oracle.search({ ...whole, maxBoardings: 0 }),
            ...rides.sort((a, b) => a.departure - b.departure || a.arrival - b.arrival),
          ];
          expect(figures(engine.range(query, minutes * 60)), JSON.stringify(query)).toBe(figures(expected));
        }
      }),
      { numRuns: Math.ceil(RUNS / 2) },
    );
  }, 120_000);

  test('IT-8 the next journeys are the first of the range and, with arriveBy, the last to arrive', () => {
    fc.assert(
      fc.property(streetWorldAndQueries(), fc.integer({ min: 1, max: 5 }), ({ world, queries }, count) => {
        const engine = createCoreTransitSearch(world.feeds, world.links, EAGER);
        for (const { horizon: _, ...query } of queries) {
          // All trips run in the morning, so a range on that day holds them all.
          if (Math.abs(query.time - world.at('9:00')) > DAY / 4) continue;
          const all = engine.range(query, DAY / 2).filter(({ boardings }) => boardings > 0);
          if (query.arriveBy === true) all.sort((a, b) => a.arrival - b.arrival || a.departure - b.departure);
          const expected = query.arriveBy === true ? all.slice(Math.max(0, all.length - count)) : all.slice(0, count);
          const { journeys } = engine.next(query, { count });
          const last = query.arriveBy === true ? expected[0]?.arrival : expected.at(-1)?.departure;
          // Journeys with equal times at the end of a page may come in either order of the other figures.
          const inside = (journey: Journey): boolean =>
            (query.arriveBy === true ? journey.arrival : journey.departure) !== last;
          expect(figures(journeys.filter(inside)), JSON.stringify(query)).toBe(figures(expected.filter(inside)));
          expect(journeys.length).toBe(expected.length);
        }
      }),
      { numRuns: RUNS },
    );
  }, 120_000);

  test('one-to-all agrees at every stop with a search to that stop, in both directions', () => {
    fc.assert(
      fc.property(streetWorldAndQueries(8), ({ world: { feeds, links }, queries }) => {
        const engine = createCoreTransitSearch(feeds, links, EAGER);
        const oracle = createOracle(feeds, links);
        const stops = feeds.flatMap(({ name, stops }) =>
          stops.filter(({ locationType }) => locationType === 0).map(({ id }) => `${name}:${id}`),
        );
        for (const query of queries) {
          const all = engine.arrivals(query);
          for (const stop of stops) {
            const seeds = [{ stop, seconds: 0 }];
            const best = oracle.search(
              query.arriveBy === true ? { ...query, from: seeds } : { ...query, to: seeds },
            )[0];
            const expected = best && {
              time: query.arriveBy === true ? best.departure : best.arrival,
              boardings: best.boardings,
            };
            expect(all.get(stop), `${stop} ${JSON.stringify(query)}`).toEqual(expected);
          }
        }
      }),
      { numRuns: Math.ceil(RUNS / 4) },
    );
  }, 120_000);

  test('such worlds are useful: many answers have transfers', () => {
    let [asked, rides, changes] = [0, 0, 0];
    for (const { world, queries } of fc.sample(streetWorldAndQueries(), 100)) {
      const engine = createCoreTransitSearch(world.feeds, world.links);
      for (const query of queries) {
        const most = Math.max(0, ...engine.range(query, 3600).map(({ boardings }) => boardings));
        asked++;
        if (most > 0) rides++;
        if (most > 1) changes++;
      }
    }
    expect(rides).toBeGreaterThan(asked * 0.3);
    expect(changes).toBeGreaterThan(asked * 0.04);
  }, 120_000);
});
