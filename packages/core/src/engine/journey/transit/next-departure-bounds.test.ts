import fc from 'fast-check';
import { expect, test } from 'vitest';
import { StopWorld } from '../../../../test/transit/stop-world.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { TransitJourney, TransitQuery } from '../../transit/index.ts';
import { nextDepartureBounds } from './next-departure-bounds.ts';

const journey = (departure: number, arrival: number, boardings: number): TransitJourney => ({
  ...{ departure, arrival, boardings, legs: [], origin: 0 as StopIndex, destination: 1 as StopIndex },
});
const limitsOf = (answer: TransitJourney[], from: number) => nextDepartureBounds(answer, from, false, 6).limits;

test('replacements of missed journeys arrive before those with fewer boardings, and have fewer boardings than the next journey', () => {
  const [one, two, three] = [journey(30, 130, 1), journey(20, 110, 2), journey(25, 100, 3)];
  expect(nextDepartureBounds([one, two, three], 21, false, 6)).toEqual({
    known: [one, three],
    limits: { maxBoardings: 2, horizon: 130 - 1 - 21 },
  });
  expect(limitsOf([one, three], 26)).toEqual({ maxBoardings: 6, horizon: 130 - 1 - 26 });
  expect(limitsOf([journey(20, 130, 1), three], 21)).toEqual({ maxBoardings: 2 });
  expect(limitsOf([one], 31)).toEqual({ maxBoardings: 6 });
});

const STOPS = 'ABCD';

/** Buses between random stops at random minutes after 10:00. */
const anyTrips = fc
  .array(
    fc
      .array(fc.tuple(fc.constantFrom(...STOPS), fc.integer({ min: 1, max: 12 })), { minLength: 2, maxLength: 5 })
      .filter((calls) => calls.every(([stop], i) => stop !== calls[i - 1]?.[0])),
    { minLength: 20, maxLength: 50 },
  )
  .map((trips) =>
    trips
      .map((calls, i) => {
        let minutes = (i * 7) % 60;
        const written = calls.map(([stop, more]) => {
          minutes += more;
          return `${stop} 1${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
        });
        return `R${i} ${written.join(' ')}`;
      })
      .join('\n'),
  );

test.each([false, true])(
  'IT-8 departure after departure (arriveBy: %s) the sets are those of whole searches',
  (arriveBy) => {
    const figures = (journeys: readonly TransitJourney[]) =>
      [...new Set(journeys.map((one) => `${one.departure} ${one.arrival} ${one.boardings}`))].sort();
    const next = (journeys: readonly TransitJourney[]) =>
      arriveBy
        ? Math.max(...journeys.map(({ arrival }) => arrival)) - 1
        : Math.min(...journeys.map(({ departure }) => departure)) + 1;
    fc.assert(
      fc.property(anyTrips, (trips) => {
        const world = new StopWorld({ trips, stops: Object.fromEntries([...STOPS].map((stop) => [stop, {}])) });
        const base = world.query('A', 'B', arriveBy ? '12:00' : '10:00', {
          arriveBy,
          maxBoardings: 4,
          ridesOnly: true,
        });
        let query: TransitQuery = base;
        let known: readonly TransitJourney[] = [];
        for (let i = 0; i < 6; i++) {
          const whole = world.engine.search({ ...base, instant: query.instant }).journeys;
          const journeys = [...world.engine.search(query).journeys, ...known];
          expect(figures(journeys)).toEqual(figures(whole));
          if (journeys.length === 0) break;
          const left = nextDepartureBounds(journeys, next(journeys), arriveBy, 4);
          known = left.known;
          query = { ...base, ...left.limits, instant: next(journeys) };
        }
      }),
      { numRuns: 300 },
    );
  },
);
