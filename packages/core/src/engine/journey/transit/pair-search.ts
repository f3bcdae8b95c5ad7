import type { AccessEgress } from './access-egress-pair.ts';
import { ItineraryBuilder } from './itinerary-builder.ts';
import { type JourneyQuery, journeyQuery } from './journey-query.ts';
import type { RideSearch } from './ride-search.ts';

/** A search by timetable with one pair of access and egress. */
export interface PairSearch {
  readonly search: RideSearch;
  readonly pair: AccessEgress;
  readonly query: JourneyQuery;
  readonly builder: ItineraryBuilder;
}

/** Prepares a search with one pair of access and egress. */
export function pairSearch(search: RideSearch, pair: AccessEgress): PairSearch {
  const builder = new ItineraryBuilder(search.task, search.transit, pair);
  return { search, pair, query: journeyQuery(search, pair), builder };
}
