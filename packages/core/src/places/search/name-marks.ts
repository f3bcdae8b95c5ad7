import type { Columns } from '../../storage/index.ts';
import type { NamedPlaceIndex, NameIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import { bitCount } from '../dictionary/bit-count.ts';
import type { TokenRange } from '../dictionary/token-dictionary.ts';

// A mark has one bit for each word of the query that a name has, then one for each that it has exactly, then one for each that it has mistyped.
/** The bits of words that a name has in any way. */
export const WORD_BITS = 0xff;
export const EXACT_SHIFT = 8;
export const NEAR_SHIFT = 16;

/** Which names have which words of a query. Scratch memory, reused from query to query: {@link NameMarks.forget} ends one. */
export class NameMarks {
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  /** By name; 0 = none. */
  readonly #marks: Uint32Array;
  /** By place: the words of the names of a place that is the surroundings of others. */
  readonly #around: Uint8Array;
  #marked: Int32Array = new Int32Array(1024);
  #count = 0;
  #isContext: Uint8Array | undefined;
  /** By the words that a name has. */
  readonly #isEnough = new Uint8Array(WORD_BITS + 1);
  readonly #markedContexts: NamedPlaceIndex[] = [];

  constructor(columns: Columns<typeof NAME_COLUMNS>) {
    this.#columns = columns;
    this.#marks = new Uint32Array(columns.namePlace.length);
    this.#around = new Uint8Array(columns.placeKind.length);
  }

  /** The number of names in all. */
  get size(): number {
    return this.#marks.length;
  }

  /** The number of names with a mark. */
  get count(): number {
    return this.#count;
  }

  /**
   * Marks the names of a range of tokens, whose postings lie one after the other.
   * @param onlyMarked adds to marks, and marks no further names
   * @param cutoff names from this index on, the less important ones, get no first mark
   */
  mark({ from, end }: TokenRange, bits: number, onlyMarked = false, cutoff: number = this.#marks.length): void {
    const { postingName, tokenFirstPosting } = this.#columns;
    const marks = this.#marks;
    const last = tokenFirstPosting[end]!;
    const first = tokenFirstPosting[from]!;
    if (this.#count + last - first > this.#marked.length) {
      const more = new Int32Array(Math.min(marks.length, 2 * (this.#count + last - first)));
      more.set(this.#marked.subarray(0, this.#count));
      this.#marked = more;
    }
    const marked = this.#marked;
    let count = this.#count;
    for (let posting = first as number; posting < last; posting++) {
      const name = postingName[posting as never]! as number;
      const before = marks[name]!;
      if (before === 0) {
        if (onlyMarked || name >= cutoff) continue;
        marked[count++] = name;
      }
      marks[name] = before | bits;
    }
    this.#count = count;
  }

  /** Calls back for each name that has all words itself. @param all the bits of all words */
  complete(all: number, visit: (name: number, mark: number) => void): void {
    const marks = this.#marks;
    const marked = this.#marked;
    const count = this.#count;
    for (let i = 0; i < count; i++) {
      const name = marked[i]!;
      const mark = marks[name]!;
      if ((mark & all) === all) visit(name, mark);
    }
  }

  /**
   * Calls back for each name that has all words but at most `missing` itself or in its surroundings; `around` has the words of the latter alone.
   * @param all the bits of all words
   */
  inContext(all: number, missing: number, visit: (name: number, mark: number, around: number) => void): void {
    const anywhere = this.#markAround() & all;
    const { namePlace, placeContext } = this.#columns;
    const marks = this.#marks;
    const marked = this.#marked;
    const count = this.#count;
    const least = bitCount(all) - missing;
    // Most names lack a word that no surroundings have.
    const isEnough = this.#isEnough;
    for (let own = 0; own <= all; own++) isEnough[own] = bitCount(own | anywhere) >= least ? 1 : 0;
    for (let i = 0; i < count; i++) {
      const name = marked[i]!;
      const mark = marks[name]!;
      const own = mark & all;
      if (isEnough[own] === 0) continue;
      const context = own === all ? -1 : placeContext[namePlace[name as NameIndex]!]!;
      const around = context < 0 ? 0 : this.#around[context]! & all & ~own;
      if (own === all || bitCount(own | around) >= least) visit(name, mark, around);
    }
    this.#forgetAround();
  }

  /** Ends a query: no name is marked. */
  forget(): void {
    for (let i = 0; i < this.#count; i++) this.#marks[this.#marked[i]!] = 0;
    this.#count = 0;
  }

  /** Notes the words of the marked places that are surroundings. @returns the words of all of them */
  #markAround(): number {
    const { namePlace } = this.#columns;
    const isContext = this.#contexts();
    const marked = this.#marked;
    const count = this.#count;
    let words = 0;
    for (let i = 0; i < count; i++) {
      const name = marked[i]!;
      const place = namePlace[name as NameIndex]!;
      if (isContext[place] === 0) continue;
      const own = this.#marks[name]! & WORD_BITS;
      this.#around[place]! |= own;
      this.#markedContexts.push(place);
      words |= own;
    }
    return words;
  }

  /** `[place]`: 1 = the surroundings of another place. One byte a place, made when surroundings are asked for the first time. */
  #contexts(): Uint8Array {
    if (this.#isContext === undefined) {
      const { placeContext } = this.#columns;
      this.#isContext = new Uint8Array(placeContext.length);
      for (let place = 0 as NamedPlaceIndex; place < placeContext.length; place++)
        if (placeContext[place]! >= 0) this.#isContext[placeContext[place]!] = 1;
    }
    return this.#isContext;
  }

  #forgetAround(): void {
    for (const place of this.#markedContexts) this.#around[place] = 0;
    this.#markedContexts.length = 0;
  }
}
