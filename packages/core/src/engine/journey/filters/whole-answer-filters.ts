import type { Itinerary } from '../../../model/index.ts';
import { groupKey, runKey } from '../../../ranking/index.ts';
import type { CostsOf } from './dominance.ts';
import type { ItineraryFilter } from './itinerary-filter.ts';

export interface DuplicateContext {
  readonly costsOf: CostsOf;
  /** The weighted score: lower is better. */
  readonly scoreOf: (itinerary: Itinerary) => number;
}

export const sameVehicles: ItineraryFilter<Itinerary, DuplicateContext> = {
  reason: 'same-vehicles',
  removes: 'itineraries with the same runs as a better one of their group',
  flag(itineraries, { costsOf, scoreOf }) {
    const best = new Map<string, Itinerary>();
    return itineraries.flatMap((itinerary) => {
      const key = `${groupKey(itinerary, costsOf(itinerary))} || ${runKey(itinerary)}`;
      const known = best.get(key);
      const isBetter = known === undefined || scoreOf(itinerary) < scoreOf(known);
      if (isBetter) best.set(key, itinerary);
      if (known === undefined) return [];
      return [isBetter ? { candidate: known, by: itinerary } : { candidate: itinerary, by: known }];
    });
  },
};

export interface BestContext {
  /** The best itinerary of the best group. */
  readonly best: Itinerary | undefined;
}

export const notTheBest: ItineraryFilter<Itinerary, BestContext> = {
  reason: 'not-the-best',
  removes: 'all but the best itinerary, where the request wants only that one',
  flag: (itineraries, { best }) =>
    itineraries.filter((itinerary) => itinerary !== best).map((candidate) => ({ candidate, by: best })),
};
