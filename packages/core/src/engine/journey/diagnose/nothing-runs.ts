import { formatDay, localDay, parseDay } from '../../../base/index.ts';
import type { Empty, PlanRequest } from '../../../model/index.ts';
import type { AllArrivalsQuery, TransitEngine } from '../../transit/index.ts';
import { momentOf } from '../request/journey-task.ts';
import type { JourneyWorld } from '../request/journey-world.ts';
import { engineFor } from '../transit/engine-for.ts';
import { type AccessEgress, queryOf } from '../transit/journey-search.ts';
import type { RideSearch } from '../transit/ride-search.ts';
import { servedStops } from '../transit/served-stops.ts';

/** Whether a request is for a day that the timetable does not know, and which it knows (CAL-15). */
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
 * Whether nothing is boarded at the stops in reach (with `arriveBy`: nobody alights there) while a search looks, though something is at another
 * time. Stops to be avoided are no reason of their own here.
 */
export function nothingRuns(engine: TransitEngine, query: AllArrivalsQuery): boolean {
  const { timetable } = engine;
  const { closedStops: _, ...open } = query;
  const served = servedStops(timetable, query.allowedPatterns, query.arriveBy === true);
  if (!query.origins.some(({ stop }) => served[stop] === 1)) return false;
  const { boardings, complete } = engine.arrivals({ ...open, maxBoardings: 1 });
  return complete && !boardings.some((count) => count > 0);
}

/** Whether the stops in reach are there in vain while a search looks: {@link nothingRuns}. */
export function hasNoServiceInWindow(search: RideSearch, pair: AccessEgress): boolean {
  const { destinations, ...query } = queryOf(search, pair);
  const origins = query.arriveBy ? destinations : query.origins;
  return nothingRuns(engineFor(search.transit, search.task.request), { ...query, origins });
}
