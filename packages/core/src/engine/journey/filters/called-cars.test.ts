import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, streetItinerary, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Money } from '../../../base/index.ts';
import type { Costs, Itinerary } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { callsCar } from '../itinerary/calls-car.ts';
import { addsNeedlessHailedRide, paysNoLess } from './called-cars.ts';

const TRIFLE = 60;

/** So many rides, and a taxi for so far; the times and walks of `parts`. */
function byTaxi(metres: number, rides: number, parts: Partial<Itinerary> = {}, mode = 'ps_tax'): Itinerary {
  const legs = Array.from({ length: rides }, () => rideLeg());
  const times = { departure: 1000, arrival: 4000, walkSeconds: 600, boardings: rides };
  return {
    ...rideItinerary(times),
    legs: [...(metres > 0 ? [streetLeg(mode, 'taxi', { metres })] : []), ...legs],
    ...parts,
  };
}

describe('a car that is called has to save time or a walk', () => {
  const taxi = byTaxi(4000, 1);

  test('one vehicle less is no reason to be driven farther, to be there later or to walk farther', () => {
    for (const [metres, parts] of [
      [3000, {}],
      [0, {}],
      [4000, { arrival: 3999 }],
      [4000, { departure: 1001 }],
      [4000, { walkSeconds: 539 }],
    ] as const)
      expect(addsNeedlessHailedRide(taxi, byTaxi(metres, 2, parts), TRIFLE), JSON.stringify([metres, parts])).toBe(
        true,
      );
  });

  test('two vehicles less are one, and so is all that the other is worse in', () => {
    expect(addsNeedlessHailedRide(taxi, byTaxi(3000, 3), TRIFLE)).toBe(false);
    for (const parts of [{ arrival: 4001 }, { departure: 999 }, { walkSeconds: 661 }])
      expect(addsNeedlessHailedRide(taxi, byTaxi(3000, 2, parts), TRIFLE), JSON.stringify(parts)).toBe(false);
    expect(addsNeedlessHailedRide(taxi, byTaxi(4001, 2, { arrival: 3000 }), TRIFLE)).toBe(false);
    expect(addsNeedlessHailedRide(taxi, byTaxi(3000, 2, {}, 'ps_tnc_Hop'), TRIFLE)).toBe(false);
  });

  test('of two that are alike neither makes the other pointless; nor does what drives all the way, nor is anything else called', () => {
    expect(addsNeedlessHailedRide(taxi, byTaxi(4000, 1), TRIFLE)).toBe(false);
    const direct = streetItinerary('ps_tax', 'taxi', { departure: 1000, arrival: 2000, metres: 3000 });
    expect(addsNeedlessHailedRide(taxi, direct, TRIFLE)).toBe(false);
    const trains = byTaxi(0, 1);
    expect([
      callsCar(taxi),
      callsCar(trains),
      addsNeedlessHailedRide(trains, byTaxi(0, 1, { arrival: 2000 }), TRIFLE),
    ]).toEqual([true, false, false]);
  });

  test('calling twice is dearer than once for a little farther', () => {
    const [first] = byTaxi(1000, 0).legs;
    const twice = { ...byTaxi(1000, 1), legs: [...byTaxi(1000, 1).legs, ...(first === undefined ? [] : [first])] };
    expect(addsNeedlessHailedRide(twice, byTaxi(3999, 2), TRIFLE)).toBe(true);
    expect(addsNeedlessHailedRide(byTaxi(3999, 2), { ...twice, arrival: 3000 }, TRIFLE)).toBe(false);
  });
});

describe('what is paid, as far as it is known', () => {
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

  test('a tenth less is no less, and what is known already counts', () => {
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
    expect([pays([eur(700), eur(200)], [eur(1000)]), pays([eur(700), eur(199)], [eur(1000)])]).toEqual([true, false]);
    // the ride has no price
    expect([pays([eur(900)], [eur(1000)]), pays([eur(899)], [eur(1000)])]).toEqual([true, false]);
    expect(pays([{ minor: 900, currency: 'CHF' }], [eur(1000)])).toBe(false);
  });

  test('FA-11 where nobody knows the price of the way by taxi its length stands for it', () => {
    const unknown = priced(new Map());
    expect([paysNoLess(byTaxi(7900, 1), direct, unknown), paysNoLess(byTaxi(7899, 1), direct, unknown)]).toEqual([
      true,
      false,
    ]);
    const car = streetItinerary('me_car', 'car', { departure: 0, arrival: 100, metres: 5000 });
    expect(paysNoLess(mixed, car, unknown)).toBe(false);
  });
});
