import { formatDay, localDay, parseDay } from '../../base/index.ts';
import type { Empty, PlanRequest } from '../../model/index.ts';
import type { Timetable } from '../../timetable/index.ts';
import type { AllArrivalsQuery, TransitEngine } from '../transit/index.ts';
import { momentOf } from './journey-task.ts';
import type { JourneyWorld } from './journey-world.ts';

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
  const reached = new Uint8Array(timetable.stopCount);
  for (const { stop } of query.origins) reached[stop] = 1;
  if (!isEverCalledAt(timetable, reached, query)) return false;
  const { boardings, complete } = engine.arrivals({ ...open, maxBoardings: 1 });
  return complete && !boardings.some((count) => count > 0);
}

function isEverCalledAt(
  { patternCount, patternFirstPosition, positionStop }: Timetable,
  reached: Uint8Array,
  { allowedPatterns, arriveBy }: AllArrivalsQuery,
): boolean {
  for (let pattern = 0; pattern < patternCount; pattern++) {
    if (allowedPatterns?.[pattern] === 0) continue;
    const [first, end] = [patternFirstPosition[pattern]!, patternFirstPosition[pattern + 1]!];
    // Nobody boards where a vehicle ends, nor alights where it begins.
    const [from, to] = arriveBy === true ? [first + 1, end] : [first, end - 1];
    for (let position = from; position < to; position++) if (reached[positionStop[position]!] === 1) return true;
  }
  return false;
}
