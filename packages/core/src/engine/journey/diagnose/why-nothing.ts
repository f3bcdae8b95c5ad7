import { formatDay, localDay, parseDay } from '../../../base/index.ts';
import type { Empty, PlanRequest } from '../../../model/index.ts';
import { reachesStops, type StopAccess } from '../access/stop-access.ts';
import { momentOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { accessEgressPairs } from '../transit/access-egress.ts';
import type { AccessEgress } from '../transit/access-egress-pair.ts';
import { searchProfile } from '../transit/journey-search.ts';
import { type PairSearch, pairSearch } from '../transit/pair-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { servedStops } from '../transit/served-stops.ts';
import { relaxedRequests } from './relaxed-requests.ts';

/**
 * The most helpful reason why the complete searches of a set of modes find no journey.
 * @param vehicles the modes of the set without a timetable
 * @param pairs all pairs of access and egress, searched or not
 */
export function whyNothing(search: RideSearch, vehicles: readonly string[], pairs: readonly PairSearch[]): Empty {
  return whichLimit(search, vehicles) ?? whyOutOfReach(pairs.map(({ pair }) => pair)) ?? whyNoService(search, pairs);
}

/**
 * The limit of the request that alone excludes all journeys. Without it, further stops may be in reach, too.
 * @returns undefined where no limit alone is the cause
 */
function whichLimit(search: RideSearch, vehicles: readonly string[]): Empty | undefined {
  for (const { empty, search: relaxed } of relaxedRequests(search)) {
    const finds = (pair: AccessEgress): boolean => searchProfile(pairSearch(relaxed, pair)).journeys.length > 0;
    if (accessEgressPairs(relaxed, vehicles).some(finds)) return empty;
  }
  return undefined;
}

/** Which end has no stop in reach with any pair of access and egress; undefined where both ends have one. */
export function whyOutOfReach(pairs: readonly AccessEgress[]): Empty | undefined {
  if (pairs.every(({ access }) => access.length === 0)) return because('off-network-from');
  if (pairs.every(({ egress }) => egress.length === 0)) return because('off-network-to');
  if (!pairs.some(({ access }) => reachesStops(access))) return because('no-stop-from');
  if (!pairs.some(({ egress }) => reachesStops(egress))) return because('no-stop-to');
  return undefined;
}

/** The reason where stops are in reach of both ends: the dates of the timetable, the lines at those stops, or their runs. */
function whyNoService(search: RideSearch, pairs: readonly PairSearch[]): Empty {
  const { task, transit, filters } = search;
  const outside = outsideServiceDates(task.world, task.request);
  if (outside !== undefined) return outside;
  const isServed = (accesses: readonly StopAccess[], backward: boolean): boolean => {
    const served = servedStops(transit.timetable, filters.allowedPatterns, backward);
    return accesses.some(({ stops }) => stops.some(({ stop }) => served[stop] === 1));
  };
  if (!pairs.some(({ pair: { access } }) => isServed(access, false))) return because('no-stop-from');
  if (!pairs.some(({ pair: { egress } }) => isServed(egress, true))) return because('no-stop-to');
  const isUnserved = pairs.every((prepared) => prepared.pair.takesBicycle === true || hasNoServiceInWindow(prepared));
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
function hasNoServiceInWindow({ search: { engine }, query: whole }: PairSearch): boolean {
  const { destinations, closedStops: _, ...query } = whole;
  const origins = query.arriveBy ? destinations : query.origins;
  const served = servedStops(engine.timetable, query.allowedPatterns, query.arriveBy);
  if (!origins.some(({ stop }) => served[stop] === 1)) return false;
  const { boardings, complete } = engine.arrivals({ ...query, origins, maxBoardings: 1 });
  return complete && !boardings.some((count) => count > 0);
}
