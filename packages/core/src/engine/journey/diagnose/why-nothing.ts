import type { Empty } from '../../../model/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { waysToAndFrom } from '../transit/access-egress.ts';
import { searchRepeatedly, type WayToAndFrom } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { servedStops } from '../transit/served-stops.ts';
import { isServiceAsleep, outsideServiceDates } from './nothing-runs.ts';
import { liftedLimits } from './relaxed-requests.ts';

/** Why no way of getting to and from stops is worth a search; undefined when one is. */
export function whyOutOfReach(ways: readonly WayToAndFrom[]): Empty | undefined {
  const reaches = (means: readonly StopAccess[]): boolean => means.some(({ stops }) => stops.length > 0);
  if (ways.every(({ starts }) => starts.length === 0)) return because('off-network-from');
  if (ways.every(({ finishes }) => finishes.length === 0)) return because('off-network-to');
  if (!ways.some(({ starts }) => reaches(starts))) return because('no-stop-from');
  if (!ways.some(({ finishes }) => reaches(finishes))) return because('no-stop-to');
  return undefined;
}

/**
 * The limit of the request without which there would be journeys, also from and to stops that only then are in reach; undefined where none of
 * the limits is to blame alone.
 */
export function whichLimit(search: RideSearch, vehicles: readonly string[]): Empty | undefined {
  for (const { empty, search: freer } of liftedLimits(search)) {
    // What would be in reach is no part of what an explanation tells of this search.
    const unrecorded: RideSearch = { ...freer, task: { ...freer.task, record: undefined } };
    const found = (way: WayToAndFrom): boolean => searchRepeatedly(unrecorded, way).journeys.length > 0;
    if (waysToAndFrom(unrecorded, vehicles).some(found)) return empty;
  }
  return undefined;
}

/** Why searches that looked at everything, and would without any of the limits, found no journey at all: the most telling reason that holds. */
export function whyNothing(search: RideSearch, ways: readonly WayToAndFrom[]): Empty {
  const { task, transit, filters } = search;
  const outside = outsideServiceDates(task.world, task.request);
  if (outside !== undefined) return outside;
  const isServed = (means: readonly StopAccess[], backward: boolean): boolean => {
    const served = servedStops(transit.timetable, filters.allowedPatterns, backward);
    return means.some(({ stops }) => stops.some(({ stop }) => served[stop] === 1));
  };
  if (!ways.some(({ starts }) => isServed(starts, false))) return because('no-stop-from');
  if (!ways.some(({ finishes }) => isServed(finishes, true))) return because('no-stop-to');
  const isAsleep = ways.every((way) => way.takesBicycle === true || isServiceAsleep(search, way));
  return because(isAsleep ? 'no-service-in-window' : 'no-connection');
}

function because(reason: Empty['reason']): Empty {
  return { reason, values: {} };
}
