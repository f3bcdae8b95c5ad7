import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashBytes, hashText } from './index.ts';
import { encodeUtf8 } from './utf8.ts';

const MASK = (1n << 32n) - 1n;
const multiply = (a: bigint, b: bigint): bigint => (a * b) & MASK;
const rotate = (a: bigint, by: bigint): bigint => ((a << by) | (a >> (32n - by))) & MASK;

/** An independent MurmurHash3 x86 32 with big integers, written from the description of its steps. */
function slowMurmur(bytes: Uint8Array, seed: number): number {
  const scrambled = (word: bigint): bigint => multiply(rotate(multiply(word, 0xcc9e2d51n), 15n), 0x1b873593n);
  let hash = BigInt(seed);
  for (let at = 0; at < bytes.length; at += 4) {
    const block = [...bytes.subarray(at, at + 4)];
    const word = block.reduce((sum, byte, i) => sum + (BigInt(byte) << BigInt(8 * i)), 0n);
    hash ^= scrambled(word);
    if (block.length === 4) hash = (multiply(rotate(hash, 13n), 5n) + 0xe6546b64n) & MASK;
  }
  hash ^= BigInt(bytes.length);
  hash = multiply(hash ^ (hash >> 16n), 0x85ebca6bn);
  hash = multiply(hash ^ (hash >> 13n), 0xc2b2ae35n);
  return Number(BigInt.asIntN(32, hash ^ (hash >> 16n)));
}

describe('hash codes', () => {
  // Published test vectors of MurmurHash3 x86 32.
  test.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['a', 0x9747b28c, 0x7fa09ea6],
    ['aa', 0x9747b28c, 0x5d211726],
    ['aaa', 0x9747b28c, 0x283e0130],
    ['aaaa', 0x9747b28c, 0x5a97808a],
    ['ab', 0x9747b28c, 0x74875592],
    ['abc', 0x9747b28c, 0xc84a62dd],
    ['abcd', 0x9747b28c, 0xf0478627],
    ['Hello, world!', 0x9747b28c, 0x24884cba],
    ['The quick brown fox jumps over the lazy dog', 0x9747b28c, 0x2fa826cd],
    ['ππππππππ', 0x9747b28c, 0xd58063c1],
  ])('of %j with seed %i', (text, seed, hash) => expect(hashText(text, seed)).toBe(hash | 0));

  test.each([
    [[0xff, 0xff, 0xff, 0xff], 0, 0x76293b50],
    [[0x21, 0x43, 0x65, 0x87], 0, 0xf55b516b],
    [[0x21, 0x43, 0x65, 0x87], 0x5082edee, 0x2362f9de],
    [[0x21, 0x43, 0x65], 0, 0x7e4a8634],
    [[0x21, 0x43], 0, 0xa0f7b07a],
    [[0x21], 0, 0x72661cf4],
    [[0, 0, 0, 0], 0, 0x2362f9de],
    [[0, 0, 0], 0, 0x85f0b427],
    [[0, 0], 0, 0x30f4c306],
    [[0], 0, 0x514e28b7],
  ])('of bytes %j with seed %i', (bytes, seed, hash) => {
    expect(hashBytes(Uint8Array.from(bytes), seed)).toBe(hash | 0);
  });

  test('IT-26 are signed 32-bit integers, equal to those of an independent implementation', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), fc.nat({ max: 0xffffffff }), (bytes, seed) => {
        const hash = hashBytes(bytes, seed);
        expect(hash).toBe(hash | 0);
        expect(hash).toBe(slowMurmur(bytes, seed));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(hashText(text)).toBe(slowMurmur(encodeUtf8(text), 0));
      }),
    );
  });
});
