import { describe, expect, test } from 'vitest';
import { rideItinerary, streetItinerary } from '../../../../test/journey/any-itinerary.ts';
import { isBeatenByWalking } from './walking-is-better.ts';

const minutes = (count: number): number => count * 60;
/** A ride of so many minutes from door to door, so many of them on foot, that leaves long after the walk would. */
const ride = (long: number, onFoot: number, boardings = 1) =>
  rideItinerary({ departure: 5000, arrival: 5000 + minutes(long), boardings, walkSeconds: minutes(onFoot) });

describe('IT-13 walking instead', () => {
  test('a bus for one stop that is no faster is not offered, however late it leaves', () => {
    expect(isBeatenByWalking(ride(12, 8), minutes(10))).toBe(true);
    expect(isBeatenByWalking(ride(10, 4), minutes(10))).toBe(true);
  });

  test('any faster ride is', () => expect(isBeatenByWalking(ride(9, 8, 3), minutes(10))).toBe(false));

  test('a slow ride is offered where it saves a long walk', () => {
    expect(isBeatenByWalking(ride(42, 10), minutes(40))).toBe(false);
    expect(isBeatenByWalking(ride(42, 30), minutes(40))).toBe(true);
  });

  test('nobody calls a car to be there no sooner, unless it saves more than ten minutes of walking', () => {
    const taxi = (long: number, mode = 'ps_tax') =>
      streetItinerary(mode, 'taxi', { departure: 0, arrival: minutes(long) });
    expect(isBeatenByWalking(taxi(6), minutes(4))).toBe(true);
    expect(isBeatenByWalking(taxi(10), minutes(10))).toBe(true);
    expect(isBeatenByWalking(taxi(9), minutes(10))).toBe(false);
    expect(isBeatenByWalking(taxi(20), minutes(11))).toBe(false);
    // one's own car is there already
    expect(isBeatenByWalking(taxi(10, 'me_car'), minutes(10))).toBe(false);
  });

  test('each boarding must save walking of its own', () => {
    expect(isBeatenByWalking(ride(42, 15, 2), minutes(40))).toBe(false);
    expect(isBeatenByWalking(ride(42, 15, 3), minutes(40))).toBe(true);
  });
});
