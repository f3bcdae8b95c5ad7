import { decodeUtf8, encodeUtf8, PlannerError } from '../base/index.ts';
import type { TypedArray } from './typed-array.ts';

/**
 * The version of the flat file format: one buffer of named typed arrays behind a header and a section table (decision 0004). Reading
 * makes views and copies nothing, so one `SharedArrayBuffer` serves every thread.
 *
 * Layout, little endian:
 * - 0: magic `TRIPWRT1` (8 bytes) · 8: format version (u32) · 12: checksum of everything after the header (u32)
 *   · 16: total length (f64) · 24: section count (u32) · 28: kind, ASCII padded with zeros (36 bytes)
 * - 64: section table, one entry of 64 bytes per section: name (40 bytes) · element type (u32) · length in elements
 *   (u32) · byte offset (f64) · 8 bytes unused
 * - the sections, each at a multiple of 64 bytes.
 */
export const FLAT_FILE_VERSION = 1;

const MAGIC = 'TRIPWRT1';
const HEADER_BYTES = 64;
const ENTRY_BYTES = 64;
const NAME_BYTES = 40;
const KIND_BYTES = 36;

const ELEMENT_TYPES = [
  Int8Array,
  Uint8Array,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
] as const;

/** Sections by name, in the order in which they are written. */
export type Sections = ReadonlyMap<string, TypedArray>;

/** The name of each file that was read, for errors that show only when a section is used. */
const sources = new WeakMap<Sections, string>();

/**
 * Writes sections as the bytes of a flat file; equal sections give equal bytes.
 * @param kind the content (`timetable`, `street`, …), at most 36 bytes; {@link readFlatFile} checks it
 * @throws PlannerError `internal` for a section name longer than 40 bytes
 */
export function writeFlatFile(kind: string, sections: Sections): Uint8Array {
  const entries = [...sections];
  let end = align(HEADER_BYTES + entries.length * ENTRY_BYTES);
  const offsets = entries.map(([, data]) => {
    const offset = end;
    end = align(end + data.byteLength);
    return offset;
  });
  const bytes = new Uint8Array(end);
  const view = new DataView(bytes.buffer);
  bytes.set(encodeUtf8(MAGIC), 0);
  view.setUint32(8, FLAT_FILE_VERSION, true);
  view.setFloat64(16, end, true);
  view.setUint32(24, entries.length, true);
  writeName(bytes, 28, KIND_BYTES, kind);
  entries.forEach(([name, data], i) => {
    const at = HEADER_BYTES + i * ENTRY_BYTES;
    writeName(bytes, at, NAME_BYTES, name);
    view.setUint32(at + 40, elementType(data), true);
    view.setUint32(at + 44, data.length, true);
    view.setFloat64(at + 48, offsets[i] as number, true);
    bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), offsets[i] as number);
  });
  view.setUint32(12, checksum(bytes), true);
  return bytes;
}

/**
 * Views of every section; nothing is copied.
 * @param source the name of the file in errors
 * @throws PlannerError `artefact-corrupt` or `artefact-newer-format`; the message names the file and the remedy
 */
