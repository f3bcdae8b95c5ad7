import type { Itinerary } from '../../../model/index.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';

export interface FurtherContext {
  /** Itineraries of the searches by cost; the others are found by time and boardings. */
  readonly further: ReadonlySet<Itinerary>;
  /** The weighted score: lower is better. */
  readonly scoreOf: (itinerary: Itinerary) => number;
}

/** Removes itineraries found because of the weights, or of the longest walk, that score no better than the best of the others. */
export const fitsNoBetter: ItineraryFilter<Itinerary, FurtherContext> = {
  reason: 'fits-no-better',
  removes: 'itineraries of the search by cost that score no better than the best of the search by time',
  flag(itineraries, { further, scoreOf }) {
    if (further.size === 0) return [];
    const best = Math.min(...itineraries.filter((itinerary) => !further.has(itinerary)).map(scoreOf));
    return itineraries
      .filter((itinerary) => further.has(itinerary) && !(scoreOf(itinerary) < best))
      .map((candidate) => ({ candidate }));
  },
};
