import type { LatLng } from '../../geo/index.ts';
import type { Columns } from '../../storage/index.ts';
import type { NamedPlaceIndex, NameIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import { PLACE_KIND } from '../columns/place-kinds.ts';
import { bitCount } from '../dictionary/bit-count.ts';
import { EXACT_SHIFT, NEAR_SHIFT } from './name-marks.ts';

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

/** What names are scored by besides their words. */
export interface RankOptions {
  /** Places near it come first among equals. */
  readonly near?: LatLng;
  /** `PLACE_KIND`; every kind unless given. */
  readonly kind?: number;
}

/** Scores names against one query, by their marks. */
export class NameRanker {
  readonly words: number;
  /** The marks of a name with every word. */
  readonly all: number;
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  readonly #kind: number;
  readonly #lat: number;
  readonly #lng: number;
  readonly #shrink: number;

  constructor(columns: Columns<typeof NAME_COLUMNS>, words: number, { near, kind }: RankOptions) {
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
