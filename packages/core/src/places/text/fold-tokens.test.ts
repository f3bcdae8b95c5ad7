import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ABBREVIATIONS } from './abbreviations.ts';
import { foldText, nameTokens, wordsOf } from './fold-tokens.ts';
import { KIND_WORDS } from './kind-words.ts';

describe('folding', () => {
  test.each([
    ['São Bento', 'sao bento'],
    ['Große Straße', 'grosse strasse'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Œuvre', 'oeuvre'],
    ['Đakovo', 'dakovo'],
    ['İstanbul', 'istanbul'],
    ['ﬁnal', 'final'],
    ['улица Ленина', 'ulitsa lenina'],
    ['Ёлочка', 'elochka'],
    ['Αθήνα', 'athina'],
    ['５丁目', '5丁目'],
    ['が', 'が'],
    ['서울역', '서울역'],
  ])('%s is %s', (name, folded) => expect(foldText(name)).toBe(folded));

  test('what is folded stays as it is, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  test('Chinese and Japanese are words of two characters', () => {
    expect(wordsOf('中央車站')).toEqual(['中央', '央車', '車站']);
    expect(nameTokens('中央車站').tokens).toContain('站');
    expect(wordsOf('站')).toEqual(['站']);
  });
});

describe('tokens of names', () => {
  const tokens = (name: string): string => nameTokens(name).tokens.join(' ');

  test('abbreviations are written out beside themselves, function words left out', () => {
    expect(tokens('Av. da Boavista')).toBe('av boavista avenida avenue avinguda');
    expect(tokens('Main St')).toContain('street');
    expect(tokens('Hauptstr.')).toContain('hauptstrasse');
    expect(nameTokens('Av. da Boavista').count).toBe(2);
    expect(nameTokens('de la').count).toBe(2);
  });

  test('umlauts are also found as two letters', () => {
    expect(tokens('Münchner Freiheit')).toBe('munchner freiheit muenchner');
    expect(tokens('Nørreport')).toContain('noerreport');
  });

  test('every word of the tables is folded, and none stands for itself', () => {
    const written = [...Object.entries(ABBREVIATIONS).flat(2), ...Object.values(KIND_WORDS).flat()];
    for (const word of written) expect([word, foldText(word)]).toEqual([word, word]);
    for (const [word, wholes] of Object.entries(ABBREVIATIONS)) expect(wholes, word).not.toContain(word);
  });
});
