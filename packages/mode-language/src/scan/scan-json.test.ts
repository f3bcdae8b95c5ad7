import fc from 'fast-check';
import * as jsonc from 'jsonc-parser';
import { expect, test } from 'vitest';
import { scanJson as scan } from './scan-json.ts';
import type { SourceString } from './source-string.ts';

function scanJson(text: string): SourceString[] {
  const strings: SourceString[] = [];
  scan(text, strings);
  return strings;
}

test('keys, values and elements have their owning keys', () => {
  const text = '{"modes": ["a", "b"], "segment": {"modeInfo": {"identifier": "c"}}, "list": [{"mode": "d"}]}';
  const found = scanJson(text).map(({ value, role, owner, ownerOfOwner }) =>
    [value, role, owner, ownerOfOwner].join(' '),
  );
  expect(found).toEqual([
    'modes key  ',
    'a value modes ',
    'b value modes ',
    'segment key  ',
    'modeInfo key segment ',
    'identifier key modeInfo segment',
    'c value identifier modeInfo',
    'list key  ',
    'mode key  ',
    'd value mode ',
  ]);
});

test('elements of a list share a number, and lists have different numbers', () => {
  const [, a, b, c, outside] = scanJson('{"x": ["a", "b", ["c"]], "y": "z"}').filter(
    ({ role }) => role === 'value' || role === 'key',
  );
  expect(a?.list).toBe(b?.list);
  expect(c?.list).not.toBe(a?.list);
  expect(outside?.list).toBeUndefined();
});

test('comments and trailing commas are skipped', () => {
  expect(scanJson('// "no"\n{"a": /* "no" */ "b",}').map(({ value }) => value)).toEqual(['a', 'b']);
});

test('a string without a closing quote extends to the end of its line', () => {
  const [, open] = scanJson('{"mode": "pt_\n}');
  expect(open).toMatchObject({ value: 'pt_', closed: false, start: 10, end: 13, owner: 'mode' });
});

test('after a forgotten bracket the next key is still a key of its object', () => {
  const found = scanJson('{"a": ["b", "mode": "c"}');
  expect(found.at(-1)?.value).toBe('c');
});

test('escapes are decoded and marked', () => {
  const [, escaped] = scanJson('{"mode": "pt\\u005fpub"}');
  expect(escaped).toMatchObject({ value: 'pt_pub', plain: false });
});

test('valid documents have the same strings at the same offsets as with a full parser', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      const expected: [string, number][] = [];
      jsonc.visit(text, {
        onObjectProperty: (property, offset) => void expected.push([property, offset + 1]),
        onLiteralValue: (literal, offset) => void (typeof literal === 'string' && expected.push([literal, offset + 1])),
      });
      expect(scanJson(text).map(({ value: found, start }) => [found, start])).toEqual(expected);
    }),
  );
});

test('no text throws, and every range lies in the text', () => {
  const soup = fc
    .array(fc.constantFrom('{', '}', '[', ']', ',', ':', '"', '\\', '\n', '/*', '//', 'pt_pub', '1', 'nul'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(soup, fc.string()), (text) => {
      for (const { start, end } of scanJson(text)) {
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    }),
  );
});
