/** The languages of Tripwright (spec section 1): BCP 47 tags, Chinese by its script. */
export const LANGUAGES = ['zh-Hans', 'zh-Hant', 'da', 'nl', 'en', 'de', 'it', 'fi', 'fr', 'ko', 'pt', 'es'] as const;

/** One of {@link LANGUAGES}. */
export type LanguageTag = (typeof LANGUAGES)[number];

/**
 * Regions whose words or formats differ from those of their language, with that language. They have their own words for some things, and the
 * words of the language for all others.
 */
export const REGIONAL = { 'en-US': 'en', 'es-419': 'es', 'pt-BR': 'pt', 'zh-HK': 'zh-Hant' } as const;

/** A language in the words of a region. */
export type RegionalTag = keyof typeof REGIONAL;

/** A language, or a language in the words of a region. */
export type Locale = LanguageTag | RegionalTag;

/** Every {@link Locale}: the twelve languages, then the regions. */
export const LOCALES: readonly Locale[] = [...LANGUAGES, ...(Object.keys(REGIONAL) as RegionalTag[])];

/** The language of a locale: that of Brazil is Portuguese. */
export function languageOf(locale: Locale): LanguageTag {
  return isRegional(locale) ? REGIONAL[locale] : locale;
}

function isRegional(locale: Locale): locale is RegionalTag {
  return Object.hasOwn(REGIONAL, locale);
}

/**
 * The `Intl` tags that differ from the locale itself. Portuguese is that of Portugal, and English writes days before months; without a
 * country, `Intl` takes `pt` for Brazil and `en` for the USA. Hong Kong writes traditional characters.
 */
const INTL_TAGS: Readonly<Partial<Record<Locale, string>>> = { en: 'en-GB', pt: 'pt-PT', 'zh-HK': 'zh-Hant-HK' };

/** The tag of a locale for `Intl`. */
export function intlTag(locale: Locale): string {
  return INTL_TAGS[locale] ?? locale;
}
