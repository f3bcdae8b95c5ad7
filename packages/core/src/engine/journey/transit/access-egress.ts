import { findModeFamily, type Travel } from '../../../modes/index.ts';
import { ownVehicleAccess } from '../access/own-vehicle-access.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { stopsInReach } from '../access/stops-in-reach.ts';
import { streetStopAccess } from '../access/street-stop-access.ts';
import { usageOf } from '../modes/mode-usage.ts';
import { parkedAs } from '../modes/parked/parked.ts';
import { parkedStopAccess } from '../modes/parked/parked-access.ts';
import { isCarried, isCarriedWhereAllowed } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';
import type { AccessEgress } from './access-egress-pair.ts';
import { recordBicycles, withBicycleAboard } from './bicycles-aboard.ts';
import { recordReach } from './record-reach.ts';
import type { RideSearch } from './ride-search.ts';

/** Access on foot is the same for every set of modes. */
const accesses = new TaskMemo<readonly StopAccess[]>();

/** The pairs of access and egress that a set of vehicles allows; each pair is searched by itself. Without vehicles, the rider walks at both ends. */
export function accessEgressPairs(search: RideSearch, vehicles: readonly string[]): AccessEgress[] {
  const { task, transit, filters } = search;
  const travelOf = (mode: string): Travel | undefined => findModeFamily(mode)?.travel;
  const reach = (mode: string | undefined, backward: boolean, isLocked: boolean = false): readonly StopAccess[] => {
    const access = accesses.get(task, `${mode ?? ''} ${backward} ${isLocked}`, () => {
      if (mode !== undefined) return ownVehicleAccess(task, transit, mode, backward, isLocked);
      const found = stopsInReach(task, transit, undefined, backward);
      return found === undefined ? [] : [streetStopAccess(task, transit, found, backward)];
    });
    recordReach(search, mode, backward, access, true);
    return access;
  };
  const onFoot = { access: reach(undefined, false), egress: reach(undefined, true) };
  if (vehicles.length === 0) return [onFoot];
  const carried = vehicles.filter((mode) => isCarried(task.request, mode));
  const parked = vehicles.filter(
    (mode) =>
      travelOf(mode)?.mustPark === true || (travelOf(mode)?.carriedAboard === true && !isCarried(task.request, mode)),
  );
  const brought = (backward: boolean): StopAccess[] =>
    vehicles.flatMap((mode) => {
      const access = usageOf(mode)?.stopAccess?.(task, transit, mode, backward);
      if (access === undefined) return [];
      recordReach(search, mode, backward, [access], false);
      return [access];
    });
  const [broughtTo, broughtOn] = [brought(false), brought(true)];
  const locked = parked.filter((mode) => parkedAs(mode) === undefined).flatMap((mode) => reach(mode, false, true));
  const driven = parked.filter((mode) => parkedAs(mode) !== undefined);
  const left = [
    ...locked,
    ...driven.map((mode) => {
      const access = parkedStopAccess(task, transit, mode);
      recordReach(search, mode, false, [access], false);
      return access;
    }),
  ];
  const pairs: AccessEgress[] = carried.map((mode) => ({ access: reach(mode, false), egress: reach(mode, true) }));
  if (left.length + broughtTo.length > 0) pairs.push({ access: [...left, ...broughtTo], egress: onFoot.egress });
  if (broughtOn.length > 0) {
    pairs.push({ access: onFoot.access, egress: broughtOn });
    // A rider with a car would drive the whole way, so parked cars are not combined with egress by others.
    if (locked.length + broughtTo.length > 0) pairs.push({ access: [...locked, ...broughtTo], egress: broughtOn });
  }
  const pushed = vehicles.filter((mode) => isCarriedWhereAllowed(task.request, mode));
  if (pushed.length > 0 && task.record !== undefined) recordBicycles(transit.timetable, filters, task.record);
  if (pushed.length > 0) pairs.push(...pushed.flatMap((mode) => withBicycleAboard(search, (end) => reach(mode, end))));
  return pairs;
}
