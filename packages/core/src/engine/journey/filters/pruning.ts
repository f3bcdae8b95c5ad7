import type { Costs, Itinerary } from '../../../model/index.ts';
import { isMissed } from '../../../ranking/index.ts';
import { vehiclesOf } from '../itinerary/vehicles-of.ts';
import { MOST_EXTRA_VEHICLES, SECONDS_PER_EXTRA_VEHICLE } from './thresholds.ts';

// These bounds only save work: a filter of the chain removes everything that they prune. A test plans with and without them.

/** Bounds on the journeys that one search has to find. */
export interface PruningBounds {
  /**
   * Journeys of at least this duration in seconds are not built from door to door, and not searched for where access and egress alone take as long.
   * Undefined: every journey is built.
   */
  readonly durationSeconds?: number | undefined;
  /** Journeys that arrive after this instant (Unix seconds) are not searched for, if the request has a departure time. Undefined: no limit. */
  readonly latestArrival?: number | undefined;
}

/**
 * The duration of the shortest itinerary that costs nothing but time: one vehicle from door to door, no walk, no money, no carbon. As a rule the
 * rider's own bicycle. It dominates every journey with a boarding that takes as long, so such journeys need not be built.
 * @returns seconds; infinite where there is no such itinerary
 */
export function shortestFreeSeconds(
  itineraries: readonly Itinerary[],
  costsOf: (itinerary: Itinerary) => Costs,
): number {
  const free = itineraries.filter((itinerary) => {
    if (itinerary.boardings > 0 || itinerary.walkSeconds > 0 || isMissed(itinerary)) return false;
    const { carbon, money = 0 } = costsOf(itinerary);
    return carbon === 0 && money === 0 && vehiclesOf(itinerary) <= 1;
  });
  return Math.min(...free.map(({ departure, arrival }) => arrival - departure));
}

/**
 * The last arrival at which a single mode can still dominate a combination.
 * @param arrival of the last combination, Unix seconds
 */
export function latestRivalArrival(arrival: number): number {
  return arrival + SECONDS_PER_EXTRA_VEHICLE * MOST_EXTRA_VEHICLES;
}
