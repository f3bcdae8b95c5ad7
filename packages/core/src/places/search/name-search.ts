import type { LatLng } from '../../geo/index.ts';
import type { Columns } from '../../storage/index.ts';
import type { NamedPlaceIndex, NameIndex, TokenIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import { PLACE_KIND } from '../columns/place-kinds.ts';
import type { TokenDictionary, TokenRange } from '../dictionary/token-dictionary.ts';
import { correctionsOf, isUnknown, type SearchWord, searchWord, significantWords } from './search-word.ts';

/** A name that was found. */
export interface FoundName {
  readonly place: NamedPlaceIndex;
  readonly name: NameIndex;
  /** Higher is better; {@link EXACT_SCORE} and above: every word of the name was typed. */
  readonly score: number;
  /** Whether every word was found as it was typed, or as the beginning of one. */
  readonly isTyped: boolean;
}

/** Circumstances of a search. */
export interface SearchOptions {
  /** Most places. */
  readonly limit: number;
  /** Places near it come first among equals. */
  readonly near?: LatLng;
  /** `PLACE_KIND`; every kind unless given. */
  readonly kind?: number;
  /** Only names that have every word as it was typed, whole or its beginning. */
  readonly isStrict?: boolean;
}

// The marks of a name: which words of the query it has, one bit for each.
const WORD_BITS = 0xff;
const EXACT_SHIFT = 8;
const NEAR_SHIFT = 16;

/** Weights of the score. A name that has all words outranks a more important one that only begins like them. */
const WORDS_WEIGHT = 3;
const COVERAGE_WEIGHT = 2;
const WHOLE_NAME = 1;
/** Where a stop bears the name of its street, the whole name means the street. */
const WHOLE_STREET = 1.3;
/** A name that lacks a word comes behind all others. */
const MISSING = 2;
const IMPORTANCE_WEIGHT = 2.2;
const NEARNESS_WEIGHT = 1.6;
const EXACT = 1;
const BEGINNING = 0.72;
const CONTEXT = 0.6;
const NEAR = 0.35;
/** At this distance nearness counts half. */
const HALF_NEAR_METRES = 2500;
const METRES_PER_UNIT = 111_195 / 1e7;

/** A single beginning of a word that more names have is searched among the most important names only. */
const MANY_NAMES = 1500;
/** A word that more names have only confirms names that another word has found. */
const COMMON_WORD = 1500;

/** A word that names have is doubted from so many letters on. */
const LEAST_DOUBTED = 5;

/** A place is listed once, so more names than places are kept. */
const NAMES_PER_PLACE = 3;

/**
 * Finds names by words. A word marks the names that have it; names with all marks are scored, and the best are kept. Where too few have all, words may
 * also be those of the place's surroundings ("Rua da Igreja, Ermesinde"), then mistyped, then joined or cut wrongly, then one may be missing.
 */
export class NameSearch {
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  readonly #dictionary: TokenDictionary;
  readonly #marks: Uint32Array;
  #marked: Int32Array = new Int32Array(1024);
  #markedCount = 0;

  constructor(columns: Columns<typeof NAME_COLUMNS>, dictionary: TokenDictionary) {
    this.#columns = columns;
    this.#dictionary = dictionary;
    this.#marks = new Uint32Array(columns.namePlace.length);
  }

  /** Names by falling score, one for each place. @param words folded, in the order in which they were typed */
  find(words: readonly string[], options: SearchOptions): FoundName[] {
    if (words.length === 0 || options.limit <= 0 || this.#marks.length === 0) return [];
    const typed = significantWords(words);
    const best = new BestNames(options.limit);
    const found = this.#findWords(typed, best, options);
    if (found > 0 || options.isStrict === true) return best.take();
    for (const other of this.#otherCuts(typed)) this.#findWords(other, best, options);
    if (best.isEmpty && typed.length > 1) this.#findWords(typed, best, options, true);
    return best.take();
  }

  /** @returns how many names are kept */
  #findWords(texts: readonly string[], best: BestNames, options: SearchOptions, mayMissOne = false): number {
    const words = texts.map((text) => searchWord(this.#dictionary, text));
    const ranker = new Ranker(this.#columns, words.length, options);
    try {
      this.#markWords(words);
      this.#collect(best, ranker, false, false);
      // A whole name was typed as it is written: nothing has to be guessed.
      if (best.hasWhole) return best.size;
      if (words.length > 1 && best.size < options.limit) this.#collect(best, ranker, true, false);
      if (options.isStrict !== true && best.size < options.limit) this.#correct(words, best, ranker);
      if (mayMissOne && best.isEmpty) this.#collect(best, ranker, true, true);
      return best.size;
    } finally {
      this.#forget();
    }
  }

  /** Marks names by corrections: of the words that no name has, else of each. Two edits are tried only where one leads nowhere. */
  #correct(words: readonly SearchWord[], best: BestNames, ranker: Ranker): void {
    const unknown = words.map(isUnknown);
    const isAnyUnknown = unknown.includes(true);
    for (const most of [1, 2] as const) {
      if (most === 2 && !best.isEmpty) return;
      words.forEach((word, i) => {
        if (isAnyUnknown && !unknown[i]) return;
        // A short word that names have is seldom another one, and is near to very many.
        if (!isAnyUnknown && word.text.length < LEAST_DOUBTED && !best.isEmpty) return;
        for (const range of correctionsOf(this.#dictionary, word, most, i === words.length - 1))
          this.#mark(range, (1 << i) | (1 << (i + NEAR_SHIFT)), false);
      });
      this.#collect(best, ranker, words.length > 1, false);
    }
  }

  #markWords(words: readonly SearchWord[]): void {
    const { tokenFirstPosting } = this.#columns;
    const count = ({ from, end }: TokenRange): number => tokenFirstPosting[end]! - tokenFirstPosting[from]!;
    const order = words
      .map((word, bit) => ({
        word,
        bit,
        names: word.exact.reduce(
          (sum, token) => sum + count({ from: token as TokenIndex, end: (token + 1) as TokenIndex }),
          count(word.beginning),
        ),
      }))
      .sort((a, b) => a.names - b.names);
    const isAlone = words.length === 1;
    for (const [at, { word, bit, names }] of order.entries()) {
      const onlyConfirms = at > 0 && names > COMMON_WORD && this.#markedCount > 0;
      const cutoff =
        isAlone && names > MANY_NAMES ? Math.ceil((this.#marks.length * MANY_NAMES) / names) : this.#marks.length;
      for (const token of word.exact)
        this.#mark(
          { from: token as TokenIndex, end: (token + 1) as TokenIndex },
          (1 << bit) | (1 << (bit + EXACT_SHIFT)),
          onlyConfirms,
          cutoff,
        );
      this.#mark(word.beginning, 1 << bit, onlyConfirms, cutoff);
    }
  }

  /** Marks the names of a range of tokens, whose postings lie one after the other. */
  #mark({ from, end }: TokenRange, bits: number, onlyMarked: boolean, cutoff = this.#marks.length): void {
    const { postingName, tokenFirstPosting } = this.#columns;
    const marks = this.#marks;
    const last = tokenFirstPosting[end]!;
    const first = tokenFirstPosting[from]!;
    if (this.#markedCount + last - first > this.#marked.length) {
      const more = new Int32Array(Math.min(marks.length, 2 * (this.#markedCount + last - first)));
      more.set(this.#marked.subarray(0, this.#markedCount));
      this.#marked = more;
    }
    const marked = this.#marked;
    let count = this.#markedCount;
    for (let posting = first as number; posting < last; posting++) {
      const name = postingName[posting as never]! as number;
      const before = marks[name]!;
      if (before === 0) {
        if (onlyMarked || name >= cutoff) continue;
        marked[count++] = name;
      }
      marks[name] = before | bits;
    }
    this.#markedCount = count;
  }

  /** Scores the marked names and offers them. */
  #collect(best: BestNames, ranker: Ranker, withContext: boolean, mayMissOne: boolean): void {
    const marks = this.#marks;
    const marked = this.#marked;
    const { all } = ranker;
    const least = ranker.words - (mayMissOne ? 1 : 0);
    for (let i = 0; i < this.#markedCount; i++) {
      const name = marked[i]!;
      const mark = marks[name]!;
      if ((mark & all) === all) best.offer(ranker, name, mark, 0);
      else if (withContext) {
        const around = this.#marksAround(name) & all & ~mark;
        if (bitCount((mark & all) | around) >= least) best.offer(ranker, name, mark, around);
      }
    }
  }

  /** The marks of the names of a place's surroundings. */
  #marksAround(name: number): number {
    const { namePlace, placeContext } = this.#columns;
    const context = placeContext[namePlace[name as NameIndex]!]!;
    if (context < 0) return 0;
    let marks = 0;
    for (let other = firstNameOf(this.#columns, context); namePlace[other as NameIndex] === context; other++)
      marks |= this.#marks[other]!;
    return marks & WORD_BITS;
  }

  #forget(): void {
    for (let i = 0; i < this.#markedCount; i++) this.#marks[this.#marked[i]!] = 0;
    this.#markedCount = 0;
  }

  /** The words with two joined, or one that no name has cut in two: "santacatarina", "trin dade". */
  #otherCuts(words: readonly string[]): string[][] {
    const cuts: string[][] = [];
    words.forEach((word, i) => {
      const next = words[i + 1];
      if (next !== undefined) cuts.push([...words.slice(0, i), word + next, ...words.slice(i + 2)]);
      if (!isUnknown(searchWord(this.#dictionary, word))) return;
      for (let at = 2; at <= word.length - 2; at++) {
        const head = word.slice(0, at);
        if (this.#dictionary.find(head) < 0) continue;
        // The space was left out, or another key was hit in its place.
        for (const tail of [word.slice(at), word.slice(at + 1)]) {
          if (tail.length > 1 && !isUnknown(searchWord(this.#dictionary, tail)))
            cuts.push([...words.slice(0, i), head, tail, ...words.slice(i + 1)]);
        }
      }
    });
    return cuts.slice(0, 12);
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

/** Scores names against one query. */
class Ranker {
  readonly words: number;
  /** The marks of a name with every word. */
  readonly all: number;
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  readonly #kind: number;
  readonly #lat: number;
  readonly #lng: number;
  readonly #shrink: number;

  constructor(columns: Columns<typeof NAME_COLUMNS>, words: number, { near, kind }: SearchOptions) {
    this.#columns = columns;
    this.words = words;
    this.all = (1 << words) - 1;
    this.#kind = kind ?? -1;
    this.#lat = near === undefined ? Number.NaN : near.lat * 1e7;
    this.#lng = near === undefined ? Number.NaN : near.lng * 1e7;
    this.#shrink = near === undefined ? 1 : Math.cos((near.lat * Math.PI) / 180);
  }

  placeOf(name: number): NamedPlaceIndex {
    return this.#columns.namePlace[name as NameIndex]!;
  }

  /** Whether all words of a name, and no others, were typed as they are. */
  isWhole(name: number, mark: number): boolean {
    return (
      bitCount((mark >>> EXACT_SHIFT) & this.all) === this.words &&
      this.#columns.nameWords[name as NameIndex]! <= this.words
    );
  }

  /** Whether no word was mistyped or is missing. */
  isTyped(mark: number, around: number): boolean {
    const exact = mark >>> EXACT_SHIFT;
    const near = (mark >>> NEAR_SHIFT) & ~exact;
    return ((mark | around) & ~near & this.all) === this.all;
  }

  /** -1 for a place of another kind. @param around words that the surroundings have */
  score(name: number, mark: number, around: number): number {
    const { nameWords, placeImportance, placeKind, placeLat, placeLng } = this.#columns;
    const place = this.placeOf(name);
    if (this.#kind >= 0 && placeKind[place] !== this.#kind) return -1;
    const own = mark & this.all;
    const exact = (mark >>> EXACT_SHIFT) & own;
    const near = (mark >>> NEAR_SHIFT) & own & ~exact;
    const exactCount = bitCount(exact);
    const nearCount = bitCount(near);
    const ownCount = bitCount(own);
    const words =
      exactCount * EXACT +
      nearCount * NEAR +
      (ownCount - exactCount - nearCount) * BEGINNING +
      bitCount(around) * CONTEXT;
    const length = Math.max(1, nameWords[name as NameIndex]!, ownCount);
    let score =
      (WORDS_WEIGHT * words) / this.words +
      (COVERAGE_WEIGHT * ownCount) / length +
      (IMPORTANCE_WEIGHT * placeImportance[place]!) / 255;
    if (exactCount === this.words && length === this.words)
      score += placeKind[place] === PLACE_KIND.street ? WHOLE_STREET : WHOLE_NAME;
    if (bitCount(own | around) < this.words) score = Math.max(0, score - MISSING);
    if (!Number.isNaN(this.#lat)) {
      const north = (placeLat[place]! - this.#lat) * METRES_PER_UNIT;
      const east = (placeLng[place]! - this.#lng) * METRES_PER_UNIT * this.#shrink;
      score += NEARNESS_WEIGHT / (1 + Math.sqrt(north * north + east * east) / HALF_NEAR_METRES);
    }
    return score;
  }
}

/** The names with the highest scores, the more important first among equals. */
class BestNames {
  readonly #most: number;
  readonly #limit: number;
  readonly #names: { name: number; place: NamedPlaceIndex; score: number; isTyped: boolean; isWhole: boolean }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
    this.#most = limit * NAMES_PER_PLACE;
  }

  get size(): number {
    return this.#names.length;
  }

  /** Whether a name was hit by all of its words. */
  get hasWhole(): boolean {
    return this.#names.some(({ isWhole }) => isWhole);
  }

  get isEmpty(): boolean {
    return this.#names.length === 0;
  }

  get isFull(): boolean {
    return this.#names.length >= this.#most;
  }

  offer(ranker: Ranker, name: number, mark: number, around: number): void {
    const score = ranker.score(name, mark, around);
    const names = this.#names;
    if (score < 0 || (this.isFull && score <= names[names.length - 1]!.score)) return;
    const place = ranker.placeOf(name);
    const known = names.findIndex((other) => other.place === place);
    if (known >= 0) {
      if (names[known]!.score >= score) return;
      names.splice(known, 1);
    }
    let at = names.length;
    while (at > 0 && (names[at - 1]!.score < score || (names[at - 1]!.score === score && names[at - 1]!.name > name)))
      at--;
    names.splice(at, 0, {
      name,
      place,
      score,
      isTyped: ranker.isTyped(mark, around),
      isWhole: ranker.isWhole(name, mark),
    });
    if (names.length > this.#most) names.pop();
  }

  take(): FoundName[] {
    return this.#names
      .slice(0, this.#limit)
      .map(({ name, isWhole: _, ...found }) => ({ ...found, name: name as NameIndex }));
  }
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
