import type { Itinerary, RemovalReason } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import { explainSearch } from '../diagnose/explain-search.ts';
import { costWishes } from '../request/cost-wishes.ts';
import { ItineraryBuilder } from '../transit/itinerary-builder.ts';
import { type AccessEgress, type FoundJourneys, searchByCost, searchRepeatedly } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';

/** What is found with one pair of access and egress. */
export interface SearchedAccessEgress {
  readonly itineraries: readonly Itinerary[];
  /** Found by what the request weighs: worth telling where they fit it better than the others. */
  readonly further: readonly Itinerary[];
  /** False when some search ended early: there may be more. */
  readonly complete: boolean;
  /** As of {@link searchRepeatedly}. */
  readonly completeUntil: number;
  /** Why the first journey that was found and is not among the itineraries is not; undefined when all are. */
  readonly refused: RemovalReason | undefined;
}

/** Searches with one pair of access and egress, tells what it finds from door to door, and explains it where somebody records. */
export function searchAccessEgress(search: RideSearch, pair: AccessEgress): SearchedAccessEgress {
  const { task, transit, context } = search;
  const { request, record } = task;
  const { unwantedSeconds = Number.POSITIVE_INFINITY, latestArrival } = context;
  const { maxWalkSeconds = Number.POSITIVE_INFINITY } = request;
  const builder = new ItineraryBuilder(task, transit, pair.access, pair.egress);
  const built = new Map<TransitJourney, Itinerary>();
  let refused: RemovalReason | undefined;
  const refuse = (reason: RemovalReason): void => {
    refused ??= reason;
  };
  /** All that can be built, however far one walks; and those of it that keep within the limit. */
  const buildAll = ({ journeys, found }: FoundJourneys): { readonly all: Itinerary[]; readonly near: Itinerary[] } => {
    if (journeys.length === 0 && (found.length > 0 || latestArrival !== undefined)) refuse('arrives-too-late');
    const all = journeys.flatMap((journey) => {
      if (journey.arrival - journey.departure >= unwantedSeconds) {
        refuse('single-mode-is-better');
        return [];
      }
      const itinerary = builder.build(journey, refuse);
      if (itinerary === undefined) return [];
      if (itinerary.walkSeconds > maxWalkSeconds) refuse('walk-too-long');
      built.set(journey, itinerary);
      return [itinerary];
    });
    return { all, near: all.filter(({ walkSeconds }) => walkSeconds <= maxWalkSeconds) };
  };

  const repeated = searchRepeatedly(search, pair);
  const { all, near } = buildAll(repeated);
  const wishes = costWishes(transit.timetable, request, near.length < all.length);
  const byCost = wishes.map((wish) => searchByCost(search, pair, wish));
  const further = byCost.flatMap((answer) => buildAll(answer).near);
  if (record !== undefined) {
    const journeys = [repeated, ...byCost].flatMap((answer) => answer.journeys);
    explainSearch(record, search, { pair, builder, journeys, found: repeated.found, built });
  }
  return {
    itineraries: near,
    further,
    complete: [repeated, ...byCost].every((answer) => answer.complete),
    completeUntil: repeated.completeUntil,
    refused,
  };
}
