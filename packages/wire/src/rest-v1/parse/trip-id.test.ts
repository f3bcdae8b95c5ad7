import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { CompactReader } from './compact-reader.ts';
import { CompactWriter } from './compact-writer.ts';
import { encodeTripId, parseTripId } from './trip-id.ts';

const wholeNumber = fc.integer({ min: -(2 ** 48), max: 2 ** 48 });

test('what was written compactly is read again, whatever the numbers and texts', () => {
  const value = fc.oneof(
    fc.record({ kind: fc.constant('number' as const), value: wholeNumber }),
    fc.record({ kind: fc.constant('near' as const), value: wholeNumber }),
    fc.record({ kind: fc.constant('text' as const), value: fc.string({ unit: 'grapheme' }) }),
    fc.record({ kind: fc.constant('known' as const), value: fc.constantFrom('walk', 'car', 'other', '') }),
    fc.record({ kind: fc.constant('optional' as const), value: fc.option(wholeNumber, { nil: undefined }) }),
  );
  fc.assert(
    fc.property(fc.array(value, { maxLength: 30 }), (values) => {
      const known = ['walk', 'car'];
      const writer = new CompactWriter(known);
      for (const each of values) {
        if (each.kind === 'number') writer.number(each.value);
        else if (each.kind === 'near') writer.near('a', each.value);
        else if (each.kind === 'text') writer.text('a', each.value);
        else if (each.kind === 'known') writer.known(each.value);
        else writer.optional(each.value);
      }
      const bytes = fromBase64url(toBase64url(writer.bytes())) ?? new Uint8Array();
      expect(bytes).toEqual(writer.bytes());
      const reader = new CompactReader(bytes, known);
      const read = values.map(({ kind }) =>
        kind === 'near' || kind === 'text' ? reader[kind]('a') : reader[kind === 'known' ? 'known' : kind](),
      );
      expect(read).toEqual(values.map((each) => each.value));
      expect(reader.isWhole).toBe(true);
    }),
  );
});

test('texts that share a beginning, pairs of surrogates included, are short and whole', () => {
  const writer = new CompactWriter([]);
  const texts = ['gtfs:\u{1F680}\u{1F681}1', 'gtfs:\u{1F680}\u{1F682}1', 'gtfs:\u{1F680}\u{1F682}12'];
  for (const text of texts) writer.text('trip', text);
  const reader = new CompactReader(writer.bytes(), []);
  expect(texts.map(() => reader.text('trip'))).toEqual(texts);
  expect(writer.bytes().length).toBeLessThan(30);
});

test('bytes that no writer wrote are no id, and never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      expect(() => parseTripId(toBase64url(Uint8Array.from([6, ...bytes])))).not.toThrow();
    }),
    { numRuns: 2000 },
  );
});

test('an id of version 2, which addresses may still hold, opens the same trip', () => {
  const id =
    'WzIsWyJ4eF9wb3J0bWVycm93Il0sIjY4Njg1OWQ5NGI2YTNjNDMiLFs0My40OTc1LC0yOC4zOTI3XSxbNDMuNDk5MSwtMjguMzUzMV0sMCxbInMiLCJ3YV93YWwiLCJ3YWxrIiw3MSxbNDMuNDk3NDkxLC0yOC4zOTIxNTJdXSxbInIiLCJndGZzOlMxLTAtd2Vla2RheS0wMTUiLCIyMDI2LTA1LTA0IiwwLDMsMCxudWxsLCJjZW50cmFsLTUiLCJhaXJwb3J0LTEiLDE3Nzc4ODU1MDAsIlMxIiwwXSxbInMiLCJ3YV93YWwiLCJ3YWxrIiw0NixbNDMuNDk5MSwtMjguMzUzMV1dXQ';
  const described = parseTripId(id);
  expect(described === undefined ? '' : parseTripId(encodeTripId(described))).toEqual(described);
  expect(described).toMatchObject({
    regions: ['xx_portmerrow'],
    from: [43.4975, -28.3927],
    legs: [{ kind: 'street' }, { serviceTripId: 'gtfs:S1-0-weekday-015', toCode: 'airport-1', line: 'S1' }, {}],
  });
});
