import type { Itinerary } from '../../../model/index.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';

export interface FurtherContext {
  /** Itineraries of the searches by cost; the other itineraries are of the profile search. */
  readonly further: ReadonlySet<Itinerary>;
  /** The weighted score: lower is better. */
  readonly scoreOf: (itinerary: Itinerary) => number;
}

/** The search by cost adds only itineraries that score better than every itinerary of the profile search. */
export const fitsNoBetter: ItineraryFilter<Itinerary, FurtherContext> = {
  reason: 'fits-no-better',
  removes: 'itineraries of the search by cost that score no better than the best of the profile search',
  flag(itineraries, { further, scoreOf }) {
    if (further.size === 0) return [];
    const best = Math.min(...itineraries.filter((itinerary) => !further.has(itinerary)).map(scoreOf));
    return itineraries
      .filter((itinerary) => further.has(itinerary) && !(scoreOf(itinerary) < best))
      .map((candidate) => ({ candidate }));
  },
};
