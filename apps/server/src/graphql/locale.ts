import { type Locale, negotiateLocale } from '@tripwright/core/text';

/** The language of a text: that of its argument, English if it is not supported; without an argument, the inherited language. */
export function localeOf(argument: string | null | undefined, inherited: Locale): Locale {
  return argument === undefined || argument === null ? inherited : negotiateLocale(argument);
}
