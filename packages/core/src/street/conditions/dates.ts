import { dateOfDay, dayOfDate, weekdayOf } from '../../base/index.ts';
import type { DayTest } from './calendar.ts';
import type { TokenReader } from './tokens.ts';
import { weekdayNamed } from './weekdays.ts';

const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;
/** All abbreviations of a month, down to three letters. */
const months: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((name, i) =>
    Array.from({ length: name.length - 2 }, (_, cut): [string, number] => [name.slice(0, cut + 3), i + 1]),
  ),
);

/** An end of a range of dates: a day number once the year is known. */
interface DateEnd {
  /** Present when the text names the year. */
  readonly year: number | undefined;
  /** First and last day of the end: a month means all of its days. */
  first(year: number): number;
  last(year: number): number;
}

/**
 * Years, months, dates and weeks before the weekdays of a rule: `2024`, `2024-2026`, `2024+`, `Mar-Oct`, `Dec 24-26`, `Dec 24-Jan 2`, `2024 Mar
 * 1-2025 Feb 28`, `Mar Su[-1]-Oct Su[-1]`, `easter`, `easter -2 days`, `week 1-20/2`; several joined by commas.
 * @returns `every` when no date comes next, undefined for a meaningless text
 */
export function readDates(reader: TokenReader): DayTest | 'every' | undefined {
  let test: DayTest | undefined;
  for (;;) {
    const one = readOne(reader);
    if (one === 'none') return test ?? 'every';
    if (one === undefined) return undefined;
    const before = test;
    test = before === undefined ? one : (day, holidays) => before(day, holidays) || one(day, holidays);
    if (!reader.isSign(',')) {
      const more = startsDates(reader) ? readDates(reader) : 'every';
      if (more === undefined || more === 'every') return more === undefined ? undefined : test;
      // Years followed by weeks: both must hold.
      const first = test;
      return (day, holidays) => first(day, holidays) && more(day, holidays);
    }
    reader.skip();
    if (!startsDates(reader)) {
      reader.rewind(reader.mark - 1);
      return test;
    }
  }
}

function startsDates(reader: TokenReader): boolean {
  const word = reader.word();
  if (months.has(word) || word === 'week' || word === 'easter') return true;
  return isYear(reader, 0);
}

function isYear(reader: TokenReader, ahead: number): boolean {
  const token = reader.peek(ahead);
  return token?.kind === 'number' && token.digits === 4 && !reader.isSign(':', ahead + 1) && token.value >= 1900;
}

function readOne(reader: TokenReader): DayTest | 'none' | undefined {
  if (reader.word() === 'week') return readWeeks(reader);
  if (!startsDates(reader)) return 'none';
  if (isYear(reader, 0) && !months.has(reader.word(1)) && reader.word(1) !== 'easter') return readYears(reader);
  const from = readEnd(reader, undefined);
  if (from === undefined) return undefined;
  const mark = reader.mark;
  if (!reader.takeSign('-')) {
    if (reader.takeSign('+'))
      return (day) => day >= from.first(from.year ?? yearOf(day)) && yearOf(day) >= (from.year ?? 0);
    return rangeTest(from, from);
  }
  const to = readEnd(reader, from);
  if (to === undefined) reader.rewind(mark);
  return to === undefined ? undefined : rangeTest(from, to);
}

function rangeTest(from: DateEnd, to: DateEnd): DayTest {
  return (day) => {
    const year = yearOf(day);
    if (from.year !== undefined) {
      const start = from.first(from.year);
      let end = to.last(to.year ?? from.year);
      if (end < start && to.year === undefined) end = to.last(from.year + 1);
      return day >= start && day <= end;
    }
    const [start, end] = [from.first(year), to.last(year)];
    // A range over the turn of the year has two pieces in every year.
    return start <= end ? day >= start && day <= end : day >= start || day <= end;
  };
}

function readYears(reader: TokenReader): DayTest | undefined {
  const from = reader.takeNumber()!;
  if (reader.takeSign('+')) return (day) => yearOf(day) >= from;
  if (!reader.isSign('-')) return (day) => yearOf(day) === from;
  reader.skip();
  const to = reader.takeNumber();
  if (to === undefined || to < from) return undefined;
  const step = reader.takeSign('/') ? reader.takeNumber() : 1;
  if (step === undefined || step < 1) return undefined;
  return (day) => yearOf(day) >= from && yearOf(day) <= to && (yearOf(day) - from) % step === 0;
}