export function readFlatFile(buffer: ArrayBufferLike, kind: string, source: string): Sections {
  const bytes = new Uint8Array(buffer);
  const corrupt = (what: string): PlannerError =>
    new PlannerError(
      'artefact-corrupt',
      `${source} ${what}. Build the region again, or restore the file from a backup.`,
    );
  if (bytes.length < HEADER_BYTES || decodeUtf8(bytes, 0, MAGIC.length) !== MAGIC) {
    throw corrupt('is not a Tripwright artefact or is cut off in its header');
  }
  const view = new DataView(buffer);
  const version = view.getUint32(8, true);
  if (version > FLAT_FILE_VERSION) {
    throw new PlannerError(
      'artefact-newer-format',
      `${source}: written in format ${version}, this program reads up to ${FLAT_FILE_VERSION}. Update Tripwright, or build the region again with this version.`,
    );
  }
  if (version < FLAT_FILE_VERSION) throw corrupt(`has the old format ${version}`);
  if (readName(bytes, 28, KIND_BYTES) !== kind) {
    throw corrupt(`holds "${readName(bytes, 28, KIND_BYTES)}" instead of "${kind}"`);
  }
  if (view.getFloat64(16, true) !== bytes.length) {
    throw corrupt(`is ${bytes.length} bytes long instead of ${view.getFloat64(16, true)} (cut off?)`);
  }
  if (view.getUint32(12, true) !== checksum(bytes)) throw corrupt('does not match its checksum');
  const count = view.getUint32(24, true);
  const sections = new Map<string, TypedArray>();
  for (let i = 0; i < count; i++) {
    const at = HEADER_BYTES + i * ENTRY_BYTES;
    if (at + ENTRY_BYTES > bytes.length) throw corrupt('is cut off in its section table');
    const name = readName(bytes, at, NAME_BYTES);
    const type = ELEMENT_TYPES[view.getUint32(at + 40, true)];
    const length = view.getUint32(at + 44, true);
    const offset = view.getFloat64(at + 48, true);
    if (
      type === undefined ||
      offset % 64 !== 0 ||
      offset < HEADER_BYTES ||
      offset + length * type.BYTES_PER_ELEMENT > bytes.length
    ) {
      throw corrupt(`has a section "${name}" outside the file`);
    }
    // The checksum does not cover the header, but the first section must begin where the section table ends.
    if (i === 0 && offset !== align(HEADER_BYTES + count * ENTRY_BYTES)) {
      throw corrupt(`does not have the ${count} sections of its header`);
    }
    sections.set(name, new type(buffer as ArrayBuffer, offset, length));
  }
  if (count === 0 && bytes.length !== HEADER_BYTES) throw corrupt('says in its header that there is nothing in it');
  sources.set(sections, source);
  return sections;
}

/** A section, with the array type that it must have. @throws PlannerError `artefact-corrupt` where it is missing or has another type */
export function section<T extends TypedArray>(
  sections: Sections,
  name: string,
  type: { new (length: number): T; readonly name: string },
): T {
  const found = sections.get(name);
  if (found instanceof type) return found as T;
  throw corruptSections(sections, `section "${name}" is ${found === undefined ? 'missing' : `not a ${type.name}`}`);
}

/** The error for sections that were read from a file and turn out to be wrong when they are used; names the file. */
export function corruptSections(sections: Sections, problem: string): PlannerError {
  const source = sources.get(sections);
  return new PlannerError(
    'artefact-corrupt',
    `${source === undefined ? '' : `${source}: `}${problem}. Build the region again.`,
  );
}

function align(offset: number): number {
  return Math.ceil(offset / 64) * 64;
}

function elementType(data: TypedArray): number {
  return ELEMENT_TYPES.findIndex((type) => data instanceof type);
}

function writeName(bytes: Uint8Array, at: number, room: number, name: string): void {
  const encoded = encodeUtf8(name);
  if (encoded.length > room) throw new PlannerError('internal', `section name "${name}" is longer than ${room} bytes`);
  bytes.set(encoded, at);
}

function readName(bytes: Uint8Array, at: number, room: number): string {
  let end = at;
  while (end < at + room && bytes[end] !== 0) end++;
  return decodeUtf8(bytes, at, end);
}

/** Mixes the bytes after the header, two words at a time in two lanes; fast enough for a check at every load. */
function checksum(bytes: Uint8Array): number {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, (bytes.length - HEADER_BYTES) >> 2);
  const lanes = Int32Array.of(0x9e3779b9, 0x85ebca6b);
  const even = words.length & ~1;
  for (let start = 0; start < even; start += BLOCK_WORDS)
    mixBlock(words, start, Math.min(start + BLOCK_WORDS, even), lanes);
  let a = lanes[0] as number;
  const b = lanes[1] as number;
  if (even < words.length) a = Math.imul(a ^ (words[even] as number), 0x01000193);
  a = Math.imul(a ^ (b >>> 16) ^ b, 0x297a2d39);
  return (a ^ (a >>> 15)) >>> 0;
}

/** Words per call of {@link mixBlock}. A single long loop would run in unoptimised code to its end; later calls use the optimised code. */
const BLOCK_WORDS = 1 << 14;

function mixBlock(words: Uint32Array, start: number, end: number, lanes: Int32Array): void {
  let a = lanes[0] as number;
  let b = lanes[1] as number;
  // `| 0` avoids an overflow check at every step, half of the loop's time.
  for (let i = start | 0; i < (end | 0); i = (i + 2) | 0) {
    a = Math.imul(a ^ (words[i] as number), 0x01000193);
    a ^= a >>> 15;
    b = Math.imul(b ^ (words[i + 1] as number), 0x2c1b3c6d);
    b ^= b >>> 13;
  }
  lanes[0] = a;
  lanes[1] = b;
}
