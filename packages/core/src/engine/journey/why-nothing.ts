import type { Empty } from '../../model/index.ts';
import { isServiceAsleep, searchRepeatedly, type WayToAndFrom } from './journey-search.ts';
import { liftedLimits } from './lifted-limits.ts';
import type { StopAccess } from './means/stop-access.ts';
import { outsideServiceDates } from './nothing-runs.ts';
import type { RideSearch } from './ride-search.ts';
import { servedStops } from './served-stops.ts';

/** Why no way of getting to and from stops is worth a search; undefined when one is. */
export function whyOutOfReach(ways: readonly WayToAndFrom[]): Empty | undefined {
  const reaches = (means: readonly StopAccess[]): boolean => means.some(({ stops }) => stops.length > 0);
  if (ways.every(({ starts }) => starts.length === 0)) return because('off-network-from');
  if (ways.every(({ finishes }) => finishes.length === 0)) return because('off-network-to');
  if (!ways.some(({ starts }) => reaches(starts))) return because('no-stop-from');
  if (!ways.some(({ finishes }) => reaches(finishes))) return because('no-stop-to');
  return undefined;
}

/** Why searches that looked at everything found no journey at all: the most telling reason that holds. */
export function whyNothing(search: RideSearch, ways: readonly WayToAndFrom[]): Empty {
  const { task, transit, filters } = search;
  for (const { empty, search: freer } of liftedLimits(search))
    if (ways.some((way) => searchRepeatedly(freer, way).journeys.length > 0)) return empty;
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
