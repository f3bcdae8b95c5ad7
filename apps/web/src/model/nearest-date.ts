import type { LocalTime } from './zoned-time.ts';

const DAY = 86_400_000;

/**
 * A time within the dates that a timetable covers, as near as possible to the one asked for: at the same hour, on the same day of
 * the week where the dates allow it, since timetables differ by that.
 * @param from first day, `YYYY-MM-DD` @param to last day
 * @returns undefined when those are no dates
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
  // The last days of a timetable are often thin, so whole weeks are counted back from the day asked for.
  const sameWeekday = after ? day - Math.ceil((day - edge) / week) * week : day + Math.ceil((edge - day) / week) * week;
  const chosen = sameWeekday >= first && sameWeekday <= last ? sameWeekday : edge;
  return `${new Date(chosen).toISOString().slice(0, 10)}${asked.slice(10)}`;
}
