import type { SegmentWords } from '../../template/index.ts';
import { languages } from '../languages/languages.ts';
import { type Locale, wordsOf } from '../locale/locales.ts';
import { perLocale } from '../locale/per-locale.ts';
import { type Phrases, phrasesOf } from './language-phrases.ts';
import type { NamedVehicle } from './mode-names.ts';
import { segmentWordsOf } from './segment-words.ts';

/** The phrases of a locale, made once. */
export const phrases: (locale: Locale) => Phrases = perLocale((locale) =>
  phrasesOf(languages[wordsOf(locale)], locale),
);

/** The words that placeholders are filled with, made once. */
export const segmentWords: (locale: Locale) => SegmentWords = perLocale((locale) => segmentWordsOf(phrases(locale)));

/** {@link Phrases.modeName} in a locale. */
export function modeName(identifier: string, locale: Locale): string {
  return phrases(locale).modeName(identifier);
}

/** {@link Phrases.vehicleName} in a locale. */
export function vehicleName(identifier: string, locale: Locale, vehicle: NamedVehicle): string {
  return phrases(locale).vehicleName(identifier, vehicle);
}
