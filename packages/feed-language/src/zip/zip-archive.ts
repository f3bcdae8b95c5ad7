import { deflateSync, inflateSync } from 'fflate';
import { crc32 } from './crc32.ts';

/** Why an archive or an entry of it is not read. */
export type ZipRefusal = 'damaged' | 'encrypted' | 'too-large' | 'unknown-method';

/** Thrown for what is refused; the message names the entry. */
export class ZipError extends Error {
  readonly reason: ZipRefusal;
  constructor(reason: ZipRefusal, name: string) {
    super(name === '' ? reason : `${name}: ${reason}`);
    this.name = 'ZipError';
    this.reason = reason;
  }
}

/** A file of an archive. */
export interface ZipEntry {
  /** Path with forward slashes, without empty parts. */
  readonly path: string;
  /** Unpacked bytes. */
  readonly size: number;
}

interface Stored extends ZipEntry {
  /** As the archive has it; entries with such a name are kept but not shown when they lead out of the archive. */
  readonly nameBytes: Uint8Array;
  readonly isShown: boolean;
  readonly flags: number;
  readonly method: number;
  readonly timeAndDate: number;
  readonly crc: number;
  /** Packed bytes, as they are in the archive. */
  readonly packed: Uint8Array;
  readonly attributes: number;
  readonly isFolder: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const END_64_LOCATOR_LENGTH = 20;
/** The number of the field with numbers of eight bytes. */
const ZIP_64 = 1;
const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
const UTF8_NAME = 1 << 11;
/** Files below this unpacked size are always read. */
const ALWAYS_READ_BYTES = 64 << 20;
/** Tables shrink to between a third and a fifteenth. */
const MOST_TIMES_SMALLER = 100;
/** Most entries; feeds have some dozens. */
const MOST_ENTRIES = 100_000;
/** 1980-01-01, the earliest date of the format: writing the same feed gives the same bytes. */
const FIRST_DATE = 0x00210000;

/**
 * A zip archive whose entries can be replaced. What is not touched keeps its packed bytes. Names never become paths on a disk; those that lead out of
 * the archive are not shown.
 */
export class ZipArchive {
  #entries: Stored[];
  readonly #comment: Uint8Array;

  private constructor(entries: Stored[], comment: Uint8Array) {
    this.#entries = entries;
    this.#comment = comment;
  }

