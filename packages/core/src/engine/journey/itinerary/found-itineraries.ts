import type { Empty, Itinerary } from '../../../model/index.ts';

/** The result of a search from door to door. */
export interface FoundItineraries {
  readonly itineraries: readonly Itinerary[];
  /** Why there are no itineraries; undefined where there are, or where the reason is unknown. */
  readonly empty: Empty | undefined;
  /**
   * Departures after this instant (arrivals before it, with a latest arrival) may have better itineraries than these; undefined where none
   * have. Unix seconds.
   */
  readonly completeUntil?: number | undefined;
}
