import { describe, expect, test } from 'vitest';
import { rideItinerary, streetItinerary } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary } from '../../../model/index.ts';
import { WALK_SECONDS_PER_BOARDING } from './thresholds.ts';
import { walkingIsBetter, walkingIsEasier } from './walking-is-better.ts';

const isBeatenByWalking = (itinerary: Itinerary, seconds: number): boolean =>
  walkingIsBetter.flag([itinerary], { walk: () => ({ seconds, itinerary: undefined }) }).length > 0;

const BOARDING_MINUTES = WALK_SECONDS_PER_BOARDING / 60;
const minutes = (count: number): number => count * 60;
/** A ride of so many minutes from door to door, some of them on foot, that leaves long after the walk would. */
const ride = (long: number, onFoot: number, boardings = 1) =>
  rideItinerary({ departure: 5000, arrival: 5000 + minutes(long), boardings, walkSeconds: minutes(onFoot) });

describe('IT-13 walking is better', () => {
  test('a bus for one stop that is no faster than walking is not offered, however late it leaves', () => {
    expect(isBeatenByWalking(ride(12, 8), minutes(10))).toBe(true);
    expect(isBeatenByWalking(ride(10, 4), minutes(10))).toBe(true);
  });

  test('any faster ride is offered', () => expect(isBeatenByWalking(ride(9, 8, 3), minutes(10))).toBe(false));

  test('a slow ride is offered where it saves a long walk', () => {
    expect(isBeatenByWalking(ride(42, 10), minutes(40))).toBe(false);
    expect(isBeatenByWalking(ride(42, 30), minutes(40))).toBe(true);
  });

  test('a hailed car that is no faster has to save more walking than a boarding weighs', () => {
    const taxi = (long: number, mode = 'ps_tax') =>
      streetItinerary(mode, 'taxi', { departure: 0, arrival: minutes(long) });
    expect(isBeatenByWalking(taxi(6), minutes(4))).toBe(true);
    expect(isBeatenByWalking(taxi(BOARDING_MINUTES), minutes(BOARDING_MINUTES))).toBe(true);
    expect(isBeatenByWalking(taxi(BOARDING_MINUTES - 1), minutes(BOARDING_MINUTES))).toBe(false);
    expect(isBeatenByWalking(taxi(20), minutes(BOARDING_MINUTES + 1))).toBe(false);
    // The rider's own car is there already.
    expect(isBeatenByWalking(taxi(10, 'me_car'), minutes(10))).toBe(false);
  });

  test('a ride that is a little faster is not offered where it is more effort: minutes on foot around a ride of two', () => {
    const isMoreEffort = (itinerary: Itinerary, seconds: number): boolean =>
      walkingIsEasier.flag([itinerary], { walk: () => ({ seconds, itinerary: undefined }) }).length > 0;
    expect(isMoreEffort(ride(13, 11), minutes(14))).toBe(true);
    expect(isMoreEffort(ride(12, 3), minutes(14))).toBe(false);
    // A long walk saved is worth a slow ride, and the rider's own car is there already.
    expect(isMoreEffort(ride(60, 29), minutes(40))).toBe(false);
    const drive = {
      ...streetItinerary('me_car', 'car', { departure: 0, arrival: minutes(9) }),
      walkSeconds: minutes(8),
    };
    expect(isMoreEffort(drive, minutes(8))).toBe(false);
    expect(walkingIsEasier.flag([ride(13, 11)], { walk: () => undefined })).toEqual([]);
  });

  test('each boarding must save walking of its own', () => {
    const walked = 40 - 2.5 * BOARDING_MINUTES;
    expect(isBeatenByWalking(ride(42, walked, 2), minutes(40))).toBe(false);
    expect(isBeatenByWalking(ride(42, walked, 3), minutes(40))).toBe(true);
  });
});