  /** Reads the directory of an archive. @throws ZipError */
  static read(bytes: Uint8Array, decode: (bytes: Uint8Array) => string): ZipArchive {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const end = findEnd(view);
    if (end < 0) throw new ZipError('damaged', '');
    const entries: Stored[] = [];
    const { count, start: directory } = directoryOf(view, end);
    let at = directory;
    if (count > MOST_ENTRIES) throw new ZipError('too-large', '');
    for (let index = 0; index < count; index++) {
      if (at + 46 > bytes.length || view.getUint32(at, true) !== CENTRAL) throw new ZipError('damaged', '');
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength!);
      const { size, packedSize, local } = placeOf(view, at, at + 46 + nameLength!, extraLength!);
      const name = decode(nameBytes).replaceAll('\\', '/');
      if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) throw new ZipError('damaged', name);
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      if (start + packedSize > bytes.length) throw new ZipError('damaged', name);
      const parts = name.split('/').filter((part) => part !== '' && part !== '.');
      entries.push({
        path: parts.join('/'),
        size,
        nameBytes,
        isShown: parts.length > 0 && !parts.includes('..') && !name.includes(':') && !name.includes('\0'),
        flags: view.getUint16(at + 8, true),
        method: view.getUint16(at + 10, true),
        timeAndDate: view.getUint32(at + 12, true),
        crc: view.getUint32(at + 16, true),
        packed: bytes.subarray(start, start + packedSize),
        attributes: view.getUint32(at + 38, true),
        isFolder: name.endsWith('/'),
      });
      at += 46 + nameLength! + extraLength! + commentLength!;
    }
    return new ZipArchive(entries, bytes.subarray(end + END_LENGTH, end + END_LENGTH + view.getUint16(end + 20, true)));
  }

  /** The files that may be shown; of two with one path the last counts, as for tools that unpack. */
  get entries(): readonly ZipEntry[] {
    return [...this.#shown().values()];
  }

  /** Number of entries whose names lead out of the archive. */
  get hiddenCount(): number {
    return this.#entries.filter(({ isShown }) => !isShown).length;
  }

  /** The unpacked bytes of a file; undefined where there is none. @throws ZipError */
  file(path: string): Uint8Array | undefined {
    const entry = this.#shown().get(path);
    if (entry === undefined) return undefined;
    const { flags, method, packed, size, crc } = entry;
    if ((flags & 1) !== 0) throw new ZipError('encrypted', path);
    if (size > ALWAYS_READ_BYTES && size > MOST_TIMES_SMALLER * packed.length) throw new ZipError('too-large', path);
    if (method !== STORED && method !== DEFLATED) throw new ZipError('unknown-method', path);
    let unpacked: Uint8Array;
    try {
      // A buffer of the declared size: more than that is never unpacked.
      unpacked = method === STORED ? packed.slice() : inflateSync(packed, { out: new Uint8Array(size) });
    } catch {
      throw new ZipError('damaged', path);
    }
    if (unpacked.length !== size || crc32(unpacked) !== crc) throw new ZipError('damaged', path);
    return unpacked;
  }

  /** Writes a file, new or in the place of the one with its path. */
  set(path: string, content: Uint8Array, encode: (text: string) => Uint8Array): void {
    const deflated = deflateSync(content, { level: 6 });
    const isSmaller = deflated.length < content.length;
    const before = this.#shown().get(path);
    const entry: Stored = {
      path,
      size: content.length,
      nameBytes: before?.nameBytes ?? encode(path),
      isShown: true,
      flags: before === undefined ? UTF8_NAME : before.flags & UTF8_NAME,
      method: isSmaller ? DEFLATED : STORED,
      timeAndDate: before?.timeAndDate ?? FIRST_DATE,
      crc: crc32(content),
      packed: isSmaller ? deflated : content.slice(),
      attributes: before?.attributes ?? 0,
      isFolder: false,
    };
    const index = before === undefined ? -1 : this.#entries.indexOf(before);
    this.#entries = index < 0 ? [...this.#entries, entry] : this.#entries.with(index, entry);
  }

  /** Removes a file, or a folder with all in it. */
  remove(path: string): void {
    this.#entries = this.#entries.filter(
      (entry) => !entry.isShown || (entry.path !== path && !entry.path.startsWith(`${path}/`)),
    );
  }

  /** The archive as bytes, in the form without zip64. @throws ZipError `too-large` where that form cannot hold it */
  write(): Uint8Array {
    if (this.#entries.length >= MAX_16) throw new ZipError('too-large', '');
    const sizes = this.#entries.map(({ nameBytes, packed }) => 30 + nameBytes.length + packed.length);
    const directory = this.#entries.reduce((sum, { nameBytes }) => sum + 46 + nameBytes.length, 0);
    const start = sizes.reduce((sum, size) => sum + size, 0);
    if (start + directory >= MAX_32) throw new ZipError('too-large', '');
    const bytes = new Uint8Array(start + directory + END_LENGTH + this.#comment.length);
    const view = new DataView(bytes.buffer);
    let local = 0;
    let central = start;
    this.#entries.forEach((entry, index) => {
      view.setUint32(local, LOCAL, true);
      writeFacts(view, local + 4, entry);
      bytes.set(entry.nameBytes, local + 30);
      bytes.set(entry.packed, local + 30 + entry.nameBytes.length);
      view.setUint32(central, CENTRAL, true);
      view.setUint16(central + 4, 20, true);
      writeFacts(view, central + 6, entry);
      view.setUint32(central + 38, entry.attributes, true);
      view.setUint32(central + 42, local, true);
      bytes.set(entry.nameBytes, central + 46);
      local += sizes[index]!;
      central += 46 + entry.nameBytes.length;
    });
    view.setUint32(central, END, true);
    view.setUint16(central + 8, this.#entries.length, true);
    view.setUint16(central + 10, this.#entries.length, true);
    view.setUint32(central + 12, directory, true);
    view.setUint32(central + 16, start, true);
    view.setUint16(central + 20, this.#comment.length, true);
    bytes.set(this.#comment, central + END_LENGTH);
    return bytes;
  }

  #shown(): Map<string, Stored> {
    const shown = new Map<string, Stored>();
    for (const entry of this.#entries) if (entry.isShown && !entry.isFolder) shown.set(entry.path, entry);
    return shown;
  }
}

/** The facts that both headers of an entry have, from the version on. Sizes stand here, so no descriptor follows the bytes. */
function writeFacts(view: DataView, at: number, entry: Stored): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, entry.flags & ~8, true);
  view.setUint16(at + 4, entry.method, true);
  view.setUint32(at + 6, entry.timeAndDate, true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.packed.length, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, entry.nameBytes.length, true);
}

/**
 * Number of entries and offset of the directory. Where a number does not fit into its field, or the writer did not know it in time, the field has only
 * ones and the zip64 record before the end record has the number.
 */
function directoryOf(view: DataView, end: number): { readonly count: number; readonly start: number } {
  const [count, start] = [view.getUint16(end + 10, true), view.getUint32(end + 16, true)];
  const locator = end - END_64_LOCATOR_LENGTH;
  if (locator < 0 || view.getUint32(locator, true) !== END_64_LOCATOR) return { count, start };
  const record = number64(view, locator + 8);
  if (record + 56 > view.byteLength || view.getUint32(record, true) !== END_64) throw new ZipError('damaged', '');
  return {
    count: count === MAX_16 ? number64(view, record + 32) : count,
    start: start === MAX_32 ? number64(view, record + 48) : start,
  };
}

/** Sizes and place of an entry, from its fields in the directory or, where those have only ones, from its zip64 field. */
function placeOf(
  view: DataView,
  at: number,
  extra: number,
  extraLength: number,
): { readonly size: number; readonly packedSize: number; readonly local: number } {
  const fields = [24, 20, 42].map((offset) => view.getUint32(at + offset, true));
  const end = Math.min(extra + extraLength, view.byteLength);
  for (let field = extra; field + 4 <= end; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== ZIP_64) continue;
    let value = field + 4;
    // Only the fields with nothing but ones are there, in this order.
    for (const [index, number] of fields.entries()) {
      if (number !== MAX_32 || value + 8 > end) continue;
      fields[index] = number64(view, value);
      value += 8;
    }
    break;
  }
  const [size = 0, packedSize = 0, local = 0] = fields;
  return { size, packedSize, local };
}

/** A number of eight bytes; beyond what is exact it is larger than any file, and is refused as such. */
function number64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Offset of the end record; -1 without one. Bytes may follow it: a comment, or what a publisher appended. */
function findEnd(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_LENGTH - (1 << 17));
  for (let at = view.byteLength - END_LENGTH; at >= least; at--) {
    if (view.getUint32(at, true) !== END) continue;
    const start = view.getUint32(at + 16, true);
    if (start <= at || start === MAX_32) return at;
  }
  return -1;
}
