import { nearbyDistanceMetres } from '../../geo/index.ts';
import { IdLookup, rowsById, rowTags, type StreetRows, wayLine } from '../../street/build/index.ts';
import { NO_CATEGORY, PLACE_KIND } from '../columns/place-kinds.ts';
import { foldText } from '../text/fold-tokens.ts';
import { type MapNumber, mapNumbers } from './map-numbers.ts';
import { hasKey } from './map-places.ts';
import { type DraftName, distinctNames, namesInTags, type PlaceDraft } from './place-draft.ts';

/** Parts of one name join into a street across squares of this size: some 370 m. Further apart they are streets of two settlements. */
const SQUARES_PER_DEGREE = 300;
/** Points of a street that a search near a place finds, in metres. */
const POINT_METRES = 30;
/** House numbers of one street. */
const MOST_NUMBERS = 20_000;
/** Elements of `highway` that are no streets. */
const NO_STREETS = new Set([
  'bus_stop',
  'platform',
  'proposed',
  'construction',
  'rest_area',
  'services',
  'razed',
  'abandoned',
  'corridor',
  'raceway',
  'elevator',
]);
const IMPORTANCE: Readonly<Record<string, number>> = {
  motorway: 95,
  trunk: 110,
  primary: 128,
  secondary: 122,
  tertiary: 112,
  pedestrian: 118,
  residential: 102,
  living_street: 102,
  unclassified: 98,
};
const OTHER_IMPORTANCE = 82;
/** What the length of a street adds at most. */
const LONG = 20;

/** What bears one name. */
interface NameGroup {
  readonly ways: number[];
  readonly numbers: MapNumber[];
}

/**
 * The streets of an extract with their house numbers, one for each settlement: ways and numbers of one name that lie together. A street without ways is
 * one too, where the map has numbers only.
 */
export function mapStreets(rows: StreetRows): PlaceDraft[] {
  const groups = groupsByName(rows);
  const nodes = IdLookup.over(rows.nodeId);
  const streets: PlaceDraft[] = [];
  for (const { ways, numbers } of groups.values()) {
    const lines = ways.map((way) => wayLine(rows, nodes, way));
    const squares = new Squares();
    for (const line of lines) squares.join(line.map((node) => [rows.nodeLat[node]!, rows.nodeLng[node]!] as const));
    for (const { lat, lng } of numbers) squares.join([[lat, lng]]);
    squares.joinNeighbours();
    const parts = new Map<number, { ways: number[]; lines: number[][]; numbers: MapNumber[] }>();
    const partAt = (lat: number, lng: number): { ways: number[]; lines: number[][]; numbers: MapNumber[] } => {
      const key = squares.partOf(lat, lng);
      const known = parts.get(key);
      if (known !== undefined) return known;
      const made = { ways: [], lines: [], numbers: [] };
      parts.set(key, made);
      return made;
    };
    lines.forEach((line, i) => {
      const first = line[0];
      if (first === undefined) return;
      const part = partAt(rows.nodeLat[first]!, rows.nodeLng[first]!);
      part.lines.push(line);
      part.ways.push(ways[i]!);
    });
    for (const number of numbers) partAt(number.lat, number.lng).numbers.push(number);
    for (const part of parts.values()) {
      const street = draftStreet(rows, part);
      if (street !== undefined) streets.push(street);
    }
  }
  return streets;
}

function groupsByName(rows: StreetRows): ReadonlyMap<string, NameGroup> {
  const groups = new Map<string, NameGroup>();
  const groupOf = (name: string): NameGroup => {
    const key = foldText(name);
    const known = groups.get(key);
    if (known !== undefined) return known;
    const made = { ways: [], numbers: [] };
    groups.set(key, made);
    return made;
  };
  const highwayKey = rows.strings.indexOf('highway');
  const scratch = new Map<string, string>();
  for (const row of highwayKey < 0 ? [] : rowsById(rows.wayId)) {
    if (!hasKey(rows.wayFirstTag, rows.wayTag, row, highwayKey)) continue;
    rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    if (NO_STREETS.has(scratch.get('highway') ?? '')) continue;
    const own = namesInTags(scratch)[0];
    if (own !== undefined) groupOf(own.text).ways.push(row);
  }
  for (const number of mapNumbers(rows)) groupOf(number.street).numbers.push(number);
  return groups;
}

