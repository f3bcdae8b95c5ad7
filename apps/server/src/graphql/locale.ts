import { type Locale, negotiateLocale } from '@tripwright/core/text';

/** The language of a text: its own argument, English when nobody speaks that one; without an argument, what its surroundings speak. */
export function localeOf(argument: string | null | undefined, surroundings: Locale): Locale {
  return argument === undefined || argument === null ? surroundings : negotiateLocale(argument);
}
