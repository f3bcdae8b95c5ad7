import { type Locale, negotiateLocale } from '@tripwright/core/text';

/** The language of a text: that of its argument, English if it is not supported; without an argument, the inherited language. */
export function localeOf(argument: string | null | undefined, surroundings: Locale): Locale {
  return argument === undefined || argument === null ? surroundings : negotiateLocale(argument);
}
