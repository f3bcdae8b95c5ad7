import { formatDay, weekdayOf } from '@tripwright/core/base';
import type { DaySetIndex, Timetable } from '@tripwright/core/timetable';

/** The service days that are compared, pair by pair. Days are numbers since 1970-01-01. */
export interface ComparedDays {
  readonly old: readonly number[];
  /** As many; the same days, unless the two timetables share none. */
  readonly new: readonly number[];
  readonly areSame: boolean;
  /** Further days with service that both cover, which are not compared. */
  readonly leftOut: readonly number[];
}

/** Three years: days beyond them are years that a feed only claims. */
const MOST_DAYS = 1100;

/**
 * Pairs the days of two timetables: those that both cover and on which anything runs, or, where there are fewer than seven of them, the busiest week of each.
 * @param limits first and last day wanted, where the caller knows better
 */
export function comparedDays(
  old: Timetable,
  fresh: Timetable,
  limits: { readonly from?: number | undefined; readonly to?: number | undefined } = {},
): ComparedDays {
  const first = Math.max(old.firstDay, fresh.firstDay, limits.from ?? Number.NEGATIVE_INFINITY);
  const last = Math.min(old.lastDay, fresh.lastDay, limits.to ?? Number.POSITIVE_INFINITY);
  const isChosen = limits.from !== undefined || limits.to !== undefined;
  if (isChosen ? last >= first : last - first >= 6) {
    const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
    const counts = [tripCounts(old), tripCounts(fresh)];
    const days = all.filter((day) => counts.some((tripsOn) => tripsOn(day) > 0));
    const compared = days.slice(0, MOST_DAYS);
    return { old: compared, new: compared, areSame: true, leftOut: days.slice(MOST_DAYS) };
  }
  if (isChosen) return { old: [], new: [], areSame: true, leftOut: [] };
  return { old: busiestWeek(old), new: busiestWeek(fresh), areSame: false, leftOut: [] };
}

/** The Monday-to-Sunday week with the most trips; of equal ones the first. Empty where nothing ever runs. */
function busiestWeek(timetable: Timetable): readonly number[] {
  const { firstDay, lastDay } = timetable;
  if (lastDay < firstDay) return [];
  const tripsOn = tripCounts(timetable);
  let best = firstDay - weekdayOf(firstDay);
  let most = -1;
  for (let monday = best; monday <= lastDay; monday += 7) {
    let trips = 0;
    for (let day = monday; day < monday + 7; day++) trips += tripsOn(day);
    if (trips > most) [best, most] = [monday, trips];
  }
  return Array.from({ length: 7 }, (_, i) => best + i);
}

/** Counts the trips of a service day. */
function tripCounts(timetable: Timetable): (day: number) => number {
  const tripsOfSet = new Map<DaySetIndex, number>();
  for (const set of timetable.tripDaySet) tripsOfSet.set(set, (tripsOfSet.get(set) ?? 0) + 1);
  return (day) => {
    let trips = 0;
    for (const [set, count] of tripsOfSet) if (timetable.runsOn(set, day)) trips += count;
    return trips;
  };
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Days in words: `Mon–Fri` where every such weekday of the compared days is among them, the dates where they are few, else both.
 * @param days some of `all`, ascending
 */
export function describeDays(days: readonly number[], all: readonly number[]): string {
  if (days.length === all.length && all.length >= 7) return 'daily';
  const weekdays = new Set(days.map(weekdayOf));
  const sameWeekdays = all.filter((day) => weekdays.has(weekdayOf(day)));
  if (sameWeekdays.length === days.length && all.length >= 7) return describeWeekdays(weekdays);
  if (days.length <= 4) return days.map(formatDay).join(', ');
  return `${describeWeekdays(weekdays)}, on ${days.length} days from ${formatDay(days[0]!)} to ${formatDay(days.at(-1)!)}`;
}

/** Runs of weekdays: `Mon–Fri`, `Mon, Wed`, `Sat–Sun`. */
function describeWeekdays(weekdays: ReadonlySet<number>): string {
  const parts: string[] = [];
  for (let day = 0; day < 7; day++) {
    if (!weekdays.has(day)) continue;
    let end = day;
    while (weekdays.has(end + 1)) end++;
    parts.push(end === day ? WEEKDAYS[day]! : `${WEEKDAYS[day]}–${WEEKDAYS[end]}`);
    day = end;
  }
  return parts.join(', ');
}
