import type { Empty } from '../../../../model/index.ts';
import { runFilters } from '../../filters/itinerary-filter.ts';
import { ITINERARY_FILTERS } from '../../filters/itinerary-filter-chain.ts';
import { type DirectChoice, directChoices } from '../../itinerary/direct-choice.ts';
import { secondsOf } from '../../itinerary/leg-sequence.ts';
import { type ServedRide, withWalks } from '../../legs/served-ride.ts';
import { walkBetween } from '../../legs/walk-between.ts';
import type { JourneyTask } from '../../request/journey-task.ts';
import { planTrace } from '../../request/planned-itinerary.ts';

/** Rides in vehicles that others provide, from door to door with their walks. */
export function servedChoices(task: JourneyTask, rides: readonly ServedRide[]): readonly DirectChoice[] | Empty {
  const { ends, world } = task;
  if (rides.length === 0 || world.streets === undefined) return directChoices([]);
  const walk = walkBetween(task, world.streets, ends.from, ends.to);
  const plans = rides.map((ride) => withWalks(task, ride, ends));
  const context = { walkSeconds: walk && secondsOf([walk]) };
  const { kept } = runFilters(ITINERARY_FILTERS.served, plans, context, planTrace(task));
  return kept.length === 0 ? { reason: 'walking-is-better', values: {} } : directChoices(kept);
}
