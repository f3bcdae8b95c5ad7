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

/** A language, or a language in the words of a region: what has texts of its own. */
export type WordsTag = LanguageTag | RegionalTag;

/** Regions that read the words of a language with dates, times, numbers and prices of their own, as CLDR has them. */
export const FORMATTED = {
  'de-AT': 'de',
  'de-CH': 'de',
  'en-AU': 'en',
  'en-CA': 'en',
  'fr-CA': 'fr',
  'fr-CH': 'fr',
  'it-CH': 'it',
  'nl-BE': 'nl',
} as const;

/** A language in the formats of a region. */
export type FormattedTag = keyof typeof FORMATTED;

/** What an answer is written in: a language, in the words or in the formats of a region. */
export type Locale = WordsTag | FormattedTag;

/** Every locale with texts of its own: the twelve languages, then the regions. */
export const LOCALES: readonly WordsTag[] = [...LANGUAGES, ...(Object.keys(REGIONAL) as RegionalTag[])];

/** The locale whose texts are read in a locale: those of Switzerland are German, in the formats of Switzerland. */
export function wordsOf(locale: Locale): WordsTag {
  return isFormatted(locale) ? FORMATTED[locale] : locale;
}

/** The language of a locale: that of Brazil is Portuguese. */
export function languageOf(locale: Locale): LanguageTag {
  const words = wordsOf(locale);
  return isRegional(words) ? REGIONAL[words] : words;
}

function isFormatted(locale: Locale): locale is FormattedTag {
  return Object.hasOwn(FORMATTED, locale);
}

function isRegional(locale: WordsTag): locale is RegionalTag {
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
