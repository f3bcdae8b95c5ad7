import { deserialize, serialize } from 'node:v8';
import type { LiveSnapshot } from '@tripwright/core/live';
import type { PreparedLive } from '@tripwright/core/region';

/**
 * A snapshot of a region in shared memory, worked out: threads pass it on by reference, and their columns are views of it. Snapshots share the parts
 * that do not change from one to the next, and so do the threads all that they make of those: vehicles move more often than runs change.
 */
export interface PackedSnapshot {
  /** Code of the region. */
  readonly region: string;
  /** `id` of the snapshot. */
  readonly id: string;
  /** The runs and what searches need of them; then each system of shared vehicles; last all the rest. */
  readonly parts: readonly PackedPart[];
}

/** A part of a snapshot. */
export interface PackedPart {
  /** Equal for equal parts, and different for different ones of a region. */
  readonly id: string;
  readonly buffer: SharedArrayBuffer;
}

/** A snapshot, and what searches need of it; undefined where there is no timetable. */
export interface UnpackedSnapshot {
  readonly snapshot: LiveSnapshot;
  readonly prepared: PreparedLive | undefined;
}

/** The runs of a snapshot without the times at which they were said, which are part of the rest. */
interface RunsPart {
  readonly runs: Omit<LiveSnapshot['runs'], 'time'>;
  readonly prepared: PreparedLive | undefined;
}

/** All of a snapshot that is no part of its own. */
type RestPart = Omit<LiveSnapshot, 'runs' | 'shared'> & { readonly time: Float64Array };

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

/** Writes the snapshots of a region into shared memory, one after the other. */
export class SnapshotPacker {
  readonly #region: string;
  readonly #shared = new WeakMap<LiveSnapshot['shared'][number], PackedPart>();
  #runs: { readonly part: PackedPart; readonly firstCall: Int32Array; readonly prepared: unknown } | undefined;

  constructor(region: string) {
    this.#region = region;
  }

  pack({ snapshot, prepared }: UnpackedSnapshot): PackedSnapshot {
    const { runs: allRuns, shared, ...others } = snapshot;
    const { time, ...runs } = allRuns;
    const { id } = snapshot;
    const { firstCall } = runs;
    if (this.#runs?.firstCall !== firstCall || this.#runs.prepared !== prepared) {
      const part = { id: `runs ${id} ${snapshot.at}`, buffer: packed({ runs, prepared } satisfies RunsPart) };
      this.#runs = { part, firstCall, prepared };
    }
    const systems = shared.map((system, i) => {
      const part = this.#shared.get(system) ?? { id: `shared ${i} ${id}`, buffer: packed(system) };
      this.#shared.set(system, part);
      return part;
    });
    const rest = { id: `rest ${id} ${snapshot.at}`, buffer: packed({ ...others, time } satisfies RestPart) };
    return { region: this.#region, id, parts: [this.#runs.part, ...systems, rest] };
  }
}

/** Reads the snapshots of all regions. Parts that a snapshot has in common with the one before it are the same objects again. */
export class SnapshotReader {
  /** By region and id. */
  readonly #known = new Map<string, ReadonlyMap<string, unknown>>();

  read({ region, parts }: PackedSnapshot): UnpackedSnapshot {
    const before = this.#known.get(region);
    const values = parts.map(({ id, buffer }) => before?.get(id) ?? unpacked(buffer));
    this.#known.set(region, new Map(parts.map(({ id }, i) => [id, values[i]])));
    const { runs, prepared } = values[0] as RunsPart;
    const { time, ...others } = values.at(-1) as RestPart;
    const shared = values.slice(1, -1) as LiveSnapshot['shared'][number][];
    return { snapshot: { ...others, runs: { ...runs, time }, shared }, prepared };
  }
}

/** A value in shared memory: its columns as they are, and all else in the form of structured clones. */
function packed(value: object): SharedArrayBuffer {
  const columns = new ColumnList();
  const plain = columns.taken(value, []);
  const rest = serialize({ plain, places: columns.places });
  const first = aligned(HEAD_BYTES + rest.length);
  const buffer = new SharedArrayBuffer(first + columns.end);
  new DataView(buffer).setUint32(0, rest.length);
  new Uint8Array(buffer).set(rest, HEAD_BYTES);
  columns.writeTo(new Uint8Array(buffer, first));
  return buffer;
}

/** The value again. Its columns are views of the shared memory, so every thread reads the same bytes. */
function unpacked(buffer: SharedArrayBuffer): unknown {
  const length = new DataView(buffer).getUint32(0);
  const { plain, places } = deserialize(new Uint8Array(buffer, HEAD_BYTES, length).slice()) as {
    readonly plain: Record<string, unknown>;
    readonly places: readonly ColumnPlace[];
  };
  const first = aligned(HEAD_BYTES + length);
  for (const { path, type, length: count, offset } of places) {
    let owner = plain;
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
