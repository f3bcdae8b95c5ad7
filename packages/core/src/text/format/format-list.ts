import { intlTag, type Locale } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';

const listFormat = perLocale((locale) => new Intl.ListFormat(intlTag(locale), { type: 'unit', style: 'short' }));

/** Names in a row as the language separates them: "A, B, C", or "A、B、C" in Chinese. */
export function formatList(names: readonly string[], locale: Locale): string {
  return listFormat(locale).format(names);
}