/** @param before the first end of the range, whose month a bare day number takes (`Dec 24-26`) */
function readEnd(reader: TokenReader, before: DateEnd | undefined): DateEnd | undefined {
  const year = isYear(reader, 0) ? reader.takeNumber() : undefined;
  if (reader.word() === 'easter') {
    reader.skip();
    const days = readOffset(reader);
    return { year, first: (of) => easterOf(of) + days, last: (of) => easterOf(of) + days };
  }
  const month = months.get(reader.word());
  if (month === undefined) {
    // `Dec 24-26`
    const date = before === undefined ? undefined : reader.takeNumber();
    if (before === undefined || date === undefined || date < 1 || date > 31) return undefined;
    const monthOf = (of: number): number => dateOfDay(before.first(of)).month;
    return {
      year: before.year,
      first: (of) => dayOfDate(of, monthOf(of), date),
      last: (of) => dayOfDate(of, monthOf(of), date),
    };
  }
  reader.skip();
  const weekday = weekdayNamed(reader.word());
  if (weekday !== undefined && reader.isSign('[', 1)) {
    reader.skip(2);
    const sign = reader.takeSign('-') ? -1 : 1;
    const number = reader.takeNumber();
    if (number === undefined || number < 1 || number > 5 || !reader.takeSign(']')) return undefined;
    const days = readOffset(reader);
    const dayIn = (of: number): number => nthWeekday(of, month, weekday, sign * number) + days;
    return { year, first: dayIn, last: dayIn };
  }
  // A number is a date unless it is the hour of a time.
  const isDate = reader.isNumber() && !reader.isSign(':', 1);
  const date = isDate ? reader.takeNumber() : undefined;
  if (date !== undefined && (date < 1 || date > 31)) return undefined;
  const next = (of: number): number => (month === 12 ? dayOfDate(of + 1, 1, 1) : dayOfDate(of, month + 1, 1));
  return {
    year,
    first: (of) => dayOfDate(of, month, date ?? 1),
    last: (of) => (date === undefined ? next(of) - 1 : dayOfDate(of, month, date)),
  };
}

/** `-2 days`, `+1 day`; 0 when no offset comes next. */
function readOffset(reader: TokenReader): number {
  const sign = reader.isSign('+') ? 1 : reader.isSign('-') ? -1 : 0;
  const unit = reader.word(2);
  if (sign === 0 || !reader.isNumber(1) || (unit !== 'day' && unit !== 'days')) return 0;
  reader.skip();
  const days = reader.takeNumber()!;
  reader.skip();
  return sign * days;
}

function readWeeks(reader: TokenReader): DayTest | undefined {
  reader.skip();
  const spans: (readonly [from: number, to: number, step: number])[] = [];
  do {
    const from = reader.takeNumber();
    if (from === undefined || from < 1 || from > 53) return undefined;
    const to = reader.takeSign('-') ? reader.takeNumber() : from;
    const step = reader.takeSign('/') ? reader.takeNumber() : 1;
    if (to === undefined || to < from || to > 53 || step === undefined || step < 1) return undefined;
    spans.push([from, to, step]);
  } while (reader.isSign(',') && reader.isNumber(1) && reader.takeSign(','));
  return (day) => {
    const week = isoWeekOf(day);
    return spans.some(([from, to, step]) => week >= from && week <= to && (week - from) % step === 0);
  };
}

function yearOf(day: number): number {
  return dateOfDay(day).year;
}

/** ISO 8601: the week belongs to the year of its Thursday. */
function isoWeekOf(day: number): number {
  const thursday = day - weekdayOf(day) + 3;
  return Math.floor((thursday - dayOfDate(yearOf(thursday), 1, 1)) / 7) + 1;
}

function nthWeekday(year: number, month: number, weekday: number, number: number): number {
  if (number > 0) {
    const first = dayOfDate(year, month, 1);
    return first + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (number - 1);
  }
  const last = (month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1)) - 1;
  return last - ((weekdayOf(last) - weekday + 7) % 7) + 7 * (number + 1);
}

/** Easter Sunday of the western churches (the anonymous Gregorian computus, Meeus, "Astronomical Algorithms", chapter 8). */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return dayOfDate(year, Math.floor(sum / 31), (sum % 31) + 1);
}
