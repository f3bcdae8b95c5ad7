import { formatDay, localDay, parseDay } from '../../../base/index.ts';
import type { Empty, PlanRequest } from '../../../model/index.ts';
import type { StopAccess } from '../access/stop-access.ts';
import { momentOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import type { AccessEgress } from '../transit/journey-query.ts';
import { searchProfile } from '../transit/journey-search.ts';
import { pairSearch } from '../transit/pair-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { servedStops } from '../transit/served-stops.ts';
import { relaxedRequests } from './relaxed-requests.ts';

/** Why no pair of access and egress is searched; undefined where one is. */
export function whyOutOfReach(pairs: readonly AccessEgress[]): Empty | undefined {
  const reaches = (accesses: readonly StopAccess[]): boolean => accesses.some(({ stops }) => stops.length > 0);
  if (pairs.every(({ access }) => access.length === 0)) return because('off-network-from');
  if (pairs.every(({ egress }) => egress.length === 0)) return because('off-network-to');
  if (!pairs.some(({ access }) => reaches(access))) return because('no-stop-from');
  if (!pairs.some(({ egress }) => reaches(egress))) return because('no-stop-to');
  return undefined;
}

/**
 * The limit of the request that alone excludes all journeys. Without it, further stops may be in reach, too.
 * @returns undefined where no limit alone is the cause
 */
export function whichLimit(search: RideSearch, vehicles: readonly string[]): Empty | undefined {
  for (const { empty, search: relaxed } of relaxedRequests(search)) {
    const finds = (pair: AccessEgress): boolean => searchProfile(pairSearch(relaxed, pair)).journeys.length > 0;
    if (accessEgressPairs(relaxed, vehicles).some(finds)) return empty;
  }
  return undefined;
}

/** The most helpful reason why a complete search finds no journey, where no limit of the request alone is the cause. */
export function whyNothing(search: RideSearch, pairs: readonly AccessEgress[]): Empty {
  const { task, transit, filters } = search;
  const outside = outsideServiceDates(task.world, task.request);
  if (outside !== undefined) return outside;
  const isServed = (accesses: readonly StopAccess[], backward: boolean): boolean => {
    const served = servedStops(transit.timetable, filters.allowedPatterns, backward);
    return accesses.some(({ stops }) => stops.some(({ stop }) => served[stop] === 1));
  };
  if (!pairs.some(({ access }) => isServed(access, false))) return because('no-stop-from');
  if (!pairs.some(({ egress }) => isServed(egress, true))) return because('no-stop-to');
  const isUnserved = pairs.every((pair) => pair.takesBicycle === true || hasNoServiceInWindow(search, pair));
  return because(isUnserved ? 'no-service-in-window' : 'no-connection');
}

function because(reason: Empty['reason']): Empty {
  return { reason, values: {} };
}

/**
 * The reason for an empty answer where the request is for a day that the timetable does not cover (CAL-15).
 * @returns undefined where it covers the day
 */
function outsideServiceDates({ manifest }: JourneyWorld, request: PlanRequest): Empty | undefined {
  const { serviceDates: range, timezone } = manifest;
  const { departAfter, arriveBefore } = request.when;
  if (range === undefined || (departAfter === undefined && arriveBefore === undefined)) return undefined;
  const day = localDay(momentOf(request), timezone);
  const [first, last] = [parseDay(range.first), parseDay(range.last)];
  if (first === undefined || last === undefined || (day >= first && day <= last)) return undefined;
  return { reason: 'no-service-date', values: { date: formatDay(day), from: range.first, to: range.last } };
}

/**
 * Whether runs serve the stops in reach, but none within the time span of a search. With a latest arrival, only runs from which riders can alight
 * there count. Avoided stops count as open here, since they have their own reason.
 */
function hasNoServiceInWindow(search: RideSearch, pair: AccessEgress): boolean {
  const { engine } = search;
  const { destinations, closedStops: _, ...query } = pairSearch(search, pair).query;
  const origins = query.arriveBy ? destinations : query.origins;
  const served = servedStops(engine.timetable, query.allowedPatterns, query.arriveBy);
  if (!origins.some(({ stop }) => served[stop] === 1)) return false;
  const { boardings, complete } = engine.arrivals({ ...query, origins, maxBoardings: 1 });
  return complete && !boardings.some((count) => count > 0);
}
