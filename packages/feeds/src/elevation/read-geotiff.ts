import type { HeightGrid } from './height-grid.ts';
import { unpackBlock } from './tiff-blocks.ts';

/** Tags of TIFF 6.0 and GeoTIFF 1.1 that say where heights lie and how they are packed. */
const TAG = {
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
const SIZES: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  11: 4,
  12: 8,
  16: 8,
  17: 8,
};
const MODEL_TYPE_KEY = 1024;
const RASTER_TYPE_KEY = 1025;
const GEOGRAPHIC = 2;
const PIXEL_IS_POINT = 2;
const REPROJECT = 'bring it to degrees first: gdalwarp -t_srs EPSG:4326 in.tif out.tif';
const MAX_BLOCK_BYTES = 64 * 1024 * 1024;
/** Blocks kept unpacked: neighbouring streets ask the same ones again and again. */
const CACHED_BYTES = 256 * 1024 * 1024;

/**
 * The first band of a GeoTIFF in degrees (OGC 19-008), classic or BigTIFF, strips or tiles, whole or floating numbers, unpacked or packed with
 * Deflate, LZW or PackBits, with or without predictor. Blocks are unpacked when somebody asks for a height in them.
 * @throws Error saying what is wrong or not read, and what to do
 */
export function readGeoTiff(bytes: Uint8Array): HeightGrid {
  const tags = readDirectory(bytes);
  const one = (tag: number, otherwise?: number): number => {
    const value = tags.get(tag)?.[0] ?? otherwise;
    if (value === undefined) throw new Error(`it lacks the tag ${tag}`);
    return Number(value);
  };
  const all = (tag: number): readonly number[] => (tags.get(tag) ?? []).map(Number);
  const [width, height] = [one(TAG.width), one(TAG.height)];
  const [bits, format, samples] = [one(TAG.bits, 1), one(TAG.format, 1), one(TAG.samples, 1)];
  const read = sampleReader(bits, format);
  const keys = geoKeys(all(TAG.geoKeys));
  if ((keys.get(MODEL_TYPE_KEY) ?? GEOGRAPHIC) !== GEOGRAPHIC)
    throw new Error(`it is in projected metres; ${REPROJECT}`);
  const [scale, tie] = [all(TAG.pixelScale), all(TAG.tiePoint)];
  if (scale.length < 2 || tie.length < 6) throw new Error(`it does not say where it lies; ${REPROJECT}`);
  const [lngStep, latStep] = scale as [number, number];
  const [tieColumn, tieRow, , tieLng, tieLat] = tie as [number, number, number, number, number];
  if (!(lngStep > 0 && latStep > 0 && Math.abs(tieLat) <= 90.01 && width > 0 && height > 0))
    throw new Error(`it does not lie on the Earth in degrees; ${REPROJECT}`);
  // The tie is the corner of a pixel unless pixels are points; heights stand for the middle of a pixel.
  const middle = keys.get(RASTER_TYPE_KEY) === PIXEL_IS_POINT ? 0 : 0.5;
  const noData = Number.parseFloat(String.fromCharCode(...all(TAG.noData)));

  const tiled = tags.has(TAG.tileOffsets);
  const blockWidth = tiled ? one(TAG.tileWidth) : width;
  const blockHeight = tiled ? one(TAG.tileHeight) : Math.min(height, one(TAG.rowsPerStrip, height));
  const offsets = all(tiled ? TAG.tileOffsets : TAG.stripOffsets);
  const sizes = all(tiled ? TAG.tileBytes : TAG.stripBytes);
  const across = Math.ceil(width / blockWidth);
  if (!(blockWidth > 0 && blockHeight > 0) || offsets.length < across * Math.ceil(height / blockHeight))
    throw new Error('blocks are missing from it');
  const sampleBytes = bits / 8;
  const pixelBytes = sampleBytes * samples;
  if (!(blockWidth * blockHeight * pixelBytes <= MAX_BLOCK_BYTES))
    throw new Error(
      'its blocks are too large; cut it into tiles: gdal_translate -co TILED=YES -co COMPRESS=DEFLATE in.tif out.tif',
    );
  const little = bytes[0] === 0x49;
  const [compression, predictor] = [one(TAG.compression, 1), one(TAG.predictor, 1)];
  const blocks = new Map<number, DataView>();
  const blockOf = (index: number): DataView => {
    const known = blocks.get(index);
    if (known !== undefined) return known;
    const offset = offsets[index] as number;
    const packed = bytes.subarray(offset, offset + (sizes[index] ?? 0));
    // A copy, and no Buffer, whose slices would share the file's memory.
    const unpacked = new Uint8Array(unpackBlock(packed, compression, blockWidth * blockHeight * pixelBytes));
    undoPredictor(unpacked, predictor, { width: blockWidth, samples, sampleBytes, little });
    const view = new DataView(unpacked.buffer, unpacked.byteOffset, unpacked.byteLength);
    if ((blocks.size + 1) * view.byteLength > CACHED_BYTES && blocks.size > 0)
      blocks.delete(blocks.keys().next().value as number);
    blocks.set(index, view);
    return view;
  };
  // A floating predictor stores the bytes of a number from the highest down, whatever the file's order.
  const readLittle = predictor === 3 ? false : little;
  return {
    rows: height,
    columns: width,
    north: tieLat + (tieRow - middle) * latStep,
    west: tieLng - (tieColumn - middle) * lngStep,
    latStep,
    lngStep,
    at(row, column) {
      const block = blockOf(Math.floor(row / blockHeight) * across + Math.floor(column / blockWidth));
      const at = ((row % blockHeight) * blockWidth + (column % blockWidth)) * pixelBytes;
      if (at + sampleBytes > block.byteLength) return Number.NaN;
      const value = read(block, at, readLittle);
      return value === noData || value < -12_000 || value > 9000 ? Number.NaN : value;
    },
  };
}

