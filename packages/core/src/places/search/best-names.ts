import type { NamedPlaceIndex, NameIndex } from '../columns/index-types.ts';
import type { NameRanker } from './name-ranker.ts';

/** A name that was found. */
export interface FoundName {
  readonly place: NamedPlaceIndex;
  readonly name: NameIndex;
  /** Higher is better. */
  readonly score: number;
  /** Whether every word was found as it was typed, or as the beginning of one. */
  readonly isTyped: boolean;
}

/** A place is listed once, so more names than places are kept. */
const NAMES_PER_PLACE = 3;

/** The names with the highest scores, the more important first among equals. */
export class BestNames {
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

  offer(ranker: NameRanker, name: number, mark: number, around: number): void {
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
