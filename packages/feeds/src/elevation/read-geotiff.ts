import type { HeightGrid } from './height-grid.ts';
import { unpackBlock } from './tiff-blocks.ts';
import { PREDICTOR, undoPredictor } from './tiff-predictor.ts';
import { TAG, TiffTags } from './tiff-tags.ts';

const MODEL_TYPE_KEY = 1024;
const RASTER_TYPE_KEY = 1025;
const GEOGRAPHIC = 2;
const PIXEL_IS_POINT = 2;
const REPROJECT = 'reproject it to degrees: gdalwarp -t_srs EPSG:4326 in.tif out.tif';
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;
/** Unpacked blocks that are kept: neighbouring nodes read the same ones again and again. */
const CACHED_BYTES = 256 * 1024 * 1024;
/** All blocks together may unpack to this many bytes, plus so many times the size of the file; flat land and sea shrink to a hundredth. */
const UNPACKED_ALLOWANCE = 256 * 1024 * 1024;
const MOST_TIMES_SMALLER = 500;
/** Characters of a number that stands for "no data". */
const LONGEST_NUMBER = 64;
/** Heights outside this range, in metres, are fillers for "no data" that the file does not declare. */
const [LOWEST, HIGHEST] = [-12_000, 9000];

/**
 * The first band of a GeoTIFF in degrees (OGC 19-008): classic or BigTIFF, strips or tiles, integers or floats, plain or compressed with
 * Deflate, LZW or PackBits, with or without predictor. A block is unpacked when a height in it is first read.
 * @throws Error naming what is wrong or not supported, and the remedy; `at` of the grid throws it too, for a damaged block
 */
export function readGeoTiff(bytes: Uint8Array): HeightGrid {
  const tags = new TiffTags(bytes);
  const [rows, columns] = [tags.one(TAG.height), tags.one(TAG.width)];
  const place = readPlace(tags, rows, columns);
  const noData = Number.parseFloat(String.fromCharCode(...tags.all(TAG.noData).slice(0, LONGEST_NUMBER)));
  const blocks = readLayout(tags, rows, columns);
  const { blockWidth, blockHeight, across, pixelBytes, sampleBytes } = blocks;
  const readSample = sampleReader(tags.one(TAG.bits, 1), tags.one(TAG.format, 1));
  const unpacked = new BlockCache(bytes, tags, blocks);
  // The floating-point predictor stores samples big-endian, whatever the byte order of the file.
  const little = blocks.predictor === PREDICTOR.floatingPoint ? false : tags.little;
  return {
    rows,
    columns,
    ...place,
    at(row, column) {
      const block = unpacked.get(Math.floor(row / blockHeight) * across + Math.floor(column / blockWidth));
      const at = ((row % blockHeight) * blockWidth + (column % blockWidth)) * pixelBytes;
      if (at + sampleBytes > block.byteLength) return Number.NaN;
      const value = readSample(block, at, little);
      return value === noData || value < LOWEST || value > HIGHEST ? Number.NaN : value;
    },
  };
}

/** The place of the first height and the distance between heights. */
function readPlace(
  tags: TiffTags,
  rows: number,
  columns: number,
): Pick<HeightGrid, 'north' | 'west' | 'latStep' | 'lngStep'> {
  const keys = readGeoKeys(tags.all(TAG.geoKeys));
  if ((keys.get(MODEL_TYPE_KEY) ?? GEOGRAPHIC) !== GEOGRAPHIC) {
    throw new Error(`the file is in projected metres; ${REPROJECT}`);
  }
  const [scale, tie] = [tags.all(TAG.pixelScale), tags.all(TAG.tiePoint)];
  if (scale.length < 2 || tie.length < 6) throw new Error(`the file has no georeference; ${REPROJECT}`);
  const [lngStep, latStep] = scale as [number, number];
  const [tieColumn, tieRow, , tieLng, tieLat] = tie as [number, number, number, number, number];
  if (!(lngStep > 0 && latStep > 0 && Math.abs(tieLat) <= 90.01 && columns > 0 && rows > 0)) {
    throw new Error(`the georeference of the file is not in degrees; ${REPROJECT}`);
  }
  // The tie point is the corner of a pixel unless pixels are points; a height stands for the middle of its pixel.
  const middle = keys.get(RASTER_TYPE_KEY) === PIXEL_IS_POINT ? 0 : 0.5;
  return {
    north: tieLat + (tieRow - middle) * latStep,
    west: tieLng - (tieColumn - middle) * lngStep,
    latStep,
    lngStep,
  };
}

function readGeoKeys(values: readonly number[]): ReadonlyMap<number, number> {
  const keys = new Map<number, number>();
  for (let i = 4; i + 3 < values.length; i += 4) {
    // With location 0 the value stands in the entry itself.
    if (values[i + 1] === 0) keys.set(values[i] as number, values[i + 3] as number);
  }
  return keys;
}

