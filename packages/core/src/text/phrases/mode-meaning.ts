import { modeMeanings } from '../languages/__generated__/mode-meanings.ts';
import { type Locale, wordsOf } from '../locale/locales.ts';
import { knownPart, modeRow } from './mode-names.ts';

/** A line that explains a mode to a traveller; '' for an unknown mode. */
export function modeMeaning(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  return id === undefined ? '' : (modeMeanings[wordsOf(locale)][modeRow(id)] as string);
}