/** Values of the first directory's tags. */
function readDirectory(bytes: Uint8Array): ReadonlyMap<number, readonly (number | bigint)[]> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const order = bytes.length < 8 ? '' : String.fromCharCode(bytes[0] as number, bytes[1] as number);
  if (order !== 'II' && order !== 'MM') throw new Error('it is no TIFF');
  const little = order === 'II';
  const version = view.getUint16(2, little);
  const big = version === 43;
  if (version !== 42 && !big) throw new Error('it is no TIFF');
  const word = (at: number): number => (big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little));
  const start = word(big ? 8 : 4);
  const count = big ? word(start) : view.getUint16(start, little);
  if (count > 1000) throw new Error('its directory is damaged');
  const tags = new Map<number, readonly (number | bigint)[]>();
  for (let i = 0; i < count; i++) {
    const entry = start + (big ? 8 + i * 20 : 2 + i * 12);
    const type = view.getUint16(entry + 2, little);
    const size = SIZES[type];
    const values = word(entry + 4);
    if (size === undefined) continue;
    const inside = entry + (big ? 12 : 8);
    const from = values * size <= (big ? 8 : 4) ? inside : word(inside);
    if (from + values * size > bytes.length) throw new Error('its directory is damaged');
    tags.set(
      view.getUint16(entry, little),
      Array.from({ length: values }, (_, k) => readValue(view, type, from + k * size, little)),
    );
  }
  return tags;
}

function readValue(view: DataView, type: number, at: number, little: boolean): number | bigint {
  switch (type) {
    case 3:
      return view.getUint16(at, little);
    case 8:
      return view.getInt16(at, little);
    case 4:
      return view.getUint32(at, little);
    case 9:
      return view.getInt32(at, little);
    case 11:
      return view.getFloat32(at, little);
    case 12:
      return view.getFloat64(at, little);
    case 16:
    case 17:
      return view.getBigUint64(at, little);
    default:
      return view.getUint8(at);
  }
}

type ReadSample = (view: DataView, at: number, little: boolean) => number;

function sampleReader(bits: number, format: number): ReadSample {
  const readers: Readonly<Record<string, ReadSample>> = {
    '8 1': (view, at) => view.getUint8(at),
    '8 2': (view, at) => view.getInt8(at),
    '16 1': (view, at, little) => view.getUint16(at, little),
    '16 2': (view, at, little) => view.getInt16(at, little),
    '32 1': (view, at, little) => view.getUint32(at, little),
    '32 2': (view, at, little) => view.getInt32(at, little),
    '32 3': (view, at, little) => view.getFloat32(at, little),
    '64 3': (view, at, little) => view.getFloat64(at, little),
  };
  const found = readers[`${bits} ${format}`];
  if (found === undefined) throw new Error(`heights of ${bits} bits in sample format ${format} are not read`);
  return found;
}

function geoKeys(values: readonly number[]): ReadonlyMap<number, number> {
  const keys = new Map<number, number>();
  for (let i = 4; i + 3 < values.length; i += 4) {
    // A location of 0 means that the value stands in the entry itself.
    if (values[i + 1] === 0) keys.set(values[i] as number, values[i + 3] as number);
  }
  return keys;
}

interface BlockShape {
  readonly width: number;
  readonly samples: number;
  readonly sampleBytes: number;
  readonly little: boolean;
}

/** Differences back to values, row by row (TIFF 6.0 section 14; Adobe's floating-point predictor). */
function undoPredictor(bytes: Uint8Array, predictor: number, shape: BlockShape): void {
  const { width, samples, sampleBytes, little } = shape;
  const rowBytes = width * samples * sampleBytes;
  if (predictor === 1) return;
  if (predictor !== 2 && predictor !== 3) throw new Error(`its predictor ${predictor} is not known`);
  for (let row = 0; row + rowBytes <= bytes.length; row += rowBytes) {
    if (predictor === 3) {
      for (let i = row + samples; i < row + rowBytes; i++)
        bytes[i] = (bytes[i] as number) + (bytes[i - samples] as number);
      const planes = bytes.slice(row, row + rowBytes);
      for (let i = 0; i < width * samples; i++) {
        for (let b = 0; b < sampleBytes; b++)
          bytes[row + i * sampleBytes + b] = planes[b * width * samples + i] as number;
      }
      continue;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset + row, rowBytes);
    for (let i = samples * sampleBytes; i < rowBytes; i += sampleBytes) {
      const before = i - samples * sampleBytes;
      if (sampleBytes === 1) view.setUint8(i, view.getUint8(i) + view.getUint8(before));
      else if (sampleBytes === 2) view.setUint16(i, view.getUint16(i, little) + view.getUint16(before, little), little);
      else if (sampleBytes === 4) view.setUint32(i, view.getUint32(i, little) + view.getUint32(before, little), little);
      else throw new Error('a predictor over 64-bit numbers is not known');
    }
  }
}
