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
  readonly #first: Columns<typeof NAME_COLUMNS>['tokenFirstLetter'];
  readonly #letter: Columns<typeof NAME_COLUMNS>['letter'];

  constructor({ tokenFirstLetter, letter }: Columns<typeof NAME_COLUMNS>) {
    this.#first = tokenFirstLetter;
    this.#letter = letter;
    this.size = tokenFirstLetter.length - 1;
  }

  /** The letter of a token at a position, -1 behind its end. */
  letterAt(token: number, position: number): number {
    const at = this.#first[token as TokenIndex]! + position;
    return at < this.#first[(token + 1) as TokenIndex]! ? this.#letter[at as never]! : -1;
  }

  /** The number of letters of a token. */
  lengthOf(token: number): number {
    return this.#first[(token + 1) as TokenIndex]! - this.#first[token as TokenIndex]!;
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
}
