import { instantOfLocal, localDay, nearestName, parseDay, weekdayOf } from '@tripwright/core/base';

/** A day as a trip file names it. Weekdays count from 0 = Monday. */
type DayRule =
  | { readonly kind: 'date'; readonly day: number }
  | { readonly kind: 'after'; readonly days: number }
  | { readonly kind: 'weekday'; readonly weekday: number; readonly isNext: boolean }
  | { readonly kind: 'working-day'; readonly isNext: boolean }
  /** The first day on which the time is still to come. */
  | { readonly kind: 'soonest' };

/** A time of a request, before it is known when and in which zone it is asked. */
export type TripTime =
  | { readonly kind: 'instant'; readonly seconds: number }
  | { readonly kind: 'from-now'; readonly seconds: number }
  | { readonly kind: 'local'; readonly day: DayRule; readonly seconds: number };

/** Why a text is no time. `near` is the text that was probably meant. */
export interface TimeProblem {
  readonly problem: 'form' | 'no-time' | 'milliseconds';
  readonly near?: string;
}

/** The moment and the place by which relative times are resolved. */
export interface TimeContext {
  /** Unix seconds. */
  readonly now: number;
  /** IANA name of the region's time zone; the machine's own zone is never used. */
  readonly zone: string;
}

const DAY = 86_400;
/** From this number on a time is given in milliseconds by mistake. */
const MILLISECONDS_FROM = 100_000_000_000;
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const WORDS = ['now', 'today', 'tomorrow', 'next', 'weekday', 'in', 'minutes', 'hours', 'days', ...WEEKDAYS];
const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses a time: `now`, `in 20 minutes`, `08:15` (the next one), `today`, `tomorrow`, `Monday`, `next Monday`, `weekday`, `in 3 days` or a date
 * such as `2026-05-04`, each with a time such as `08:15`; ISO 8601 with or without an offset; Unix seconds. Times without an offset are those
 * on the clocks of the region.
 *
 * `Monday 08:15` is the first one that is still to come, perhaps today; `next Monday` is never today. `weekday` is Monday to Friday.
 */
