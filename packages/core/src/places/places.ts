import { pickLanguage } from '../base/index.ts';
import { type LatLng, nearbyDistanceMetres } from '../geo/index.ts';
import type { FoundPlace, FoundPlaceKind } from '../model/index.ts';
import { type Columns, type Index, readColumns, type Sections, StringPool, section } from '../storage/index.ts';
import type { NamedPlaceIndex, NameIndex, StreetPointIndex } from './columns/index-types.ts';
import { NAME_COLUMNS } from './columns/name-columns.ts';
import { CATEGORIES, PLACE_KIND } from './columns/place-kinds.ts';
import { UNITS_PER_DEGREE } from './columns/units.ts';
import { TokenDictionary } from './dictionary/token-dictionary.ts';
import type { FoundName } from './search/best-names.ts';
import { crossingOf, crossingQuery } from './search/crossing.ts';
import { firstNameOf, NameSearch } from './search/name-search.ts';
import { spotsAround } from './search/spots-around.ts';
import { foldNumber, numberedQueries, writeAddress } from './streets/house-number.ts';
import { StreetPoints } from './streets/street-points.ts';
import { foldText, wordsOf } from './text/fold-tokens.ts';

/** A query for places by name. */
export interface FindOptions {
  /** Most places; 10 unless given. */
  readonly limit?: number;
  /** Places near it come first among equals. */
  readonly near?: LatLng | undefined;
  /** Places near it come first among equals where `near` is not given: the centre of the town. Results have no distance from it. */
  readonly centre?: LatLng | undefined;
  /** BCP 47, of the names in the answer; the local names unless given. */
  readonly language?: string | undefined;
}

/** A place as the index knows it: with the number of its stop in the timetable, -1 for none. */
export type IndexedPlace = Omit<FoundPlace, 'stop' | 'region' | 'timezone'> & { readonly servedStop: number };

const KIND_NAMES: readonly FoundPlaceKind[] = ['station', 'stop', 'locality', 'poi', 'street'];
const DEFAULT_LIMIT = 10;
const MOST_PLACES = 100;
/** Longer queries are cut: no name is that long. */
const LONGEST_QUERY = 200;
/** A house number that was found outranks all names: nothing else has the street and the number. */
const NUMBER_FOUND = 3;
const CROSSING_FOUND = 2;
const STREETS_PER_CROSSING = 6;

/** How far away a name may be that still says where a point is, by kind, in metres. */
const AT_PLACE_METRES = 30;
const AT_NUMBER_METRES = 45;
const AT_STREET_METRES = 120;
const RADII_METRES: readonly number[] = [130, 600, 3000];

/**
 * The names of a region over the sections of `names.bin`: finds places by what travellers type, and names for points. Nothing is parsed or copied when
 * it opens, apart from scratch memory of four bytes a name. Not for two searches at a time.
 */
export class Places {
  readonly #columns: Columns<typeof NAME_COLUMNS>;
  readonly #strings: StringPool;
  readonly #search: NameSearch;
  readonly #points: StreetPoints;
  readonly #languages: readonly string[];

