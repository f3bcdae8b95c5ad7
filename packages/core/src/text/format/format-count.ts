import type { Locale } from '../locale/locales.ts';
import { intlTag } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 2 }));

/** A number as the language writes it, "1,234", with at most two decimals. */
export function formatCount(count: number, locale: Locale): string {
  return numberFormat(locale).format(count);
}
