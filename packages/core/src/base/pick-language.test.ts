import { expect, test } from 'vitest';
import { pickLanguage } from './pick-language.ts';

test.each([
  ['the very tag, whatever its case', 'pt-br', ['pt', 'pt-BR'], 'pt-BR'],
  ['subtags dropped from the end', 'pt-BR', ['en', 'pt'], 'pt'],
  ['an underscore is a hyphen', 'de_AT', ['de'], 'de'],
  ['another variant of the language', 'en', ['fr', 'en-US'], 'en-US'],
  ['Taiwan writes traditional characters', 'zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  ['China writes simplified ones', 'zh-CN', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
  ['a country stands for its script', 'zh-Hant', ['zh-CN', 'zh-HK'], 'zh-HK'],
  ['traditional characters are no simplified ones', 'zh-Hant', ['zh-Hans', 'zh'], undefined],
  ['nothing of the language', 'fi', ['sv', 'fil'], undefined],
  ['nothing at all', 'fi', [], undefined],
] as const)('TL-3 %s', (_, wanted, available, expected) => {
  expect(pickLanguage(wanted, available)).toBe(expected);
});
