import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import { placeOfStop } from '../legs/ride-leg.ts';
import type { JourneyTask } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import { outsideLeg } from './outside-leg.ts';
import type { StopAccess } from './stop-access.ts';
import { stopsInReach } from './stops-in-reach.ts';
import type { StreetAccess } from './street-access.ts';
import { streetStopAccess } from './street-stop-access.ts';

/** Over shorter distances a bicycle or scooter is pushed. */
const PUSHED_METRES = 50;

/**
 * Stops in reach of one end by the rider's own vehicle, which is locked there or comes along. Stops next to the end are not ridden to: a vehicle that
 * comes along is pushed there, and one that would be locked there stays at home. Empty where the end is off the network.
 * @param isLocked whether the vehicle stays at the stop
 */
export function ownVehicleAccess(
  task: JourneyTask,
  transit: TransitWorld,
  vehicle: string,
  backward: boolean,
  isLocked: boolean,
): readonly StopAccess[] {
  const reached = stopsInReach(task, transit, vehicle, backward, isLocked);
  if (reached === undefined) return [];
  const near = nearStops(task, transit, reached, backward);
  if (near.size === 0) return [streetStopAccess(task, transit, reached, backward)];
  const ridden = { ...reached, stops: reached.stops.filter(({ stop }) => !near.has(stop)) };
  const onFoot = isLocked ? undefined : stopsInReach(task, transit, undefined, backward);
  const pushed = onFoot && { ...onFoot, stops: onFoot.stops.filter(({ stop }) => near.has(stop)) };
  return [ridden, pushed].flatMap((access) =>
    access === undefined ? [] : [streetStopAccess(task, transit, access, backward)],
  );
}

/** Stops to which (`backward`: from which) the ride is shorter than {@link PUSHED_METRES}. */
function nearStops(
  task: JourneyTask,
  transit: TransitWorld,
  access: StreetAccess,
  backward: boolean,
): ReadonlySet<number> {
  const end = backward ? task.ends.to : task.ends.from;
  const isNear = ({ lat, lng }: LatLng): boolean => nearbyDistanceMetres(end.lat, end.lng, lat, lng) < PUSHED_METRES;
  const { timetable, stops } = transit;
  const mayBeNear = (stop: StopIndex): boolean => {
    const lat = timetable.stopLatDegrees(stop);
    // Stops without a place of their own stand elsewhere.
    const at = lat < -90 ? placeOfStop(stops, stop) : { lat, lng: timetable.stopLngDegrees(stop) };
    return timetable.stations.isEnclosed(stop) || isNear(at);
  };
  const near = access.stops.filter(({ stop, seconds }) => {
    if (seconds === 0) return false;
    // No path is shorter than the straight line, so legs are built only for stops within that distance along it.
    if (!mayBeNear(stop)) return false;
    const place = placeOfStop(stops, access.doorOf(stop)?.door ?? stop);
    if (!isNear(place)) return false;
    const [from, to] = backward ? [place, end] : [end, place];
    return outsideLeg(access, stop, from, to, seconds).metres < PUSHED_METRES;
  });
  return new Set(near.map(({ stop }) => stop));
}
