import { LruCache } from '../../base/index.ts';
import { intlTag, type Locale } from '../locale/locales.ts';
import { formatCount } from './format-count.ts';

/** More than the currencies and languages in use; the bound keeps a feed with invented currencies from filling the memory. */
const MOST_FORMATS = 500;

const formats = new LruCache<string, Intl.NumberFormat>(MOST_FORMATS);

/**
 * An amount as the language writes it, with the decimals of the currency: "€2.50", "2,50 €".
 * @param amount units of the currency
 * @param currency ISO 4217 code; any other text is written after the amount
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${formatCount(amount, locale)} ${currency}`.trim();
  const format = formats.getOrMake(
    `${locale} ${currency}`,
    () => new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency }),
  );
  return format.format(amount);
}
