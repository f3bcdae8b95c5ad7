import { modeMeanings } from '../languages/__generated__/mode-meanings.ts';
import { modeTitles } from '../languages/__generated__/mode-titles.ts';
import { type Locale, wordsOf } from '../locale/locales.ts';
import { knownPart, modeRow } from './mode-names.ts';

/** A line that explains a mode to a traveller; '' for an unknown mode. */
export function modeMeaning(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  return id === undefined ? '' : (modeMeanings[wordsOf(locale)][modeRow(id)] as string);
}

/** The name of a mode alone, without the phrases of its language; '' for a mode without a name of its own, such as that of one line. */
export function modeTitle(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  return id === identifier ? (modeTitles[wordsOf(locale)][modeRow(id)] as string) : '';
}
