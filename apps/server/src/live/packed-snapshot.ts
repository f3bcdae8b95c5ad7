import { deserialize, serialize } from 'node:v8';
import type { LiveSnapshot, RunChanges } from '@tripwright/core/live';

/** A snapshot of a region in shared memory: threads pass it on by reference, and their columns are views of it. */
export interface PackedSnapshot {
  /** Code of the region. */
  readonly region: string;
  /** `id` of the snapshot. */
  readonly id: string;
  readonly buffer: SharedArrayBuffer;
}

type Column = Int32Array | Float64Array | Uint8Array;

/** Where a column lies. */
interface ColumnPlace {
  readonly name: string;
  readonly type: 'Int32Array' | 'Float64Array' | 'Uint8Array';
  readonly length: number;
  /** From the start of the columns. */
  readonly offset: number;
}

/** Columns begin at multiples of the widest element. */
const ALIGNMENT = 8;
/** Before the rest: its length in bytes. */
const HEAD_BYTES = 8;

/** Writes a snapshot into shared memory: its columns as they are, and all else in the form of structured clones. */
export function packSnapshot(region: string, snapshot: LiveSnapshot): PackedSnapshot {
  const places: ColumnPlace[] = [];
  const columns: Column[] = [];
  const plain: Record<string, unknown> = {};
  let end = 0;
  for (const [name, value] of Object.entries(snapshot.runs)) {
    const type = ArrayBuffer.isView(value) ? (value.constructor.name as ColumnPlace['type']) : undefined;
    if (type === undefined) {
      plain[name] = value;
      continue;
    }
    const column = value as Column;
    places.push({ name, type, length: column.length, offset: end });
    columns.push(column);
    end = aligned(end + column.byteLength);
  }
  const rest = serialize({ snapshot: { ...snapshot, runs: plain }, places });
  const first = aligned(HEAD_BYTES + rest.length);
  const buffer = new SharedArrayBuffer(first + end);
  new DataView(buffer).setUint32(0, rest.length);
  const bytes = new Uint8Array(buffer);
  bytes.set(rest, HEAD_BYTES);
  columns.forEach((column, i) => {
    const source = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    bytes.set(source, first + places[i]!.offset);
  });
  return { region, id: snapshot.id, buffer };
}

/** The snapshot again. Its columns are views of the shared memory, so every thread reads the same bytes. */
export function unpackSnapshot({ buffer }: PackedSnapshot): LiveSnapshot {
  const length = new DataView(buffer).getUint32(0);
  const rest = deserialize(new Uint8Array(buffer, HEAD_BYTES, length).slice()) as {
    readonly snapshot: LiveSnapshot;
    readonly places: readonly ColumnPlace[];
  };
  const first = aligned(HEAD_BYTES + length);
  const columns = rest.places.map(({ name, type, length: count, offset }) => [
    name,
    viewOf(type, buffer, first + offset, count),
  ]);
  const runs = { ...rest.snapshot.runs, ...Object.fromEntries(columns) } as RunChanges;
  return { ...rest.snapshot, runs };
}

function viewOf(type: ColumnPlace['type'], buffer: SharedArrayBuffer, offset: number, length: number): unknown {
  switch (type) {
    case 'Int32Array':
      return new Int32Array(buffer, offset, length);
    case 'Float64Array':
      return new Float64Array(buffer, offset, length);
    case 'Uint8Array':
      return new Uint8Array(buffer, offset, length);
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
