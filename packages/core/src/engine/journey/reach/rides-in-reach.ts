import type { StopIndex } from '../../../timetable/index.ts';
import type { AbortFlag } from '../../transit/index.ts';
import { ownVehicleAccess } from '../access/own-vehicle-access.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { stopsInReach } from '../access/stops-in-reach.ts';
import { streetStopAccess } from '../access/street-stop-access.ts';
import { airportsOf } from '../legs/airports.ts';
import { parkedAs } from '../modes/parked/parked.ts';
import { parkedStopAccess } from '../modes/parked/parked-access.ts';
import { type JourneyTask, momentOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { journeyQuery } from '../transit/journey-query.ts';
import { type RideSearch, rideSearch } from '../transit/ride-search.ts';
import type { ReachMeans, RideMeans, StreetMeans } from './reach-means.ts';

/** A stop at which a rider gets off or, by arrival, boards. */
export interface RiddenStop {
  readonly stop: StopIndex;
  /** Seconds between the moment of the request and being there, check-out of a flight included. */
  readonly seconds: number;
  /** The fewest vehicles for that time. */
  readonly boardings: number;
}

/** The stops that rides lead to, and how travellers go on from there. */
export interface ReachedRides {
  readonly far: StreetMeans;
  readonly stops: readonly RiddenStop[];
}

/**
 * The stops to which rides lead from the place of a request within a time (by arrival: from which rides lead to it), with the same access to stops as a plan.
 * A stop that is reached on foot alone is not among them.
 */
export function ridesInReach(
  task: JourneyTask,
  transit: TransitWorld,
  { timetableModes, rides }: ReachMeans,
  seconds: number,
  signal: AbortFlag | undefined,
): readonly ReachedRides[] {
  if (rides.length === 0) return [];
  const search = rideSearch(task, transit, timetableModes, { signal }, {});
  if (!search.filters.anyAllowed) return [];
  const known = new Map<string, readonly RiddenStop[]>();
  return rides.map((means) => {
    const key = `${means.near ?? ''} ${means.isLocked} ${means.takesBicycle}`;
    const stops = known.get(key) ?? riddenStops(search, means, seconds);
    known.set(key, stops);
    return { far: means.far, stops };
  });
}

function riddenStops(search: RideSearch, means: RideMeans, seconds: number): readonly RiddenStop[] {
  const { task, transit, engine } = search;
  const backward = task.request.when.departAfter === undefined;
  const near = accessOf(task, transit, means, backward);
  const ends = backward ? { access: [], egress: near } : { access: near, egress: [] };
  const { origins, destinations, repeats, workBudget, ridesOnly, ...query } = journeyQuery(search, {
    ...ends,
    vehicles: [],
    takesBicycle: means.takesBicycle,
  });
  const seeds = backward ? destinations : origins;
  if (seeds.length === 0) return [];
  const { times, boardings } = engine.arrivals({ ...query, origins: seeds, ridesOnly: true, horizon: seconds });
  const checks = airportsOf(task.world)?.checksFor(query.allowedPatterns);
  const more = backward ? checks?.before : checks?.after;
  const instant = momentOf(task.request);
  const found: RiddenStop[] = [];
  for (let stop = 0 as StopIndex; stop < transit.timetable.boardableStops; stop++) {
    const ridden = Math.abs(times[stop]! - instant) + (more?.[stop] ?? 0);
    if (ridden <= seconds) found.push({ stop, seconds: ridden, boardings: boardings[stop]! });
  }
  return found;
}

function accessOf(
  task: JourneyTask,
  transit: TransitWorld,
  { near, isLocked }: RideMeans,
  backward: boolean,
): readonly StopAccess[] {
  if (near === undefined) {
    const onFoot = stopsInReach(task, transit, undefined, backward);
    return onFoot === undefined ? [] : [streetStopAccess(task, transit, onFoot, backward)];
  }
  if (parkedAs(near) !== undefined) return [parkedStopAccess(task, transit, near)];
  return ownVehicleAccess(task, transit, near, backward, isLocked);
}
