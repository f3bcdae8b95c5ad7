import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyItinerary,
  anyItinerary,
  rideItinerary,
  rideLeg,
  streetItinerary,
  streetLeg,
} from '../../../../test/journey/any-itinerary.ts';
import type { Costs } from '../../../model/index.ts';
import { itineraryCosts, MONEY_PER_HOUR } from '../../../ranking/index.ts';
import { dominates } from './dominance.ts';
import { type DominanceTolerance, EXACT, SINGLE_MODE } from './dominance-tolerance.ts';
import {
  METRES_PER_CALL,
  MONEY_PER_EXTRA_VEHICLE,
  MOST_EXTRA_VEHICLES,
  NEGLIGIBLE_DURATION_SECONDS,
  NEGLIGIBLE_PRICE_SHARE,
  NEGLIGIBLE_WALK_SECONDS,
  SECONDS_PER_EXTRA_VEHICLE,
  WALK_SECONDS_PER_BOARDING,
} from './thresholds.ts';

/** The criteria of the exact relation; smaller is better in each. */
const criteria = (itinerary: AnyItinerary): number[] => [
  -itinerary.departure,
  itinerary.arrival,
  itinerary.boardings,
  itinerary.walkSeconds,
  itineraryCosts(itinerary).carbon,
];

const isDominated = (
  candidate: AnyItinerary,
  rival: AnyItinerary,
  costsOf?: (itinerary: AnyItinerary) => Costs,
  tolerance: DominanceTolerance = EXACT,
): boolean => dominates(rival, candidate, tolerance, costsOf);

