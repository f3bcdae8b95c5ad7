import { inflateSync } from 'node:zlib';

/** Supported numbers of TIFF's compression tag. */
export const COMPRESSION = { none: 1, lzw: 5, deflate: 8, packBits: 32_773, oldDeflate: 32_946 } as const;

/**
 * Unpacks one strip or tile (TIFF 6.0, sections 9 and 13; Deflate as Adobe defined it).
 * @param size unpacked bytes of a whole block; the last block of a file may have fewer
 * @throws Error for an unsupported compression, or damaged data
 */
export function unpackBlock(bytes: Uint8Array, compression: number, size: number): Uint8Array {
  switch (compression) {
    case COMPRESSION.none:
      return bytes;
    case COMPRESSION.deflate:
    case COMPRESSION.oldDeflate:
      return inflateSync(bytes, { maxOutputLength: size + 65_536 });
    case COMPRESSION.lzw:
      return unpackLzw(bytes, size);
    case COMPRESSION.packBits:
      return unpackBits(bytes, size);
    default:
      throw new Error(
        `compression ${compression} is not supported; convert the file: gdal_translate -co COMPRESS=DEFLATE in.tif out.tif`,
      );
  }
}

const CLEAR = 256;
const END = 257;

/**
 * LZW with codes of 9 to 12 bits, most significant bit first, widened one code early as TIFF demands. A code stands for the sequence of
 * code `prefix[code]` followed by the byte `suffix[code]`; codes below 256 are single bytes. At the head of the loop, codes below
 * `next` are defined, `last` is the previous code (-1 after a clear code), and the lowest `bits` bits of `held` are unread.
 */
function unpackLzw(bytes: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  const prefix = new Int32Array(4096);
  const suffix = new Uint8Array(4096);
  const length = new Int32Array(4096).fill(1, 0, 256);
  for (let i = 0; i < 256; i++) suffix[i] = i;
  let [at, bits, held, width, next, last] = [0, 0, 0, 9, 258, -1];
  let read = 0;
  const firstOf = (code: number): number => {
    let walk = code;
    while (walk >= 258) walk = prefix[walk] as number;
    return walk;
  };
  while (at < size) {
    while (bits < width) {
      if (read >= bytes.length) throw new Error('its LZW data ends early');
      held = ((held << 8) | (bytes[read++] as number)) & 0xff_ffff;
      bits += 8;
    }
    const code = (held >> (bits - width)) & ((1 << width) - 1);
    bits -= width;
    if (code === END) break;
    if (code === CLEAR) {
      width = 9;
      next = 258;
      last = -1;
      continue;
    }
    if (code > next || (code === next && last < 0) || next > 4095) throw new Error('its LZW data is damaged');
    if (last >= 0) {
      prefix[next] = last;
      suffix[next] = firstOf(code === next ? last : code);
      length[next] = (length[last] as number) + 1;
      next++;
    }
    const count = length[code] as number;
    for (let i = count - 1, walk = code; i >= 0; i--) {
      if (at + i < size) out[at + i] = suffix[walk] as number;
      walk = prefix[walk] as number;
    }
    at += count;
    last = code;
    if (next + 1 >= 1 << width && width < 12) width++;
  }
  return out;
}

/** Runs of literal and repeated bytes, each after a control byte (TIFF 6.0 section 9). */
function unpackBits(bytes: Uint8Array, size: number): Uint8Array {
  const out = new Uint8Array(size);
  let at = 0;
  for (let i = 0; i < bytes.length && at < size; ) {
    const control = ((bytes[i++] as number) << 24) >> 24;
    if (control >= 0) {
      out.set(bytes.subarray(i, i + Math.min(control + 1, size - at)), at);
      i += control + 1;
      at += control + 1;
    } else if (control > -128) {
      out.fill(bytes[i++] ?? 0, at, Math.min(size, at + 1 - control));
      at += 1 - control;
    }
  }
  return out;
}
