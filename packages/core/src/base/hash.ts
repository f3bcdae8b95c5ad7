import { writeUtf8 } from './utf8.ts';

/** Every answer hashes dozens of texts; their bytes are written into this one buffer. */
let scratch = new Uint8Array(12_288);

/**
 * Signed 32-bit hash of a text (MurmurHash3 x86 32, Austin Appleby, public domain algorithm), equal on every machine and after
 * every restart. The hash codes of the wire are built from it (wire-format.md section 2, rule 4).
 */
export function hashText(text: string, seed = 0): number {
  if (scratch.length < 3 * text.length) scratch = new Uint8Array(4 * text.length);
  return hashBytes(scratch.subarray(0, writeUtf8(text, scratch)), seed);
}

/** Signed 32-bit MurmurHash3 of bytes. */
export function hashBytes(bytes: Uint8Array, seed = 0): number {
  let hash = seed;
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    const word =
      (bytes[i] as number) |
      ((bytes[i + 1] as number) << 8) |
      ((bytes[i + 2] as number) << 16) |
      ((bytes[i + 3] as number) << 24);
    hash ^= scramble(word);
    hash = (hash << 13) | (hash >>> 19);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= whole; i--) tail = (tail << 8) | (bytes[i] as number);
  if (whole !== bytes.length) hash ^= scramble(tail);
  hash ^= bytes.length;
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  hash ^= hash >>> 16;
  return hash | 0;
}

function scramble(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
