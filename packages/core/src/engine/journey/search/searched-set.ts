import type { Advisory, Costs, Itinerary } from '../../../model/index.ts';
import type { PruningBounds } from '../filters/pruning.ts';
import type { FoundItineraries } from '../itinerary/found-itineraries.ts';
import type { PlanSearchContext } from '../request/plan-search-context.ts';

/** The itineraries by one set of modes. */
export interface SearchedSet extends FoundItineraries {
  readonly modes: readonly string[];
}

/** What a search by one set of modes gets from its request. */
export interface SearchSetOptions {
  readonly context: PlanSearchContext;
  readonly pruning: PruningBounds;
  readonly costsOf: (itinerary: Itinerary) => Costs;
  /** The search adds its advisories here. */
  readonly advisories: Advisory[];
}
