/** Tags of TIFF 6.0 and GeoTIFF 1.1 (OGC 19-008) that place a raster and describe its packing. */
export const TAG = {
  width: 256,
  height: 257,
  bits: 258,
  compression: 259,
  stripOffsets: 273,
  samples: 277,
  rowsPerStrip: 278,
  stripBytes: 279,
  predictor: 317,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
  format: 339,
  pixelScale: 33_550,
  tiePoint: 33_922,
  geoKeys: 34_735,
  noData: 42_113,
} as const;

type FieldType = readonly [bytes: number, read: (view: DataView, at: number, little: boolean) => number];

const BYTE: FieldType = [1, (view, at) => view.getUint8(at)];
const LONG8: FieldType = [8, (view, at, little) => Number(view.getBigUint64(at, little))];
/** Field types by their number. Rationals (5) fill 8 bytes and are not used; only their first byte is returned. */
const FIELD_TYPES: Readonly<Record<number, FieldType>> = {
  1: BYTE,
  2: BYTE,
  3: [2, (view, at, little) => view.getUint16(at, little)],
  4: [4, (view, at, little) => view.getUint32(at, little)],
  5: [8, BYTE[1]],
  6: BYTE,
  7: BYTE,
  8: [2, (view, at, little) => view.getInt16(at, little)],
  9: [4, (view, at, little) => view.getInt32(at, little)],
  11: [4, (view, at, little) => view.getFloat32(at, little)],
  12: [8, (view, at, little) => view.getFloat64(at, little)],
  16: LONG8,
  17: LONG8,
};
/** A directory with more entries than this is damaged. */
const MAX_ENTRIES = 1000;
/** Maximum number of values of a tag; the longest lists are those of the blocks. */
const MAX_VALUES = 4_000_000;
const KNOWN_TAGS: ReadonlySet<number> = new Set(Object.values(TAG));

/** The tags of the first directory of a TIFF. */
export class TiffTags {
  /** Whether numbers in the file are little-endian. */
  readonly little: boolean;
  readonly #values: ReadonlyMap<number, readonly number[]>;

  /**
   * Reads the first directory of a classic TIFF (version 42) or a BigTIFF (43).
   * @throws Error for a file that is no TIFF or has a damaged directory
   */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const order = bytes.length < 8 ? '' : String.fromCharCode(bytes[0] as number, bytes[1] as number);
    this.little = order === 'II';
    const version = this.little || order === 'MM' ? view.getUint16(2, this.little) : 0;
    if (version !== 42 && version !== 43) throw new Error('the file is not a TIFF');
    try {
      this.#values = readDirectory(view, this.little, version === 43);
    } catch (cause) {
      if (cause instanceof RangeError) throw new Error('the directory of the file is cut off', { cause });
      throw cause;
    }
  }

  has(tag: number): boolean {
    return this.#values.has(tag);
  }

  /** All values of a tag; empty when the file lacks it. */
  all(tag: number): readonly number[] {
    return this.#values.get(tag) ?? [];
  }

  /**
   * The first value of a tag.
   * @throws Error when the file lacks the tag and there is no `fallback`
   */
  one(tag: number, fallback?: number): number {
    const value = this.all(tag)[0] ?? fallback;
    if (value === undefined) throw new Error(`the file lacks the tag ${tag}`);
    return value;
  }
}

function readDirectory(view: DataView, little: boolean, big: boolean): Map<number, readonly number[]> {
  const word = (at: number): number => (big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little));
  const start = word(big ? 8 : 4);
  const count = big ? word(start) : view.getUint16(start, little);
  if (count > MAX_ENTRIES) throw new Error('the directory of the file is damaged');
  const tags = new Map<number, readonly number[]>();
  for (let i = 0; i < count; i++) {
    const entry = start + (big ? 8 + i * 20 : 2 + i * 12);
    const tag = view.getUint16(entry, little);
    // A damaged file may point many times at the same bytes.
    if (!KNOWN_TAGS.has(tag) || tags.has(tag)) continue;
    const type = FIELD_TYPES[view.getUint16(entry + 2, little)];
    const values = word(entry + 4);
    if (type === undefined) continue;
    const [bytes, read] = type;
    // Values that fit stand in the entry itself; others stand where it points.
    const inside = entry + (big ? 12 : 8);
    const from = values * bytes <= (big ? 8 : 4) ? inside : word(inside);
    if (from + values * bytes > view.byteLength || values > MAX_VALUES)
      throw new Error('the directory of the file is damaged');
    tags.set(
      tag,
      Array.from({ length: values }, (_, k) => read(view, from + k * bytes, little)),
    );
  }
  return tags;
}
