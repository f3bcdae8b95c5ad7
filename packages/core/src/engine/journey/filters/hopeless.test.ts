import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg, streetLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary, WhenWindow } from '../../../model/index.ts';
import { itineraryCosts } from '../../../ranking/index.ts';
import { isHopelessBeside } from './hopeless.ts';
import { HOPELESS_COST_FACTOR } from './thresholds.ts';

const EVEN = { price: 1, environment: 1, duration: 1, convenience: 1 };
const NOON = 12 * 3600;
const LEAVING: WhenWindow = { departAfter: NOON, arriveBefore: undefined };
const ARRIVING: WhenWindow = { departAfter: undefined, arriveBefore: NOON };

const ride = (departure: number, minutes: number): Itinerary =>
  rideItinerary({ departure, arrival: departure + minutes * 60 });
const isHopeless = (candidate: Itinerary, rival: Itinerary, when: WhenWindow): boolean =>
  isHopelessBeside(candidate, rival, { costsOf: (one) => itineraryCosts(one), weights: EVEN, when });

describe('hopeless beside an itinerary at another time', () => {
  const [good, poor] = [40, Math.ceil(40 * HOPELESS_COST_FACTOR) + 20];

  test('a poor way hours after a good one, which the request allows', () => {
    expect(isHopeless(ride(NOON, poor), ride(NOON, good), LEAVING)).toBe(true);
    expect(isHopeless(ride(NOON + 5 * 3600, 2 * poor), ride(NOON, good), LEAVING)).toBe(true);
  });

  test('a poor way that arrives hours before the good one is the only way there by then', () => {
    expect(isHopeless(ride(NOON, 2 * poor), ride(NOON + 5 * 3600, good), LEAVING)).toBe(false);
  });

  test('with a latest arrival it is the other way round', () => {
    const late = ride(NOON - good * 60, good);
    expect(isHopeless(ride(NOON - 5 * 3600, 2 * poor), late, ARRIVING)).toBe(true);
    expect(isHopeless(late, ride(NOON - 5 * 3600, good / 4), ARRIVING)).toBe(false);
  });
});

describe('a hike, which is a long walk around a short ride', () => {
  /** Walks before and after a ride of two minutes. */
  const hike = (departure: number, walkSeconds: number): Itinerary => {
    const boarding = departure + walkSeconds / 2;
    const [alighting, arrival] = [boarding + 120, departure + walkSeconds + 120];
    const legs = [
      streetLeg('wa_wal', 'walk', { departure, arrival: boarding }),
      rideLeg({ departure: boarding, arrival: alighting }),
      streetLeg('wa_wal', 'walk', { departure: alighting, arrival }),
    ];
    return rideItinerary({ departure, arrival, walkSeconds, legs });
  };
  const quarter = 15 * 60;

  test('is hopeless beside one with less walking, also of ten minutes before', () => {
    const [long, short] = [hike(NOON - 3000, 2460), hike(NOON - 3600, 1860)];
    expect(isHopeless(long, short, ARRIVING)).toBe(true);
    expect(isHopeless(short, long, ARRIVING)).toBe(false);
    expect(isHopeless({ ...long, walkSeconds: 1860 }, short, ARRIVING)).toBe(false);
  });

  test('is hopeless beside a ride of another time, unless the ride is later there or leaves earlier for it', () => {
    const [early, late] = [ride(NOON, 25), ride(NOON + 4 * quarter, 25)];
    expect(isHopeless(hike(NOON + quarter, 1860), early, LEAVING)).toBe(true);
    expect(isHopeless(hike(NOON + 4 * quarter, 1860), early, LEAVING)).toBe(true);
    expect(isHopeless(hike(NOON, 1860), late, LEAVING)).toBe(false);
    expect(isHopeless(hike(NOON - 4 * quarter, 1860), ride(NOON - 2 * quarter, 25), ARRIVING)).toBe(true);
    expect(isHopeless(hike(NOON - 3 * quarter, 1860), ride(NOON - 7 * quarter, 25), ARRIVING)).toBe(false);
  });
});
