import type { Place } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';
import { hubsNear } from '../access/hubs.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { stopsInReach } from '../access/stops-in-reach.ts';
import { WALK_SECONDS_PER_BOARDING } from '../filters/walking-is-better.ts';
import { inSequence, type LegPlan } from '../itinerary/leg-sequence.ts';
import { isWalkable, type ServedRide, withWalks } from '../legs/served-ride.ts';
import { wayBetween } from '../legs/street-path-between.ts';
import type { Ends, JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { driversFor, hailedPlan } from './hailed/hailed.ts';
import {
  isParkedNear,
  type ParkingPlace,
  parkedAs,
  parkedPlan,
  parkingPlacesNear,
  walkingOn,
} from './parked/parked.ts';

/** Stations reached by an own vehicle that is parked there (park and ride). */
export function parkedStopAccess(task: JourneyTask, transit: TransitWorld, mode: string): StopAccess {
  const vehicle = parkedAs(mode);
  if (vehicle === undefined) return accessOver([], false);
  const plans = hubsNear(task, transit, false).flatMap(({ place, stops, longestSeconds }) => {
    const [street, ...lots] = parkingPlacesNear(task, place, vehicle);
    const choicesAmong = (places: readonly ParkingPlace[]) =>
      places.flatMap((parking) => {
        const plan = parkedPlan(task, mode, task.ends.from, parking);
        if (plan === undefined) return [];
        const onward = walkingOn(task, plan, parking, place);
        return isParkedNear(task, onward) ? [{ plan, parking, onward }] : [];
      });
    // Where there is a car park the street in front is for others.
    const best = quickest(choicesAmong(lots)) ?? quickest(choicesAmong([street]));
    return best === undefined
      ? []
      : stops.map((at) => ({
          stop: at.stop,
          plan: walkingOn(task, best.plan, best.parking, at.place),
          longestSeconds,
        }));
  });
  return accessOver(plans, false);
}

/**
 * Stations to which one is driven by somebody hailed, or from where one is brought to the destination. Nobody is called for what one walks:
 * the ride has to save as much walking as boarding weighs (IT-13).
 */
export function hailedStopAccess(
  task: JourneyTask,
  transit: TransitWorld,
  mode: string,
  backward: boolean,
): StopAccess {
  const { streets } = task.world;
  const profile = findModeFamily(mode)?.travel.profile;
  const end = backward ? task.ends.to : task.ends.from;
  if (streets === undefined || profile === undefined) return accessOver([], backward);
  const reached = stopsInReach(task, transit, undefined, backward)?.stops ?? [];
  const onFoot = new Map(reached.map(({ stop, seconds }) => [stop, seconds]));
  const savesWalking = (stop: number, walkSeconds: number): boolean =>
    (onFoot.get(stop) ?? Number.POSITIVE_INFINITY) - walkSeconds > WALK_SECONDS_PER_BOARDING;
  const plans = hubsNear(task, transit, backward).flatMap(({ place, stops, longestSeconds }) => {
    const [from, to] = backward ? [place, end] : [end, place];
    const far = stops.filter(({ stop }) => savesWalking(stop, 0));
    const drivers = far.length === 0 ? [] : driversFor(task, mode, from, to);
    const path = drivers.length === 0 ? undefined : wayBetween(task, profile, mode, from, to);
    if (path === undefined || 'reason' in path) return [];
    // Of several drivers the one who is there first counts.
    return drivers.flatMap((driver) =>
      far.flatMap((at) => {
        const plan = hailedPlan(task, driver, path, backward ? at.place : end, backward ? end : at.place);
        return savesWalking(at.stop, plan.walkSeconds) ? [{ stop: at.stop, longestSeconds, plan }] : [];
      }),
    );
  });
  return accessOver(plans, backward);
}

/**
 * Stations to which (`backward`: from which) a vehicle of somebody else's brings one, at whatever time.
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
  return accessOver(plans, backward);
}

function quickest<T extends { readonly onward: LegPlan }>(choices: readonly T[]): T | undefined {
  return choices.reduce<T | undefined>(
    (best, choice) => (best === undefined || choice.onward.seconds < best.onward.seconds ? choice : best),
    undefined,
  );
}

/** @param plans the ways to stops (from them when `backward`); those that take too long are left out */
function accessOver(
  plans: readonly { readonly stop: number; readonly plan: LegPlan; readonly longestSeconds: number }[],
  backward: boolean,
): StopAccess {
  const known = new Map<number, LegPlan>();
  for (const { stop, plan, longestSeconds } of plans) {
    if (plan.seconds <= longestSeconds && plan.seconds < (known.get(stop)?.seconds ?? Number.POSITIVE_INFINITY))
      known.set(stop, plan);
  }
  return {
    stops: [...known].map(([stop, { seconds }]) => ({ stop, seconds })),
    legs(stop, time) {
      const plan = known.get(stop);
      if (plan === undefined) return undefined;
      const departure = backward ? time : time - plan.seconds;
      return plan.runsAt?.(departure) === false ? undefined : inSequence(plan.legs(departure), departure);
    },
  };
}
