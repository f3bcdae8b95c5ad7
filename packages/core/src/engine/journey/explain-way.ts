import type { Itinerary } from '../../model/index.ts';
import type { TransitJourney } from '../transit/index.ts';
import { JourneyExplainer } from './explain-journeys.ts';
import type { SearchRecorder } from './explanation.ts';
import { ItineraryTeller } from './itinerary-teller.ts';
import type { TransitFilters } from './journey-filters.ts';
import { isWithin, searchLosers, searchRepeatedly, type WayToAndFrom } from './journey-search.ts';
import type { JourneyTask } from './journey-task.ts';
import type { TransitWorld } from './journey-world.ts';
import { liftedLimits } from './lifted-limits.ts';
import type { PlanSearchContext } from './plan-journeys.ts';

/** A search by timetable over one way of getting to and from stops, with what it answered. */
export interface AnsweredWay {
  readonly way: WayToAndFrom;
  readonly teller: ItineraryTeller;
  readonly filters: TransitFilters;
  readonly modes: readonly string[];
  readonly journeys: readonly TransitJourney[];
  readonly found: readonly TransitJourney[];
  readonly told: ReadonlyMap<TransitJourney, Itinerary>;
}

/** Tells a recorder all that one way gave, what lost to it unseen, and what each limit of the request took away. */
export function explainWay(
  record: SearchRecorder,
  task: JourneyTask,
  transit: TransitWorld,
  context: PlanSearchContext,
  { way, teller, filters, modes, journeys, found, told }: AnsweredWay,
): void {
  const { request } = task;
  const losers = searchLosers(task, transit, way, filters, context, journeys);
  const explainer = new JourneyExplainer(record);
  explainer.answered(teller, { journeys, found, losers, told }, (journey) => !isWithin(request, journey));
  for (const itinerary of told.values())
    if (itinerary.walkSeconds > (request.maxWalkSeconds ?? Number.POSITIVE_INFINITY))
      record.removed(itinerary, 'walk-too-long');
  for (const lifted of liftedLimits(task, transit, modes)) {
    const taken = searchRepeatedly(lifted.task, transit, way, lifted.filters, context);
    const freer = new ItineraryTeller(lifted.task, transit, way.starts, way.finishes);
    explainer.takenAway(freer, taken.journeys, lifted.reason);
  }
}
