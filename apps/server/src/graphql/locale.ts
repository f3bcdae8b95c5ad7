import { type Locale, negotiateLocale } from '@tripwright/core/text';

/** The language that was asked for last: an answer has hundreds of texts, nearly always in one. */
let last: { readonly argument: string; readonly locale: Locale } | undefined;

/** The language of a text: that of its argument, English if it is not supported; without an argument, the inherited language. */
export function localeOf(argument: string | null | undefined, inherited: Locale): Locale {
  if (argument === undefined || argument === null) return inherited;
  if (last?.argument !== argument) last = { argument, locale: negotiateLocale(argument) };
  return last.locale;
}
