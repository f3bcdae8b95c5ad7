import { type ColumnArrays, type Sections, StringPoolBuilder, writeColumns } from '../../storage/index.ts';
import { NAME_COLUMNS } from '../columns/name-columns.ts';
import { CATEGORIES, PLACE_KIND } from '../columns/place-kinds.ts';
import { squareColumn, squareKey, squareRow, UNITS_PER_DEGREE } from '../columns/units.ts';
import { compareNumbers, foldNumber } from '../streets/house-number.ts';
import { nameTokens } from '../text/fold-tokens.ts';
import { KIND_WORDS } from '../text/kind-words.ts';
import { contextsOf } from './contexts.ts';
import { withoutDoubles } from './merge-places.ts';
import type { DraftNumber, PlaceDraft } from './place-draft.ts';

/** The names of a region, built. */
export interface BuiltNames {
  /** Of `names.bin`. */
  readonly sections: Sections;
  readonly counts: { readonly places: number; readonly names: number; readonly houseNumbers: number };
}

type Arrays = ColumnArrays<typeof NAME_COLUMNS>;
/** A language is stored in a byte. */
const MOST_LANGUAGES = 255;

/**
 * Lays out `names.bin`. Places are sorted by importance and then by what they are, so the bytes do not depend on the order of the drafts.
 * @param drafts places with at least one name each; coordinates on the globe
 */
export function buildNames(drafts: readonly PlaceDraft[]): BuiltNames {
  const places = withoutDoubles([...drafts].sort(byImportance));
  const strings = new StringPoolBuilder();
  const names = layOutNames(places, strings);
  const streets = layOutStreets(places, strings);
  const spots = layOutSpots(places, streets);
  const stops = places.flatMap(({ stop }, place) => (stop >= 0 ? [{ place, stop }] : []));
  const { bytes, offsets } = strings.build();
  const sections = writeColumns(NAME_COLUMNS, {
    placeKind: Uint8Array.from(places, ({ kind }) => kind),
    placeCategory: Uint8Array.from(places, ({ category }) => category),
    placeImportance: Uint8Array.from(places, importanceOf),
    placeLat: Int32Array.from(places, ({ lat }) => Math.round(lat * UNITS_PER_DEGREE)),
    placeLng: Int32Array.from(places, ({ lng }) => Math.round(lng * UNITS_PER_DEGREE)),
    placeContext: contextsOf(places),
    ...names,
    ...streets,
    servedPlace: Int32Array.from(stops, ({ place }) => place),
    servedStop: Int32Array.from(stops, ({ stop }) => stop),
    ...spots,
    nameBytes: bytes,
    nameOffsets: offsets,
  });
  const houseNumbers = streets.pointNumber.reduce((sum, number) => sum + (number > 0 ? 1 : 0), 0);
  return { sections, counts: { places: places.length, names: names.namePlace.length, houseNumbers } };
}

function importanceOf({ importance }: PlaceDraft): number {
  return Math.min(255, Math.max(0, Math.round(importance)));
}

