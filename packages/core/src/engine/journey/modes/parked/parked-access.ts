import { hubsNear } from '../../access/hubs.ts';
import { accessByPlans, quickest } from '../../access/planned-access.ts';
import type { StopAccess } from '../../access/stop-access.ts';
import { isCarParkTooFar } from '../../filters/provided-vehicle-filters.ts';
import { type JourneyTask, walkLimitOf } from '../../request/journey-task.ts';
import type { TransitWorld } from '../../request/journey-world.ts';
import { type ParkingPlace, parkedAs, parkedPlan, parkingPlacesNear, walkingOn } from './parked.ts';

/** Access to stations by the rider's own vehicle, which is parked there (park and ride). */
export function parkedStopAccess(task: JourneyTask, transit: TransitWorld, mode: string): StopAccess {
  const vehicle = parkedAs(mode);
  if (vehicle === undefined) return accessByPlans([], false);
  const limit = { walkLimitSeconds: walkLimitOf(task.request) };
  const plans = hubsNear(task, transit, false).flatMap(({ place, stops, longestSeconds }) => {
    const [street, ...lots] = parkingPlacesNear(task, place, vehicle);
    const choicesAmong = (places: readonly ParkingPlace[]) =>
      places.flatMap((parking) => {
        const plan = parkedPlan(task, mode, task.ends.from, parking);
        if (plan === undefined) return [];
        const onward = walkingOn(task, plan, parking, place);
        return isCarParkTooFar(onward, limit) ? [] : [{ plan, parking, onward }];
      });
    // Where there is a car park, parking on the street in front is not offered.
    const best = quickest(choicesAmong(lots)) ?? quickest(choicesAmong([street]));
    return best === undefined
      ? []
      : stops.map((at) => ({
          stop: at.stop,
          plan: walkingOn(task, best.plan, best.parking, at.place),
          longestSeconds,
        }));
  });
  return accessByPlans(plans, false);
}
