import type { Itinerary } from '../../../model/index.ts';
import { inSequence, itineraryOf, type LegPlan } from '../itinerary/leg-sequence.ts';
import { departureFor, type JourneyTask } from './journey-task.ts';

/** The itinerary that a plan stands for at the time of the request. */
export function plannedItinerary({ request }: JourneyTask, plan: LegPlan): Itinerary {
  const departure = departureFor(request, plan.seconds);
  return itineraryOf(inSequence(plan.legs(departure), departure), 0, []);
}
