import type { Columns } from '../../storage/index.ts';
import type { NameIndex } from '../columns/index-types.ts';
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
  /** The words that any surroundings have. */
  #anyAround = 0;

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
    this.#markAround();
    const { namePlace, placeContext } = this.#columns;
    const marks = this.#marks;
    const marked = this.#marked;
    const count = this.#count;
    const least = bitCount(all) - missing;
    const anywhere = this.#anyAround & all;
    for (let i = 0; i < count; i++) {
      const name = marked[i]!;
      const mark = marks[name]!;
      const own = mark & all;
      // Most names lack a word that no surroundings have.
      if (own !== all && bitCount(own | anywhere) < least) continue;
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

  #markAround(): void {
    const { namePlace } = this.#columns;
    for (let i = 0; i < this.#count; i++) {
      const name = this.#marked[i]!;
      const words = this.#marks[name]! & WORD_BITS;
      this.#around[namePlace[name as NameIndex]!]! |= words;
    }
    this.#anyAround = this.#wordsOfContexts();
  }

  /** The words of all places that are the surroundings of a marked name. */
  #wordsOfContexts(): number {
    const { namePlace, placeContext } = this.#columns;
    let words = 0;
    for (let i = 0; i < this.#count; i++) {
      const context = placeContext[namePlace[this.#marked[i]! as NameIndex]!]!;
      if (context >= 0) words |= this.#around[context]!;
    }
    return words;
  }

  #forgetAround(): void {
    const { namePlace } = this.#columns;
    for (let i = 0; i < this.#count; i++) this.#around[namePlace[this.#marked[i]! as NameIndex]!] = 0;
    this.#anyAround = 0;
  }
}
