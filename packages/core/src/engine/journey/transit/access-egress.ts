import { findModeFamily, type Travel } from '../../../modes/index.ts';
import { ownVehicleAccess } from '../access/own-vehicle-access.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { stopsInReach } from '../access/stops-in-reach.ts';
import { streetStopAccess } from '../access/street-stop-access.ts';
import { meansOf } from '../modes/mode-usage.ts';
import { parkedAs } from '../modes/parked/parked.ts';
import { parkedStopAccess } from '../modes/parked/parked-access.ts';
import { isCarried, isCarriedWhereAllowed } from '../request/journey-task.ts';
import { TaskMemo } from '../request/task-memo.ts';
import type { WayToAndFrom } from './journey-search.ts';
import { explainReach } from './record-reach.ts';
import type { RideSearch } from './ride-search.ts';
import { recordBicycles, stopsTakingBicycles, takingBicycles } from './transit-filters.ts';

/** Stops in reach over streets; on foot they are the same for every set of modes. */
const accesses = new TaskMemo<readonly StopAccess[]>();

/** The searches that a set of vehicles stands for; without vehicles one walks at both ends. */
export function waysToAndFrom(search: RideSearch, vehicles: readonly string[]): WayToAndFrom[] {
  const { task, transit, filters } = search;
  const travelOf = (mode: string): Travel | undefined => findModeFamily(mode)?.travel;
  const reach = (mode: string | undefined, backward: boolean, isLocked: boolean = false): readonly StopAccess[] => {
    const access = accesses.get(task, `${mode ?? ''} ${backward} ${isLocked}`, () => {
      if (mode !== undefined) return ownVehicleAccess(task, transit, mode, backward, isLocked);
      const found = stopsInReach(task, transit, undefined, backward);
      return found === undefined ? [] : [streetStopAccess(task, transit, found, backward)];
    });
    explainReach(search, mode, backward, access, true);
    return access;
  };
  const onFoot = { starts: reach(undefined, false), finishes: reach(undefined, true) };
  if (vehicles.length === 0) return [onFoot];
  const carried = vehicles.filter((mode) => isCarried(task.request, mode));
  const parked = vehicles.filter(
    (mode) =>
      travelOf(mode)?.mustPark === true || (travelOf(mode)?.carriedAboard === true && !isCarried(task.request, mode)),
  );
  const brought = (backward: boolean): StopAccess[] =>
    vehicles.flatMap((mode) => {
      const access = meansOf(mode)?.stopAccess?.(task, transit, mode, backward);
      if (access === undefined) return [];
      explainReach(search, mode, backward, [access], false);
      return [access];
    });
  const [broughtTo, broughtOn] = [brought(false), brought(true)];
  const locked = parked.filter((mode) => parkedAs(mode) === undefined).flatMap((mode) => reach(mode, false, true));
  const driven = parked.filter((mode) => parkedAs(mode) !== undefined);
  const left = [
    ...locked,
    ...driven.map((mode) => {
      const access = parkedStopAccess(task, transit, mode);
      explainReach(search, mode, false, [access], false);
      return access;
    }),
  ];
  const ways: WayToAndFrom[] = carried.map((mode) => ({ starts: reach(mode, false), finishes: reach(mode, true) }));
  if (left.length + broughtTo.length > 0) ways.push({ starts: [...left, ...broughtTo], finishes: onFoot.finishes });
  if (broughtOn.length > 0) {
    ways.push({ starts: onFoot.starts, finishes: broughtOn });
    // Who has a car and can be driven at the end would drive all the way.
    if (locked.length + broughtTo.length > 0) ways.push({ starts: [...locked, ...broughtTo], finishes: broughtOn });
  }
  const pushed = vehicles.filter((mode) => isCarriedWhereAllowed(task.request, mode));
  if (pushed.length > 0 && task.record !== undefined) recordBicycles(transit.timetable, filters, task.record);
  if (pushed.length > 0) ways.push(...pushed.flatMap((mode) => waysWithBicycle(search, (end) => reach(mode, end))));
  return ways;
}

/**
 * The search in which a bicycle comes along: none where nothing that takes bicycles calls within reach, and so none in most regions, whose
 * feeds say nothing. Only such stops are looked at: to others nobody needs to cycle.
 */
function waysWithBicycle(
  { transit: { timetable }, filters }: RideSearch,
  reach: (backward: boolean) => readonly StopAccess[],
): WayToAndFrom[] {
  if (!takingBicycles(timetable, filters).includes(1)) return [];
  const served = stopsTakingBicycles(timetable, filters);
  const reachServed = (backward: boolean): StopAccess[] =>
    reach(backward).flatMap((access) => {
      const stops = access.stops.filter(({ stop }) => served[stop] === 1);
      return stops.length === 0 ? [] : [{ ...access, stops }];
    });
  const starts = reachServed(false);
  if (starts.length === 0) return [];
  const finishes = reachServed(true);
  return finishes.length === 0 ? [] : [{ starts, finishes, takesBicycle: true }];
}
