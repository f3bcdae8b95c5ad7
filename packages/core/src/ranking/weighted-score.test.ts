import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rideItinerary } from '../../test/journey/any-itinerary.ts';
import type { Costs, WhenWindow } from '../model/index.ts';
import { weightedScore } from './weighted-score.ts';

const EVEN = { price: 1, environment: 1, duration: 1, convenience: 1 };
const NO_COSTS: Costs = { calories: 0, carbon: 0, hassle: 0, money: 0, currency: undefined, parts: [] };
const NOW = 100_000;
const after: WhenWindow = { departAfter: NOW, arriveBefore: undefined };
const before: WhenWindow = { departAfter: undefined, arriveBefore: NOW };
/** The score of a ride; its times are minutes after the time of the request. */
const score = (from: number, to: number, when: WhenWindow, costs: Partial<Costs> = {}, weights = EVEN): number =>
  weightedScore(
    rideItinerary({ departure: NOW + from * 60, arrival: NOW + to * 60 }),
    { ...NO_COSTS, ...costs },
    when,
    weights,
  );

describe('lower is better', () => {
  test('leaving after a time: the earlier arrival scores lower, even if it leaves later', () => {
    expect(score(0, 20, after)).toBeLessThan(score(0, 30, after));
    expect(score(10, 20, after)).toBe(score(0, 20, after));
  });

  test('arriving by a time: the later departure scores lower', () => {
    expect(score(-20, 0, before)).toBeLessThan(score(-30, 0, before));
    expect(score(-20, -5, before)).toBeLessThan(score(-21, -5, before));
  });

  test('money, carbon and hassle count', () => {
    for (const key of ['money', 'carbon', 'hassle'] as const)
      expect(score(0, 20, after, { [key]: 1 }), key).toBeGreaterThan(score(0, 20, after));
  });

  test('each by its weight', () => {
    const rise = (key: 'price' | 'environment' | 'convenience', costs: Partial<Costs>): number => {
      const heavy = { ...EVEN, [key]: 2 };
      return score(0, 20, after, costs, heavy) - score(0, 20, after, costs);
    };
    expect(rise('price', { money: 3 })).toBeCloseTo(3, 2);
    expect(rise('environment', { carbon: 3 })).toBeCloseTo(1.5, 2);
    expect(rise('convenience', { hassle: 3 })).toBeCloseTo(3, 2);
    // FA-11: unknown is not free, so it must not win over a known price
    expect(rise('price', { money: undefined })).toBeGreaterThan(1);
  });
});

describe('IT-10 past departures', () => {
  const minutes = fc.integer({ min: 1, max: 1440 });
  const weight = fc.double({ min: 0.1, max: 2, noNaN: true });
  const weights = fc.record({ price: weight, environment: weight, duration: weight, convenience: weight });

  test('a past trip scores worse than any equal one that can still be caught', () => {
    fc.assert(
      fc.property(minutes, minutes, minutes, minutes, weights, (early, pastLong, wait, long, w) => {
        const past = score(-early, -early + pastLong, after, {}, w);
        expect(past).toBeGreaterThan(score(wait, wait + long, after, {}, w));
        expect(score(early - long, early, before, {}, w)).toBeGreaterThan(score(-wait - long, -wait, before, {}, w));
      }),
    );
  });

  test('of two past trips of equal duration the later one is better', () => {
    expect(score(-10, 10, after)).toBeLessThan(score(-20, 0, after));
  });

  test('a trip exactly at the time is in time', () => {
    expect(score(0, 20, after)).toBeLessThan(100);
    expect(score(-20, 0, before)).toBeLessThan(100);
  });
});
