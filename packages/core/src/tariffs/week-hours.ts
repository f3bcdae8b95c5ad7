import { isOpenAt, NO_HOLIDAYS } from '../street/index.ts';
import type { OpeningTimes } from './opening-times.ts';

const DAY_MINUTES = 1440;
const WEEK_DAYS = 7;
/** 1970-01-01 was a Thursday, day 3 of a week that begins on Monday. */
const FIRST_WEEKDAY = 3;

/** The hours of one day of the week. */
export interface DayHours {
  /** 0 = Monday. */
  readonly weekday: number;
  /** Minutes of the day; a place that closes after midnight is open until 1440, and from 0 on the next day. */
  readonly spans: readonly { readonly opens: number; readonly closes: number }[];
}

/**
 * Opening hours as those of seven days, Monday first, for clients that do not read the syntax of OpenStreetMap. Rules for seasons are applied as they are in
 * these days; public holidays are not known.
 * @param firstDay days since 1970-01-01
 * @returns undefined where the hours are unknown
 */
export function weekHours({ rules }: OpeningTimes, firstDay: number): readonly DayHours[] | undefined {
  if (rules === undefined) return undefined;
  const borders = [
    ...new Set([0, ...rules.changes.filter((minute) => minute > 0 && minute < DAY_MINUTES), DAY_MINUTES]),
  ];
  borders.sort((a, b) => a - b);
  const days: DayHours[] = [];
  for (let day = firstDay; day < firstDay + WEEK_DAYS; day++) {
    const spans: { opens: number; closes: number }[] = [];
    for (let i = 0; i + 1 < borders.length; i++) {
      const [opens, closes] = [borders[i]!, borders[i + 1]!];
      const open = isOpenAt(rules, day, opens, NO_HOLIDAYS);
      if (open === undefined) return undefined;
      const before = spans.at(-1);
      if (open && before?.closes === opens) before.closes = closes;
      else if (open) spans.push({ opens, closes });
    }
    days.push({ weekday: (((day + FIRST_WEEKDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS, spans });
  }
  return days.sort((a, b) => a.weekday - b.weekday);
}
