import { scanTokens } from './scan-tokens.ts';
import type { TokenDictionary, TokenRange } from './token-dictionary.ts';
import { walkTokens } from './walk-tokens.ts';
import { LONGEST_COMPARED } from './word-distance.ts';

/** Words with at least so many letters are corrected at all, and by two edits. */
const ONE_EDIT_FROM = 3;
const TWO_EDITS_FROM = 7;

/** The most letters by which a word of so many letters may be mistyped. */
export function editsAllowed(letters: number): 0 | 1 | 2 {
  return letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;
}

/**
 * The tokens that a mistyped word may stand for: at most `edits` letters left out, added, replaced or swapped with their neighbour (optimal string
 * alignment). For the words of Porto a walk takes 10 µs with one edit and 200 with two, a pass over all words 20 with either.
 * @param isBeginning whether the word may be the beginning of a token
 * @returns ranges that may overlap
 */
export function nearTokens(
  dictionary: TokenDictionary,
  word: string,
  edits: number,
  isBeginning: boolean,
): readonly TokenRange[] {
  const find = edits < 2 || word.length > LONGEST_COMPARED ? walkTokens : scanTokens;
  return find(dictionary, word, edits, isBeginning);
}
