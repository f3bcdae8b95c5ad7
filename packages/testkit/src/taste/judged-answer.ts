import type { TripFacts } from './trip-facts.ts';

/** An answer as the rules see it. */
export interface JudgedAnswer {
  /** The best itinerary of each group. */
  readonly representatives: readonly TripFacts[];
  /** All itineraries of the answer. */
  readonly all: readonly TripFacts[];
  /** All itineraries of separate requests for single modes. */
  readonly alone: readonly TripFacts[];
  /** Seconds of walking the whole way; undefined where no walk leads there. */
  readonly walk: number | undefined;
}
