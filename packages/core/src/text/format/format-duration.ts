import { intlTag, type Locale, type WordsTag, wordsOf } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

const unitFormats = perLocale((locale) => {
  const of = (unit: string, unitDisplay: 'short' | 'long') =>
    new Intl.NumberFormat(intlTag(locale), { style: 'unit', unit, unitDisplay, maximumFractionDigits: 0 });
  // Short forms of days ("1 Tg.", "1 j") are hard to read, so days are written out.
  return { day: of('day', 'long'), hour: of('hour', 'short'), minute: of('minute', 'short') };
});

/**
 * The text between hours and minutes. `Intl.ListFormat` writes "1 hour and 4 minutes" in some languages and no space in traditional
 * Chinese, unlike timetables.
 */
const SEPARATORS: Readonly<Partial<Record<WordsTag, string>>> = { 'zh-Hans': '' };

/**
 * A duration as the language writes it, rounded to whole minutes: "1 hr 4 mins", "2 days 3 hrs". From 1 to 59 seconds it is one minute.
 * From a day on, minutes are dropped.
 * @param seconds negative numbers count as 0
 */
export function formatDuration(seconds: number, locale: Locale): string {
  const minutes = seconds <= 0 ? 0 : Math.max(1, Math.round(seconds / 60));
  const { day, hour, minute } = unitFormats(locale);
  if (minutes < MINUTES_PER_HOUR) return minute.format(minutes);
  const parts: string[] = [];
  if (minutes < MINUTES_PER_DAY) {
    parts.push(hour.format(Math.floor(minutes / MINUTES_PER_HOUR)));
    if (minutes % MINUTES_PER_HOUR > 0) parts.push(minute.format(minutes % MINUTES_PER_HOUR));
  } else {
    const hours = Math.round(minutes / MINUTES_PER_HOUR);
    parts.push(day.format(Math.floor(hours / 24)));
    if (hours % 24 > 0) parts.push(hour.format(hours % 24));
  }
  return parts.join(SEPARATORS[wordsOf(locale)] ?? ' ');
}
