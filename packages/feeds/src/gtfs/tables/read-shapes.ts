import type { ShapeColumns } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { gather } from './grouping.ts';
import { GrowingColumn } from './growing-column.ts';
import { compareIds } from './sorting.ts';

const FILE = 'shapes.txt';
const columns = ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence', 'shape_dist_traveled'] as const;
const needs = columns.slice(0, 4);

export interface ShapeTable {
  readonly shapes: ShapeColumns;
  readonly indexOf: ReadonlyMap<string, number>;
  /** Ids of shapes with fewer than two usable points. */
  readonly unusable: ReadonlySet<string>;
}

/** Shapes by id, their points in order of sequence (SH-1); distances that cannot be right are left out (SH-4). */
export async function readShapes(reading: FeedReading): Promise<ShapeTable> {
  const { notices } = reading;
  const ordinals = new Map<string, number>();
  const shapeOf = new GrowingColumn(Int32Array);
  const sequences = new GrowingColumn(Int32Array);
  const lines = new GrowingColumn(Int32Array);
  const lats = new GrowingColumn(Float64Array);
  const lngs = new GrowingColumn(Float64Array);
  const distances = new GrowingColumn(Float64Array);
  let lastId = '';
  let lastOrdinal = -1;
  await readTable(reading, { file: FILE, columns, needs }, (row) => {
    const id = row.text(0);
    if (id === '') return row.note('missing-value', 0, '');
    if (id !== lastId || lastOrdinal === -1) {
      const known = ordinals.get(id);
      lastId = id;
      lastOrdinal = known ?? ordinals.size;
      if (known === undefined) ordinals.set(row.keep(0), lastOrdinal);
    }
    const sequence = row.count(3, -1);
    if (sequence === -1) {
      if (row.text(3) === '') row.note('missing-value', 3, '');
      return;
    }
    const lat = row.decimal(1);
    const lng = row.decimal(2);
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
      return row.note('unusable-shape-point', 1, `${row.text(1)}, ${row.text(2)}`);
    }
    shapeOf.push(lastOrdinal);
    sequences.push(sequence);
    lines.push(row.line);
    lats.push(lat);
    lngs.push(lng);
    distances.push(row.measure(4));
  });

  const { first, order } = gather(shapeOf.values, sequences.values, shapeOf.length, ordinals.size);
  const ids = [...ordinals.keys()].sort(compareIds);
  const unusable = new Set<string>();
  const kept: string[] = [];
  const firstPoint: number[] = [0];
  const lat = new Float64Array(order.length);
  const lng = new Float64Array(order.length);
  const distance = new Float64Array(order.length);
  let points = 0;
  for (const id of ids) {
    const ordinal = ordinals.get(id)!;
    const start = points;
    for (let at = first[ordinal]!; at < first[ordinal + 1]!; at++) {
      const row = order[at]!;
      if (at > first[ordinal]! && sequences.values[row] === sequences.values[order[at - 1]!]) {
        notices.note('duplicate-shape-point', FILE, lines.values[row]!, 'shape_pt_sequence', id);
        continue;
      }
      lat[points] = lats.values[row]!;
      lng[points] = lngs.values[row]!;
      distance[points] = distances.values[row]!;
      points++;
    }
    if (points - start < 2) {
      const line = first[ordinal] === first[ordinal + 1] ? 0 : lines.values[order[first[ordinal]!]!]!;
      notices.note('shape-too-short', FILE, line, 'shape_id', id);
      unusable.add(id);
      points = start;
      continue;
    }
    if (!areDistancesUsable(distance, start, points)) {
      notices.note('shape-distance-unusable', FILE, lines.values[order[first[ordinal]!]!]!, 'shape_dist_traveled', id);
    }
    kept.push(id);
    firstPoint.push(points);
  }
  return {
    shapes: {
      ids: kept,
      firstPoint: Int32Array.from(firstPoint),
      lat: lat.slice(0, points),
      lng: lng.slice(0, points),
      distance: distance.slice(0, points),
    },
    indexOf: new Map(kept.map((id, index) => [id, index])),
    unusable,
  };
}

/**
 * Whether distances grow along `start` to `end` (exclusive). If they decrease or are all 0 the answer is false and they are
 * wiped out (NaN); if only some are given they are wiped out as well, which needs no notice.
 */
export function areDistancesUsable(distance: Float64Array, start: number, end: number): boolean {
  let given = 0;
  let largest = -1;
  let decreases = false;
  for (let at = start; at < end; at++) {
    const value = distance[at]!;
    if (Number.isNaN(value)) continue;
    given++;
    if (value < largest) decreases = true;
    largest = Math.max(largest, value);
  }
  const useful = given === end - start && !decreases && largest > 0;
  if (!useful) distance.fill(Number.NaN, start, end);
  return given === 0 || (!decreases && largest > 0);
}
