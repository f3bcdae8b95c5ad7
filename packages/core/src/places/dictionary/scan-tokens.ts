import type { TokenIndex } from '../columns/index-types.ts';
import { bitCount } from './bit-count.ts';
import { letterSet, type TokenDictionary, type TokenRange } from './token-dictionary.ts';

/**
 * The tokens near a word, by a pass over all of them. Sets of letters are compared first: an edit adds one letter at most and takes one away, so that few
 * tokens are ever compared letter by letter.
 */
export function scanTokens(
  dictionary: TokenDictionary,
  word: string,
  edits: number,
  isBeginning: boolean,
): readonly TokenRange[] {
  const found: TokenRange[] = [];
  const { letterSets } = dictionary;
  const comparison = new Comparison(word, edits, isBeginning);
  const [least, most] = [word.length - edits, isBeginning ? Number.MAX_SAFE_INTEGER : word.length + edits];
  const wanted = letterSet(word);
  for (let token = 0; token < letterSets.length; token++) {
    const letters = letterSets[token]!;
    if (bitCount(wanted & ~letters) > edits) continue;
    if (!isBeginning && bitCount(letters & ~wanted) > edits) continue;
    const length = dictionary.lengthOf(token);
    if (length < least || length > most) continue;
    if (comparison.isNear(dictionary, token, length))
      found.push({ from: token as TokenIndex, end: (token + 1) as TokenIndex });
  }
  return found;
}

/** Compares tokens with one word by the table of distances between their beginnings. */
class Comparison {
  readonly #letters: Uint16Array;
  readonly #edits: number;
  readonly #isBeginning: boolean;
  /** Three rows of the table: this one and the two above. */
  #rows: [Uint8Array, Uint8Array, Uint8Array];

  constructor(word: string, edits: number, isBeginning: boolean) {
    this.#letters = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    this.#edits = edits;
    this.#isBeginning = isBeginning;
    const row = (): Uint8Array => new Uint8Array(word.length + 1);
    this.#rows = [row(), row(), row()];
  }

  isNear(dictionary: TokenDictionary, token: number, length: number): boolean {
    const letters = this.#letters;
    const wanted = letters.length;
    const edits = this.#edits;
    let [two, one, row] = this.#rows;
    for (let at = 0; at <= wanted; at++) one[at] = at;
    let before = -1;
    for (let position = 0; position < length; position++) {
      const letter = dictionary.letterAt(token, position);
      row[0] = position + 1;
      let least = position + 1;
      for (let at = 1; at <= wanted; at++) {
        const other = letters[at - 1]!;
        let cost = one[at - 1]! + (letter === other ? 0 : 1);
        const shorter = Math.min(one[at]!, row[at - 1]!) + 1;
        if (shorter < cost) cost = shorter;
        if (at > 1 && before === other && letter === letters[at - 2] && two[at - 2]! + 1 < cost)
          cost = two[at - 2]! + 1;
        row[at] = cost;
        if (cost < least) least = cost;
      }
      if (this.#isBeginning && row[wanted]! <= edits) return true;
      if (least > edits) return false;
      [two, one, row] = [one, row, two];
      before = letter;
    }
    return one[wanted]! <= edits;
  }
}
