import type { Itinerary } from '../../../model/index.ts';
import { hailsCar } from '../itinerary/hails-car.ts';
import { dominates } from './dominance.ts';
import { WALKING_ALL_THE_WAY } from './dominance-tolerance.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';

/** Walking the whole way, as a rival. */
export interface WalkingRival {
  readonly seconds: number;
  /** The walk as an itinerary, for the explanation; undefined unless the answer is explained. */
  readonly itinerary: Itinerary | undefined;
}

export interface WalkingContext {
  /** Finds the walk when it is first needed; undefined where walking the whole way is no answer. */
  walk(): WalkingRival | undefined;
}

/**
 * Removes rides, and drives that end with a walk, where walking the whole way takes no longer and is no harder (IT-13). A bus for one stop is not
 * offered where walking is as fast. A bus that saves a long walk is offered.
 */
export const walkingIsBetter: ItineraryFilter<Itinerary, WalkingContext> = {
  reason: 'walking-is-better',
  removes:
    'rides that take no less time than walking the whole way, and save too little walking for their boardings and hailed cars',
  flag(itineraries, context) {
    const open = itineraries.filter((itinerary) => !isWalked(itinerary) && isPartlyOnFootOrBoarded(itinerary));
    const walk = open.length === 0 ? undefined : context.walk();
    if (walk === undefined) return [];
    const rival = walkOf(walk.seconds);
    return open
      .filter((candidate) => dominates(rival, candidate, WALKING_ALL_THE_WAY))
      .map((candidate) => ({ candidate, by: walk.itinerary }));
  },
};

/** A walk of so many seconds, for comparison: it may start at any time and has no legs. */
export function walkOf(seconds: number): Itinerary {
  return { departure: 0, arrival: seconds, legs: [], boardings: 0, walkMetres: 0, walkSeconds: seconds, modes: [] };
}

function isWalked({ departure, arrival, walkSeconds }: Itinerary): boolean {
  return walkSeconds >= arrival - departure;
}

/**
 * Whether an itinerary has a walk, a boarding or a hailed car. Others have none that walking the whole way could save, so they need no walk to
 * compare with.
 */
function isPartlyOnFootOrBoarded(itinerary: Itinerary): boolean {
  return itinerary.walkSeconds > 0 || itinerary.boardings > 0 || hailsCar(itinerary);
}
