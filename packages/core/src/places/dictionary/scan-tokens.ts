import type { TokenIndex } from '../columns/index-types.ts';
import { letterSet, type TokenDictionary, type TokenRange } from './token-dictionary.ts';
import { WordDistance } from './word-distance.ts';

/**
 * The tokens near a word, by a pass over all of them. Sets of letters are compared first: an edit adds one letter at most and takes one away, so that few
 * tokens are ever compared letter by letter.
 * @param word of at most `LONGEST_COMPARED` letters
 */
export function scanTokens(
  dictionary: TokenDictionary,
  word: string,
  edits: number,
  isBeginning: boolean,
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  const { letterSets, firstLetter, letters } = dictionary;
  const distance = new WordDistance(word, edits, isBeginning);
  const [least, most] = [word.length - edits, isBeginning ? Number.MAX_SAFE_INTEGER : word.length + edits];
  const wanted = letterSet(word);
  for (let token = 0; token < letterSets.length; token++) {
    const own = letterSets[token]!;
    // Without its lowest bit for each edit, nothing may be left of a difference.
    let missing = wanted & ~own;
    let added = isBeginning ? 0 : own & ~wanted;
    for (let edit = 0; edit < edits; edit++) {
      missing &= missing - 1;
      added &= added - 1;
    }
    if ((missing | added) !== 0) continue;
    const from = firstLetter[token as TokenIndex]!;
    const end = firstLetter[(token + 1) as TokenIndex]!;
    if (end - from < least || end - from > most) continue;
    if (distance.isNear(letters, from, end)) found.push({ from: token as TokenIndex, end: (token + 1) as TokenIndex });
  }
  return found;
}
