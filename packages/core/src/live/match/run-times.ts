import { localDay, serviceDayStart } from '../../base/index.ts';
import { after } from '../../storage/index.ts';
import type { Timetable, TripIndex } from '../../timetable/index.ts';

const DAY_SECONDS = 86_400;

/** The end of the year 9999: later instants are mistakes, and calendars do not reach as far as some of them. */
const LAST_INSTANT = 253_402_300_799;

/** Whether an instant that a message gives can be found in a calendar. */
export function isInCalendar(instant: number): boolean {
  return instant >= 0 && instant <= LAST_INSTANT;
}

/** Seconds of the service day at which a trip leaves its first stop and reaches its last one, as written. */
export function tripSpan(timetable: Timetable, trip: TripIndex): { readonly first: number; readonly last: number } {
  const { tripFirstCall, callDeparture, callArrival } = timetable;
  const end = (tripFirstCall[after(trip)]! - 1) as never;
  return { first: callDeparture[tripFirstCall[trip]!]!, last: callArrival[end]! };
}

/** A time of a service day as an instant. */
export function instantOf(timetable: Timetable, trip: TripIndex, day: number, seconds: number): number {
  return serviceDayStart(day, timetable.zoneOfTrip(trip)) + seconds;
}

/**
 * The service days near an instant on which a trip runs, earliest first: the local day, the day after, and as many days before as the times
 * of the trip pass midnight, and one more for runs that are late.
 */
export function daysNear(timetable: Timetable, trip: TripIndex, instant: number): number[] {
  const today = localDay(instant, timetable.zoneOfTrip(trip));
  const back = 1 + Math.max(0, Math.floor(tripSpan(timetable, trip).last / DAY_SECONDS));
  const days: number[] = [];
  for (let day = today - back; day <= today + 1; day++)
    if (timetable.runsOn(timetable.tripDaySet[trip]!, day)) days.push(day);
  return days;
}

/** `HH:MM:SS` or `H:MM:SS`, also past 24:00, as seconds; undefined for other texts. */
export function parseStartTime(text: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text.trim());
  return match === null ? undefined : Number(match[1]) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}