function draftStreet(
  rows: StreetRows,
  {
    ways,
    lines,
    numbers,
  }: {
    readonly ways: readonly number[];
    readonly lines: readonly (readonly number[])[];
    readonly numbers: readonly MapNumber[];
  },
): PlaceDraft | undefined {
  const scratch = new Map<string, string>();
  const names: DraftName[] = [];
  let importance = 0;
  for (const way of ways) {
    rowTags(rows, rows.wayFirstTag, rows.wayTag, way, scratch);
    names.push(...namesInTags(scratch));
    importance = Math.max(importance, IMPORTANCE[scratch.get('highway') ?? ''] ?? OTHER_IMPORTANCE);
  }
  const written = names[0]?.text ?? numbers[0]?.street;
  if (written === undefined) return undefined;
  const line: number[] = [];
  let metres = 0;
  for (const nodes of lines) metres += pushPoints(rows, nodes, line);
  const at = middlePoint(line.length > 0 ? line : numbers.flatMap(({ lat, lng }) => [lat, lng]));
  return {
    kind: PLACE_KIND.street,
    category: NO_CATEGORY,
    importance: Math.round(Math.max(importance, OTHER_IMPORTANCE) + Math.min(LONG, 4 * Math.log2(1 + metres / 100))),
    lat: at[0],
    lng: at[1],
    names: distinctNames([{ text: written, language: '' }, ...names]),
    stop: -1,
    line,
    numbers: numbers.slice(0, MOST_NUMBERS),
  };
}

/** Adds the points of a way: its nodes at least 30 m apart, and points between nodes further apart. @returns metres of the way */
function pushPoints(rows: StreetRows, nodes: readonly number[], into: number[]): number {
  let metres = 0;
  let since = POINT_METRES;
  nodes.forEach((node, i) => {
    const [lat, lng] = [rows.nodeLat[node]!, rows.nodeLng[node]!];
    const before = nodes[i - 1];
    if (before !== undefined) {
      const [lastLat, lastLng] = [rows.nodeLat[before]!, rows.nodeLng[before]!];
      const long = nearbyDistanceMetres(lastLat, lastLng, lat, lng);
      metres += long;
      // Nodes of two ends of the world are a mistake of the map, not a street.
      for (let at = POINT_METRES - since; at < long && long < 20_000; at += POINT_METRES) {
        into.push(lastLat + ((lat - lastLat) * at) / long, lastLng + ((lng - lastLng) * at) / long);
        since = -at;
      }
      since += long;
    }
    if (i === 0) {
      into.push(lat, lng);
      since = 0;
    }
  });
  return metres;
}

/** The point nearest to the mean of all: on the street, where a walk can begin. */
function middlePoint(points: readonly number[]): readonly [number, number] {
  const count = points.length / 2;
  let [lat, lng] = [0, 0];
  for (let i = 0; i < points.length; i += 2) {
    lat += points[i]! / count;
    lng += points[i + 1]! / count;
  }
  let best = 0;
  for (let i = 0; i < points.length; i += 2) {
    if (squared(points[i]! - lat, points[i + 1]! - lng) < squared(points[best]! - lat, points[best + 1]! - lng))
      best = i;
  }
  return [points[best]!, points[best + 1]!];
}

function squared(a: number, b: number): number {
  return a * a + b * b;
}

/** Squares that parts of a street lie in, joined where a part crosses them or they touch. */
class Squares {
  readonly #parent = new Map<number, number>();

  /** Joins the squares of points that belong together. */
  join(points: readonly (readonly [number, number])[]): void {
    let before: number | undefined;
    for (const [lat, lng] of points) {
      const key = keyAt(lat, lng);
      if (!this.#parent.has(key)) this.#parent.set(key, key);
      if (before !== undefined) this.#unite(before, key);
      before = key;
    }
  }

  joinNeighbours(): void {
    for (const key of this.#parent.keys()) {
      for (const step of [1, COLUMNS - 1, COLUMNS, COLUMNS + 1])
        if (this.#parent.has(key + step)) this.#unite(key, key + step);
    }
  }

  partOf(lat: number, lng: number): number {
    return this.#root(keyAt(lat, lng));
  }

  #unite(a: number, b: number): void {
    const [one, other] = [this.#root(a), this.#root(b)];
    if (one !== other) this.#parent.set(Math.max(one, other), Math.min(one, other));
  }

  #root(key: number): number {
    let root = key;
    for (let up = this.#parent.get(root); up !== undefined && up !== root; up = this.#parent.get(root)) root = up;
    this.#parent.set(key, root);
    return root;
  }
}

const COLUMNS = 360 * SQUARES_PER_DEGREE + 2;

function keyAt(lat: number, lng: number): number {
  return Math.floor((lat + 90) * SQUARES_PER_DEGREE) * COLUMNS + Math.floor((lng + 180) * SQUARES_PER_DEGREE);
}
