import type { Empty, Itinerary } from '../../../model/index.ts';

/** What a search from door to door gives, and why nothing. */
export interface FoundItineraries {
  readonly itineraries: readonly Itinerary[];
  /** Undefined where there are itineraries, or where nobody knows why there are none. */
  readonly empty: Empty | undefined;
  /**
   * Who leaves later than then (is there earlier, where the request says by when) may find better ones than these; undefined where nobody does.
   * Instant, Unix seconds.
   */
  readonly completeUntil?: number | undefined;
}
