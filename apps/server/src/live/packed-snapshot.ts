import { deserialize, serialize } from 'node:v8';
import type { LiveSnapshot } from '@tripwright/core/live';
import type { PreparedLive } from '@tripwright/core/region';

/** A snapshot of a region in shared memory, worked out: threads pass it on by reference, and their columns are views of it. */
export interface PackedSnapshot {
  /** Code of the region. */
  readonly region: string;
  /** `id` of the snapshot. */
  readonly id: string;
  readonly buffer: SharedArrayBuffer;
}

/** A snapshot, and what searches need of it; undefined where there is no timetable. */
export interface UnpackedSnapshot {
  readonly snapshot: LiveSnapshot;
  readonly prepared: PreparedLive | undefined;
}

/** Makes a column that is a view of shared memory. */
type ColumnView = new (buffer: SharedArrayBuffer, offset: number, length: number) => ArrayBufferView;

const COLUMN_TYPES: Readonly<Record<string, ColumnView>> = {
  ...{ Int8Array, Uint8Array, Int16Array, Uint16Array, Int32Array, Uint32Array, Float64Array },
};

/** Where a column lies. */
interface ColumnPlace {
  /** The names that lead to it, from the outermost object on. */
  readonly path: readonly string[];
  /** One of `COLUMN_TYPES`. */
  readonly type: string;
  readonly length: number;
  /** From the start of the columns. */
  readonly offset: number;
}

/** Columns begin at multiples of the widest element. */
const ALIGNMENT = 8;
/** Before the rest: its length in bytes. */
const HEAD_BYTES = 8;

/** Writes a snapshot into shared memory: its columns as they are, and all else in the form of structured clones. */
export function packSnapshot(region: string, { snapshot, prepared }: UnpackedSnapshot): PackedSnapshot {
  const columns = new ColumnList();
  const { runs, ...others } = snapshot;
  const plain = {
    snapshot: { ...others, runs: columns.taken(runs, ['snapshot', 'runs']) },
    prepared: columns.taken(prepared, ['prepared']),
  };
  const rest = serialize({ plain, places: columns.places });
  const first = aligned(HEAD_BYTES + rest.length);
  const buffer = new SharedArrayBuffer(first + columns.end);
  new DataView(buffer).setUint32(0, rest.length);
  new Uint8Array(buffer).set(rest, HEAD_BYTES);
  columns.writeTo(new Uint8Array(buffer, first));
  return { region, id: snapshot.id, buffer };
}

/** The snapshot again. Its columns are views of the shared memory, so every thread reads the same bytes. */
export function unpackSnapshot({ buffer }: PackedSnapshot): UnpackedSnapshot {
  const length = new DataView(buffer).getUint32(0);
  const { plain, places } = deserialize(new Uint8Array(buffer, HEAD_BYTES, length).slice()) as {
    readonly plain: UnpackedSnapshot;
    readonly places: readonly ColumnPlace[];
  };
  const first = aligned(HEAD_BYTES + length);
  for (const { path, type, length: count, offset } of places) {
    let owner = plain as unknown as Record<string, unknown>;
    for (const name of path.slice(0, -1)) owner = owner[name] as Record<string, unknown>;
    owner[path.at(-1)!] = new COLUMN_TYPES[type]!(buffer, first + offset, count);
  }
  return plain;
}

/** The columns of nested objects, one after the other. */
class ColumnList {
  readonly places: ColumnPlace[] = [];
  end = 0;
  /** By length in bytes: the columns that are written, and where they begin. Equal ones, as windows share some, are written once. */
  readonly #written = new Map<number, { readonly bytes: Uint8Array; readonly offset: number }[]>();

  /** A copy without columns, whose places are noted. */
  taken(value: unknown, path: readonly string[]): unknown {
    if (ArrayBuffer.isView(value)) {
      const { length, buffer, byteOffset, byteLength } = value as Uint8Array;
      const offset = this.#offsetOf(new Uint8Array(buffer, byteOffset, byteLength));
      this.places.push({ path, type: value.constructor.name, length, offset });
      return undefined;
    }
    if (Array.isArray(value)) {
      // Lists of texts and the like have no columns.
      return typeof value[0] === 'object' ? value.map((one, i) => this.taken(one, [...path, `${i}`])) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([name, one]) => [name, this.taken(one, [...path, name])]);
    return Object.fromEntries(entries);
  }

  #offsetOf(bytes: Uint8Array): number {
    const alike = this.#written.get(bytes.length) ?? [];
    this.#written.set(bytes.length, alike);
    const known = alike.find((one) => Buffer.compare(one.bytes, bytes) === 0);
    if (known !== undefined) return known.offset;
    const offset = this.end;
    alike.push({ bytes, offset });
    this.end = aligned(offset + bytes.length);
    return offset;
  }

  writeTo(buffer: Uint8Array): void {
    for (const alike of this.#written.values()) for (const { bytes, offset } of alike) buffer.set(bytes, offset);
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;
}
