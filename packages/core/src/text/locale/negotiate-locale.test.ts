import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATTED, LOCALES, languageOf, wordsOf } from './locales.ts';
import { negotiateLocale } from './negotiate-locale.ts';

test.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-HK'],
  ['zh-MO', 'zh-HK'],
  ['zh-Hant-HK', 'zh-HK'],
  ['zh_TW', 'zh-Hant'],
  ['yue', 'zh-HK'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
  ['ZH-hANS', 'zh-Hans'],
  ['pt-BR', 'pt-BR'],
  ['pt_br', 'pt-BR'],
  ['pt-AO', 'pt'],
  ['pt_PT', 'pt'],
  ['PT', 'pt'],
  ['de-CH-1996', 'de-CH'],
  ['de-LI', 'de'],
  ['en-US', 'en-US'],
  ['en-AU', 'en-AU'],
  ['en-NZ', 'en'],
  ['fr-CA-x-private', 'fr-CA'],
  ['fr_be', 'fr'],
  ['nl-BE', 'nl-BE'],
  [' es-419 ', 'es-419'],
  ['es-MX', 'es-419'],
  ['es-AR-u-nu-latn', 'es-419'],
  ['es-ES', 'es'],
  ['ko-Kore-KR', 'ko'],
])('TL-3 locale %s is answered in %s', (tag, locale) => {
  expect(negotiateLocale(tag)).toBe(locale);
});

test.each([undefined, '', 'xx', 'tlh', 'de;DROP', '-', '--', 'd e', '中文', 'e'.repeat(5000), 'null', '../de'])(
  'TL-6 missing, unknown or malformed locale %s falls back to English, without an error',
  (tag) => {
    expect(negotiateLocale(tag)).toBe('en');
  },
);

test.each([
  ['de', 'de'],
  ['da, en-GB;q=0.8, en;q=0.7', 'da'],
  ['en;q=0.5, fi;q=0.9', 'fi'],
  ['xx, yy;q=0.9, nl;q=0.1', 'nl'],
  ['sv-SE,sv;q=0.9,fi;q=0.8,*;q=0.1', 'fi'],
  ['it;q=0, es', 'es'],
  ['it;q=0', 'en'],
  ['fr;q=1.5, ko;q=0.2', 'ko'],
  ['fr;q=abc, ko;q=0.2', 'ko'],
  ['FR-ca ; Q=0.9 , ko;q=0.2', 'fr-CA'],
  ['zh-TW,zh;q=0.9', 'zh-Hant'],
  ['de;q=0.7, it;q=0.7', 'de'],
  ['*', 'en'],
  [';;;,,,', 'en'],
  ['', 'en'],
])('TL-3 Accept-Language %j is answered in %s', (header, locale) => {
  expect(negotiateLocale(undefined, header)).toBe(locale);
});

test('the parameter has priority over the header, unless it is unusable', () => {
  expect(negotiateLocale('ko', 'de')).toBe('ko');
  expect(negotiateLocale('xx', 'de')).toBe('de');
  expect(negotiateLocale('', 'de')).toBe('de');
});

test('every supported locale is recognised in any case', () => {
  for (const locale of [...LOCALES, ...Object.keys(FORMATTED)]) {
    expect(negotiateLocale(locale)).toBe(locale);
    expect(negotiateLocale(locale.toUpperCase())).toBe(locale);
    expect(negotiateLocale(undefined, locale.toLowerCase())).toBe(locale);
  }
});

test('any input gives a supported locale', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (tag, header) => {
      expect(LOCALES).toContain(wordsOf(negotiateLocale(tag, header)));
    }),
  );
});

test('a region without words of its own reads those of its language', () => {
  expect([wordsOf('de-CH'), languageOf('de-CH')]).toEqual(['de', 'de']);
  expect([wordsOf('zh-HK'), languageOf('zh-HK')]).toEqual(['zh-HK', 'zh-Hant']);
  for (const [locale, language] of Object.entries(FORMATTED))
    expect(wordsOf(locale as keyof typeof FORMATTED)).toBe(language);
});
