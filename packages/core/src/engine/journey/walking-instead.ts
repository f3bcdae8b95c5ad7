import type { Itinerary } from '../../model/index.ts';

/** What boarding a vehicle is worth: a ride that is no faster must save more walking than this. */
export const WALK_SECONDS_PER_BOARDING: number = 600;

/**
 * Whether one would rather walk the whole way than ride: leaving at the same moment, walking takes no longer and is no harder (IT-13). Less
 * walking makes a ride easier, each boarding harder, so a bus for one stop is not offered where walking is as fast; one that saves a long
 * walk is.
 */
export function isBeatenByWalking(ride: Itinerary, walk: Itinerary): boolean {
  const hardship = ride.walkSeconds + ride.boardings * WALK_SECONDS_PER_BOARDING;
  return walk.arrival - walk.departure <= ride.arrival - ride.departure && walk.walkSeconds <= hardship;
}
