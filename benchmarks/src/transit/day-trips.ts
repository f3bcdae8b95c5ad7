import { formatDay, parseDay, serviceDayStart } from '@tripwright/core/base';
import { after, type Index } from '@tripwright/core/storage';
import {
  type CallIndex,
  type DaySetIndex,
  DROP_OFF_SHIFT,
  type PatternIndex,
  PICKUP_MASK,
  type PositionIndex,
  type RouteIndex,
  type Timetable,
  type TripIndex,
} from '@tripwright/core/timetable';

/** One trip of one service date, with the facts every engine needs. Times are seconds of the service day. */
export interface DayTrip {
  readonly id: string;
  readonly route: RouteIndex;
  readonly stops: readonly number[];
  readonly arrivals: readonly number[];
  readonly departures: readonly number[];
  /** GTFS `pickup_type` and `drop_off_type` by position. */
  readonly pickup: readonly number[];
  readonly dropOff: readonly number[];
}

/** A service date of a timetable: the network of all questions. */
export interface ServiceDate {
  readonly timetable: Timetable;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Instant of second 0 of the service day. */
  readonly start: number;
  readonly trips: readonly DayTrip[];
  /** Stops where some trip of the date calls, ascending. */
  readonly stops: readonly number[];
  readonly calls: number;
}

/**
 * The trips of a date, with frequencies expanded to single trips, so that peers that know one day only have exactly the rides of our engine.
 * @throws Error when there are none
 */
export function serviceDate(timetable: Timetable, date: string): ServiceDate {
  const day = parseDay(date);
  if (day === undefined) throw new Error(`${date} is no date`);
  const shifts = frequencyShifts(timetable);
  const trips: DayTrip[] = [];
  for (let pattern = 0 as PatternIndex; pattern < timetable.patternCount; pattern++) {
    const last = timetable.patternFirstTrip[after(pattern)]!;
    for (let trip = timetable.patternFirstTrip[pattern]!; trip < last; trip++) {
      if (!timetable.runsOn(timetable.tripDaySet[trip as TripIndex]! as DaySetIndex, day)) continue;
      for (const shift of shifts.get(trip) ?? [0]) trips.push(dayTrip(timetable, pattern, trip as TripIndex, shift));
    }
  }
  if (trips.length === 0) throw new Error(`nothing runs on ${date}`);
  return {
    timetable,
    date: formatDay(day),
    start: serviceDayStart(day, timetable.zoneOfTrip(0 as TripIndex)),
    trips,
    stops: [...new Set(trips.flatMap(({ stops }) => stops))].sort((a, b) => a - b),
    calls: trips.reduce((sum, { stops }) => sum + stops.length, 0),
  };
}

function dayTrip(timetable: Timetable, pattern: PatternIndex, trip: TripIndex, shift: number): DayTrip {
  const position = timetable.patternFirstPosition[pattern]!;
  const length = timetable.patternFirstPosition[after(pattern)]! - position;
  const call = timetable.tripFirstCall[trip]!;
  const along = (value: (index: number) => number): number[] => Array.from({ length }, (_, index) => value(index));
  const rules = (index: number): number => timetable.positionRules[(position + index) as PositionIndex]!;
  return {
    id: shift === 0 ? String(trip) : `${trip}+${shift}`,
    route: timetable.patternRoute[pattern]! as RouteIndex,
    stops: along((index) => timetable.positionStop[(position + index) as PositionIndex]!),
    arrivals: along((index) => timetable.callArrival[(call + index) as CallIndex]! + shift),
    departures: along((index) => timetable.callDeparture[(call + index) as CallIndex]! + shift),
    pickup: along((index) => rules(index) & PICKUP_MASK),
    dropOff: along((index) => rules(index) >> DROP_OFF_SHIFT),
  };
}

/** For each trip with frequencies, the shift of each run from the written times. */
function frequencyShifts(timetable: Timetable): Map<number, number[]> {
  const shifts = new Map<number, number[]>();
  for (let row = 0 as Index<'frequency'>; row < timetable.frequencyTrip.length; row++) {
    const trip = timetable.frequencyTrip[row]!;
    const written = timetable.callDeparture[timetable.tripFirstCall[trip]!]!;
    const [start, end] = [timetable.frequencyStart[row]!, timetable.frequencyEnd[row]!];
    const known = shifts.get(trip) ?? [];
    for (let at = start; at < end; at += timetable.frequencyHeadway[row]!) known.push(at - written);
    shifts.set(trip, known);
  }
  return shifts;
}
