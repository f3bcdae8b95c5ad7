import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, streetItinerary, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Money } from '../../../base/index.ts';
import type { Costs, Itinerary } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { addsNeedlessHailedRide } from './combination-filter.ts';
import { paysNoLess } from './hailed-costs.ts';
import { METRES_PER_CALL, NEGLIGIBLE_PRICE_SHARE, NEGLIGIBLE_WALK_SECONDS } from './thresholds.ts';

/** A taxi for so many metres, then so many rides, with the times and walks of `parts`. */
function byTaxi(metres: number, rides: number, parts: Partial<Itinerary> = {}, mode = 'ps_tax'): Itinerary {
  const legs = Array.from({ length: rides }, () => rideLeg());
  const times = { departure: 1000, arrival: 4000, walkSeconds: 600, boardings: rides };
  return {
    ...rideItinerary(times),
    legs: [...(metres > 0 ? [streetLeg(mode, 'taxi', { metres })] : []), ...legs],
    ...parts,
  };
}

describe('a hailed car has to save time or a walk', () => {
  const taxi = byTaxi(4000, 1);

  test('saving one vehicle is no reason to be driven farther, to arrive later or to walk farther', () => {
    for (const [metres, parts] of [
      [3000, {}],
      [0, {}],
      [4000, { arrival: 3999 }],
      [4000, { departure: 1001 }],
      [4000, { walkSeconds: 600 - NEGLIGIBLE_WALK_SECONDS - 1 }],
    ] as const)
      expect(addsNeedlessHailedRide(taxi, byTaxi(metres, 2, parts)), JSON.stringify([metres, parts])).toBe(true);
  });

  test('saving two vehicles is a reason, and so is every criterion in which the rival is worse', () => {
    expect(addsNeedlessHailedRide(taxi, byTaxi(3000, 3))).toBe(false);
    for (const parts of [{ arrival: 4001 }, { departure: 999 }, { walkSeconds: 600 + NEGLIGIBLE_WALK_SECONDS + 1 }])
      expect(addsNeedlessHailedRide(taxi, byTaxi(3000, 2, parts)), JSON.stringify(parts)).toBe(false);
    expect(addsNeedlessHailedRide(taxi, byTaxi(4001, 2, { arrival: 3000 }))).toBe(false);
    expect(addsNeedlessHailedRide(taxi, byTaxi(3000, 2, {}, 'ps_tnc_Hop'))).toBe(false);
  });

  test('equal ones do not dominate each other; a drive all the way is no rival, and only hailed cars are needless', () => {
    expect(addsNeedlessHailedRide(taxi, byTaxi(4000, 1))).toBe(false);
    const direct = streetItinerary('ps_tax', 'taxi', { departure: 1000, arrival: 2000, metres: 3000 });
    expect(addsNeedlessHailedRide(taxi, direct)).toBe(false);
    const trains = byTaxi(0, 1);
    expect([hailsCar(taxi), hailsCar(trains), addsNeedlessHailedRide(trains, byTaxi(0, 1, { arrival: 2000 }))]).toEqual(
      [true, false, false],
    );
  });

  test('hailing twice costs more than hailing once for a little farther', () => {
    const [first] = byTaxi(1000, 0).legs;
    const once = 2 * 1000 + METRES_PER_CALL;
    const twice = { ...byTaxi(1000, 1), legs: [...byTaxi(1000, 1).legs, ...(first === undefined ? [] : [first])] };
    expect(addsNeedlessHailedRide(twice, byTaxi(once - 1, 2))).toBe(true);
    expect(addsNeedlessHailedRide(byTaxi(once - 1, 2), { ...twice, arrival: 3000 })).toBe(false);
  });
});

describe('the price, as far as it is known', () => {
  const priced =
    (prices: ReadonlyMap<Itinerary, readonly Money[]>) =>
    (itinerary: Itinerary): Costs => {
      const parts = (prices.get(itinerary) ?? []).map((money, at) => ({
        kind: 'ticket' as const,
        id: '',
        name: '',
        money,
        legs: [at],
      }));
      return itineraryCosts(itinerary, parts);
    };
  const eur = (minor: number): Money => ({ minor, currency: 'EUR' });
  const [mixed, direct] = [byTaxi(4000, 1), byTaxi(9000, 0)];

  test('a tenth less counts as equal, and the known parts of a price count', () => {
    const pays = (own: readonly Money[], its: readonly Money[]) =>
      paysNoLess(
        mixed,
        direct,
        priced(
          new Map([
            [mixed, own],
            [direct, its],
          ]),
        ),
      );
    const least = 1000 * (1 - NEGLIGIBLE_PRICE_SHARE);
    expect([pays([eur(700), eur(least - 700)], [eur(1000)]), pays([eur(700), eur(least - 701)], [eur(1000)])]).toEqual([
      true,
      false,
    ]);
    // The ride has no price.
    expect([pays([eur(least)], [eur(1000)]), pays([eur(least - 1)], [eur(1000)])]).toEqual([true, false]);
    expect(pays([{ minor: least, currency: 'CHF' }], [eur(1000)])).toBe(false);
  });

  test('FA-11 where the price of the taxi is unknown, its distance stands for it', () => {
    const unknown = priced(new Map());
    const least = (1 - NEGLIGIBLE_PRICE_SHARE) * (9000 + METRES_PER_CALL) - METRES_PER_CALL;
    const pays = (metres: number): boolean => paysNoLess(byTaxi(metres, 1), direct, unknown);
    expect([pays(least), pays(least - 1)]).toEqual([true, false]);
    const car = streetItinerary('me_car', 'car', { departure: 0, arrival: 100, metres: 5000 });
    expect(paysNoLess(mixed, car, unknown)).toBe(false);
  });
});
