import { describe, expect, test } from 'vitest';
import { MODES } from '../../modes/index.ts';
import { placeholders } from '../../template/index.ts';
import { intlTag, LOCALES, type Locale } from '../locale/locales.ts';
import type { PluralForms } from './catalogue.ts';
import { languages } from './languages.ts';
import { modeIds } from './mode-ids.ts';
import { type PhraseKey, phraseKeys } from './phrase-keys.ts';
import { sharedTexts } from './shared-texts.ts';

const keys = Object.keys(phraseKeys) as PhraseKey[];
const translations = LOCALES.filter((locale) => locale !== 'en');

/** Texts that really are the same as in English. Any other text that equals the English one has not been translated. */
const SAME_AS_ENGLISH: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  da: ['label.stops', 'pt_pub_bus', 'pt_pub_metro', 'stationary_airport-checkin'],
  nl: ['note.take-lift', 'pt_pub_bus', 'pt_pub_metro', 'pt_pub_monorail', 'pt_pub_tram', 'ps_tax'],
  de: ['pt_pub_bus', 'pt_pub_metro', 'ps_tax', 'stationary_airport-checkin'],
  it: ['pt_pub_tram', 'ps_tax', 'stationary_airport-checkin'],
  fi: ['pt_pub_metro'],
  fr: ['label.direction', 'pt_pub_bus', 'pt_pub_ferry', 'pt_pub_monorail', 'pt_pub_train', 'ps_tax'],
  pt: ['pt_pub_funicular', 'pt_pub_metro', 'stationary_airport-checkin'],
  es: ['pt_pub_funicular', 'pt_pub_metro', 'ps_tax'],
};

/** The only phrase without words: brackets, which differ between languages. */
const SIGNS_ALONE = 'label.mode-detail';

/** The words of a text without signs and spaces, so that a French colon makes no difference. */
const bare = (text: string): string => text.replace(/[\s\p{P}]+/gu, ' ').trim();

function formsOf(locale: Locale, key: PhraseKey): readonly string[] {
  const phrase: string | PluralForms = languages[locale].phrases[key];
  return typeof phrase === 'string' ? [phrase] : Object.values(phrase as object).map(String);
}

const marks = (text: string): readonly string[] => (text.match(/<[A-Z_]+>|\{[a-z]+\}/g) ?? []).sort();

test('TL-6 there are twelve languages', () => {
  expect(LOCALES).toHaveLength(12);
  expect(Object.keys(languages).sort()).toEqual([...LOCALES].sort());
});

test('the modes with names are the modes of the table', () => {
  expect([...modeIds].sort()).toEqual(MODES.map((row) => row.id).sort());
});

describe.each(LOCALES)('%s', (locale) => {
  test('TL-6 has every phrase, none empty or padded', () => {
    expect(Object.keys(languages[locale].phrases).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      for (const form of formsOf(locale, key)) {
        expect(form.trim(), key).not.toBe('');
        expect(form, key).toBe(form.trim());
      }
    }
  });

  test('has a distinct name and a meaning for every mode', () => {
    expect(Object.keys(languages[locale].modes).sort()).toEqual([...modeIds].sort());
    const names = modeIds.map((id) => languages[locale].modes[id][0]);
    // Two modes with one name would look the same in a list.
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    for (const id of modeIds) for (const words of languages[locale].modes[id]) expect(words.trim(), id).not.toBe('');
  });

  test('TL-8 has the placeholders of the English text', () => {
    for (const key of keys) {
      const declared = Object.keys(phraseKeys[key]).map((name) => `{${name}}`);
      const forms = formsOf(locale, key);
      const tokens = marks(formsOf('en', key).at(-1) as string);
      expect(marks(forms.at(-1) as string), key).toEqual(tokens);
      expect(
        tokens.filter((mark) => mark.startsWith('{')),
        key,
      ).toEqual([...declared].sort());
      for (const form of forms) for (const mark of marks(form)) expect(tokens, key).toContain(mark);
    }
  });

  test('TL-8 <TIME> occurs only as the prefix `<TIME>: `, in every action', () => {
    for (const key of keys) {
      for (const form of formsOf(locale, key)) {
        const rest = form.replace(/^<TIME>: (?=\S)/, '');
        expect(rest, key).not.toContain('<TIME>');
        expect(rest !== form, key).toBe(key.startsWith('action.'));
      }
    }
  });

  test('TL-10 a phrase with a count has the plural forms of the language', () => {
    const categories = new Intl.PluralRules(intlTag(locale)).resolvedOptions().pluralCategories;
    for (const key of keys) {
      const phrase: string | PluralForms = languages[locale].phrases[key];
      const counted = 'count' in phraseKeys[key];
      if (counted && categories.includes('one')) expect(phrase, key).toHaveProperty('one');
      else expect(phrase, key).toBeTypeOf('string');
    }
  });
});

describe.each(translations)('%s', (locale) => {
  test('is a translation, not a copy of the English', () => {
    const same: string[] = [];
    for (const key of keys) {
      if (key === SIGNS_ALONE) continue;
      const english = formsOf('en', key).map(bare);
      if (formsOf(locale, key).some((form) => english.includes(bare(form)))) same.push(key);
    }
    for (const id of modeIds) {
      if (languages[locale].modes[id][0] === languages.en.modes[id][0]) same.push(id);
      expect(languages[locale].modes[id][1], id).not.toBe(languages.en.modes[id][1]);
    }
    expect(same.sort()).toEqual([...(SAME_AS_ENGLISH[locale] ?? [])].sort());
  });
});

test.each([
  ['zh-Hans', 'Han'],
  ['zh-Hant', 'Han'],
  ['ko', 'Hangul'],
] as const)('every phrase of %s is written in %s', (locale, script) => {
  const letters = new RegExp(`\\p{Script=${script}}`, 'u');
  for (const key of keys) {
    if (key === SIGNS_ALONE) continue;
    for (const form of formsOf(locale, key)) expect(form, key).toMatch(letters);
  }
});

test('TL-3 the two Chinese do not mix their characters', () => {
  const simplified = /[车换线请达这处还讯应说语区选择东门开关]/u;
  const traditional = /[車換線請達這處還訊應說語區選擇東門開關]/u;
  const all = (locale: Locale): string =>
    JSON.stringify(languages[locale].modes) + keys.flatMap((key) => formsOf(locale, key)).join();
  expect(all('zh-Hans')).toMatch(simplified);
  expect(all('zh-Hans')).not.toMatch(traditional);
  expect(all('zh-Hant')).toMatch(traditional);
  expect(all('zh-Hant')).not.toMatch(simplified);
});

test('IT-25 the texts shared by all languages use real placeholders, <PLATFORM> and <TRAFFIC> on lines of their own', () => {
  const tokens = placeholders.map((row) => row.token as string);
  for (const text of Object.values(sharedTexts)) {
    for (const mark of text.match(/<[A-Z_]+>/g) ?? []) expect(tokens).toContain(mark);
    for (const line of text.split('\n')) {
      if (/<(?:PLATFORM|TRAFFIC)>/.test(line)) expect(line).toMatch(/^<[A-Z]+>$/);
    }
  }
});
