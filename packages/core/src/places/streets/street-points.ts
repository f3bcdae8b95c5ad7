import type { LatLng } from '../../geo/index.ts';
import { after, type Columns, type StringPool } from '../../storage/index.ts';
import type { NamedPlaceIndex, NamedStreetIndex, StreetPointIndex } from '../columns/index-types.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import { UNITS_PER_DEGREE } from '../columns/units.ts';
import { figuresOf, foldNumber, spans } from './house-number.ts';

/** A house number on the ground. */
export interface FoundNumber extends LatLng {
  /** As the map writes it, or as asked for where it lies between two others. */
  readonly number: string;
  /** False where the place was interpolated between the numbers before and after it. */
  readonly isMapped: boolean;
}

/** Numbers further apart than this say nothing about those between them. */
const WIDEST_GAP = 100;

/** The points of streets: where each runs, and its house numbers. */
export class StreetPoints {
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  readonly #strings: StringPool;

  constructor(columns: Columns<typeof NAME_COLUMNS>, strings: StringPool) {
    this.#columns = columns;
    this.#strings = strings;
  }

  /** The street with a point. */
  streetOf(point: StreetPointIndex): NamedPlaceIndex {
    const { streetFirstPoint, streetPlace } = this.#columns;
    let [low, high] = [0, streetPlace.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (streetFirstPoint[middle as NamedStreetIndex]! <= point) low = middle;
      else high = middle - 1;
    }
    return streetPlace[low as NamedStreetIndex]!;
  }

  /** The house number at a point; '' for a point of the street itself. */
  numberAt(point: StreetPointIndex): string {
    return this.#strings.get(this.#columns.pointNumber[point]!);
  }

  placeAt(point: StreetPointIndex): LatLng {
    const { pointLat, pointLng } = this.#columns;
    return { lat: pointLat[point]! / UNITS_PER_DEGREE, lng: pointLng[point]! / UNITS_PER_DEGREE };
  }

  /** Points of a street from one to before another; empty for places that are no street. */
  pointsOf(place: NamedPlaceIndex): { readonly from: StreetPointIndex; readonly end: StreetPointIndex } {
    const { streetFirstPoint, streetPlace } = this.#columns;
    let [low, high] = [0, streetPlace.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (streetPlace[middle as NamedStreetIndex]! < place) low = middle + 1;
      else high = middle;
    }
    const street = low as NamedStreetIndex;
    if (streetPlace[street] !== place) return { from: 0 as StreetPointIndex, end: 0 as StreetPointIndex };
    return { from: streetFirstPoint[street]!, end: streetFirstPoint[after(street)]! };
  }

  /**
   * A house number of a street: as mapped, else one of the same figures, else a range of numbers that spans it, else the place between the numbers
   * before and after it on the same side.
   */
  findNumber(street: NamedPlaceIndex, wanted: string): FoundNumber | undefined {
    const { from, end } = this.pointsOf(street);
    const folded = foldNumber(wanted);
    const figures = figuresOf(folded);
    let [low, high] = [from as number, end as number];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#figuresAt(middle) < figures) low = middle + 1;
      else high = middle;
    }
    let alike: number | undefined;
    // Points without a number have no figures either: nothing is like a typed 0 but a mapped one.
    for (let at = low; at < end && this.#figuresAt(at) === figures; at++) {
      const number = foldNumber(this.numberAt(at as StreetPointIndex));
      if (number === folded) return this.#found(at);
      if (figures > 0) alike ??= at;
    }
    if (alike !== undefined) return this.#found(alike);
    return this.#between(from, end, low, figures, wanted);
  }

  /** @param next the first point whose figures are higher */
  #between(from: number, end: number, next: number, figures: number, wanted: string): FoundNumber | undefined {
    const before = this.#onSameSide(next - 1, from - 1, -1, figures);
    const beyond = this.#onSameSide(next, end, 1, figures);
    if (before !== undefined && spans(foldNumber(this.numberAt(before)), figures)) return this.#found(before);
    if (before === undefined || beyond === undefined) return undefined;
    const [low, high] = [this.#figuresAt(before), this.#figuresAt(beyond)];
    if (high - low > WIDEST_GAP) return undefined;
    const share = (figures - low) / (high - low);
    const [a, b] = [this.placeAt(before), this.placeAt(beyond)];
    return {
      number: wanted,
      isMapped: false,
      lat: a.lat + (b.lat - a.lat) * share,
      lng: a.lng + (b.lng - a.lng) * share,
    };
  }

  /** The nearest number in a direction that lies on the side of the street with even, or odd, numbers. */
  #onSameSide(start: number, end: number, step: 1 | -1, figures: number): StreetPointIndex | undefined {
    for (let at = start; at !== end; at += step) {
      const other = this.#figuresAt(at);
      if (other === 0) return undefined;
      if ((other - figures) % 2 === 0) return at as StreetPointIndex;
    }
    return undefined;
  }

  #figuresAt(point: number): number {
    return figuresOf(this.numberAt(point as StreetPointIndex));
  }

  #found(point: number): FoundNumber {
    const at = point as StreetPointIndex;
    return { ...this.placeAt(at), number: this.numberAt(at), isMapped: true };
  }
}
