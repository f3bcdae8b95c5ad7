/** The languages Tripwright speaks (spec section 1): BCP 47 tags, Chinese by its script. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'da', 'nl', 'en', 'de', 'it', 'fi', 'fr', 'ko', 'pt', 'es'] as const;

export type Locale = (typeof LOCALES)[number];

/**
 * The tag by which `Intl` is asked to format for a language. Most are the language itself. Portuguese is written as in Portugal and
 * English counts days before months, so both name their country: on its own, `Intl` takes `pt` for Brazil and `en` for the USA.
 */
const INTL_TAGS: Readonly<Partial<Record<Locale, string>>> = { en: 'en-GB', pt: 'pt-PT' };

export function intlTag(locale: Locale): string {
  return INTL_TAGS[locale] ?? locale;
}
