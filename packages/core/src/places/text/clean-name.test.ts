import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanName } from './clean-name.ts';

test.each([
  ['  Rua\tda\nPaz ', 'Rua da Paz'],
  ['safe\u202egnp.exe', 'safe gnp.exe'],
  ['\u200b\u2066', ''],
  ['…', ''],
  ['x'.repeat(5000), 'x'.repeat(120)],
  ['\ud83d Rua', 'Rua'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is shown as %j', (text, shown) => expect(cleanName(text)).toBe(shown));

test('any text becomes one that can be shown', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 300 }),
      (text) => {
        const shown = cleanName(text);
        expect(shown.isWellFormed()).toBe(true);
        expect(shown.length).toBeLessThanOrEqual(120);
        expect(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(shown)).toBe(false);
        expect(cleanName(shown)).toBe(shown);
      },
    ),
  );
});
