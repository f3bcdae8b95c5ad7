/** The languages of Tripwright (spec section 1): BCP 47 tags, Chinese by its script. */
export const LOCALES = ['zh-Hans', 'zh-Hant', 'da', 'nl', 'en', 'de', 'it', 'fi', 'fr', 'ko', 'pt', 'es'] as const;

/** One of {@link LOCALES}. */
export type Locale = (typeof LOCALES)[number];

/**
 * The `Intl` tags that differ from the language itself. Portuguese is that of Portugal, and English writes days before months; without a
 * country, `Intl` takes `pt` for Brazil and `en` for the USA.
 */
const INTL_TAGS: Readonly<Partial<Record<Locale, string>>> = { en: 'en-GB', pt: 'pt-PT' };

/** The tag of a language for `Intl`. */
export function intlTag(locale: Locale): string {
  return INTL_TAGS[locale] ?? locale;
}
