import { localDay, serviceDayStart } from '../../base/index.ts';
import { after } from '../../storage/index.ts';
import type { PositionIndex, StopIndex, TripIndex } from '../../timetable/index.ts';
import type { CallUpdate } from '../message/realtime-message.ts';
import type { FeedIds } from './feed-ids.ts';
import { isInCalendar } from './run-times.ts';
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
  const days = new DaysNear(timetable.zoneNames, first.instant);
  const patterns = new Set(first.stops.flatMap((stop) => ids.patternsAt(stop)));
  for (const pattern of patterns) {
    const positions = positionsOf(ids, pattern, calls);
    if (positions === undefined) continue;
    for (const trip of ids.tripsOfPattern(pattern)) {
      // The first call rules out nearly all trips, so it comes first, in whole numbers.
      const seconds = secondsAt(ids, trip, positions[0]!, first);
      for (const { day, start } of days.near(timetable.tripZone[trip]!)) {
        if (Math.abs(start + seconds - first.instant) > first.tolerance) continue;
        if (ids.isFrequencyTrip(trip) || (trips !== undefined && !trips.has(trip))) continue;
        if (!timetable.runsOn(timetable.tripDaySet[trip]!, day)) continue;
        if (!calls.every((call, i) => fits(ids, trip, start, positions[i]!, call))) continue;
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
    if (instant !== undefined && isInCalendar(instant))
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

function fits(ids: FeedIds, trip: TripIndex, dayStart: number, position: number, call: KnownCall): boolean {
  return Math.abs(dayStart + secondsAt(ids, trip, position, call) - call.instant) <= call.tolerance;
}

function secondsAt({ timetable }: FeedIds, trip: TripIndex, position: number, { isArrival }: KnownCall): number {
  const index = (timetable.tripFirstCall[trip]! + position) as never;
  return isArrival ? timetable.callArrival[index]! : timetable.callDeparture[index]!;
}

/** Runs that pass midnight belong to a service day before; few last longer. */
const MOST_DAYS_BACK = 3;

/** The service days around an instant in each zone, and when they start. */
class DaysNear {
  readonly #zones: readonly string[];
  readonly #instant: number;
  readonly #days = new Map<number, readonly { readonly day: number; readonly start: number }[]>();

  constructor(zones: readonly string[], instant: number) {
    this.#zones = zones;
    this.#instant = instant;
  }

  near(zone: number): readonly { readonly day: number; readonly start: number }[] {
    let days = this.#days.get(zone);
    if (days === undefined) {
      const name = this.#zones[zone] ?? 'UTC';
      const today = localDay(this.#instant, name);
      days = Array.from({ length: MOST_DAYS_BACK + 2 }, (_, i) => {
        const day = today - MOST_DAYS_BACK + i;
        return { day, start: serviceDayStart(day, name) };
      });
      this.#days.set(zone, days);
    }
    return days;
  }
}
