import type { Locale } from '../locale/locales.ts';
import { intlTag } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

const numberFormat = perLocale((locale) => new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 2 }));

/** "1,234" as the language writes it, with at most two decimals. */
export function formatCount(count: number, locale: Locale): string {
  return numberFormat(locale).format(count);
}
