import { nearbyDistanceMetres } from '../../geo/index.ts';
import { IdLookup, rowsById, rowTags, type StreetRows, wayLine } from '../../street/build/index.ts';
import { figuresOf } from '../streets/house-number.ts';
import { cleanName } from '../text/clean-name.ts';
import { hasKey } from './map-places.ts';
import type { DraftNumber } from './place-draft.ts';

/** A house number with the name of its street, or of its settlement where streets have no names. */
export interface MapNumber extends DraftNumber {
  readonly street: string;
}

/** More numbers than these are not read: an extract of a continent should not need a machine of its own. */
const MOST_NUMBERS = 8_000_000;
const LONGEST_NUMBER = 16;
/** Numbers between the ends of an interpolation are set so far apart, in metres; those between them are interpolated when asked for. */
const BETWEEN_METRES = 40;
const WIDEST_INTERPOLATION = 1000;
const STEPS: Readonly<Record<string, number>> = { odd: 2, even: 2, all: 1 };

/** The house numbers of an extract: nodes and buildings with `addr:*`, and those along interpolation ways. */
export function mapNumbers(rows: StreetRows): MapNumber[] {
  const found: MapNumber[] = [];
  const numberKey = rows.strings.indexOf('addr:housenumber');
  if (numberKey < 0) return found;
  const nodes = IdLookup.over(rows.nodeId);
  const scratch = new Map<string, string>();
  const streetOfNode = new Map<number, string>();
  const interpolations = readInterpolations(rows, nodes, streetOfNode);
  const add = (lat: number, lng: number, street: string): void => {
    for (const number of numbersIn(scratch.get('addr:housenumber') ?? ''))
      if (found.length < MOST_NUMBERS) found.push({ number, lat, lng, street });
  };
  for (let row = 0; row < rows.nodeId.length; row++) {
    if (!hasKey(rows.nodeFirstTag, rows.nodeTag, row, numberKey) || nodes.find(rows.nodeId[row]!) !== row) continue;
    rowTags(rows, rows.nodeFirstTag, rows.nodeTag, row, scratch);
    const street = streetIn(scratch) || streetOfNode.get(row) || '';
    if (street !== '') add(rows.nodeLat[row]!, rows.nodeLng[row]!, street);
  }
  for (const row of rowsById(rows.wayId)) {
    if (!hasKey(rows.wayFirstTag, rows.wayTag, row, numberKey)) continue;
    rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    const street = streetIn(scratch);
    const line = street === '' ? [] : wayLine(rows, nodes, row);
    if (line.length === 0) continue;
    const corners = line.length > 1 && line[0] === line.at(-1) ? line.slice(1) : line;
    const sum = (column: Float64Array): number => corners.reduce((total, node) => total + column[node]!, 0);
    add(sum(rows.nodeLat) / corners.length, sum(rows.nodeLng) / corners.length, street);
  }
  for (const interpolation of interpolations) addBetween(rows, interpolation, found);
  return found;
}

function streetIn(tags: ReadonlyMap<string, string>): string {
  return cleanName(tags.get('addr:street') ?? tags.get('addr:place') ?? '');
}

/** The numbers in a tag: `12`, `12;14`, `12a, 12b`. */
function numbersIn(value: string): string[] {
  return value.split(/[;,]/).flatMap((part) => {
    const number = cleanName(part);
    return number === '' || number.length > LONGEST_NUMBER ? [] : [number];
  });
}

/** A way along house numbers, between two nodes that have one. */
interface Interpolation {
  readonly line: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly street: string;
}

/** @param streetOfNode filled with the streets of nodes whose interpolation names theirs */
function readInterpolations(rows: StreetRows, nodes: IdLookup, streetOfNode: Map<number, string>): Interpolation[] {
  const key = rows.strings.indexOf('addr:interpolation');
  const found: Interpolation[] = [];
  if (key < 0) return found;
  const scratch = new Map<string, string>();
  for (const row of rowsById(rows.wayId)) {
    if (!hasKey(rows.wayFirstTag, rows.wayTag, row, key)) continue;
    rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    const kind = scratch.get('addr:interpolation') ?? '';
    const step = STEPS[kind] ?? Number(/^\d{1,2}$/.exec(kind)?.[0] ?? 0);
    let street = streetIn(scratch);
    const line = wayLine(rows, nodes, row);
    const numbered = line.flatMap((node, at) => {
      rowTags(rows, rows.nodeFirstTag, rows.nodeTag, node, scratch);
      const figures = figuresOf(scratch.get('addr:housenumber') ?? '');
      street ||= streetIn(scratch);
      return figures > 0 ? [{ at, figures }] : [];
    });
    if (street === '') continue;
    for (const { at } of numbered) if (!streetOfNode.has(line[at]!)) streetOfNode.set(line[at]!, street);
    if (!(step > 0)) continue;
    numbered.slice(1).forEach(({ at, figures }, i) => {
      const before = numbered[i]!;
      if (Math.abs(figures - before.figures) <= WIDEST_INTERPOLATION)
        found.push({ line: line.slice(before.at, at + 1), from: before.figures, to: figures, step, street });
    });
  }
  return found;
}

/** Adds some of the numbers between the ends, so that the line between two follows the way. */
function addBetween(rows: StreetRows, { line, from, to, step, street }: Interpolation, into: MapNumber[]): void {
  const metres: number[] = [0];
  for (let i = 1; i < line.length; i++) metres.push(metres[i - 1]! + metresBetween(rows, line[i - 1]!, line[i]!));
  const long = metres.at(-1) ?? 0;
  const steps = Math.floor(Math.abs(to - from) / step);
  const parts = Math.min(steps, Math.floor(long / BETWEEN_METRES) + 1);
  let last = from;
  for (let part = 1; part < parts; part++) {
    const count = Math.round((steps * part) / parts);
    const number = from + Math.sign(to - from) * count * step;
    if (number === last || number === to || into.length >= MOST_NUMBERS) continue;
    last = number;
    const at = (long * count) / steps;
    let i = 1;
    while (i < line.length - 1 && metres[i]! < at) i++;
    const [a, b] = [line[i - 1]!, line[i]!];
    const share = metres[i]! > metres[i - 1]! ? (at - metres[i - 1]!) / (metres[i]! - metres[i - 1]!) : 0;
    into.push({
      number: String(number),
      lat: rows.nodeLat[a]! + (rows.nodeLat[b]! - rows.nodeLat[a]!) * share,
      lng: rows.nodeLng[a]! + (rows.nodeLng[b]! - rows.nodeLng[a]!) * share,
      street,
    });
  }
}

function metresBetween(rows: StreetRows, a: number, b: number): number {
  return nearbyDistanceMetres(rows.nodeLat[a]!, rows.nodeLng[a]!, rows.nodeLat[b]!, rows.nodeLng[b]!);
}
