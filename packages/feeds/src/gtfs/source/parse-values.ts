import { dayOfDate, parseDay } from '@tripwright/core/base';

/** A value and the oddity of its format, if any; `undefined` for a text without a value. */
export type Parsed<T, Oddity extends string = 'unusual'> =
  | { readonly value: T; readonly oddity: Oddity | undefined }
  | undefined;

/** Limit on the hours of a time: ten days. */
const MAX_HOURS = 240;

/**
 * A GTFS time as seconds of the service day, -1 for any other text. The fast path: one to three digits of hours, two of minutes and seconds.
 */
export function parsePlainTime(text: string): number {
  const length = text.length;
  if (length < 7 || length > 9) return -1;
  if (text.charCodeAt(length - 3) !== 58 || text.charCodeAt(length - 6) !== 58) return -1;
  const minutes = twoDigits(text, length - 5);
  const seconds = twoDigits(text, length - 2);
  if (minutes < 0 || minutes > 59 || seconds < 0 || seconds > 59) return -1;
  let hours = 0;
  for (let at = 0; at < length - 6; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    hours = hours * 10 + digit;
  }
  return hours > MAX_HOURS ? -1 : hours * 3600 + minutes * 60 + seconds;
}

/** Times in formats that {@link parsePlainTime} does not read: `06:45`, `7:5:0` (IM-9). */
export function parseOddTime(text: string): Parsed<number, 'time-without-seconds' | 'unusual-time'> {
  const match = /^(\d{1,3}):(\d{1,2})(?::(\d{1,2}))?$/.exec(text);
  if (match === null) return undefined;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  if (hours > MAX_HOURS || minutes > 59 || seconds > 59) return undefined;
  const oddity = match[3] === undefined ? 'time-without-seconds' : 'unusual-time';
  return { value: hours * 3600 + minutes * 60 + seconds, oddity };
}

/** A whole number of at most nine digits without sign, -1 for any other text. */
export function parsePlainInteger(text: string): number {
  const length = text.length;
  if (length === 0 || length > 9) return -1;
  let value = 0;
  for (let at = 0; at < length; at++) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** Whole numbers in any format: `-3`, and, as unusual ones, `1.0`, `+5`, `1e3`. */
export function parseInteger(text: string): Parsed<number> {
  if (!/^[+-]?\d+(?:\.0*)?(?:e\+?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || Math.abs(value) > 2_147_483_647) return undefined;
  return { value, oddity: /^-?\d+$/.test(text) ? undefined : 'unusual' };
}

/** A decimal number with a point; `undefined` for any other text, such as `NaN`, a decimal comma or a unit. */
export function parseDecimal(text: string): number | undefined {
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

const FIRST_DAY = dayOfDate(1900, 1, 1);
const LAST_DAY = dayOfDate(2199, 12, 31);

/** A date as days since 1970-01-01. Dates outside 1900 to 2199 ("for ever") become the nearest date inside. */
export function parseDate(text: string): Parsed<number, 'unusual-date' | 'date-out-of-range'> {
  const day = /^\d{8}$|^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : undefined;
  if (day === undefined) return undefined;
  if (day < FIRST_DAY || day > LAST_DAY) {
    return { value: Math.min(LAST_DAY, Math.max(FIRST_DAY, day)), oddity: 'date-out-of-range' };
  }
  return { value: day, oddity: text.length === 8 ? undefined : 'unusual-date' };
}

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const units = text.charCodeAt(at + 1) - 48;
  return tens < 0 || tens > 9 || units < 0 || units > 9 ? -1 : tens * 10 + units;
}
