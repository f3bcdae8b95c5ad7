import type { Itinerary } from '../../../model/index.ts';
import { callsCar } from '../itinerary/calls-car.ts';

/** What boarding a vehicle is worth: a ride that is no faster must save more walking than this. */
export const WALK_SECONDS_PER_BOARDING: number = 600;

/**
 * Whether one would rather walk the whole way than ride: leaving at the same moment, walking takes no longer and is no harder (IT-13). Less
 * walking makes a ride easier, each boarding harder, so a bus for one stop is not offered where walking is as fast; one that saves a long
 * walk is. Calling a car and waiting for it is as hard as boarding.
 * @param seconds what walking takes
 */
export function isBeatenByWalking(ride: Itinerary, seconds: number): boolean {
  const boardings = ride.boardings + (callsCar(ride) ? 1 : 0);
  const hardship = ride.walkSeconds + boardings * WALK_SECONDS_PER_BOARDING;
  return seconds <= ride.arrival - ride.departure && seconds <= hardship;
}
