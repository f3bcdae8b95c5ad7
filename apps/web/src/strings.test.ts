import { LOCALES } from '@tripwright/core/text';
import { describe, expect, test } from 'vitest';
import { STRINGS, sayIn } from './strings.ts';

const namesIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe.each(Object.keys(STRINGS) as (keyof typeof STRINGS)[])('%s', (key) => {
  test.each(LOCALES)('in %s has the same placeholders as in English', (locale) => {
    const text = STRINGS[key][locale];
    expect(text.trim()).not.toBe('');
    for (const form of text.split('|')) expect(namesIn(form)).toEqual(namesIn(STRINGS[key].en));
  });
});

test('singular and plural', () => {
  expect(sayIn('en')('changes', { n: 1 })).toBe('1 change');
  expect(sayIn('en')('changes', { n: 2 })).toBe('2 changes');
  expect(sayIn('fr')('results', { n: 0 })).toBe('0 possibilité');
  expect(sayIn('ko')('changes', { n: 2 })).toBe('환승 2회');
});
