import { deflateSync } from 'node:zlib';

/** The contents and packing of a test file. */
export interface TestTiff {
  readonly width: number;
  readonly height: number;
  /** Row by row from the north. */
  readonly values: readonly number[];
  readonly west: number;
  readonly north: number;
  readonly step: number;
  readonly kind?: 'int16' | 'float32';
  readonly compression?: 1 | 5 | 8 | 32_773;
  readonly predictor?: 1 | 2 | 3;
  readonly tile?: number;
  readonly bigEndian?: boolean;
  readonly pixelIsPoint?: boolean;
  readonly noData?: number;
  readonly modelType?: number;
}

/** The bytes of a small GeoTIFF (TIFF 6.0), for tests of the reader. */
export function writeTestTiff(tiff: TestTiff): Uint8Array {
  const { width, height, kind = 'int16', compression = 1, predictor = 1, tile, step } = tiff;
  const little = tiff.bigEndian !== true;
  const bytesEach = kind === 'int16' ? 2 : 4;
  const [blockWidth, blockHeight] = tile === undefined ? [width, Math.min(2, height)] : [tile, tile];
  const blocks: Uint8Array[] = [];
  for (let top = 0; top < height; top += blockHeight) {
    for (let left = 0; left < width; left += blockWidth) {
      const rows = tile === undefined ? Math.min(blockHeight, height - top) : blockHeight;
      const block = new Uint8Array(blockWidth * rows * bytesEach);
      const view = new DataView(block.buffer);
      for (let y = 0; y < rows; y++) {
        for (let x = 0; x < blockWidth; x++) {
          const value = tiff.values[(top + y) * width + left + x] ?? 0;
          const known = top + y < height && left + x < width ? value : 0;
          const at = (y * blockWidth + x) * bytesEach;
          if (kind === 'int16') view.setInt16(at, known, little);
          else view.setFloat32(at, known, little);
        }
        predict(block.subarray(y * blockWidth * bytesEach, (y + 1) * blockWidth * bytesEach), {
          predictor,
          bytesEach,
          little,
        });
      }
      blocks.push(pack(block, compression));
    }
  }
  const ascii = tiff.noData === undefined ? [] : [...`${tiff.noData}\0`].map((c) => c.codePointAt(0) as number);
  const geoKeys = [1, 1, 0, 2, 1024, 0, 1, tiff.modelType ?? 2, 1025, 0, 1, tiff.pixelIsPoint === true ? 2 : 1];
  const entries: [tag: number, type: number, values: readonly number[]][] = [
    [256, 4, [width]],
    [257, 4, [height]],
    [258, 3, [bytesEach * 8]],
    [259, 3, [compression]],
    [277, 3, [1]],
    [317, 3, [predictor]],
    [339, 3, [kind === 'int16' ? 2 : 3]],
    [33_550, 12, [step, step, 0]],
    [33_922, 12, [0, 0, 0, tiff.west, tiff.north, 0]],
    [34_735, 3, geoKeys],
    ...(ascii.length === 0 ? [] : [[42_113, 2, ascii] as [number, number, readonly number[]]]),
  ];
  const offsets = blocks.map(() => 0);
  const sizes = blocks.map((block) => block.length);
  if (tile === undefined) entries.push([273, 4, offsets], [278, 3, [blockHeight]], [279, 4, sizes]);
  else entries.push([322, 3, [tile]], [323, 3, [tile]], [324, 4, offsets], [325, 4, sizes]);
  entries.sort((a, b) => a[0] - b[0]);

  const typeSizes: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 4, 12: 8 };
  let next = 8 + 2 + entries.length * 12 + 4;
  const places = entries.map(([, type, values]) => {
    const size = (typeSizes[type] as number) * values.length;
    if (size <= 4) return -1;
    const at = next;
    next += size;
    return at;
  });
  blocks.forEach((block, i) => {
    offsets[i] = next;
    next += block.length;
  });
  const out = new Uint8Array(next);
  const view = new DataView(out.buffer);
  out.set(little ? [0x49, 0x49] : [0x4d, 0x4d]);
  view.setUint16(2, 42, little);
  view.setUint32(4, 8, little);
  view.setUint16(8, entries.length, little);
  entries.forEach(([tag, type, values], i) => {
    const entry = 10 + i * 12;
    view.setUint16(entry, tag, little);
    view.setUint16(entry + 2, type, little);
    view.setUint32(entry + 4, values.length, little);
    const place = places[i] as number;
    if (place >= 0) view.setUint32(entry + 8, place, little);
    values.forEach((value, k) => {
      const at = (place >= 0 ? place : entry + 8) + k * (typeSizes[type] as number);
      if (type === 2) view.setUint8(at, value);
      else if (type === 3) view.setUint16(at, value, little);
      else if (type === 4) view.setUint32(at, value, little);
      else view.setFloat64(at, value, little);
    });
  });
  blocks.forEach((block, i) => {
    out.set(block, offsets[i]);
  });
  return out;
}

function predict(
  row: Uint8Array,
  { predictor, bytesEach, little }: { predictor: number; bytesEach: number; little: boolean },
): void {
  if (predictor === 2) {
    const view = new DataView(row.buffer, row.byteOffset, row.length);
    for (let at = row.length - bytesEach; at >= bytesEach; at -= bytesEach)
      view.setInt16(at, view.getInt16(at, little) - view.getInt16(at - bytesEach, little), little);
  } else if (predictor === 3) {
    const count = row.length / bytesEach;
    const planes = new Uint8Array(row.length);
    for (let i = 0; i < count; i++) {
      for (let b = 0; b < bytesEach; b++) {
        const fromHigh = little ? bytesEach - 1 - b : b;
        planes[b * count + i] = row[i * bytesEach + fromHigh] as number;
      }
    }
    for (let i = row.length - 1; i > 0; i--) planes[i] = (planes[i] as number) - (planes[i - 1] as number);
    row.set(planes);
  }
}

function pack(block: Uint8Array, compression: number): Uint8Array {
  if (compression === 8) return deflateSync(block);
  if (compression === 32_773) {
    const out: number[] = [];
    for (let at = 0; at < block.length; at += 128) {
      const part = block.subarray(at, at + 128);
      out.push(part.length - 1, ...part);
    }
    return Uint8Array.from(out);
  }
  return compression === 5 ? packLzw(block) : block;
}

function packLzw(block: Uint8Array): Uint8Array {
  const out: number[] = [];
  let [held, bits] = [0, 0];
  const put = (code: number, width: number): void => {
    held = (held << width) | code;
    bits += width;
    while (bits >= 8) {
      bits -= 8;
      out.push((held >> bits) & 255);
    }
    held &= (1 << bits) - 1;
  };
  let codes = new Map<string, number>();
  let [next, width] = [258, 9];
  put(256, 9);
  let known = '';
  const codeOf = (text: string): number => (text.length === 1 ? text.charCodeAt(0) : (codes.get(text) as number));
  for (const byte of block) {
    const longer = known + String.fromCharCode(byte);
    if (longer.length === 1 || codes.has(longer)) {
      known = longer;
      continue;
    }
    put(codeOf(known), width);
    codes.set(longer, next++);
    if (next === 4095) {
      put(256, width);
      codes = new Map();
      [next, width] = [258, 9];
    } else if (next === 1 << width) width++;
    known = String.fromCharCode(byte);
  }
  if (known !== '') put(codeOf(known), width);
  // The reader is one entry ahead here, and may have widened its codes for it.
  if (next + 1 === 1 << width) width++;
  put(257, width);
  if (bits > 0) out.push((held << (8 - bits)) & 255);
  return Uint8Array.from(out);
}
