import { formatDay, localDay, parseDay } from '../../../base/index.ts';
import type { Empty, PlanRequest } from '../../../model/index.ts';
import type { AllArrivalsQuery, TransitEngine } from '../../transit/index.ts';
import { momentOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { servedStops } from '../transit/served-stops.ts';
import { type AccessEgress, journeyQuery } from '../transit/transit-query.ts';

/**
 * The reason for an empty answer where the request is for a day that the timetable does not cover (CAL-15).
 * @returns undefined where it covers the day
 */
export function outsideServiceDates({ manifest }: JourneyWorld, request: PlanRequest): Empty | undefined {
  const { serviceDates: range, timezone } = manifest;
  const { departAfter, arriveBefore } = request.when;
  if (range === undefined || (departAfter === undefined && arriveBefore === undefined)) return undefined;
  const day = localDay(momentOf(request), timezone);
  const [first, last] = [parseDay(range.first), parseDay(range.last)];
  if (first === undefined || last === undefined || (day >= first && day <= last)) return undefined;
  return { reason: 'no-service-date', values: { date: formatDay(day), from: range.first, to: range.last } };
}

/**
 * Whether no run serves the stops in reach in the time that a search looks at, though runs do at another time. With `arriveBy`, runs that
 * riders alight from. Avoided stops have a reason of their own, so they count as open here.
 */
export function nothingRuns(engine: TransitEngine, query: AllArrivalsQuery): boolean {
  const { timetable } = engine;
  const { closedStops: _, ...open } = query;
  const served = servedStops(timetable, query.allowedPatterns, query.arriveBy === true);
  if (!query.origins.some(({ stop }) => served[stop] === 1)) return false;
  const { boardings, complete } = engine.arrivals({ ...open, maxBoardings: 1 });
  return complete && !boardings.some((count) => count > 0);
}

/** Whether {@link nothingRuns} at the stops of one pair of access and egress. */
export function hasNoServiceInWindow(search: RideSearch, pair: AccessEgress): boolean {
  const { destinations, ...query } = journeyQuery(search, pair);
  const origins = query.arriveBy ? destinations : query.origins;
  return nothingRuns(search.engine, { ...query, origins });
}
