import { expect, test } from 'vitest';
import { printableError } from './printable-error.ts';

test('the frames of a stack make lines; a message makes one, whatever it holds', () => {
  const text = printableError(new TypeError('bad\n    at forged (x.ts:1:1)\n2026-05-04 INFO all is well\r\u001b[2K'));
  const [first, ...frames] = text.split('\n');
  expect(first).toBe('TypeError: bad\\u{a}    at forged (x.ts:1:1)\\u{a}2026-05-04 INFO all is well\\u{d}\\u{1b}[2K');
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) expect(frame).toMatch(/^ {4}at \S/);
  expect(frames.join()).not.toContain('forged');
});

test('a name and a stack that were changed make no lines of their own', () => {
  const error = new Error('plain');
  error.name = 'A\nB';
  error.stack = 'anything\nat all';
  expect(printableError(error)).toBe('A\\u{a}B: plain');
});

test('causes follow, and end', () => {
  const cause = new Error('a\nb');
  const error = new Error('outer', { cause });
  expect(printableError(error)).toMatch(/^Error: outer\n {4}at [\s\S]*\ncaused by Error: a\\u\{a\}b\n {4}at /);
  cause.cause = error;
  expect(printableError(error).match(/caused by/g)).toHaveLength(4);
});

test.each([
  ['text\nwith lines', 'text\\u{a}with lines'],
  [undefined, ''],
  [null, 'null'],
])('a thrown %o is printed', (thrown, printed) => {
  expect(printableError(thrown)).toBe(printed);
});
