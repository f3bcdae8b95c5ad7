import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '../base/index.ts';
import { StringPool, StringPoolBuilder } from './index.ts';

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', '__proto__', 'constructor', 'toString', '東京駅', '🚋'.repeat(100), '\u0000', '\u{10ffff}'),
);

describe('UTF-8', () => {
  test('equals the bytes of the platform’s encoder and reads back', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const bytes = encodeUtf8(text);
        expect([...bytes]).toEqual([...new TextEncoder().encode(text)]);
        expect(decodeUtf8(bytes)).toBe(text);
      }),
    );
  });

  test('a lone surrogate becomes the replacement character, as on the platform', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0xd7f0, max: 0xe00f }), { maxLength: 20 }), (units) => {
        const text = String.fromCharCode(...units);
        expect([...encodeUtf8(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });

  test('bytes that are not UTF-8 never throw', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), (bytes) => {
        expect(typeof decodeUtf8(bytes)).toBe('string');
      }),
    );
    expect(decodeUtf8(Uint8Array.of(0xff, 0xff, 0xff, 0xff))).toContain('\ufffd');
  });
});

describe('the string pool', () => {
  test('IM-11 returns every text that was added, each once, in the order of addition', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 40 }), (texts) => {
        const builder = new StringPoolBuilder();
        const indices = texts.map((text) => builder.add(text));
        const { bytes, offsets } = builder.build();
        const pool = new StringPool(bytes, offsets);
        expect(indices.map((index) => pool.get(index))).toEqual(texts);
        const distinct = [...new Set(['', ...texts])];
        expect(pool.size).toBe(distinct.length);
        expect(distinct.map((_, i) => pool.get(i))).toEqual(distinct);
      }),
    );
  });

  test('index 0 and every index outside the pool are the empty text', () => {
    const builder = new StringPoolBuilder();
    expect(builder.add('')).toBe(0);
    expect(builder.add('Ribeira')).toBe(1);
    const { bytes, offsets } = builder.build();
    const pool = new StringPool(bytes, offsets);
    for (const index of [0, -1, 2, 1e9, 0.5, Number.NaN]) expect(pool.get(index)).toBe('');
  });
});
