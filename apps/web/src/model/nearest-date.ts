import type { LocalTime } from './zoned-time.ts';

const DAY = 86_400_000;

/**
 * The time nearest to the requested one on a date that the timetable covers. It keeps the time of day, and the day of the week where
 * possible, because timetables differ by weekday.
 * @param from first date, `YYYY-MM-DD` @param to last date
 * @returns undefined when `from` or `to` is not a date
 */
export function nearestDate(asked: LocalTime, from: unknown, to: unknown): LocalTime | undefined {
  const [first, last, day] = [from, to, asked.slice(0, 10)].map((date) =>
    typeof date === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN,
  );
  if (first === undefined || last === undefined || day === undefined) return undefined;
  if (Number.isNaN(first + last + day) || first > last) return undefined;
  const after = day > last;
  const edge = after ? last : Math.max(first, day);
  const week = 7 * DAY;
  // The last days of a timetable often have few trips, so this counts whole weeks back from the requested day.
  const sameWeekday = after ? day - Math.ceil((day - edge) / week) * week : day + Math.ceil((edge - day) / week) * week;
  const chosen = sameWeekday >= first && sameWeekday <= last ? sameWeekday : edge;
  return `${new Date(chosen).toISOString().slice(0, 10)}${asked.slice(10)}`;
}
