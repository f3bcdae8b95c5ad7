import { instantOfLocal } from '../base/index.ts';
import type { BookingRuleRow } from './flex-rows.ts';

const DAY_SECONDS = 86_400;

/** A booking rule with the days of its notice, ascending; absent = calendar days. */
export interface BookingRule extends BookingRuleRow {
  readonly noticeDays?: readonly number[];
}

/** A ride to be booked. */
export interface WantedRide {
  /** Unix seconds of boarding. */
  readonly departure: number;
  /** The service day of the ride: days of notice count back from it, also for a ride after midnight (SV-17). */
  readonly serviceDay: number;
  /** The time zone of the agency (IANA). */
  readonly timezone: string;
}

/** The time in which a ride can be booked, Unix seconds, both ends included; an absent end has no limit. */
export interface BookingWindow {
  readonly opens?: number;
  readonly closes?: number;
}

/**
 * The booking window of a ride under a rule (GTFS `booking_rules.txt`); undefined where the rule lacks a value that its type needs. Times of
 * day are on the wall clock of the agency. Midnight, day 0 and 0 minutes are ordinary values.
 */
export function bookingWindow(rule: BookingRule, ride: WantedRide): BookingWindow | undefined {
  const start = startOf(rule, ride);
  const opens = start === undefined ? {} : { opens: start };
  switch (rule.type) {
    case 0:
      return { ...opens, closes: ride.departure };
    case 1: {
      if (rule.durationMin === undefined) return undefined;
      const earliest = rule.durationMax === undefined ? opens : { opens: ride.departure - rule.durationMax };
      return { ...earliest, closes: ride.departure - rule.durationMin };
    }
    case 2: {
      if (rule.lastDay === undefined) return undefined;
      // Without a time, booking is possible until the end of the last day.
      const closes = noticeInstant(rule, ride, rule.lastDay, rule.lastTime ?? DAY_SECONDS);
      // A limit on the day of travel does not allow booking after departure.
      return closes === undefined ? undefined : { ...opens, closes: Math.min(closes, ride.departure) };
    }
  }
}

/**
 * Whether a ride can still be booked at an instant: `unknown` without a rule or with an incomplete one. A ride whose booking has not opened
 * yet is bookable; {@link bookingWindow} gives the instant in `opens`.
 */
export function bookable(
  rule: BookingRule | undefined,
  ride: WantedRide,
  now: number,
): 'bookable' | 'too-late' | 'unknown' {
  const window = rule === undefined ? undefined : bookingWindow(rule, ride);
  if (window?.closes === undefined) return 'unknown';
  return now <= window.closes ? 'bookable' : 'too-late';
}

/** The earliest departure at or after `from` that can still be booked, by the notice in minutes. All times are Unix seconds. */
export function earliestBookable(rule: BookingRule | undefined, from: number, now: number): number {
  const notice = rule?.type === 1 ? (rule.durationMin ?? 0) : 0;
  return rule === undefined ? from : Math.max(from, now + notice);
}

function startOf(rule: BookingRule, ride: WantedRide): number | undefined {
  if (rule.startDay === undefined) return undefined;
  return noticeInstant(rule, ride, rule.startDay, rule.startTime ?? 0);
}

/** A time of day, a number of days before the service day of the ride. */
function noticeInstant(rule: BookingRule, ride: WantedRide, days: number, time: number): number | undefined {
  const day =
    rule.noticeDays === undefined ? ride.serviceDay - days : dayBefore(rule.noticeDays, ride.serviceDay, days);
  return day === undefined ? undefined : instantOfLocal(day * DAY_SECONDS + time, ride.timezone);
}

/** The n-th day of the list before `day`; 0 = the last one up to and including it. */
function dayBefore(days: readonly number[], day: number, n: number): number | undefined {
  const before = countBefore(days, day);
  if (n === 0) return days[before] === day ? day : days[before - 1];
  return days[before - n];
}

/** The number of ascending days before a day, by binary search. */
function countBefore(days: readonly number[], day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (days[middle]! < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