  /** @throws PlannerError `artefact-corrupt` */
  constructor(sections: Sections) {
    const columns = readColumns(NAME_COLUMNS, sections);
    this.#columns = columns;
    this.#strings = new StringPool(
      section(sections, 'nameBytes', Uint8Array),
      section(sections, 'nameOffsets', Uint32Array),
    );
    this.#search = new NameSearch(columns, new TokenDictionary(columns));
    this.#points = new StreetPoints(columns, this.#strings);
    this.#languages = Array.from(columns.languageTag, (tag) => this.#strings.get(tag));
  }

  /** The number of places. */
  get size(): number {
    return this.#columns.placeKind.length;
  }

  /** The number of names, those in other languages included. */
  get nameCount(): number {
    return this.#columns.namePlace.length;
  }

  /** The own name of each place, in order of importance. */
  *names(): Iterable<{ readonly name: string; readonly kind: FoundPlaceKind } & LatLng> {
    for (let place = 0 as NamedPlaceIndex; place < this.size; place++)
      yield { name: this.#nameOf(place, undefined), kind: this.#kindOf(place), ...this.#placeAt(place) };
  }

  /**
   * Finds places by a name, an address or a crossing as people type them, best first. Every beginning of a name finds it, so it serves suggestions too.
   * @param text of any length and kind; one without letters and figures finds nothing
   */
  find(text: string, options: FindOptions = {}): IndexedPlace[] {
    const limit = Math.min(MOST_PLACES, options.limit ?? DEFAULT_LIMIT);
    const query = text.slice(0, LONGEST_QUERY);
    const numbered = this.#numbered(query, limit, options);
    const crossings = this.#crossings(query, options);
    // A number or a crossing explains the query, so that no other spelling of it has to be tried.
    const isStrict = numbered.length > 0 || crossings.length > 0;
    const names = this.#search.find(wordsOf(foldText(query)), { ...searchOptions(options), limit, isStrict });
    const found = names.map((name) => this.#named(name, options));
    const all = [...crossings, ...numbered, ...found].sort((a, b) => b.score - a.score);
    return withoutRepeats(all).slice(0, Math.max(0, limit));
  }

  /**
   * What is at a point: a stop, a point of interest or an address beside it, else its street, else what is near; nearest of each kind first.
   * @returns empty where nothing with a name is within 3 km
   */
  at(point: LatLng, options: FindOptions = {}): IndexedPlace[] {
    const limit = Math.min(MOST_PLACES, options.limit ?? DEFAULT_LIMIT);
    for (const radius of RADII_METRES) {
      const near = this.#around(point, radius, options.language);
      if (near.length > 0) return near.slice(0, Math.max(0, limit));
    }
    return [];
  }

  /** The address at a point, or the name of its street: '' where neither is near. */
  addressAt(point: LatLng, language?: string): string {
    const { number, street } = this.#nearestStreet(point, AT_STREET_METRES);
    return this.#addressOf(number, street, language);
  }

  #around(point: LatLng, radius: number, language: string | undefined): IndexedPlace[] {
    const { number, street } = this.#nearestStreet(point, radius);
    const address = this.#addressOf(number, street, language);
    const found: { readonly rank: number; readonly place: IndexedPlace }[] = [];
    spotsAround(this.#columns, point, radius, (spot) => {
      if (spot.place === undefined || this.#columns.placeKind[spot.place] === PLACE_KIND.street) return;
      const isHere = spot.metres <= AT_PLACE_METRES && this.#columns.placeKind[spot.place] !== PLACE_KIND.locality;
      const place = { ...this.#plain(spot.place, language), address, metres: spot.metres };
      found.push({ rank: (isHere ? 0 : 1000) + spot.metres, place });
    });
    if (number !== undefined && number.metres <= AT_NUMBER_METRES) {
      const of = this.#points.streetOf(number.point);
      const place: IndexedPlace = {
        ...this.#plain(of, language),
        ...this.#points.placeAt(number.point),
        kind: 'address',
        name: writeAddress(this.#nameOf(of, language), this.#points.numberAt(number.point)),
        metres: number.metres,
      };
      found.push({ rank: 500 + number.metres, place });
    }
    if (street !== undefined) {
      const of = this.#points.streetOf(street.point);
      const place = { ...this.#plain(of, language), ...this.#points.placeAt(street.point), metres: street.metres };
      found.push({ rank: (street.metres <= AT_STREET_METRES ? 700 : 1000) + street.metres, place });
    }
    return found.sort((a, b) => a.rank - b.rank).map(({ place }) => place);
  }

  /** The nearest house number and the nearest point of a street. */
  #nearestStreet(point: LatLng, radius: number): { readonly number?: NearPoint; readonly street?: NearPoint } {
    let number: NearPoint | undefined;
    let street: NearPoint | undefined;
    const { pointNumber } = this.#columns;
    spotsAround(this.#columns, point, radius, (spot) => {
      if (spot.point === undefined) return;
      const near = { point: spot.point, metres: spot.metres };
      if (street === undefined || near.metres < street.metres) street = near;
      if (pointNumber[spot.point]! > 0 && (number === undefined || near.metres < number.metres)) number = near;
    });
    return { ...(number !== undefined && { number }), ...(street !== undefined && { street }) };
  }

  #addressOf(number: NearPoint | undefined, street: NearPoint | undefined, language: string | undefined): string {
    if (number !== undefined && number.metres <= AT_NUMBER_METRES)
      return writeAddress(
        this.#nameOf(this.#points.streetOf(number.point), language),
        this.#points.numberAt(number.point),
      );
    if (street === undefined || street.metres > AT_STREET_METRES) return '';
    return this.#nameOf(this.#points.streetOf(street.point), language);
  }

  /** Streets with a house number that was typed. */
  #numbered(query: string, limit: number, options: FindOptions): IndexedPlace[] {
    const found: IndexedPlace[] = [];
    for (const { number, rest } of numberedQueries(query).slice(0, 3)) {
      const streets = this.#search.find(wordsOf(foldText(rest)), {
        ...searchOptions(options),
        limit,
        kind: PLACE_KIND.street,
      });
      for (const street of streets) {
        const at = this.#points.findNumber(street.place, number);
        const plain = this.#named(street, options);
        if (at === undefined) found.push({ ...plain, isExact: false });
        else {
          const isSame = foldNumber(at.number) === foldNumber(number);
          found.push({
            ...plain,
            lat: at.lat,
            lng: at.lng,
            kind: 'address',
            name: writeAddress(plain.name, at.number),
            score: street.score + NUMBER_FOUND - (isSame ? 0 : 0.2) - (at.isMapped ? 0 : 0.1),
            isExact: at.isMapped && isSame,
          });
        }
      }
    }
    return found;
  }

  #crossings(query: string, options: FindOptions): IndexedPlace[] {
    const streets = crossingQuery(query)?.map((text) =>
      this.#search.find(wordsOf(foldText(text)), {
        ...searchOptions(options),
        limit: STREETS_PER_CROSSING,
        kind: PLACE_KIND.street,
        isStrict: true,
      }),
    );
    const found: IndexedPlace[] = [];
    for (const a of streets?.[0] ?? []) {
      for (const b of streets?.[1] ?? []) {
        const at = a.place === b.place ? undefined : crossingOf(this.#points, a.place, b.place);
        if (at === undefined) continue;
        const [one, other] = [this.#named(a, options), this.#named(b, options)];
        const name = `${one.name} / ${other.name}`;
        found.push({
          ...one,
          ...at,
          isTyped: one.isTyped && other.isTyped,
          kind: 'crossing',
          name,
          score: (one.score + other.score) / 2 + CROSSING_FOUND,
        });
      }
    }
    return found;
  }

  #named(found: FoundName, { near, language }: FindOptions): IndexedPlace {
    const plain = this.#plain(found.place, language);
    const metres = near === undefined ? undefined : nearbyDistanceMetres(near.lat, near.lng, plain.lat, plain.lng);
    return { ...plain, metres, score: found.score, isTyped: found.isTyped };
  }

  #plain(place: NamedPlaceIndex, language: string | undefined): IndexedPlace {
    const { placeCategory, placeImportance, placeContext } = this.#columns;
    const context = placeContext[place]!;
    return {
      ...this.#placeAt(place),
      kind: this.#kindOf(place),
      name: this.#nameOf(place, language),
      area: context < 0 ? '' : this.#nameOf(context as NamedPlaceIndex, language),
      address: '',
      category: CATEGORIES[placeCategory[place]!]?.id ?? '',
      servedStop: this.#stopOf(place),
      importance: Math.round((placeImportance[place]! * 1000) / 255),
      score: 0,
      metres: undefined,
      isTyped: true,
      isExact: true,
    };
  }

  #kindOf(place: NamedPlaceIndex): FoundPlaceKind {
    return KIND_NAMES[this.#columns.placeKind[place]!] ?? 'poi';
  }

  #placeAt(place: NamedPlaceIndex): LatLng {
    const { placeLat, placeLng } = this.#columns;
    return { lat: placeLat[place]! / UNITS_PER_DEGREE, lng: placeLng[place]! / UNITS_PER_DEGREE };
  }

  /** The name of a place in a language, else its own. */
  #nameOf(place: NamedPlaceIndex, language: string | undefined): string {
    const { namePlace, nameText, nameLanguage } = this.#columns;
    const own = firstNameOf(this.#columns, place);
    let chosen: number = own;
    if (language !== undefined && namePlace[(own + 1) as NameIndex] === place) {
      const known = new Map<string, number>();
      for (let name = own as number; namePlace[name as NameIndex] === place; name++) {
        const tag = this.#languages[nameLanguage[name as NameIndex]!] ?? '';
        if (tag !== '' && !known.has(tag)) known.set(tag, name);
      }
      chosen = known.get(pickLanguage(language, [...known.keys()]) ?? '') ?? own;
    }
    return this.#strings.get(nameText[chosen as NameIndex]!);
  }

  #stopOf(place: NamedPlaceIndex): number {
    const { servedPlace, servedStop } = this.#columns;
    let [low, high] = [0, servedPlace.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (servedPlace[middle as Index<'servedPlace'>]! < place) low = middle + 1;
      else high = middle;
    }
    const row = low as Index<'servedPlace'>;
    return servedPlace[row] === place ? servedStop[row]! : -1;
  }
}

interface NearPoint {
  readonly point: StreetPointIndex;
  readonly metres: number;
}

function searchOptions({ near, centre }: FindOptions): { readonly near?: LatLng } {
  const middle = near ?? centre;
  return middle === undefined ? {} : { near: middle };
}

/** Places that would read alike and lie together are one: the best stays. */
function withoutRepeats(places: readonly IndexedPlace[]): IndexedPlace[] {
  const seen = new Set<string>();
  return places.filter((place) => {
    const key = `${place.kind}\n${place.name}\n${place.area}\n${place.lat.toFixed(3)}\n${place.lng.toFixed(3)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
