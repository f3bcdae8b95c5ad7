import type { Itinerary } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import type { SearchRecorder } from '../trace/explanation-recorder.ts';
import { ItineraryTeller } from '../transit/itinerary-builder.ts';
import { isWithin, searchRepeatedly, type WayToAndFrom } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { searchLosers } from './alternatives-without-line.ts';
import { JourneyExplainer } from './explain-journeys.ts';
import { liftedLimits } from './relaxed-requests.ts';

/** A search by timetable over one way of getting to and from stops, with what it answered. */
export interface AnsweredWay {
  readonly way: WayToAndFrom;
  readonly teller: ItineraryTeller;
  readonly journeys: readonly TransitJourney[];
  readonly found: readonly TransitJourney[];
  readonly told: ReadonlyMap<TransitJourney, Itinerary>;
}

/** Tells a recorder all that one way gave, what lost to it unseen, and what each limit of the request took away. */
export function explainWay(
  record: SearchRecorder,
  search: RideSearch,
  { way, teller, journeys, found, told }: AnsweredWay,
): void {
  const { request } = search.task;
  const losers = searchLosers(search, way, journeys);
  const explainer = new JourneyExplainer(record);
  explainer.answered(teller, { journeys, found, losers, told }, (journey) => !isWithin(request, journey));
  for (const itinerary of told.values())
    if (itinerary.walkSeconds > (request.maxWalkSeconds ?? Number.POSITIVE_INFINITY))
      record.removed(itinerary, 'walk-too-long');
  for (const { reason, search: freer } of liftedLimits(search)) {
    const freerTeller = new ItineraryTeller(freer.task, freer.transit, way.starts, way.finishes);
    explainer.takenAway(freerTeller, searchRepeatedly(freer, way).journeys, reason);
  }
}
