import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyItinerary, rideItinerary, stopPlace, streetItinerary } from '../../../../test/journey/any-itinerary.ts';
import type { Costs, Itinerary, WhenWindow } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { runFilters } from './itinerary-filter.ts';
import { ITINERARY_FILTERS } from './itinerary-filter-chain.ts';
import {
  BETTER_AT_OTHER_END_SECONDS,
  WALK_SECONDS_PER_EXTRA_BOARDING,
  WORSE_AT_FREE_END_SECONDS,
} from './thresholds.ts';

const EVEN = { price: 1, environment: 1, duration: 1, convenience: 1 };
const costsOf = (itinerary: Itinerary) => itineraryCosts(itinerary);

const dropDominated = (itineraries: readonly Itinerary[], when: WhenWindow, costs: (itinerary: Itinerary) => Costs) =>
  runFilters(ITINERARY_FILTERS.modeSetAnswer, itineraries, { when, cycling: [], costsOf: costs, weights: EVEN }).kept;

const soon = { departAfter: 0, arriveBefore: undefined };
const anyTime = fc.constantFrom(soon, { departAfter: undefined, arriveBefore: 9999 });

describe('IT-1 dominated answers of one set of modes', () => {
  test('an itinerary that is worse in one criterion and better in none is removed; equal ones stay', () => {
    const one = rideItinerary({ departure: 100, arrival: 200, boardings: 1, walkSeconds: 30 });
    for (const worse of [{ departure: 99 }, { arrival: 201 }, { boardings: 2 }, { walkSeconds: 31 }])
      expect(dropDominated([{ ...one, ...worse }, one], soon, costsOf)).toEqual([one]);
    expect(dropDominated([one, { ...one }], soon, costsOf)).toHaveLength(2);
  });

  test('one more boarding that saves only a little walking, or two minutes at the open end, is dominated, unless it saves time as well', () => {
    const one = rideItinerary({ departure: 100, arrival: 2000, boardings: 1, walkSeconds: 400 });
    const walkSeconds = 400 - WALK_SECONDS_PER_EXTRA_BOARDING;
    const more = { ...one, boardings: 2, walkSeconds };
    expect(dropDominated([more, one], soon, costsOf)).toEqual([one]);
    const minutes = WORSE_AT_FREE_END_SECONDS;
    for (const better of [{ walkSeconds: walkSeconds - 1 }, { departure: 101 + minutes }, { arrival: 1999 }])
      expect(dropDominated([{ ...more, ...better }, one], soon, costsOf)).toHaveLength(2);
    expect(dropDominated([{ ...more, departure: 100 + minutes }, one], soon, costsOf)).toEqual([one]);
    const by = { departAfter: undefined, arriveBefore: 3000 };
    expect(dropDominated([{ ...more, arrival: 2000 - minutes }, one], by, costsOf)).toEqual([one]);
    for (const better of [{ arrival: 1999 - minutes }, { departure: 101 }])
      expect(dropDominated([{ ...more, ...better }, one], by, costsOf)).toHaveLength(2);
    expect(dropDominated([{ ...more, boardings: 3, walkSeconds: 0 }, one], soon, costsOf)).toEqual([one]);
    // Beside a rival that boards nothing a little walking counts.
    expect(
      dropDominated(
        [
          { ...more, boardings: 1 },
          { ...one, boardings: 0 },
        ],
        soon,
        costsOf,
      ),
    ).toHaveLength(2);
  });

  test('a little later departure does not make up for a much later arrival; with a latest arrival, the other way round', () => {
    const one = rideItinerary({ departure: 1000, arrival: 2000, boardings: 1, walkSeconds: 30 });
    const later = {
      ...one,
      departure: 1000 + WORSE_AT_FREE_END_SECONDS,
      arrival: 2000 + BETTER_AT_OTHER_END_SECONDS,
    };
    expect(dropDominated([one, later], soon, costsOf)).toEqual([one]);
    for (const better of [{ departure: later.departure + 1 }, { arrival: later.arrival - 1 }, { walkSeconds: 29 }])
      expect(dropDominated([one, { ...later, ...better }], soon, costsOf)).toHaveLength(2);
    const by = { departAfter: undefined, arriveBefore: 3000 };
    expect(dropDominated([one, later], by, costsOf)).toHaveLength(2);
    const sooner = {
      ...one,
      departure: 1000 - BETTER_AT_OTHER_END_SECONDS,
      arrival: 2000 - WORSE_AT_FREE_END_SECONDS,
    };
    expect(dropDominated([one, sooner], by, costsOf)).toEqual([one]);
    expect(dropDominated([one, sooner], soon, costsOf)).toHaveLength(2);
  });

  test('parking farther away than necessary is dominated, whenever the drive starts', () => {
    const near = { ...streetItinerary('me_car', 'car', { departure: 0, arrival: 500 }), walkSeconds: 10 };
    const far = { ...streetItinerary('me_car', 'car', { departure: 50, arrival: 600 }), walkSeconds: 60 };
    expect(dropDominated([far, near], soon, costsOf)).toEqual([near]);
  });

  test('the street in front dominates no car park; a car park dominates the street', () => {
    const drive = streetItinerary('me_car', 'car', { departure: 0, arrival: 500 });
    const parked = (kind: 'on' | 'off', seconds: number): Itinerary => {
      const mode = `stationary_parking-${kind}street`;
      const park = { kind: 'stationary', mode, at: stopPlace('P'), departure: 500, arrival: 500 + seconds } as const;
      return { ...drive, legs: [...drive.legs, park], arrival: park.arrival };
    };
    expect(dropDominated([parked('on', 120), parked('off', 180)], soon, costsOf)).toHaveLength(2);
    expect(dropDominated([parked('on', 180), parked('off', 120)], soon, costsOf)).toEqual([parked('off', 120)]);
    expect(dropDominated([parked('on', 180), parked('on', 120)], soon, costsOf)).toEqual([parked('on', 120)]);
  });

  test('an itinerary by another provider stays, however bad it is', () => {
    const quick = streetItinerary('ps_tax_Red', 'taxi', { departure: 0, arrival: 500 });
    const slow = streetItinerary('ps_tax_Blue', 'taxi', { departure: 0, arrival: 600 });
    expect(dropDominated([quick, slow], soon, costsOf)).toEqual([quick, slow]);
  });

  test('FA-11 an unknown price is compared with unknown prices only', () => {
    const one = rideItinerary({ departure: 100, arrival: 200, boardings: 1 });
    const other = rideItinerary({ departure: 100, arrival: 300, boardings: 1 });
    const priced = (itinerary: Itinerary) => ({
      ...costsOf(itinerary),
      ...(itinerary === one && { money: 1, currency: 'EUR' }),
    });
    expect(dropDominated([one, other], soon, priced)).toHaveLength(2);
  });

  test('at least one itinerary stays, and filtering twice removes no more', () =>
    fc.assert(
      fc.property(fc.array(anyItinerary, { minLength: 1, maxLength: 8 }), anyTime, (itineraries, when) => {
        const kept = dropDominated(itineraries, when, costsOf);
        expect(kept.length).toBeGreaterThan(0);
        expect(dropDominated(kept, when, costsOf)).toEqual(kept);
      }),
    ));
});
