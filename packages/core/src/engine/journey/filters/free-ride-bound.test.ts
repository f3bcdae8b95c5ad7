import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rideLeg, streetItinerary, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { betterCombinations } from '../search/combination-filter.ts';
import { SingleModeProfile } from '../search/single-mode-profile.ts';
import { freeWaySeconds } from './free-ride-bound.ts';

const costsOf = (itinerary: Itinerary) => itineraryCosts(itinerary);

const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 100, arrival: 1000, metres: 4000 });

describe('the way that costs nothing but time', () => {
  test('is the shortest by bicycle; a car burns something, and who walks tires', () => {
    const slower = { ...bicycle, arrival: 1100 };
    const car = streetItinerary('me_car', 'car', { departure: 0, arrival: 300, metres: 4000 });
    const walk = streetItinerary('wa_wal', 'walk', { departure: 0, arrival: 400, metres: 500 });
    const later = { ...bicycle, departure: 500, boardings: 1 };
    expect(freeWaySeconds([walk, slower, car, bicycle, later], costsOf)).toBe(900);
    expect(freeWaySeconds([walk, car, later], costsOf)).toBe(Number.POSITIVE_INFINITY);
    expect(freeWaySeconds([], costsOf)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is none where money is paid for it', () => {
    const paid = { kind: 'toll', id: '', name: '', money: { minor: 100, currency: 'EUR', digits: 2 } } as const;
    const parts = [{ ...paid, legs: [0] }];
    expect(freeWaySeconds([bicycle], (itinerary) => itineraryCosts(itinerary, parts))).toBe(Number.POSITIVE_INFINITY);
  });

  test('spec 4.2 rule 2: no combination that takes as long is told beside it', () => {
    const anyRival = fc
      .record({ seconds: fc.integer({ min: 1, max: 5 }), departure: fc.nat(3), kind: fc.nat(2), walked: fc.nat(1) })
      .map(({ seconds, departure, kind, walked }): Itinerary => {
        const [mode, profile] = (
          [
            ['me_mic_bic', 'bicycle'],
            ['me_car', 'car'],
            ['wa_wal', 'walk'],
          ] as const
        )[kind] as readonly [string, string];
        const way = streetItinerary(mode, profile, { departure, arrival: departure + seconds * 600, metres: 3000 });
        return { ...way, walkSeconds: Math.max(way.walkSeconds, walked * 30) };
      });
    const anyCombination = fc
      .record({
        departure: fc.nat(3000),
        seconds: fc.integer({ min: 1, max: 4000 }),
        walkSeconds: fc.nat(300),
        rides: fc.integer({ min: 1, max: 3 }),
        driver: fc.constantFrom('ps_tax', 'me_car', 'me_mic_bic'),
      })
      .map(({ departure, seconds, walkSeconds, rides, driver }): Itinerary => {
        const legs = Array.from({ length: rides }, () => rideLeg({ departure: departure + 1 }));
        return {
          departure,
          arrival: departure + seconds,
          legs: [streetLeg(driver, 'car', { metres: 500 }), ...legs],
          boardings: rides,
          walkMetres: walkSeconds,
          walkSeconds,
          modes: [driver, 'pt_pub'],
        };
      });
    fc.assert(
      fc.property(fc.array(anyRival, { maxLength: 4 }), anyCombination, (rivals, combination) => {
        const seconds = freeWaySeconds(rivals, costsOf);
        fc.pre(combination.arrival - combination.departure >= seconds);
        const alone = { modes: ['me_mic_bic'], itineraries: rivals, empty: undefined };
        const later = new SingleModeProfile([alone], { departAfter: 0, arriveBefore: undefined }, () => alone);
        const told = betterCombinations(
          { modes: combination.modes, itineraries: [combination], empty: undefined },
          rivals,
          { later, isOver: false, costsOf, recorder: undefined },
        );
        expect(told.itineraries).toEqual([]);
      }),
    );
  });
});
