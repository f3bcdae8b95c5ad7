import { after } from '../../storage/index.ts';
import type { PositionIndex, StopIndex, TripIndex } from '../../timetable/index.ts';
import type { CallUpdate } from '../message/realtime-message.ts';
import type { FeedIds } from './feed-ids.ts';
import { daysNear, instantOf } from './run-times.ts';
import type { MatchedRun } from './trip-match.ts';

/** Seconds by which the timetable may differ from a time that the message calls scheduled: feeds round to minutes. */
const ROUNDING = 60;
/** Seconds by which it may differ from a predicted time without a delay; beyond this the next run of a line every ten minutes is nearer. */
const MOST_DELAY = 300;
/** Calls that a fingerprint needs: one stop and time fits too many runs. */
const LEAST_CALLS = 2;

interface KnownCall {
  readonly stops: readonly StopIndex[];
  readonly instant: number;
  readonly tolerance: number;
  readonly isArrival: boolean;
}

/**
 * The runs that call at all stops of an update, in its order and at its times. More than one means that the update fits none for sure.
 * @param trips restricts the trips, to those of a route that the update names
 * @returns at most two runs
 */
export function runsWithCalls(
  ids: FeedIds,
  updates: readonly CallUpdate[],
  trips: ReadonlySet<TripIndex> | undefined,
): MatchedRun[] {
  const calls = knownCalls(ids, updates);
  const [first] = calls ?? [];
  if (calls === undefined || first === undefined || calls.length < LEAST_CALLS) return [];
  const { timetable } = ids;
  const found: MatchedRun[] = [];
  const patterns = new Set(first.stops.flatMap((stop) => ids.patternsAt(stop)));
  for (const pattern of patterns) {
    const positions = positionsOf(ids, pattern, calls);
    if (positions === undefined) continue;
    for (const trip of ids.tripsOfPattern(pattern)) {
      if (ids.isFrequencyTrip(trip) || (trips !== undefined && !trips.has(trip))) continue;
      for (const day of daysNear(timetable, trip, first.instant)) {
        if (!calls.every((call, i) => fits(ids, trip, day, positions[i]!, call))) continue;
        found.push({ trip, day });
        if (found.length > 1) return found;
      }
    }
  }
  return found;
}

/** The calls that have a known stop and a time; undefined where a stop is not known, for then the pattern is another one. */
function knownCalls(ids: FeedIds, updates: readonly CallUpdate[]): KnownCall[] | undefined {
  const calls: KnownCall[] = [];
  for (const { stopId, arrival, departure, relationship = 'SCHEDULED' } of updates) {
    if (relationship !== 'SCHEDULED' || stopId === undefined) continue;
    const stops = ids.stopsOf(stopId);
    if (stops.length === 0) return undefined;
    const isArrival = departure?.time === undefined && departure?.scheduledTime === undefined;
    const event = isArrival ? arrival : departure;
    const scheduled =
      event?.scheduledTime ??
      (event?.time !== undefined && event.delay !== undefined ? event.time - event.delay : undefined);
    const instant = scheduled ?? event?.time;
    if (instant !== undefined)
      calls.push({ stops, instant, isArrival, tolerance: scheduled === undefined ? MOST_DELAY : ROUNDING });
  }
  return calls;
}

/** The position of every call in a pattern, as places from 0 in rising order. */
function positionsOf(ids: FeedIds, pattern: number, calls: readonly KnownCall[]): number[] | undefined {
  const { patternFirstPosition, positionStop } = ids.timetable;
  const start = patternFirstPosition[pattern as never]!;
  const end = patternFirstPosition[after(pattern as never)]!;
  const positions: number[] = [];
  let next: number = start;
  for (const { stops } of calls) {
    while (next < end && !stops.includes(positionStop[next as PositionIndex]!)) next++;
    if (next >= end) return undefined;
    positions.push(next - start);
    next++;
  }
  return positions;
}

function fits(ids: FeedIds, trip: TripIndex, day: number, position: number, call: KnownCall): boolean {
  const { timetable } = ids;
  const index = (timetable.tripFirstCall[trip]! + position) as never;
  const seconds = call.isArrival ? timetable.callArrival[index]! : timetable.callDeparture[index]!;
  return Math.abs(instantOf(timetable, trip, day, seconds) - call.instant) <= call.tolerance;
}
