import type { ShapeColumns } from '@tripwright/core/timetable/build';
import { GrowingColumn } from '../../columns/index.ts';
import type { SourceNotices } from '../../notices/index.ts';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import type { TableRow } from '../source/table-row.ts';
import { gather } from './grouping.ts';
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

/** Shapes by id, their points in order of sequence (SH-1); contradictory distances are dropped (SH-4). */
export async function readShapes(reading: FeedReading): Promise<ShapeTable> {
  const points = new PointCollector();
  await readTable(reading, { file: FILE, columns, needs }, (row) => points.add(row));
  return buildShapes(points, reading.notices);
}

/** The usable rows of shapes.txt in file order. */
class PointCollector {
  /** Shape ids, numbered by first use in the file. */
  readonly ordinals = new Map<string, number>();
  readonly shape = new GrowingColumn(Int32Array);
  readonly sequence = new GrowingColumn(Int32Array);
  readonly line = new GrowingColumn(Int32Array);
  readonly lat = new GrowingColumn(Float64Array);
  readonly lng = new GrowingColumn(Float64Array);
  readonly distance = new GrowingColumn(Float64Array);
  #lastId = '';
  #lastOrdinal = -1;

  add(row: TableRow): void {
    const id = row.text(0);
    if (id === '') {
      row.note('missing-value', 0, '');
      return;
    }
    if (id !== this.#lastId || this.#lastOrdinal === -1) {
      const known = this.ordinals.get(id);
      this.#lastId = id;
      this.#lastOrdinal = known ?? this.ordinals.size;
      if (known === undefined) this.ordinals.set(row.keep(0), this.#lastOrdinal);
    }
    const sequence = row.count(3, -1);
    if (sequence === -1) {
      if (row.text(3) === '') row.note('missing-value', 3, '');
      return;
    }
    const lat = row.decimal(1);
    const lng = row.decimal(2);
    if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) {
      row.note('unusable-shape-point', 1, `${row.text(1)}, ${row.text(2)}`);
      return;
    }
    this.shape.push(this.#lastOrdinal);
    this.sequence.push(sequence);
    this.line.push(row.line);
    this.lat.push(lat);
    this.lng.push(lng);
    this.distance.push(row.measure(4));
  }
}

function buildShapes(points: PointCollector, notices: SourceNotices): ShapeTable {
  const { ordinals } = points;
  const sequences = points.sequence.values;
  const lines = points.line.values;
  const { first, order } = gather(points.shape.values, sequences, points.shape.length, ordinals.size);
  const unusable = new Set<string>();
  const kept: string[] = [];
  const firstPoint: number[] = [0];
  const lat = new Float64Array(order.length);
  const lng = new Float64Array(order.length);
  const distance = new Float64Array(order.length);
  let count = 0;
  for (const id of [...ordinals.keys()].sort(compareIds)) {
    const ordinal = ordinals.get(id)!;
    const rows = order.subarray(first[ordinal]!, first[ordinal + 1]!);
    const start = count;
    for (let at = 0; at < rows.length; at++) {
      const row = rows[at]!;
      if (at > 0 && sequences[row] === sequences[rows[at - 1]!]) {
        notices.note('duplicate-shape-point', FILE, lines[row]!, 'shape_pt_sequence', id);
        continue;
      }
      lat[count] = points.lat.values[row]!;
      lng[count] = points.lng.values[row]!;
      distance[count] = points.distance.values[row]!;
      count++;
    }
    const line = rows.length === 0 ? 0 : lines[rows[0]!]!;
    if (count - start < 2) {
      notices.note('shape-too-short', FILE, line, 'shape_id', id);
      unusable.add(id);
      count = start;
      continue;
    }
    if (!areDistancesUsable(distance, start, count)) {
      notices.note('shape-distance-unusable', FILE, line, 'shape_dist_traveled', id);
    }
    kept.push(id);
    firstPoint.push(count);
  }
  return {
    shapes: {
      ids: kept,
      firstPoint: Int32Array.from(firstPoint),
      lat: lat.slice(0, count),
      lng: lng.slice(0, count),
      distance: distance.slice(0, count),
    },
    indexOf: new Map(kept.map((id, index) => [id, index])),
    unusable,
  };
}

/**
 * Keeps the distances from `start` to `end` (exclusive) only if all are given and they grow; otherwise sets them to NaN.
 * @returns false if they decrease or are all 0, which calls for a notice; blank distances alone do not
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
