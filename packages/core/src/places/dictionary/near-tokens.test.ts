import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asColumn, type Columns } from '../../storage/index.ts';
import type { NAME_COLUMNS } from '../columns/name-columns.ts';
import { nearTokens } from './near-tokens.ts';
import { TokenDictionary } from './token-dictionary.ts';

function dictionaryOf(words: readonly string[]): { dictionary: TokenDictionary; sorted: readonly string[] } {
  const sorted = [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
  const first = [0];
  for (const word of sorted) first.push(first.at(-1)! + word.length);
  const letters = Uint16Array.from(sorted.join(''), (letter) => letter.charCodeAt(0));
  const columns = { tokenFirstLetter: asColumn(Int32Array.from(first)), letter: asColumn(letters) };
  return { dictionary: new TokenDictionary(columns as unknown as Columns<typeof NAME_COLUMNS>), sorted };
}

/** Optimal string alignment as its definition has it; with `isBeginning` the least distance to any beginning of `b`. */
function distance(a: string, b: string, isBeginning: boolean): number {
  const at = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
    const least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced);
    const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    return isSwapped ? Math.min(least, at(i - 2, j - 2) + 1) : least;
  };
  if (!isBeginning) return at(a.length, b.length);
  return Math.min(...Array.from({ length: b.length + 1 }, (_, end) => at(a.length, end)));
}

test('a word of more letters than are compared by bits is corrected too', () => {
  const long = 'llanfairpwllgwyngyllgogerychwyrndrobwll';
  const { dictionary, sorted } = dictionaryOf(['llanfair', long, `${long}x`]);
  const found = nearTokens(dictionary, long.replace('gog', 'ggo'), 2, false).map(({ from }) => sorted[from]);
  expect(new Set(found)).toEqual(new Set([long, `${long}x`]));
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 5 });

test('finds exactly the words within the distance, as comparing with each of them does', () => {
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      word,
      fc.constantFrom(1, 2),
      fc.boolean(),
      (words, wanted, edits, isBeginning) => {
        const { dictionary, sorted } = dictionaryOf(words);
        const found = new Set<string>();
        for (const { from, end } of nearTokens(dictionary, wanted, edits, isBeginning))
          for (let token = from as number; token < end; token++) found.add(sorted[token]!);
        expect([...found].sort()).toEqual(sorted.filter((token) => distance(wanted, token, isBeginning) <= edits));
      },
    ),
    { numRuns: 300 },
  );
});

test('a word is found by any of its beginnings and by itself', () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), word, (words, wanted) => {
      const { dictionary, sorted } = dictionaryOf(words);
      const { from, end } = dictionary.startingWith(wanted);
      expect(sorted.slice(from, end)).toEqual(sorted.filter((token) => token.startsWith(wanted)));
      expect(dictionary.find(wanted)).toBe(sorted.indexOf(wanted));
    }),
  );
});
