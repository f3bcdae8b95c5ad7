import type { Itinerary } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';
import { ItineraryBuilder } from '../transit/itinerary-builder.ts';
import { type AccessEgress, isWithin, searchRepeatedly } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { searchAlternatives } from './alternatives-without-line.ts';
import { JourneyExplainer } from './explain-journeys.ts';
import { relaxedRequests } from './relaxed-requests.ts';

/** A search by timetable with one pair of access and egress, with what it answered. */
export interface AnsweredSearch {
  readonly pair: AccessEgress;
  readonly builder: ItineraryBuilder;
  readonly journeys: readonly TransitJourney[];
  readonly found: readonly TransitJourney[];
  readonly built: ReadonlyMap<TransitJourney, Itinerary>;
}

/** Tells a recorder all that one pair gave, what lost to it unseen, and what each limit of the request took away. */
export function explainSearch(
  record: SearchRecorder,
  search: RideSearch,
  { pair, builder, journeys, found, built }: AnsweredSearch,
): void {
  const { request } = search.task;
  const losers = searchAlternatives(search, pair, journeys);
  const explainer = new JourneyExplainer(record);
  explainer.answered(builder, { journeys, found, losers, built }, (journey) => !isWithin(request, journey));
  for (const itinerary of built.values())
    if (itinerary.walkSeconds > (request.maxWalkSeconds ?? Number.POSITIVE_INFINITY))
      record.removed(itinerary, 'walk-too-long');
  for (const { reason, search: freer } of relaxedRequests(search)) {
    const freerBuilder = new ItineraryBuilder(freer.task, freer.transit, pair.access, pair.egress);
    explainer.takenByLimit(freerBuilder, searchRepeatedly(freer, pair).journeys, reason);
  }
}
