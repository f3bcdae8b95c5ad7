import type { Locale } from '@tripwright/core/text';

const symbols = new Map<string, string | undefined>();

/** The symbol of a currency in a language; undefined for what is no currency of ISO 4217. `Intl` formats are slow to build, so each is looked up once. */
export function currencySymbol(currency: string, locale: Locale): string | undefined {
  const key = `${locale} ${currency}`;
  if (!symbols.has(key)) symbols.set(key, findSymbol(currency, locale));
  return symbols.get(key);
}

function findSymbol(currency: string, locale: Locale): string | undefined {
  try {
    const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
    return format.formatToParts(0).find(({ type }) => type === 'currency')?.value;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