export function parseTripTime(given: string | number): TripTime | TimeProblem {
  if (typeof given === 'number' || /^\d{9,}$/.test(given.trim())) return instantOf(Number(given));
  const text = given.trim().toLowerCase().replaceAll(',', ' ').replace(/\s+/g, ' ');
  const iso = ISO.exec(given.trim());
  if (iso !== null) return isoTime(iso);
  if (text === 'now') return { kind: 'from-now', seconds: 0 };
  const soon = /^in (\d{1,4}) ?(minutes?|mins?|m|hours?|h)$/.exec(text);
  if (soon !== null)
    return { kind: 'from-now', seconds: Number(soon[1]) * ((soon[2] ?? '').startsWith('h') ? 3600 : 60) };
  const [, dayText = '', hour, minute, second = '0'] =
    /^(.*?)(?: ?at)? ?(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  if (hour === undefined || minute === undefined) {
    return dayOf(text) === undefined ? misread(text) : { problem: 'no-time' };
  }
  const seconds = clock(hour, minute, second);
  if (seconds === undefined) return { problem: 'form' };
  const day = dayText === '' ? { kind: 'soonest' as const } : dayOf(dayText);
  return day === undefined ? misread(dayText) : { kind: 'local', day, seconds };
}

/** Whether a parsed time is a problem. */
export function isTimeProblem(time: TripTime | TimeProblem): time is TimeProblem {
  return 'problem' in time;
}

/** The moment of a time in Unix seconds. @throws RangeError for an unknown zone */
export function resolveTime(time: TripTime, { now, zone }: TimeContext): number {
  if (time.kind === 'instant') return time.seconds;
  if (time.kind === 'from-now') return Math.floor(now) + time.seconds;
  const today = localDay(now, zone);
  const at = (day: number): number => instantOfLocal(day * DAY + time.seconds, zone);
  const { day } = time;
  switch (day.kind) {
    case 'date':
      return at(day.day);
    case 'after':
      return at(today + day.days);
    case 'soonest':
      return at(today) >= Math.floor(now) ? at(today) : at(today + 1);
    case 'weekday': {
      const ahead = (day.weekday - weekdayOf(today) + 7) % 7;
      const isOver = ahead === 0 && (day.isNext || at(today) < Math.floor(now));
      return at(today + (isOver ? 7 : ahead));
    }
    case 'working-day': {
      let ahead = day.isNext || at(today) < Math.floor(now) ? 1 : 0;
      while (weekdayOf(today + ahead) > 4) ahead++;
      return at(today + ahead);
    }
    default:
      return day satisfies never;
  }
}

/** Seconds of a length such as `PT45M`, `45 min`, `1 h 10 min` or a number of minutes; undefined for any other text. */
export function parseDuration(given: string | number): number | undefined {
  if (typeof given === 'number') return given >= 0 && Number.isFinite(given) ? Math.round(given * 60) : undefined;
  const text = given.trim();
  const iso = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i.exec(text);
  const plain = /^(?:(\d+) ?h(?:ours?)?)? ?(?:(\d+) ?m(?:in|ins|inutes?)?)?$/i.exec(text);
  const [days, hours, minutes, seconds] =
    iso === null ? [undefined, plain?.[1], plain?.[2], undefined] : iso.slice(1, 5);
  if ([days, hours, minutes, seconds].every((part) => part === undefined)) return undefined;
  return Number(days ?? 0) * DAY + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function instantOf(seconds: number): TripTime | TimeProblem {
  if (!Number.isFinite(seconds) || seconds < 0) return { problem: 'form' };
  return seconds >= MILLISECONDS_FROM ? { problem: 'milliseconds' } : { kind: 'instant', seconds: Math.floor(seconds) };
}

function isoTime([, date = '', hour = '', minute = '', second = '0', offset]: RegExpExecArray): TripTime | TimeProblem {
  const day = parseDay(date);
  const seconds = clock(hour, minute, second);
  if (day === undefined || seconds === undefined) return { problem: 'form' };
  if (offset === undefined) return { kind: 'local', day: { kind: 'date', day }, seconds };
  const minutes = /^z$/i.test(offset) ? 0 : Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  const ahead = (offset.startsWith('-') ? -60 : 60) * minutes;
  return { kind: 'instant', seconds: day * DAY + seconds - ahead };
}

/** Seconds after midnight; undefined for a time that no clock shows. */
function clock(hour: string, minute: string, second: string): number | undefined {
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  return h <= 23 && m <= 59 && s <= 59 ? h * 3600 + m * 60 + s : undefined;
}

function dayOf(text: string): DayRule | undefined {
  if (text === 'today') return { kind: 'after', days: 0 };
  if (text === 'tomorrow') return { kind: 'after', days: 1 };
  const days = /^in (\d{1,3}) days?$/.exec(text);
  if (days !== null) return { kind: 'after', days: Number(days[1]) };
  const day = parseDay(text);
  if (day !== undefined) return { kind: 'date', day };
  const isNext = text.startsWith('next ');
  const name = isNext ? text.slice('next '.length) : text;
  if (name === 'weekday' || name === 'working day') return { kind: 'working-day', isNext };
  const weekday = WEEKDAYS.findIndex((each) => each === name || (name.length >= 3 && each.slice(0, 3) === name));
  return weekday < 0 ? undefined : { kind: 'weekday', weekday, isNext };
}

/** The problem of a text with a word that is none of the known ones. */
function misread(text: string): TimeProblem {
  const words = text.split(' ');
  let isMended = false;
  const mended = words.map((word) => {
    if (!/^[a-z]{2,}$/.test(word) || WORDS.includes(word)) return word;
    const near = nearestName(word, WORDS);
    if (near !== undefined) isMended = true;
    return near ?? word;
  });
  const near = mended.join(' ');
  return isMended && dayOf(near) !== undefined ? { problem: 'form', near } : { problem: 'form' };
}
