import type { Columns } from '../../storage/index.ts';
import type { NamedPlaceIndex, NameIndex, TokenIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import type { TokenDictionary, TokenRange } from '../dictionary/token-dictionary.ts';
import { FUNCTION_WORDS } from '../text/abbreviations.ts';
import { BestNames, type FoundName } from './best-names.ts';
import { EXACT_SHIFT, NameMarks, NEAR_SHIFT } from './name-marks.ts';
import { NameRanker, type RankOptions } from './name-ranker.ts';
import { correctionsOf, editsFor, isUnknown, type SearchWord, searchWord, significantWords } from './search-word.ts';

/** Circumstances of a search. */
export interface SearchOptions extends RankOptions {
  /** Most places. */
  readonly limit: number;
  /** Only names that have every word as it was typed, whole or its beginning. */
  readonly isStrict?: boolean;
}

/** A single beginning of a word that more names have is searched among the most important names only. */
const MANY_NAMES = 1500;
/** A word that more names have only confirms names that another word has found. */
const COMMON_WORD = 1500;
/** A word that names have is doubted from so many letters on. */
const LEAST_DOUBTED = 5;
/** Other cuts of the words that are tried. */
const MOST_CUTS = 12;

/** How far from what was typed a search may go. */
interface Freedom {
  readonly corrects: boolean;
  readonly mayMissOne: boolean;
}
const AS_TYPED: Freedom = { corrects: false, mayMissOne: false };
const CORRECTED: Freedom = { corrects: true, mayMissOne: false };
const ONE_MISSING: Freedom = { corrects: true, mayMissOne: true };

/**
 * Finds names by words. A word marks the names that have it; names with all marks are scored, and the best are kept. Where too few have all, words may
 * also be those of the place's surroundings ("Rua da Igreja, Ermesinde"), then mistyped, then joined or cut wrongly, then one may be missing.
 */
export class NameSearch {
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  readonly #dictionary: TokenDictionary;
  readonly #marks: NameMarks;
  /** The corrections of this search: several of its passes ask for the same. */
  readonly #corrections: Map<string, readonly TokenRange[]> = new Map();

  constructor(columns: Columns<typeof NAME_COLUMNS>, dictionary: TokenDictionary) {
    this.#columns = columns;
    this.#dictionary = dictionary;
    this.#marks = new NameMarks(columns);
  }

  /** Names by falling score, one for each place. @param words folded, in the order in which they were typed */
  find(words: readonly string[], options: SearchOptions): FoundName[] {
    if (words.length === 0 || options.limit <= 0 || this.#marks.size === 0) return [];
    const typed = significantWords(words);
    this.#corrections.clear();
    const best = new BestNames(options.limit);
    const isStrict = options.isStrict === true;
    this.#findWords(typed, best, options, isStrict ? AS_TYPED : CORRECTED);
    if (best.size > 0 || isStrict) return best.take();
    const { cuts, afterFunctionWord } = this.#otherCuts(typed);
    for (const other of cuts) this.#findWords(other, best, options, CORRECTED);
    // Many words begin like "da" or "el". To correct what is behind such a beginning would be a guess upon a guess.
    if (best.isEmpty) for (const other of afterFunctionWord) this.#findWords(other, best, options, AS_TYPED);
    if (best.isEmpty && typed.length > 1) this.#findWords(typed, best, options, ONE_MISSING);
    return best.take();
  }

  #findWords(texts: readonly string[], best: BestNames, options: SearchOptions, freedom: Freedom): void {
    const words = texts.map((text) => searchWord(this.#dictionary, text));
    const isAnyUnknown = words.some(isUnknown);
    // No name has all words where one of them is no word, and none that is near it either.
    if (isAnyUnknown && !freedom.mayMissOne && !(freedom.corrects && this.#areCorrectable(words))) return;
    const ranker = new NameRanker(this.#columns, words.length, options);
    const marks = this.#marks;
    try {
      this.#markWords(words);
      // Where a word may be missing, the same words were searched before in all other ways, and nothing was found.
      if (freedom.mayMissOne) {
        this.#correct(words, best, ranker, 1);
        return;
      }
      if (!isAnyUnknown) {
        this.#offerComplete(best, ranker);
        // A whole name was typed as it is written: nothing has to be guessed.
        if (best.hasWhole) return;
        if (words.length > 1 && best.size < options.limit) this.#offerInContext(best, ranker, 0);
      }
      if (freedom.corrects && best.size < options.limit) this.#correct(words, best, ranker, 0);
    } finally {
      marks.forget();
    }
  }

  /** Whether every word that no name has is near to one that some have. */
  #areCorrectable(words: readonly SearchWord[]): boolean {
    const last = words.length - 1;
    const isNear = (word: SearchWord, most: 1 | 2, i: number): boolean =>
      this.#correctionsOf(word, most, i === last).length > 0;
    return words.every((word, i) => !isUnknown(word) || isNear(word, 1, i) || isNear(word, 2, i));
  }

  #offerComplete(best: BestNames, ranker: NameRanker): void {
    this.#marks.complete(ranker.all, (name, mark) => best.offer(ranker, name, mark, 0));
  }

  #offerInContext(best: BestNames, ranker: NameRanker, missing: number): void {
    this.#marks.inContext(ranker.all, missing, (name, mark, around) => best.offer(ranker, name, mark, around));
  }

  /**
   * Marks names by corrections: of the words that no name has, else of each. Two edits are tried only where one leads nowhere.
   * @param missing the words that a name may lack; with some, only names near in all ways are offered
   */
  #correct(words: readonly SearchWord[], best: BestNames, ranker: NameRanker, missing: 0 | 1): void {
    const unknown = words.map(isUnknown);
    const isAnyUnknown = unknown.includes(true);
    const last = words.length - 1;
    for (const most of [1, 2] as const) {
      if (most === 2 && !best.isEmpty) return;
      let isAnyNear = false;
      let areAllKnown = true;
      words.forEach((word, i) => {
        if (isAnyUnknown && !unknown[i]) return;
        // A short word that names have is seldom another one, and is near to very many.
        if (!isAnyUnknown && word.text.length < LEAST_DOUBTED && !best.isEmpty) return;
        const ranges = this.#correctionsOf(word, most, i === last);
        if (ranges.length === 0 && unknown[i]) areAllKnown = false;
        // What takes one edit at most is marked already.
        const isNew = most === 1 || editsFor(word, most) > 1;
        for (const range of isNew ? ranges : []) {
          this.#marks.mark(range, (1 << i) | (1 << (i + NEAR_SHIFT)));
          isAnyNear = true;
        }
      });
      if (!isAnyNear || !areAllKnown || missing > 0) continue;
      if (words.length > 1) this.#offerInContext(best, ranker, 0);
      else this.#offerComplete(best, ranker);
    }
    if (missing > 0) this.#offerInContext(best, ranker, missing);
  }

  #correctionsOf(word: SearchWord, most: 1 | 2, isLast: boolean): readonly TokenRange[] {
    const edits = editsFor(word, most);
    if (edits === 0) return [];
    const key = `${edits}${isLast ? '+' : ' '}${word.text}`;
    let ranges = this.#corrections.get(key);
    if (ranges === undefined) {
      ranges = correctionsOf(this.#dictionary, word, edits, isLast);
      this.#corrections.set(key, ranges);
    }
    return ranges;
  }

  #markWords(words: readonly SearchWord[]): void {
    const { tokenFirstPosting } = this.#columns;
    const marks = this.#marks;
    const count = ({ from, end }: TokenRange): number => tokenFirstPosting[end]! - tokenFirstPosting[from]!;
    const order = words
      .map((word, bit) => ({
        word,
        bit,
        names: word.exact.reduce((sum, token) => sum + count(rangeOf(token)), count(word.beginning)),
      }))
      .sort((a, b) => a.names - b.names);
    const isAlone = words.length === 1;
    for (const [at, { word, bit, names }] of order.entries()) {
      const onlyConfirms = at > 0 && names > COMMON_WORD && marks.count > 0;
      const cutoff = isAlone && names > MANY_NAMES ? Math.ceil((marks.size * MANY_NAMES) / names) : marks.size;
      for (const token of word.exact)
        marks.mark(rangeOf(token), (1 << bit) | (1 << (bit + EXACT_SHIFT)), onlyConfirms, cutoff);
      marks.mark(word.beginning, 1 << bit, onlyConfirms, cutoff);
    }
  }

  /**
   * The words with two joined, or one that no name has cut in two: "santacatarina", "trin dade". Apart from them: one without the function word that it
   * begins with, "dextrindade".
   */
  #otherCuts(words: readonly string[]): Record<'cuts' | 'afterFunctionWord', readonly string[][]> {
    const cuts: string[][] = [];
    const afterFunctionWord: string[][] = [];
    words.forEach((word, i) => {
      const [before, next, behind] = [words.slice(0, i), words[i + 1], words.slice(i + 1)];
      if (next !== undefined) cuts.push([...before, word + next, ...words.slice(i + 2)]);
      if (!isUnknown(searchWord(this.#dictionary, word))) return;
      for (let at = 2; at <= word.length - 2; at++) {
        const head = word.slice(0, at);
        // Names are not searched by words like "da", so their dictionary lacks them.
        const isFunctionWord = FUNCTION_WORDS.has(head);
        if (!isFunctionWord && this.#dictionary.find(head) < 0) continue;
        // The space was left out, or another key was hit in its place.
        for (const tail of [word.slice(at), word.slice(at + 1)]) {
          if (tail.length < 2 || isUnknown(searchWord(this.#dictionary, tail))) continue;
          if (isFunctionWord) afterFunctionWord.push([...before, tail, ...behind]);
          else cuts.push([...before, head, tail, ...behind]);
        }
      }
    });
    return { cuts: cuts.slice(0, MOST_CUTS), afterFunctionWord: afterFunctionWord.slice(0, MOST_CUTS) };
  }
}

/** The first name of a place, its own. */
export function firstNameOf({ namePlace }: Columns<typeof NAME_COLUMNS>, place: NamedPlaceIndex): NameIndex {
  let [low, high] = [0, namePlace.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (namePlace[middle as NameIndex]! < place) low = middle + 1;
    else high = middle;
  }
  return low as NameIndex;
}

/** A range of one token. */
function rangeOf(token: number): TokenRange {
  return { from: token as TokenIndex, end: (token + 1) as TokenIndex };
}