function byImportance(a: PlaceDraft, b: PlaceDraft): number {
  return (
    importanceOf(b) - importanceOf(a) ||
    a.kind - b.kind ||
    compareTexts(a.names[0]?.text ?? '', b.names[0]?.text ?? '') ||
    a.lat - b.lat ||
    a.lng - b.lng ||
    a.category - b.category ||
    a.stop - b.stop
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function layOutNames(
  places: readonly PlaceDraft[],
  strings: StringPoolBuilder,
): Pick<
  Arrays,
  | 'namePlace'
  | 'nameText'
  | 'nameLanguage'
  | 'nameWords'
  | 'languageTag'
  | 'tokenFirstLetter'
  | 'letter'
  | 'tokenFirstPosting'
  | 'postingName'
> {
  const namePlace: number[] = [];
  const nameText: number[] = [];
  const nameLanguage: number[] = [];
  const nameWords: number[] = [];
  const languages = new Map<string, number>([['', 0]]);
  const tokens = new Map<string, number[]>();
  places.forEach(({ kind, category, names }, place) => {
    const kindWords = KIND_WORDS[kind === PLACE_KIND.station ? 'station' : (CATEGORIES[category]?.id ?? '')] ?? [];
    for (const [i, { text, language }] of names.entries()) {
      const name = namePlace.length;
      if (!languages.has(language) && languages.size < MOST_LANGUAGES) languages.set(language, languages.size);
      const { count, tokens: words } = nameTokens(text, i === 0 ? kindWords : []);
      namePlace.push(place);
      nameText.push(strings.add(text));
      nameLanguage.push(languages.get(language) ?? 0);
      nameWords.push(count);
      for (const word of words) {
        const postings = tokens.get(word);
        if (postings === undefined) tokens.set(word, [name]);
        else postings.push(name);
      }
    }
  });
  const sorted = [...tokens].sort(([a], [b]) => compareTexts(a, b));
  return {
    namePlace: Int32Array.from(namePlace),
    nameText: Int32Array.from(nameText),
    nameLanguage: Uint8Array.from(nameLanguage),
    nameWords: Uint8Array.from(nameWords),
    languageTag: Int32Array.from(languages.keys(), (tag) => strings.add(tag)),
    tokenFirstLetter: startsOf(sorted, ([word]) => word.length),
    letter: Uint16Array.from(
      sorted.flatMap(([word]) => Array.from({ length: word.length }, (_, i) => word.charCodeAt(i))),
    ),
    tokenFirstPosting: startsOf(sorted, ([, postings]) => postings.length),
    postingName: concatenate(sorted.map(([, postings]) => postings)),
  };
}

type StreetArrays = Pick<Arrays, 'streetPlace' | 'streetFirstPoint' | 'pointLat' | 'pointLng' | 'pointNumber'>;

/** For each street its points, then its numbers in order, each once. */
function layOutStreets(places: readonly PlaceDraft[], strings: StringPoolBuilder): StreetArrays {
  const streetPlace: number[] = [];
  const streetFirstPoint: number[] = [];
  const pointLat: number[] = [];
  const pointLng: number[] = [];
  const pointNumber: number[] = [];
  places.forEach(({ kind, line = [], numbers = [] }, place) => {
    if (kind !== PLACE_KIND.street) return;
    streetPlace.push(place);
    streetFirstPoint.push(pointLat.length);
    for (let i = 0; i < line.length; i += 2) {
      pointLat.push(Math.round(line[i]! * UNITS_PER_DEGREE));
      pointLng.push(Math.round(line[i + 1]! * UNITS_PER_DEGREE));
      pointNumber.push(0);
    }
    for (const { number, lat, lng } of distinctNumbers(numbers)) {
      pointLat.push(Math.round(lat * UNITS_PER_DEGREE));
      pointLng.push(Math.round(lng * UNITS_PER_DEGREE));
      pointNumber.push(strings.add(number));
    }
  });
  streetFirstPoint.push(pointLat.length);
  return {
    streetPlace: Int32Array.from(streetPlace),
    streetFirstPoint: Int32Array.from(streetFirstPoint),
    pointLat: Int32Array.from(pointLat),
    pointLng: Int32Array.from(pointLng),
    pointNumber: Int32Array.from(pointNumber),
  };
}

/** A number that occurs often (flats, entrances, shops) stays once, at its southernmost place. */
function distinctNumbers(numbers: readonly DraftNumber[]): DraftNumber[] {
  const keyed = numbers.map((entry) => ({ entry, key: foldNumber(entry.number) }));
  keyed.sort(
    (a, b) =>
      compareNumbers(a.key, b.key) ||
      a.entry.lat - b.entry.lat ||
      a.entry.lng - b.entry.lng ||
      compareTexts(a.entry.number, b.entry.number),
  );
  return keyed.filter(({ key }, i) => i === 0 || keyed[i - 1]!.key !== key).map(({ entry }) => entry);
}

/** What lies in each square of the grid: places, and points of streets in place of the streets. */
function layOutSpots(
  places: readonly PlaceDraft[],
  { pointLat, pointLng }: StreetArrays,
): Pick<Arrays, 'cellKey' | 'cellFirstSpot' | 'spot'> {
  const spots: number[] = places.flatMap(({ kind }, place) => (kind === PLACE_KIND.street ? [] : [place]));
  for (let point = 0; point < pointLat.length; point++) spots.push(-1 - point);
  const keys = Float64Array.from(spots, (spot) =>
    spot >= 0
      ? squareAt(places[spot]!.lat, places[spot]!.lng)
      : squareAt(pointLat[-1 - spot]! / UNITS_PER_DEGREE, pointLng[-1 - spot]! / UNITS_PER_DEGREE),
  );
  const order = Uint32Array.from(spots, (_, i) => i).sort((a, b) => keys[a]! - keys[b]! || a - b);
  const cellKey: number[] = [];
  const cellFirstSpot: number[] = [];
  order.forEach((i, at) => {
    if (keys[i] === cellKey.at(-1)) return;
    cellKey.push(keys[i]!);
    cellFirstSpot.push(at);
  });
  cellFirstSpot.push(order.length);
  return {
    cellKey: Uint32Array.from(cellKey),
    cellFirstSpot: Int32Array.from(cellFirstSpot),
    spot: Int32Array.from(order, (i) => spots[i]!),
  };
}

function squareAt(lat: number, lng: number): number {
  return squareKey(squareRow(lat), squareColumn(lng));
}

/** Where each entry starts in the concatenation of all, and where it ends. */
function startsOf<T>(entries: readonly T[], length: (entry: T) => number): Int32Array {
  const starts = new Int32Array(entries.length + 1);
  entries.forEach((entry, i) => {
    starts[i + 1] = starts[i]! + length(entry);
  });
  return starts;
}

function concatenate(lists: readonly (readonly number[])[]): Int32Array {
  const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}
