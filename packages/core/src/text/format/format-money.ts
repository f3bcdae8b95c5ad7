import { intlTag, type Locale } from '../locale/locales.ts';
import { formatCount } from './format-count.ts';

/** There are fewer currencies times languages in use; feeds may invent more. */
const MOST_FORMATS = 500;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * "€2.50", "2,50 €": with as many decimals as the currency has.
 * @param currency ISO 4217 code; something else is set behind the amount as it is
 */
export function formatMoney(amount: number, currency: string, locale: Locale): string {
  if (!/^[A-Za-z]{3}$/.test(currency)) return `${formatCount(amount, locale)} ${currency}`.trim();
  const key = `${locale} ${currency}`;
  let format = formats.get(key);
  if (format === undefined) {
    if (formats.size >= MOST_FORMATS) formats.clear();
    format = new Intl.NumberFormat(intlTag(locale), { style: 'currency', currency });
    formats.set(key, format);
  }
  return format.format(amount);
}
