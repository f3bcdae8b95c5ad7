import { describe, expect, test } from 'vitest';
import { rideItinerary, rideLeg } from '../../../../test/journey/any-itinerary.ts';
import type { Itinerary } from '../../../model/index.ts';
import { longWait } from './long-wait.ts';

const hours = (count: number): number => Math.round(count * 3600);

/** A ride, a wait of so many hours at a stop, and another ride of 600 seconds. */
function waiting(departure: number, wait: number): Itinerary {
  const legs = [rideLeg({ departure }), rideLeg({ departure: departure + 600 + wait })];
  return { ...rideItinerary({ departure, arrival: departure + 1200 + wait, boardings: 2 }), legs };
}

const isBeside = (candidate: Itinerary, rival: Itinerary): boolean =>
  longWait.flag([candidate, rival], undefined).some((flag) => flag.candidate === candidate && flag.by === rival);

describe('a night at a stop', () => {
  const night = waiting(hours(22), hours(7));

  test('makes way for the first trip in the morning', () => {
    expect(isBeside(night, rideItinerary({ departure: hours(29.2), arrival: hours(29.5) }))).toBe(true);
  });

  test('stays where the others arrive half a night later, leave half a night earlier or wait as long', () => {
    expect(isBeside(night, rideItinerary({ departure: hours(33), arrival: hours(33.5) }))).toBe(false);
    expect(isBeside(night, rideItinerary({ departure: hours(18), arrival: hours(18.5) }))).toBe(false);
    expect(isBeside(night, waiting(hours(22), hours(6.9)))).toBe(false);
  });

  test('a wait of less than three hours is a wait', () => {
    expect(isBeside(waiting(0, hours(2.9)), rideItinerary({ departure: 0, arrival: 900 }))).toBe(false);
    expect(isBeside(waiting(0, hours(3)), rideItinerary({ departure: 0, arrival: 900 }))).toBe(true);
  });
});
