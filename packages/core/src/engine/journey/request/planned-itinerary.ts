import type { Itinerary, RemovalReason } from '../../../model/index.ts';
import { inSequence, itineraryOf, type LegPlan } from '../itinerary/leg-sequence.ts';
import { departureFor, type JourneyTask } from './journey-task.ts';

/** The itinerary of a plan at the time of the request. */
export function plannedItinerary({ request }: JourneyTask, plan: LegPlan): Itinerary {
  const departure = departureFor(request, plan.seconds);
  return itineraryOf(inSequence(plan.legs(departure), departure), 0, []);
}

/** Records plans that a filter removes; undefined unless the answer is explained. */
export function planTrace(task: JourneyTask): { removed(plan: LegPlan, reason: RemovalReason): void } | undefined {
  const { record } = task;
  return record && { removed: (plan, reason) => record.dropped(plannedItinerary(task, plan), reason) };
}
