import type { TokenIndex } from '../columns/index-types.ts';
import type { TokenDictionary, TokenRange } from './token-dictionary.ts';

/**
 * The tokens near a word, by a walk over the sorted dictionary as if it were a trie: a range of tokens with a common beginning is a node, and binary search
 * finds its children, so that few of the tokens are ever looked at (Schulz and Mihov 2002 do the same with an automaton). With one edit that is some ten
 * microseconds; with two, each edit is tried at every node, and {@link scanTokens} is faster.
 * @returns ranges that may overlap
 */
export function walkTokens(
  dictionary: TokenDictionary,
  word: string,
  edits: number,
  isBeginning: boolean,
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  const letters = Array.from({ length: word.length }, (_, i) => word.charCodeAt(i));

  /** @param at letters of the word that are used up; the tokens of the range agree on their first `depth` letters */
  const walk = (at: number, from: number, end: number, depth: number, left: number): void => {
    if (from >= end) return;
    if (at === letters.length && isBeginning) {
      found.push({ from: from as TokenIndex, end: end as TokenIndex });
      return;
    }
    if (at === letters.length && dictionary.lengthOf(from) === depth)
      found.push({ from: from as TokenIndex, end: (from + 1) as TokenIndex });
    const wanted = at < letters.length ? letters[at]! : -1;
    if (wanted >= 0) step(at + 1, from, end, depth, wanted, left);
    if (left === 0) return;
    if (wanted >= 0) {
      walk(at + 1, from, end, depth, left - 1);
      const next = letters[at + 1];
      if (next !== undefined && next !== wanted) swap(at, from, end, depth, next, wanted, left - 1);
    }
    // Every letter that follows in the dictionary: in place of the wanted one, or before it.
    let child = dictionary.lowerBound(from, end, depth, 0);
    while (child < end) {
      const letter = dictionary.letterAt(child, depth);
      const after = dictionary.endOfLetter(child, end, depth);
      if (letter !== wanted) {
        if (wanted >= 0) walk(at + 1, child, after, depth + 1, left - 1);
        walk(at, child, after, depth + 1, left - 1);
      }
      child = after;
    }
  };
  const step = (at: number, from: number, end: number, depth: number, letter: number, left: number): void => {
    const low = dictionary.lowerBound(from, end, depth, letter);
    walk(at, low, dictionary.lowerBound(low, end, depth, letter + 1), depth + 1, left);
  };
  const swap = (at: number, from: number, end: number, depth: number, a: number, b: number, left: number): void => {
    const low = dictionary.lowerBound(from, end, depth, a);
    step(at + 2, low, dictionary.lowerBound(low, end, depth, a + 1), depth + 1, b, left);
  };
  walk(0, 0, dictionary.size, 0, edits);
  return found;
}
