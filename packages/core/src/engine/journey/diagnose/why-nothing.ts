import type { Empty } from '../../../model/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import { type AccessEgress, searchRepeatedly } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { servedStops } from '../transit/served-stops.ts';
import { hasNoServiceInWindow, outsideServiceDates } from './nothing-runs.ts';
import { relaxedRequests } from './relaxed-requests.ts';

/** Why no pair of access and egress is worth a search; undefined when one is. */
export function whyOutOfReach(pairs: readonly AccessEgress[]): Empty | undefined {
  const reaches = (means: readonly StopAccess[]): boolean => means.some(({ stops }) => stops.length > 0);
  if (pairs.every(({ access }) => access.length === 0)) return because('off-network-from');
  if (pairs.every(({ egress }) => egress.length === 0)) return because('off-network-to');
  if (!pairs.some(({ access }) => reaches(access))) return because('no-stop-from');
  if (!pairs.some(({ egress }) => reaches(egress))) return because('no-stop-to');
  return undefined;
}

/**
 * The limit of the request without which there would be journeys, also from and to stops that only then are in reach; undefined where none of
 * the limits is to blame alone.
 */
export function whichLimit(search: RideSearch, vehicles: readonly string[]): Empty | undefined {
  for (const { empty, search: freer } of relaxedRequests(search)) {
    // What would be in reach is no part of what an explanation tells of this search.
    const unrecorded: RideSearch = { ...freer, task: { ...freer.task, record: undefined } };
    const found = (pair: AccessEgress): boolean => searchRepeatedly(unrecorded, pair).journeys.length > 0;
    if (accessEgressPairs(unrecorded, vehicles).some(found)) return empty;
  }
  return undefined;
}

/** Why searches that looked at everything, and would without any of the limits, found no journey at all: the most telling reason that holds. */
export function whyNothing(search: RideSearch, pairs: readonly AccessEgress[]): Empty {
  const { task, transit, filters } = search;
  const outside = outsideServiceDates(task.world, task.request);
  if (outside !== undefined) return outside;
  const isServed = (means: readonly StopAccess[], backward: boolean): boolean => {
    const served = servedStops(transit.timetable, filters.allowedPatterns, backward);
    return means.some(({ stops }) => stops.some(({ stop }) => served[stop] === 1));
  };
  if (!pairs.some(({ access }) => isServed(access, false))) return because('no-stop-from');
  if (!pairs.some(({ egress }) => isServed(egress, true))) return because('no-stop-to');
  const isAsleep = pairs.every((pair) => pair.takesBicycle === true || hasNoServiceInWindow(search, pair));
  return because(isAsleep ? 'no-service-in-window' : 'no-connection');
}

function because(reason: Empty['reason']): Empty {
  return { reason, values: {} };
}
