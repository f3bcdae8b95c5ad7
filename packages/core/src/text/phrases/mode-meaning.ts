import { modeMeanings } from '../languages/__generated__/mode-meanings.ts';
import type { Locale } from '../locale/locales.ts';
import { knownPart, modeRow } from './mode-names.ts';

/** A line that explains a mode to a traveller; '' for an unknown mode. */
export function modeMeaning(identifier: string, locale: Locale): string {
  const id = knownPart(identifier);
  return id === undefined ? '' : (modeMeanings[locale][modeRow(id)] as string);
}
