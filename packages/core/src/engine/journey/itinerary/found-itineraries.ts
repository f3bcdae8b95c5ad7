import type { Empty, Itinerary } from '../../../model/index.ts';

/** The result of a search from door to door. */
export interface FoundItineraries {
  readonly itineraries: readonly Itinerary[];
  /** Why there are no itineraries; undefined where there are, or where the reason is unknown. */
  readonly empty: Empty | undefined;
  /**
   * Up to this departure (with a latest arrival: from this arrival on) no better itinerary is missing. Unix seconds; undefined: none is missing at
   * any time.
   */
  readonly completeUntil?: number | undefined;
}
