import type { Columns } from '../../storage/index.ts';
import type { TokenIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';

/** Tokens from one to before another. */
export interface TokenRange {
  readonly from: TokenIndex;
  readonly end: TokenIndex;
}

/** The folded words of all names, sorted by their units of UTF-16. Looked up in place: nothing is decoded. */
export class TokenDictionary {
  readonly size: number;
  /** `[token]`: where its letters begin in {@link letters}; one more entry, where the last ends. */
  readonly firstLetter: Columns<typeof NAME_COLUMNS>['tokenFirstLetter'];
  /** The letters of all tokens, one after the other. */
  readonly letters: Columns<typeof NAME_COLUMNS>['letter'];

  #letterSets: Int32Array | undefined;

  constructor({ tokenFirstLetter, letter }: Columns<typeof NAME_COLUMNS>) {
    this.firstLetter = tokenFirstLetter;
    this.letters = letter;
    this.size = tokenFirstLetter.length - 1;
  }

  /** The letters of each token as a set of bits, see {@link letterSet}. Four bytes a token, made when a word is corrected for the first time. */
  get letterSets(): Int32Array {
    if (this.#letterSets === undefined) {
      this.#letterSets = new Int32Array(this.size);
      for (let token = 0; token < this.size; token++) {
        let letters = 0;
        const end = this.firstLetter[(token + 1) as TokenIndex]!;
        for (let at = this.firstLetter[token as TokenIndex]!; at < end; at++)
          letters |= bitOf(this.letters[at as never]!);
        this.#letterSets[token] = letters;
      }
    }
    return this.#letterSets;
  }

  /** The letter of a token at a position, -1 behind its end. */
  letterAt(token: number, position: number): number {
    const at = this.firstLetter[token as TokenIndex]! + position;
    return at < this.firstLetter[(token + 1) as TokenIndex]! ? this.letters[at as never]! : -1;
  }

  /** The number of letters of a token. */
  lengthOf(token: number): number {
    return this.firstLetter[(token + 1) as TokenIndex]! - this.firstLetter[token as TokenIndex]!;
  }

  /** The tokens that begin with a word. */
  startingWith(word: string): TokenRange {
    let [from, end] = [0, this.size];
    for (let at = 0; at < word.length && from < end; at++) {
      const letter = word.charCodeAt(at);
      from = this.lowerBound(from, end, at, letter);
      end = this.lowerBound(from, end, at, letter + 1);
    }
    return { from: from as TokenIndex, end: end as TokenIndex };
  }

  /** The token that equals a word, -1 for none. */
  find(word: string): number {
    const { from, end } = this.startingWith(word);
    return from < end && this.lengthOf(from) === word.length ? from : -1;
  }

  /** The first token of a range whose letter at a position is not below another; the tokens of the range agree on the letters before. */
  lowerBound(from: number, end: number, position: number, letter: number): number {
    let [low, high] = [from, end];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.letterAt(middle, position) < letter) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The end of the tokens that have the letter of the first one at a position; the tokens of the range agree on the letters before. */
  endOfLetter(from: number, end: number, position: number): number {
    const letter = this.letterAt(from, position);
    // Most groups are small, so steps that double find their end sooner than halves of the range.
    let [same, step] = [from, 1];
    while (same + step < end && this.letterAt(same + step, position) === letter) {
      same += step;
      step *= 2;
    }
    return this.lowerBound(same + 1, Math.min(end, same + step), position, letter + 1);
  }
}

/** The letters of a word as bits; letters of other scripts share them. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= bitOf(word.charCodeAt(at));
  return letters;
}

function bitOf(letter: number): number {
  return 1 << (letter & 31);
}
