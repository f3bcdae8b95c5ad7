import { findModeFamily } from '../../../../modes/index.ts';
import type { StopIndex } from '../../../../timetable/index.ts';
import { hubsNear } from '../../access/hubs.ts';
import { accessByPlans } from '../../access/planned-access.ts';
import type { StopAccess } from '../../access/stop-access.ts';
import { stopsInReach } from '../../access/stops-in-reach.ts';
import { WALK_SECONDS_PER_BOARDING } from '../../filters/thresholds.ts';
import { streetPathBetween } from '../../legs/street-path-between.ts';
import type { JourneyTask } from '../../request/journey-task.ts';
import type { TransitWorld } from '../../request/journey-world.ts';
import { driversFor, hailedPlan } from './hailed.ts';

/**
 * Access to stations (`backward`: egress from them) by hailed cars. A car has to save more walking than a boarding weighs (IT-13), so stations
 * within a short walk are not driven to.
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
  if (streets === undefined || profile === undefined) return accessByPlans([], backward);
  const reached = stopsInReach(task, transit, undefined, backward)?.stops ?? [];
  const onFoot = new Map(reached.map(({ stop, seconds }) => [stop, seconds]));
  const savesWalking = (stop: StopIndex, walkSeconds: number): boolean =>
    (onFoot.get(stop) ?? Number.POSITIVE_INFINITY) - walkSeconds > WALK_SECONDS_PER_BOARDING;
  const plans = hubsNear(task, transit, backward).flatMap(({ place, stops, longestSeconds }) => {
    const [from, to] = backward ? [place, end] : [end, place];
    const far = stops.filter(({ stop }) => savesWalking(stop, 0));
    const drivers = far.length === 0 ? [] : driversFor(task, mode, from, to);
    const path = drivers.length === 0 ? undefined : streetPathBetween(task, profile, mode, from, to);
    if (path === undefined || 'reason' in path) return [];
    // The quickest of several drivers counts.
    return drivers.flatMap((driver) =>
      far.flatMap((at) => {
        const plan = hailedPlan(task, driver, path, backward ? at.place : end, backward ? end : at.place);
        return savesWalking(at.stop, plan.walkSeconds) ? [{ stop: at.stop, longestSeconds, plan }] : [];
      }),
    );
  });
  return accessByPlans(plans, backward);
}
