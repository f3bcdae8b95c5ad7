import type { Place } from '../../../model/index.ts';
import { isWalkable, type ServedRide, withWalks } from '../legs/served-ride.ts';
import type { Ends, JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { hubsNear } from './hubs.ts';
import { accessByPlans, quickest } from './planned-access.ts';
import type { StopAccess } from './stop-access.ts';

/**
 * Access to stations (`backward`: egress from them) by vehicles that others provide, at any time.
 * @param between the rides from one place to another, of which the quickest counts
 */
export function servedStopAccess(
  task: JourneyTask,
  transit: TransitWorld,
  backward: boolean,
  between: (from: Place, to: Place) => readonly ServedRide[],
): StopAccess {
  const end = backward ? task.ends.to : task.ends.from;
  const hubs = task.world.streets === undefined ? [] : hubsNear(task, transit, backward);
  const plans = hubs.flatMap(({ place, stops, longestSeconds }) => {
    const endsAt = (at: Place): Ends => (backward ? { from: at, to: end } : { from: end, to: at });
    const { from, to } = endsAt(place);
    const choices = between(from, to)
      .map((ride) => ({ ride, onward: withWalks(task, ride, { from, to }) }))
      .filter(({ onward }) => isWalkable(task, onward));
    const best = quickest(choices);
    return best === undefined
      ? []
      : stops.map((at) => ({ stop: at.stop, plan: withWalks(task, best.ride, endsAt(at.place)), longestSeconds }));
  });
  return accessByPlans(plans, backward);
}
