import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { rideLeg, streetItinerary, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import { instant, TextWorld } from '../../../../test/journey/text-world.ts';
import type { Itinerary, PlanRequest } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { TransitEngine } from '../../transit/index.ts';
import { planJourneys } from '../plan-journeys.ts';
import { keepBetterCombinations } from '../search/combinations.ts';
import { SingleModeProfile } from '../search/single-mode-profile.ts';
import { shortestFreeSeconds } from './pruning.ts';

const costsOf = (itinerary: Itinerary) => itineraryCosts(itinerary);

const bicycle = streetItinerary('me_mic_bic', 'bicycle', { departure: 100, arrival: 1000, metres: 4000 });

describe('the itinerary that costs nothing but time', () => {
  test('is the shortest by bicycle: a car emits carbon, and walking is hard', () => {
    const slower = { ...bicycle, arrival: 1100 };
    const car = streetItinerary('me_car', 'car', { departure: 0, arrival: 300, metres: 4000 });
    const walk = streetItinerary('wa_wal', 'walk', { departure: 0, arrival: 400, metres: 500 });
    const later = { ...bicycle, departure: 500, boardings: 1 };
    expect(shortestFreeSeconds([walk, slower, car, bicycle, later], costsOf)).toBe(900);
    expect(shortestFreeSeconds([walk, car, later], costsOf)).toBe(Number.POSITIVE_INFINITY);
    expect(shortestFreeSeconds([], costsOf)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is not an itinerary that costs money', () => {
    const paid = { kind: 'toll', id: '', name: '', money: { minor: 100, currency: 'EUR', digits: 2 } } as const;
    const parts = [{ ...paid, legs: [0] }];
    expect(shortestFreeSeconds([bicycle], (itinerary) => itineraryCosts(itinerary, parts))).toBe(
      Number.POSITIVE_INFINITY,
    );
  });

  test('spec 4.2 rule 2: it dominates every combination that takes as long', () => {
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
        const ride = streetItinerary(mode, profile, { departure, arrival: departure + seconds * 600, metres: 3000 });
        return { ...ride, walkSeconds: Math.max(ride.walkSeconds, walked * 30) };
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
        const seconds = shortestFreeSeconds(rivals, costsOf);
        fc.pre(combination.arrival - combination.departure >= seconds);
        const alone = { modes: ['me_mic_bic'], itineraries: rivals, empty: undefined };
        const singleModes = new SingleModeProfile([alone], { departAfter: 0, arriveBefore: undefined }, () => alone);
        const answer = keepBetterCombinations(
          { modes: combination.modes, itineraries: [combination], empty: undefined },
          {
            rivals,
            singleModes,
            isOver: false,
            costsOf,
            weights: { price: 1, environment: 1, duration: 1, convenience: 1 },
            when: { departAfter: 0, arriveBefore: undefined },
            recorder: undefined,
          },
        );
        expect(answer.itineraries).toEqual([]);
      }),
    );
  });
});

describe('pruning only saves work', () => {
  /** A train along a street of 14 km, and a slower bus; the ends of the street are a walk of 13 minutes from a station. */
  const times = Array.from({ length: 14 }, (_, i) => 540 + 20 * i);
  const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const corridor = new TextWorld({
    grid: 99.95,
    map: `P.......A${'.'.repeat(59)}M${'.'.repeat(59)}B.......Q`,
    ways: { PAMBQ: {} },
    trips: times
      .map(
        (time) =>
          `R1 A ${clock(time)} B ${clock(time + 12)}\n R2 A ${clock(time + 3)} M ${clock(time + 12)} B ${clock(time + 22)}`,
      )
      .join('\n '),
    routes: { R1: { type: 2 } },
    modes: ['pt_pub_bus', 'pt_pub_lrt', 'pt_ltd', 'pt_pub', 'me_mic_bic', 'ps_tax', 'wa_wal'],
  });
  const modes = fc.uniqueArray(fc.constantFrom('pt_pub', 'pt_pub_bus', 'me_mic_bic', 'ps_tax', 'wa_wal'), {
    minLength: 2,
  });
  const anyQuery = fc
    .record({
      ends: fc.constantFrom('PQ', 'QP', 'PB', 'MQ', 'PM'),
      minutes: fc.nat(120),
      modes,
      arriveBy: fc.boolean(),
    })
    .map(({ ends, minutes, modes: own, arriveBy }): PlanRequest => {
      const time = instant(clock(540 + minutes));
      const when = arriveBy
        ? { departAfter: undefined, arriveBefore: time + 3600 }
        : { departAfter: time, arriveBefore: undefined };
      return corridor.request(ends.charAt(0), ends.charAt(1), { when, modes: own, allModes: true });
    });

  test('the answer is the same without the bounds', () => {
    fc.assert(
      fc.property(anyQuery, (request) => {
        const exhaustive = planJourneys(corridor.world, request, { signal: undefined, isExhaustive: true });
        expect(planJourneys(corridor.world, request, { signal: undefined })).toEqual(exhaustive);
      }),
      { numRuns: 150 },
    );
  });

  test('and the bounds are used: with them more searches have a horizon', () => {
    const search = vi.spyOn(TransitEngine.prototype, 'search');
    const horizons = (isExhaustive: boolean): number => {
      search.mockClear();
      for (const request of fc.sample(anyQuery, { numRuns: 40, seed: 11 }))
        planJourneys(corridor.world, request, { signal: undefined, isExhaustive });
      return search.mock.calls.filter(([{ horizon }]) => horizon !== undefined).length;
    };
    expect(horizons(false)).toBeGreaterThan(horizons(true));
    search.mockRestore();
  });
});
