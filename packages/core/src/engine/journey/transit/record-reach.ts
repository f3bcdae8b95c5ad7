import { type LatLng, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { Reach } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { accessLimit } from '../access/stops-in-reach.ts';
import { walkerOf } from '../request/journey-task.ts';
import type { TransitWorld } from '../request/journey-world.ts';
import type { RideSearch } from './ride-search.ts';
import { servedStops } from './served-stops.ts';

/**
 * Records the reach of a mode at one end: the number of stops where an allowed line calls. Does nothing unless the answer is explained.
 * @param vehicle the mode; undefined on foot
 * @param isOwn whether it is walking, or the rider's own vehicle that is taken as far as the stop
 */
export function recordReach(
  { task, transit, filters }: RideSearch,
  vehicle: string | undefined,
  backward: boolean,
  accesses: readonly StopAccess[],
  isOwn: boolean,
): void {
  const { record, request } = task;
  if (record === undefined) return;
  const served = servedStops(transit.timetable, filters.allowedPatterns, backward);
  const reached = new Set(accesses.flatMap((access) => access.stops.map(({ stop }) => stop)));
  const stops = [...reached].filter((stop) => served[stop] === 1).length;
  record.reached({
    end: backward ? 'to' : 'from',
    mode: vehicle ?? walkerOf(request).mode,
    stops,
    limitSeconds: isOwn ? accessLimit(request, vehicle) : undefined,
    nearest: stops > 0 ? undefined : nearestStop(transit, served, backward ? request.to : request.from),
  });
}

function nearestStop({ timetable, stops }: TransitWorld, served: Uint8Array, end: LatLng): Reach['nearest'] {
  let nearest: StopIndex | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let stop = 0 as StopIndex; stop < timetable.boardableStops; stop++) {
    const [lat, lng] = [timetable.stopLatDegrees(stop), timetable.stopLngDegrees(stop)];
    if (lat < -90 || served[stop] === 0) continue;
    const metres = nearbyDistanceMetres(end.lat, end.lng, lat, lng);
    if (metres < least) [nearest, least] = [stop, metres];
  }
  if (nearest === undefined) return undefined;
  const { code, name } = stops.get(nearest);
  return { code, name, metres: Math.round(least) };
}
