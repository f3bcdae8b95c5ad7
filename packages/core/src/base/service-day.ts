import { LruCache } from './lru-cache.ts';

/**
 * Dates and service days. A *day* is a number of days since 1970-01-01; an *instant* is Unix seconds; a *zone* is an
 * IANA name. Service times count from noon minus 12 hours of the service day (CAL-6), which is midnight except on the
 * days when clocks change. The time zone of the machine is never used.
 */

const DAY_SECONDS = 86_400;

/** Day number of a calendar date (proleptic Gregorian; Howard Hinnant's days-from-civil). Month is 1 to 12. */
export function dayOfDate(year: number, month: number, date: number): number {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Year, month (1 to 12) and date of a day number. */
export function dateOfDay(day: number): { readonly year: number; readonly month: number; readonly date: number } {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, date };
}

/** `YYYY-MM-DD` or `YYYYMMDD` as a day number; `undefined` for a text that is not a real date. */
export function parseDay(text: string): number | undefined {
  const match = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || date < 1) return undefined;
  const day = dayOfDate(year, month, date);
  return dateOfDay(day).month === month ? day : undefined;
}

/** A day number as `YYYY-MM-DD`. */
export function formatDay(day: number): string {
  const { year, month, date } = dateOfDay(day);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** The weekday of a day number: 0 = Monday … 6 = Sunday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Time zones come from feeds and requests, in any spelling; the bound keeps misspelt ones from filling the memory. */
const MOST_FORMATTERS = 1000;
const formatters = new LruCache<string, Intl.DateTimeFormat>(MOST_FORMATTERS);

function formatterOf(zone: string): Intl.DateTimeFormat {
  return formatters.getOrMake(zone, () => makeFormatter(zone));
}

function makeFormatter(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US-u-ca-gregory', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
}

/** Whether the runtime knows the time zone. */
export function isTimeZone(zone: string): boolean {
  if (zone === '') return false;
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Seconds to add to UTC for the zone's wall clock at an instant. @throws RangeError for an unknown zone */
export function zoneOffset(instant: number, zone: string): number {
  const whole = Math.floor(instant);
  let year = 0;
  let [month, date, hour, minute, second] = [1, 1, 0, 0, 0];
  for (const { type, value } of formatterOf(zone).formatToParts(whole * 1000)) {
    if (type === 'year') year += Number(value);
    else if (type === 'era' && value.startsWith('B')) year = 1 - year;
    else if (type === 'month') month = Number(value);
    else if (type === 'day') date = Number(value);
    else if (type === 'hour') hour = Number(value);
    else if (type === 'minute') minute = Number(value);
    else if (type === 'second') second = Number(value);
  }
  return dayOfDate(year, month, date) * DAY_SECONDS + hour * 3600 + minute * 60 + second - whole;
}

/** The local calendar day at an instant. @throws RangeError for an unknown zone */
export function localDay(instant: number, zone: string): number {
  return Math.floor((instant + zoneOffset(instant, zone)) / DAY_SECONDS);
}

/**
 * The instant at which the wall clock of the zone shows a local time. A time that occurs twice gives its first instant. A skipped time
 * (clocks going forward, a day left out) gives the instant as long after the beginning of the gap (CAL-13, CAL-14).
 * @param localSeconds seconds since 1970-01-01 00:00 on the wall clock
 */
export function instantOfLocal(localSeconds: number, zone: string): number {
  // The offsets a day before and after bracket any change of clocks near the wanted time.
  const before = zoneOffset(localSeconds - DAY_SECONDS, zone);
  const first = localSeconds - before;
  if (zoneOffset(first, zone) === before) return first;
  const after = zoneOffset(localSeconds + DAY_SECONDS, zone);
  const second = localSeconds - after;
  if (zoneOffset(second, zone) === after) return second;
  return first;
}

const dayStarts = new Map<string, Map<number, number>>();

/** The instant from which the times of a service day count: noon on that date in that zone, minus 12 hours (CAL-6). */
export function serviceDayStart(day: number, zone: string): number {
  let ofZone = dayStarts.get(zone);
  if (ofZone === undefined) {
    ofZone = new Map();
    dayStarts.set(zone, ofZone);
  }
  let start = ofZone.get(day);
  if (start === undefined) {
    start = instantOfLocal(day * DAY_SECONDS + DAY_SECONDS / 2, zone) - DAY_SECONDS / 2;
    ofZone.set(day, start);
  }
  return start;
}
