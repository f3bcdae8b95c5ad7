import type { Columns, Index } from '../../storage/index.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';

/** Letters of the longest word that {@link WordDistance} compares: bits of a number, one to spare. */
export const LONGEST_COMPARED = 31;

/** Slots of the table of letters: at least twice the letters of a word, and a power of two. */
const SLOTS = 64;

/**
 * Compares tokens with one word by optimal string alignment. A column of the table of distances is held in the bits of two numbers, so each letter of a
 * token takes some fifteen operations, whatever the length of the word (Hyyrö 2003, after Myers 1999).
 */
export class WordDistance {
  readonly #wordLength: number;
  readonly #edits: number;
  readonly #isBeginning: boolean;
  /** The letters of the word, and where in it each stands; an open hash table, a slot without positions is free. */
  readonly #letters = new Uint16Array(SLOTS);
  readonly #positions = new Int32Array(SLOTS);

  /**
   * @param word of at most {@link LONGEST_COMPARED} letters
   * @param isBeginning whether the word may be near the beginning of a token alone
   */
  constructor(word: string, edits: number, isBeginning: boolean) {
    this.#wordLength = word.length;
    this.#edits = edits;
    this.#isBeginning = isBeginning;
    for (let at = 0; at < word.length; at++) {
      const slot = this.#slotOf(word.charCodeAt(at));
      this.#letters[slot] = word.charCodeAt(at);
      this.#positions[slot]! |= 1 << at;
    }
  }

  /** Whether the letters from one to before another are within the edits. */
  isNear(letters: Columns<typeof NAME_COLUMNS>['letter'], from: number, end: number): boolean {
    const edits = this.#edits;
    const last = 1 << (this.#wordLength - 1);
    // Differences down the column: where it grows, where it falls; and where the diagonal stays.
    let grows = -1;
    let falls = 0;
    let stays = 0;
    let before = 0;
    let distance = this.#wordLength;
    for (let at = from; at < end; at++) {
      if (this.#isBeginning && distance <= edits) return true;
      // Each further letter brings the distance down by one at most.
      if (distance - (end - at) > edits) return false;
      const equal = this.#positions[this.#slotOf(letters[at as Index<'letter'>]!)]!;
      const swapped = ((~stays & equal) << 1) & before;
      stays = (((equal & grows) + grows) ^ grows) | equal | falls | swapped;
      let rises = falls | ~(stays | grows);
      let sinks = stays & grows;
      if ((rises & last) !== 0) distance++;
      else if ((sinks & last) !== 0) distance--;
      rises = (rises << 1) | 1;
      sinks <<= 1;
      grows = sinks | ~(stays | rises);
      falls = rises & stays;
      before = equal;
    }
    return distance <= edits;
  }

  #slotOf(letter: number): number {
    let slot = letter & (SLOTS - 1);
    while (this.#positions[slot] !== 0 && this.#letters[slot] !== letter) slot = (slot + 1) & (SLOTS - 1);
    return slot;
  }
}
