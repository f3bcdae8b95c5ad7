import { describe, expect, test } from 'vitest';
import { MODES } from '../../modes/index.ts';
import { placeholders } from '../../template/index.ts';
import { LANGUAGES, type LanguageTag, LOCALES, type WordsTag } from '../locale/locales.ts';
import { phraseKeys } from './__generated__/keys.ts';
import { modeMeanings } from './__generated__/mode-meanings.ts';
import { languages } from './languages.ts';
import type { Message } from './message.ts';
import { modeIds } from './mode-ids.ts';
import { sharedTexts } from './shared-texts.ts';

const translations = LANGUAGES.filter((locale) => locale !== 'en');

/** Texts that really are the same as in English. Any other text that equals the English one has not been translated. */
const SAME_AS_ENGLISH: Readonly<Partial<Record<LanguageTag, readonly string[]>>> = {
  da: ['label.stops', 'pt_pub_bus', 'pt_pub_monorail', 'stationary_airport-checkin'],
  nl: [
    'label.ticket',
    'note.take-lift',
    'note.take-lift-between',
    'pt_pub_bus',
    'pt_pub_monorail',
    'pt_pub_tram',
    'ps_tax',
  ],
  de: ['label.ticket', 'pt_pub_bus', 'pt_pub_metro', 'ps_tax', 'stationary_airport-checkin'],
  it: ['pt_pub_bus', 'pt_pub_tram', 'ps_tax', 'me_car-s', 'me_car-p', 'stationary_airport-checkin'],
  fi: ['pt_pub_metro'],
  fr: ['label.direction', 'pt_pub_bus', 'pt_pub_ferry', 'pt_pub_monorail', 'pt_pub_train', 'pt_pub_tram', 'ps_tax'],
  pt: ['pt_pub_funicular', 'pt_pub_metro', 'stationary_airport-checkin'],
  es: ['pt_pub_funicular', 'ps_tax'],
};

/** Phrases without words of their own: brackets and colons around values. */
const SIGNS_ALONE: ReadonlySet<string> = new Set(['label.mode-detail', 'label.set-reason']);

/** The words of a text without signs and spaces, so that a French colon makes no difference. */
const bare = (text: string): string => text.replace(/[\s\p{P}]+/gu, ' ').trim();

/** The texts of a message: one for each combination of its cases, with `{…}` for each value. */
function textsOf(message: Message): readonly string[] {
  if (typeof message === 'string') return [message];
  return message.reduce<readonly string[]>(
    (texts, part) => {
      const own =
        typeof part === 'string'
          ? [part]
          : part[2] === undefined
            ? [`{${part[0]}}`]
            : Object.values(part[2]).flatMap((one) => textsOf(one as Message));
      return texts.flatMap((text) => own.map((more) => text + more));
    },
    [''],
  );
}

const phrasesOf = (locale: WordsTag): ReadonlyMap<string, readonly string[]> =>
  new Map(phraseKeys.map((key, at) => [key, textsOf(languages[locale].phrases[at] as Message)]));

const modesOf = (locale: WordsTag): ReadonlyMap<string, readonly [name: string, meaning: string]> =>
  new Map(modeIds.map((id, at) => [id, [languages[locale].modes[at] as string, modeMeanings[locale][at] as string]]));

test('TL-6 there are twelve languages, and four regions with words of their own', () => {
  expect(LANGUAGES).toHaveLength(12);
  expect(LOCALES.slice(12)).toEqual(['en-US', 'es-419', 'pt-BR', 'zh-HK']);
  expect(Object.keys(languages).sort()).toEqual([...LOCALES].sort());
});

test('the modes with names are the modes of the table', () => {
  expect([...modeIds].sort()).toEqual(MODES.map((row) => row.id).sort());
});

describe.each(LOCALES)('%s', (locale) => {
  test('TL-6 has every phrase, none empty or padded', () => {
    expect(languages[locale].phrases).toHaveLength(phraseKeys.length);
    for (const [key, texts] of phrasesOf(locale)) {
      for (const text of texts) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).toBe(text.trim());
      }
    }
  });

  test('has a distinct name and a meaning for every mode', () => {
    expect(languages[locale].modes).toHaveLength(modeIds.length);
    const names = languages[locale].modes;
    // Two modes with one name would look the same in a list.
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const [id, words] of modesOf(locale)) for (const text of words) expect(text.trim(), id).not.toBe('');
  });

  test('TL-8 leaves `<TIME>` to the one text that all instructions share', () => {
    for (const [key, texts] of phrasesOf(locale)) for (const text of texts) expect(text, key).not.toContain('<TIME>');
  });
});

describe.each(translations)('%s', (locale) => {
  test('is a translation, not a copy of the English', () => {
    const same = new Set<string>();
    const english = phrasesOf('en');
    for (const [key, texts] of phrasesOf(locale)) {
      if (SIGNS_ALONE.has(key)) continue;
      const originals = (english.get(key) ?? []).map(bare);
      if (texts.every((text) => originals.includes(bare(text)))) same.add(key);
    }
    for (const [id, [name, meaning]] of modesOf(locale)) {
      const [original, explained] = modesOf('en').get(id) ?? [];
      if (name === original) same.add(id);
      expect(meaning, id).not.toBe(explained);
    }
    expect([...same].sort()).toEqual([...(SAME_AS_ENGLISH[locale] ?? [])].sort());
  });
});

test.each([
  ['zh-Hans', 'Han'],
  ['zh-Hant', 'Han'],
  ['zh-HK', 'Han'],
  ['ko', 'Hangul'],
] as const)('every phrase of %s is written in %s', (locale, script) => {
  const letters = new RegExp(`\\p{Script=${script}}`, 'u');
  for (const [key, texts] of phrasesOf(locale)) {
    if (SIGNS_ALONE.has(key)) continue;
    for (const text of texts) expect(text, key).toMatch(letters);
  }
});

test('TL-3 the two Chinese do not mix their characters', () => {
  const simplified = /[车换线请达这处还讯应说语区选择东门开关]/u;
  const traditional = /[車換線請達這處還訊應說語區選擇東門開關]/u;
  const all = (locale: WordsTag): string => JSON.stringify(languages[locale]);
  expect(all('zh-Hans')).toMatch(simplified);
  expect(all('zh-Hans')).not.toMatch(traditional);
  for (const locale of ['zh-Hant', 'zh-HK'] as const) {
    expect(all(locale)).toMatch(traditional);
    expect(all(locale)).not.toMatch(simplified);
  }
});

test('IT-25 the texts shared by all languages use real placeholders, <PLATFORM> and <TRAFFIC> on lines of their own', () => {
  const tokens = placeholders.map((row) => row.token as string);
  for (const [key, text] of Object.entries(sharedTexts)) {
    for (const mark of text.match(/<[A-Z_]+>/g) ?? []) expect(tokens).toContain(mark);
    if (!key.startsWith('notes.')) continue;
    for (const line of text.split('\n')) {
      if (/<(?:PLATFORM|TRAFFIC)>/.test(line)) expect(line).toMatch(/^<[A-Z]+>$/);
    }
  }
});
