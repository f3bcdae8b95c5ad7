import { dateOfDay, dayOfDate, weekdayOf } from '../../base/index.ts';
import type { DayTest } from './calendar.ts';
import type { TokenReader } from './tokens.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** All abbreviations of a weekday, down to two letters. */
const names: ReadonlyMap<string, number> = new Map(
  weekdays.flatMap((name, i) =>
    Array.from({ length: name.length - 1 }, (_, cut): [string, number] => [name.slice(0, cut + 2), i]),
  ),
);

/** The weekday that a word names, 0 = Monday; undefined for other words. */
export function weekdayNamed(word: string): number | undefined {
  return names.get(word);
}

/** How many times the weekday has occurred in its month, counted from the start and from the end. */
function countsInMonth(day: number): { readonly fromStart: number; readonly fromEnd: number } {
  const { year, month, date } = dateOfDay(day);
  const next = month === 12 ? dayOfDate(year + 1, 1, 1) : dayOfDate(year, month + 1, 1);
  return { fromStart: Math.ceil(date / 7), fromEnd: Math.ceil((next - day) / 7) };
}

/**
 * Weekdays and holidays: `Mo-Fr`, `Sa,Su`, `Fr-Mo`, `Su[1]`, `Mo[1,3]`, `Sa[-1]`, `PH`, `SH`, `PH,Su`; `SH Mo-Fr` means the weekdays among the
 * holidays.
 * @returns undefined when no weekday comes next, else the tests of all alternatives
 */
export function readWeekdays(reader: TokenReader): DayTest | undefined {
  let holidays: DayTest | undefined;
  let days: DayTest | undefined;
  for (;;) {
    const word = reader.word();
    const weekday = weekdayNamed(word);
    if (word === 'ph' || word === 'sh') {
      reader.skip();
      holidays = either(holidays, holidayTest(word));
    } else if (weekday === undefined) break;
    else {
      reader.skip();
      const test = readRange(reader, weekday);
      if (test === undefined) return undefined;
      days = either(days, test);
    }
    const next = reader.word(1);
    const goesOn = weekdayNamed(next) !== undefined || next === 'ph' || next === 'sh';
    if (reader.isSign(',') && goesOn) {
      reader.skip();
      continue;
    }
    // `SH Mo-Fr`: both must hold.
    if (holidays !== undefined && days === undefined && weekdayNamed(reader.word()) !== undefined) {
      const [among, within] = [holidays, readWeekdays(reader)];
      return within === undefined ? undefined : (day, known) => among(day, known) && within(day, known);
    }
    break;
  }
  return holidays === undefined ? days : either(days, holidays);
}

function either(a: DayTest | undefined, b: DayTest): DayTest {
  return a === undefined ? b : (day, holidays) => a(day, holidays) || b(day, holidays);
}

function holidayTest(word: 'ph' | 'sh'): DayTest {
  return word === 'ph'
    ? (day, holidays) => holidays.isPublicHoliday(day)
    : (day, holidays) => holidays.isSchoolHoliday(day);
}

function readRange(reader: TokenReader, first: number): DayTest | undefined {
  if (reader.isSign('[')) return readNth(reader, first);
  const last = reader.isSign('-') ? weekdayNamed(reader.word(1)) : undefined;
  if (last === undefined) return (day) => weekdayOf(day) === first;
  reader.skip(2);
  const span = (last - first + 7) % 7;
  return (day) => (weekdayOf(day) - first + 7) % 7 <= span;
}

function readNth(reader: TokenReader, weekday: number): DayTest | undefined {
  reader.skip();
  const wanted: number[] = [];
  do {
    const sign = reader.takeSign('-') ? -1 : 1;
    const from = reader.takeNumber();
    if (from === undefined || from < 1 || from > 5) return undefined;
    const to = sign > 0 && reader.takeSign('-') ? reader.takeNumber() : from;
    if (to === undefined || to < from || to > 5) return undefined;
    for (let number = from; number <= to; number++) wanted.push(sign * number);
  } while (reader.takeSign(','));
  if (!reader.takeSign(']')) return undefined;
  return (day) => {
    if (weekdayOf(day) !== weekday) return false;
    const { fromStart, fromEnd } = countsInMonth(day);
    return wanted.some((number) => number === fromStart || number === -fromEnd);
  };
}
