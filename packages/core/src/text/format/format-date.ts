import { LruCache } from '../../base/index.ts';
import { intlTag, type Locale, type WordsTag, wordsOf } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';
import type { Instant } from './argument-values.ts';
import { inZone } from './in-zone.ts';

const longFormat = perLocale((locale) => dateFormat(locale, { dateStyle: 'long' }, 'UTC'));

/** A date as the language writes it: "29 February 2028". @param date `YYYY-MM-DD`; any other text is returned unchanged */
export function formatDate(date: string, locale: Locale): string {
  const instant = dayInstant(date);
  return instant === undefined ? date : longFormat(locale)(instant);
}

const shortFormat = perLocale((locale) => dateFormat(locale, SHORT, 'UTC'));

/** A date near the one asked for, with its weekday and without its year: "Tue 24 Nov". @param date `YYYY-MM-DD`; any other text is returned unchanged */
export function formatWeekday(date: string, locale: Locale): string {
  const instant = dayInstant(date);
  return instant === undefined ? date : shortFormat(locale)(instant);
}

/** {@link formatWeekday} at a place. */
export function formatInstantDate({ at, zone }: Instant, locale: Locale): string {
  return zonedFormats.getOrMake(`${locale} ${zone}`, () => inZone(zone, (known) => dateFormat(locale, SHORT, known)))(
    at,
  );
}

const SHORT: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };

/** Time zones come from feeds; the bound keeps misspelt ones from filling the memory. */
const MOST_FORMATS = 500;

const zonedFormats = new LruCache<string, (seconds: number) => string>(MOST_FORMATS);

function dayInstant(date: string): number | undefined {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) / 1000 : Number.NaN;
  return Number.isNaN(instant) ? undefined : instant;
}

function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
  timeZone: string,
): (seconds: number) => string {
  const format = new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone });
  const own = OWN_PARTS[wordsOf(locale)];
  if (own === undefined) return (seconds) => format.format(seconds * 1000);
  return (seconds) =>
    format
      .formatToParts(seconds * 1000)
      .map(own)
      .join('')
      .trim();
}

/** What languages write otherwise than `Intl`: parts of a date. */
const OWN_PARTS: Readonly<Partial<Record<WordsTag, (part: Intl.DateTimeFormatPart) => string>>> = {
  /** The first of a month is an ordinal: "1er mars". */
  fr: ({ type, value }) => (type === 'day' && value === '1' ? '1er' : value),
  /** No space before the weekday: "11월 8일(일)". */
  ko: ({ value }) => value.replace(' (', '('),
  /** The weekday stands in brackets: "11月8日（周日）". */
  'zh-Hans': ({ type, value }) => (type === 'weekday' ? `（${value}）` : value),
  /** So it does here, and digits have spaces, as in times and distances: "11 月 8 日（週日）". */
  'zh-Hant': (part) => (part.type === 'weekday' ? `（${part.value}）` : spaceDigits(part)),
  'zh-HK': (part) => (part.type === 'weekday' ? `（${part.value.replace('週', '星期')}）` : spaceDigits(part)),
};

function spaceDigits({ type, value }: Intl.DateTimeFormatPart): string {
  return type === 'literal' ? value.replace(/[年月]/g, ' $& ').replace('日', ' 日') : value;
}
