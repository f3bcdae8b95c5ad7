/** One strip or tile: samples lie pixel by pixel, row by row. */
export interface BlockShape {
  /** Pixels per row. */
  readonly width: number;
  /** Samples per pixel. */
  readonly samples: number;
  readonly sampleBytes: number;
  /** Byte order of the file. */
  readonly little: boolean;
}

/** Numbers of TIFF's predictor tag. */
export const PREDICTOR = { none: 1, horizontal: 2, floatingPoint: 3 } as const;

/**
 * Turns differences back into values, in place. After the floating-point predictor every sample is big-endian, whatever the byte
 * order of the file (TIFF 6.0 section 14; Adobe Photoshop TIFF Technical Note 3).
 * @throws Error for another predictor, or one over 64-bit integers
 */
export function undoPredictor(bytes: Uint8Array, predictor: number, shape: BlockShape): void {
  if (predictor === PREDICTOR.none) return;
  if (predictor !== PREDICTOR.horizontal && predictor !== PREDICTOR.floatingPoint) {
    throw new Error(`predictor ${predictor} is not supported`);
  }
  const rowBytes = shape.width * shape.samples * shape.sampleBytes;
  for (let start = 0; start + rowBytes <= bytes.length; start += rowBytes) {
    const row = bytes.subarray(start, start + rowBytes);
    if (predictor === PREDICTOR.horizontal) addAcross(row, shape);
    else joinPlanes(row, shape);
  }
}

/** Every sample is stored as its difference from the same sample of the pixel before. */
function addAcross(row: Uint8Array, { samples, sampleBytes, little }: BlockShape): void {
  const view = new DataView(row.buffer, row.byteOffset, row.byteLength);
  const pixel = samples * sampleBytes;
  for (let at = pixel; at < row.length; at += sampleBytes) {
    const before = at - pixel;
    if (sampleBytes === 1) view.setUint8(at, view.getUint8(at) + view.getUint8(before));
    else if (sampleBytes === 2) view.setUint16(at, view.getUint16(at, little) + view.getUint16(before, little), little);
    else if (sampleBytes === 4) view.setUint32(at, view.getUint32(at, little) + view.getUint32(before, little), little);
    else throw new Error('a predictor over 64-bit integers is not supported');
  }
}

/** A row is stored as planes, first the highest byte of every sample, and each byte as its difference from the one before. */
function joinPlanes(row: Uint8Array, { width, samples, sampleBytes }: BlockShape): void {
  for (let at = samples; at < row.length; at++) row[at] = (row[at] as number) + (row[at - samples] as number);
  const planes = row.slice();
  const count = width * samples;
  for (let i = 0; i < count; i++) {
    for (let b = 0; b < sampleBytes; b++) row[i * sampleBytes + b] = planes[b * count + i] as number;
  }
}
