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

/** One means of travel at one end, such as a taxi to the stations or the rider's own bicycle that is locked at a stop. */
interface Means {
  /** The mode; undefined on foot. */
  readonly vehicle: string | undefined;
  readonly access: readonly StopAccess[];
}

/**
 * The pairs of access and egress that a set of vehicles allows. Each pair has one means at each end and is searched by itself: a search with several
 * means would know only the quickest one to each stop, and lose the others. So a further vehicle adds pairs and changes none (the law of more modes
 * in docs/journey-semantics.md).
 * @param vehicles the modes without a timetable; without any, the rider walks at both ends
 * @param walksToo whether the pair on foot is wanted beside those with vehicles
 */
export function accessEgressPairs(
  search: RideSearch,
  vehicles: readonly string[],
  walksToo: boolean = vehicles.length === 0,
): AccessEgress[] {
  const { task, transit } = search;
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
  const brought = (backward: boolean): Means[] =>
    vehicles.flatMap((mode) => {
      const access = usageOf(mode)?.stopAccess?.(task, transit, mode, backward);
      if (access === undefined) return [];
      recordReach(search, mode, backward, [access], false);
      return [{ vehicle: mode, access: [access] }];
    });
  const isParked = (mode: string): boolean =>
    travelOf(mode)?.mustPark === true || (travelOf(mode)?.carriedAboard === true && !isCarried(task.request, mode));
  const parked = vehicles.filter(isParked);
  const walkTo: Means = { vehicle: undefined, access: reach(undefined, false) };
  const walkOn: Means = { vehicle: undefined, access: reach(undefined, true) };
  const locked = parked
    .filter((mode) => parkedAs(mode) === undefined)
    .map((mode): Means => ({ vehicle: mode, access: reach(mode, false, true) }));
  const driven = parked
    .filter((mode) => parkedAs(mode) !== undefined)
    .map((mode): Means => {
      const access = parkedStopAccess(task, transit, mode);
      recordReach(search, mode, false, [access], false);
      return { vehicle: mode, access: [access] };
    });
  const [broughtTo, broughtOn] = [brought(false), brought(true)];
  return [
    ...(walksToo ? [pairOf(walkTo, walkOn)] : []),
    ...vehicles
      .filter((mode) => isCarried(task.request, mode))
      .map((mode) => ({ access: reach(mode, false), egress: reach(mode, true), vehicles: [mode] })),
    ...[...locked, ...driven, ...broughtTo].map((there) => pairOf(there, walkOn)),
    ...broughtOn.map((on) => pairOf(walkTo, on)),
    // A rider with a car would drive the whole way, so parked cars are not combined with egress by others.
    ...[...locked, ...broughtTo].flatMap((there) => broughtOn.map((on) => pairOf(there, on))),
    ...aboardWhereAllowed(search, vehicles, reach),
  ];
}

function pairOf(there: Means, on: Means): AccessEgress {
  const vehicles = [there.vehicle, on.vehicle].filter((mode) => mode !== undefined);
  return { access: there.access, egress: on.access, vehicles: [...new Set(vehicles)] };
}

/** The pairs with bicycles that come along on trips that are known to take them. */
function aboardWhereAllowed(
  search: RideSearch,
  vehicles: readonly string[],
  reach: (mode: string, backward: boolean) => readonly StopAccess[],
): AccessEgress[] {
  const { task, transit, filters } = search;
  const pushed = vehicles.filter((mode) => isCarriedWhereAllowed(task.request, mode));
  if (pushed.length > 0 && task.record !== undefined) recordBicycles(transit.timetable, filters, task.record);
  return pushed.flatMap((mode) => withBicycleAboard(search, mode, (backward) => reach(mode, backward)));
}
