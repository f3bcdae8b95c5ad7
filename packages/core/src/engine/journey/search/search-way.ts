import type { Itinerary, RemovalReason } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import { explainWay } from '../diagnose/explain-way.ts';
import { costWishes } from '../request/cost-wishes.ts';
import { ItineraryTeller } from '../transit/itinerary-builder.ts';
import { type FoundJourneys, searchByCost, searchRepeatedly, type WayToAndFrom } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';

/** What is found over one way of getting to and from stops. */
export interface SearchedWay {
  readonly itineraries: readonly Itinerary[];
  /** Found by what the request weighs: worth telling where they fit it better than the others. */
  readonly further: readonly Itinerary[];
  /** False when some search ended early: there may be more. */
  readonly complete: boolean;
  /** As of {@link searchRepeatedly}. */
  readonly knownUntil: number;
  /** Why the first journey that was found and is not among the itineraries is not; undefined when all are. */
  readonly refused: RemovalReason | undefined;
}

/** Searches over one way of getting to and from stops, tells what it finds from door to door, and explains it where somebody records. */
export function searchWay(search: RideSearch, way: WayToAndFrom): SearchedWay {
  const { task, transit, context } = search;
  const { request, record } = task;
  const { unwantedSeconds = Number.POSITIVE_INFINITY, latestArrival } = context;
  const { maxWalkSeconds = Number.POSITIVE_INFINITY } = request;
  const teller = new ItineraryTeller(task, transit, way.starts, way.finishes);
  const told = new Map<TransitJourney, Itinerary>();
  let refused: RemovalReason | undefined;
  const refuse = (reason: RemovalReason): void => {
    refused ??= reason;
  };
  /** All that can be told, however far one walks; and those of it that keep within the limit. */
  const tellAll = ({ journeys, found }: FoundJourneys): { readonly all: Itinerary[]; readonly near: Itinerary[] } => {
    if (journeys.length === 0 && (found.length > 0 || latestArrival !== undefined)) refuse('arrives-too-late');
    const all = journeys.flatMap((journey) => {
      if (journey.arrival - journey.departure >= unwantedSeconds) {
        refuse('single-mode-is-better');
        return [];
      }
      const itinerary = teller.tell(journey, refuse);
      if (itinerary === undefined) return [];
      if (itinerary.walkSeconds > maxWalkSeconds) refuse('walk-too-long');
      told.set(journey, itinerary);
      return [itinerary];
    });
    return { all, near: all.filter(({ walkSeconds }) => walkSeconds <= maxWalkSeconds) };
  };

  const repeated = searchRepeatedly(search, way);
  const { all, near } = tellAll(repeated);
  const wishes = costWishes(transit.timetable, request, near.length < all.length);
  const byCost = wishes.map((wish) => searchByCost(search, way, wish));
  const further = byCost.flatMap((answer) => tellAll(answer).near);
  if (record !== undefined) {
    const journeys = [repeated, ...byCost].flatMap((answer) => answer.journeys);
    explainWay(record, search, { way, teller, journeys, found: repeated.found, told });
  }
  return {
    itineraries: near,
    further,
    complete: [repeated, ...byCost].every((answer) => answer.complete),
    knownUntil: repeated.knownUntil,
    refused,
  };
}
