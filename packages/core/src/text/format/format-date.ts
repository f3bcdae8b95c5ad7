import { intlTag, type Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

const dateFormat = perLocale(
  (locale) => new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long', timeZone: 'UTC' }),
);

/** A date as the language writes it: "29 February 2028". @param date `YYYY-MM-DD`; any other text is returned unchanged */
export function formatDate(date: string, locale: Locale): string {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(instant) ? date : dateFormat(locale).format(instant);
}