describe('IT-1 an itinerary is pointless', () => {
  test('beside a rival that is better in one criterion and worse in none', () => {
    const candidate = rideItinerary({ departure: 100, arrival: 200, boardings: 2, walkSeconds: 30 });
    const better = { departure: 101, arrival: 199, boardings: 1, walkSeconds: 29 };
    for (const [key, value] of Object.entries(better)) {
      expect(isDominated(candidate, { ...candidate, [key]: value }), key).toBe(true);
      expect(isDominated({ ...candidate, [key]: value }, candidate), key).toBe(false);
    }
  });

  test('an equal rival dominates too: a combination must be better in some way (spec 4.2 rule 2)', () => {
    const one = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    expect(isDominated(one, one)).toBe(true);
  });

  test('a later departure with the same arrival is better', () => {
    const early = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    expect(isDominated({ ...early, departure: 150 }, early)).toBe(false);
  });

  test('a rival without a timetable could leave when the candidate does: its duration counts', () => {
    const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: 100 });
    const late = { boardings: 1, departure: 1000 };
    expect(isDominated(rideItinerary({ ...late, arrival: 1100 }), bicycle)).toBe(true);
    expect(isDominated(rideItinerary({ ...late, arrival: 1099 }), bicycle)).toBe(false);
  });

  test('FA-11 a rival that is known to cost more dominates nothing; one of unknown price, or in another currency, may', () => {
    const candidate = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    const rival = { ...candidate };
    const price = (of: AnyItinerary, minor: number, currency: string) => (itinerary: AnyItinerary) =>
      itineraryCosts(itinerary, [
        {
          kind: 'ticket',
          id: '',
          name: '',
          money: itinerary === of ? { minor, currency } : { minor: 200, currency: 'EUR' },
          legs: [0],
        },
      ]);
    expect(isDominated(candidate, rival, price(rival, 201, 'EUR'))).toBe(false);
    expect(isDominated(candidate, rival, price(rival, 200, 'EUR'))).toBe(true);
    expect(isDominated(candidate, rival, price(rival, 201, 'CHF'))).toBe(true);
    expect(isDominated(candidate, rival, price(candidate, 0, 'CHF'))).toBe(false);
    const unknown = (itinerary: AnyItinerary) =>
      itinerary === rival ? itineraryCosts(rival) : price(rival, 0, 'EUR')(itinerary);
    expect(isDominated(candidate, rival, unknown)).toBe(true);
  });

  test('a little less walking or carbon is not better; a second of time counts', () => {
    const rival = rideItinerary({ departure: 1000, arrival: 2000, boardings: 1, walkSeconds: 300 });
    const isWorse = (parts: Partial<AnyItinerary>): boolean =>
      isDominated({ ...rival, ...parts }, rival, undefined, SINGLE_MODE);
    const walkSeconds = 300 - NEGLIGIBLE_WALK_SECONDS;
    expect(isWorse({ walkSeconds })).toBe(true);
    for (const parts of [{ walkSeconds: walkSeconds - 1 }, { departure: 1001 }, { arrival: 1999 }, { legs: [] }])
      expect(isWorse(parts), JSON.stringify(parts)).toBe(false);
  });

  test('a further vehicle has to save time at one end, or as much walking as a boarding weighs', () => {
    const rival = rideItinerary({ departure: 1000, arrival: 2000, boardings: 1, walkSeconds: 300 });
    const legs = [streetLeg('ps_tax', 'taxi', { metres: 100 }), ...rival.legs];
    const isWorse = (parts: Partial<AnyItinerary>): boolean =>
      isDominated({ ...rival, legs, ...parts }, rival, undefined, SINGLE_MODE);
    const [departure, arrival] = [1000 + SECONDS_PER_EXTRA_VEHICLE, 2000 - SECONDS_PER_EXTRA_VEHICLE];
    expect(isWorse({ walkSeconds: 0, arrival })).toBe(true);
    expect(isWorse({ departure })).toBe(true);
    for (const parts of [{ arrival: arrival - 1 }, { departure: departure + 1 }, { departure: 1001, arrival: 1999 }])
      expect(isWorse(parts), JSON.stringify(parts)).toBe(false);
    const far = { ...rival, walkSeconds: 700 };
    const saves = (walkSeconds: number) => isDominated({ ...rival, legs, walkSeconds }, far, undefined, SINGLE_MODE);
    const least = 700 - WALK_SECONDS_PER_BOARDING - NEGLIGIBLE_WALK_SECONDS;
    expect([saves(least), saves(least - 1)]).toEqual([true, false]);
  });

  test('a rival without a timetable may take a little longer if it arrives no later', () => {
    const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 0, arrival: 1000 });
    const beside = (departure: number, seconds: number): boolean => {
      const ride = rideItinerary({ departure, arrival: departure + seconds, boardings: 1 });
      return isDominated(ride, bicycle, undefined, SINGLE_MODE);
    };
    const quicker = 1000 - NEGLIGIBLE_DURATION_SECONDS;
    expect([beside(500, quicker), beside(500, quicker - 1)]).toEqual([true, false]);
    // A bus that leaves at the same time and arrives earlier is quicker, however little.
    expect(beside(0, 999)).toBe(false);
  });

  test('carbon counts from 50 g on, or from a tenth of what the rival emits', () => {
    const car = (metres: number) => streetItinerary('me_car', 'car', { departure: 0, arrival: 100, metres });
    const isWorseCar = (own: number, others: number): boolean =>
      isDominated(car(own), car(others), undefined, SINGLE_MODE);
    expect([isWorseCar(500, 700), isWorseCar(500, 900)]).toEqual([true, false]);
    expect([isWorseCar(9500, 10_000), isWorseCar(8500, 10_000)]).toEqual([true, false]);
    expect(isDominated(car(500), car(700))).toBe(false);
  });

  test('beside a single mode every vehicle counts: a taxi in place of a second train is no vehicle less', () => {
    const trains = rideItinerary({ boardings: 2, legs: [rideLeg(), rideLeg()] });
    const taxi = rideItinerary({ boardings: 1, legs: [rideLeg(), streetLeg('ps_tax', 'taxi', { metres: 9000 })] });
    const walked = rideItinerary({ boardings: 1, legs: [rideLeg(), streetLeg('wa_wal', 'walk')] });
    const none: DominanceTolerance = { ...EXACT, counts: 'vehicles' };
    expect(isDominated(taxi, trains, undefined, none)).toBe(true);
    expect(isDominated(taxi, trains)).toBe(false);
    expect(isDominated(walked, trains, undefined, none)).toBe(false);
  });

  test('beside a single mode of its own, a combination with two more vehicles has to save ten minutes', () => {
    const scooter = streetItinerary('me_mic_e-sco', 'bicycle', { departure: 0, arrival: 1000 });
    const tolerance = SECONDS_PER_EXTRA_VEHICLE * MOST_EXTRA_VEHICLES;
    const [there, on] = [streetLeg('me_mic_e-sco', 'bicycle'), streetLeg('me_mic_e-sco', 'bicycle')];
    const isWorse = (seconds: number, modes = ['pt_pub', 'me_mic_e-sco']): boolean => {
      const mixed = { ...rideItinerary({ departure: 90, boardings: 1 }), legs: [there, rideLeg(), on], modes };
      return isDominated({ ...mixed, arrival: 90 + seconds }, scooter, undefined, SINGLE_MODE);
    };
    const quicker = 1000 - tolerance;
    expect([isWorse(quicker), isWorse(quicker - 1)]).toEqual([true, false]);
    // A rider without a scooter gets this answer; with a scooter nothing may arrive later.
    const byBicycle = ['pt_pub', 'me_mic_bic'];
    const sooner = 1000 - NEGLIGIBLE_DURATION_SECONDS;
    expect([isWorse(sooner, byBicycle), isWorse(sooner - 1, byBicycle)]).toEqual([true, false]);
  });

  test('carbon alone is worth no further vehicle', () => {
    const bus = rideItinerary({ departure: 0, arrival: 2000, boardings: 1, legs: [rideLeg({ metres: 9000 })] });
    const legs = [rideLeg({ metres: 1000 }), streetLeg('me_mic-s_Bikes', 'bicycle')];
    const greener = { ...bus, legs };
    expect(itineraryCosts(greener).carbon).toBeLessThan(itineraryCosts(bus).carbon / 2);
    expect(isDominated(greener, bus, undefined, SINGLE_MODE)).toBe(true);
    expect(isDominated(greener, bus)).toBe(false);
  });

  test('a price is worth a further vehicle if it is lower by a tenth, a euro and the time that it takes longer', () => {
    const taxi = streetItinerary('ps_tax', 'taxi', { departure: 0, arrival: 1200 });
    const legs = [streetLeg('ps_tax', 'taxi'), rideLeg()];
    const mixed = { ...rideItinerary({ departure: 0, arrival: 1200, boardings: 1, walkSeconds: 0 }), legs };
    const isWorth = (saved: number, price: number, seconds = 0): boolean => {
      const later = { ...mixed, arrival: 1200 + seconds };
      const money = (one: AnyItinerary) => (one === taxi ? price : price - saved);
      const costsOf = (one: AnyItinerary): Costs => ({
        ...itineraryCosts(one),
        hassle: 0,
        money: money(one),
        currency: 'EUR',
      });
      return !isDominated(later, taxi, costsOf, SINGLE_MODE);
    };
    expect([isWorth(MONEY_PER_EXTRA_VEHICLE, 5), isWorth(MONEY_PER_EXTRA_VEHICLE - 0.01, 5)]).toEqual([true, false]);
    expect([isWorth(4, 40), isWorth(3.99, 40)]).toEqual([true, false]);
    expect([isWorth(MONEY_PER_HOUR / 2, 20, 1800), isWorth(MONEY_PER_HOUR / 2 - 0.01, 20, 1800)]).toEqual([
      true,
      false,
    ]);
  });

  test('without a price the metres in hailed cars stand for it', () => {
    const direct = streetItinerary('ps_tax', 'taxi', { departure: 0, arrival: 900, metres: 10_000 });
    const taxi = (metres: number) => streetLeg('ps_tax', 'taxi', { metres });
    const times = { ...rideItinerary({ departure: 0, arrival: 1800 }), walkSeconds: 0 };
    const between = (metres: number): AnyItinerary => ({
      ...times,
      legs: [taxi(metres), rideLeg({ metres: 0 }), taxi(4000)],
    });
    const isWorse = (candidate: AnyItinerary) => isDominated(candidate, direct, undefined, SINGLE_MODE);
    // A call counts like 2 km.
    const paid = (1 - NEGLIGIBLE_PRICE_SHARE) * (10_000 + METRES_PER_CALL) - 4000 - 2 * METRES_PER_CALL;
    expect([isWorse(between(paid)), isWorse(between(paid - 1))]).toEqual([true, false]);
    expect(isWorse({ ...times, legs: [taxi(5000), rideLeg({ metres: 0 })] })).toBe(false);
  });

  test('a rival that emits more carbon dominates nothing', () => {
    const car = streetItinerary('me_car', 'car', { departure: 0, arrival: 100, metres: 5000 });
    expect(isDominated(rideItinerary({ departure: 0, arrival: 500, boardings: 1 }), car)).toBe(false);
  });

  test('a ride that is strictly better in one criterion is never dominated by a ride', () => {
    fc.assert(
      fc.property(anyItinerary, anyItinerary, (candidate, rival) => {
        fc.pre(rival.boardings > 0 && isDominated(candidate, rival));
        const [ours, theirs] = [criteria(candidate), criteria(rival)];
        expect(ours.some((value, i) => value < (theirs[i] as number))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('an itinerary that is worse or equal in every criterion is always dominated', () => {
    fc.assert(
      fc.property(anyItinerary, anyItinerary, (candidate, rival) => {
        const [ours, theirs] = [criteria(candidate), criteria(rival)];
        fc.pre(ours.every((value, i) => value >= (theirs[i] as number)));
        expect(isDominated(candidate, rival)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('among rides dominance is an order: two dominate each other only if equal, and it is transitive', () => {
    const ride = anyItinerary.filter(({ boardings }) => boardings > 0);
    fc.assert(
      fc.property(ride, ride, ride, (a, b, c) => {
        if (isDominated(a, b) && isDominated(b, a)) expect(criteria(a)).toEqual(criteria(b));
        if (isDominated(a, b) && isDominated(b, c)) expect(isDominated(a, c)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