/** How the raster is cut into strips or tiles ("blocks"), numbered row by row. */
interface BlockLayout {
  readonly blockWidth: number;
  readonly blockHeight: number;
  /** Blocks side by side. */
  readonly across: number;
  readonly offsets: readonly number[];
  readonly sizes: readonly number[];
  readonly samples: number;
  readonly sampleBytes: number;
  readonly pixelBytes: number;
  readonly compression: number;
  readonly predictor: number;
}

function readLayout(tags: TiffTags, rows: number, columns: number): BlockLayout {
  const tiled = tags.has(TAG.tileOffsets);
  const blockWidth = tiled ? tags.one(TAG.tileWidth) : columns;
  const blockHeight = tiled ? tags.one(TAG.tileHeight) : Math.min(rows, tags.one(TAG.rowsPerStrip, rows));
  const offsets = tags.all(tiled ? TAG.tileOffsets : TAG.stripOffsets);
  const across = Math.ceil(columns / blockWidth);
  if (!(blockWidth > 0 && blockHeight > 0) || offsets.length < across * Math.ceil(rows / blockHeight)) {
    throw new Error('the file lacks blocks');
  }
  const samples = tags.one(TAG.samples, 1);
  const sampleBytes = tags.one(TAG.bits, 1) / 8;
  const pixelBytes = sampleBytes * samples;
  if (!(blockWidth * blockHeight * pixelBytes <= MAX_BLOCK_BYTES)) {
    throw new Error(
      'the blocks of the file are too large; cut it into tiles: gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif out.tif',
    );
  }
  return {
    blockWidth,
    blockHeight,
    across,
    offsets,
    sizes: tags.all(tiled ? TAG.tileBytes : TAG.stripBytes),
    samples,
    sampleBytes,
    pixelBytes,
    compression: tags.one(TAG.compression, 1),
    predictor: tags.one(TAG.predictor, 1),
  };
}

/** Unpacked blocks by number; the one unpacked first is dropped first. */
class BlockCache {
  readonly #bytes: Uint8Array;
  readonly #little: boolean;
  readonly #layout: BlockLayout;
  readonly #blocks = new Map<number, DataView>();
  /** The blocks that were unpacked so far. */
  readonly #seen = new Set<number>();

  constructor(bytes: Uint8Array, tags: TiffTags, layout: BlockLayout) {
    this.#bytes = bytes;
    this.#little = tags.little;
    this.#layout = layout;
  }

  get(index: number): DataView {
    const known = this.#blocks.get(index);
    if (known !== undefined) return known;
    const block = this.#unpack(index);
    if ((this.#blocks.size + 1) * block.byteLength > CACHED_BYTES && this.#blocks.size > 0) {
      this.#blocks.delete(this.#blocks.keys().next().value as number);
    }
    this.#blocks.set(index, block);
    return block;
  }

  #unpack(index: number): DataView {
    const { blockWidth, blockHeight, pixelBytes, sampleBytes, samples } = this.#layout;
    const offset = this.#layout.offsets[index] as number;
    const packedSize = this.#layout.sizes[index] ?? 0;
    // Writers leave blocks without data out.
    if (packedSize === 0) return new DataView(new ArrayBuffer(0));
    if (offset + packedSize > this.#bytes.length) throw new Error('a block lies beyond its end');
    const packed = this.#bytes.subarray(offset, offset + packedSize);
    const size = blockWidth * blockHeight * pixelBytes;
    this.#seen.add(index);
    if (this.#seen.size * size > UNPACKED_ALLOWANCE + MOST_TIMES_SMALLER * this.#bytes.length)
      throw new Error('its blocks unpack to far more bytes than those of a real file');
    // A copy, because an uncompressed block shares the memory of the file.
    const bytes = new Uint8Array(unpackBlock(packed, this.#layout.compression, size));
    undoPredictor(bytes, this.#layout.predictor, { width: blockWidth, samples, sampleBytes, little: this.#little });
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }
}

type ReadSample = (view: DataView, at: number, little: boolean) => number;

/** Readers by bits and sample format (1 = unsigned, 2 = signed, 3 = floating point). */
const SAMPLE_READERS: Readonly<Record<string, ReadSample>> = {
  '8 1': (view, at) => view.getUint8(at),
  '8 2': (view, at) => view.getInt8(at),
  '16 1': (view, at, little) => view.getUint16(at, little),
  '16 2': (view, at, little) => view.getInt16(at, little),
  '32 1': (view, at, little) => view.getUint32(at, little),
  '32 2': (view, at, little) => view.getInt32(at, little),
  '32 3': (view, at, little) => view.getFloat32(at, little),
  '64 3': (view, at, little) => view.getFloat64(at, little),
};

function sampleReader(bits: number, format: number): ReadSample {
  const reader = SAMPLE_READERS[`${bits} ${format}`];
  if (reader === undefined) {
    throw new Error(`heights of ${bits} bits in sample format ${format} are not supported`);
  }
  return reader;
}
