import {
  formatMessage,
  type Locale,
  type LooseValues,
  loadLanguage,
  type Message,
  type Phrases,
  phrasesOf,
  type WordsTag,
  wordsOf,
} from '@tripwright/core/text';
import { type StringArguments, stringKeys } from './strings/__generated__/keys.ts';

/** The key of a text of the page. */
export type StringKey = (typeof stringKeys)[number];

/** A text of the page with its values. Texts of trips come from the planner. */
export type Say = <K extends StringKey>(
  key: K,
  ...values: keyof StringArguments[K] extends never ? [] : [values: StringArguments[K]]
) => string;

/** The texts of one locale: those of the page, and those that it shares with the planner. */
export interface Texts {
  readonly locale: Locale;
  readonly say: Say;
  readonly phrases: Phrases;
}

/** Loads the texts of one locale; the page has no others. */
export async function loadTexts(locale: Locale): Promise<Texts> {
  const [language, { messages }] = await Promise.all([loadLanguage(locale), LOADERS[wordsOf(locale)]()]);
  return { locale, say: sayIn(locale, messages), phrases: phrasesOf(language, locale) };
}

const positions: ReadonlyMap<string, number> = new Map(stringKeys.map((key, position) => [key, position]));

function sayIn(locale: Locale, messages: readonly Message[]): Say {
  return (key, ...[values]) =>
    formatMessage(messages[positions.get(key) as number] as Message, (values ?? {}) as LooseValues, locale);
}

const LOADERS: Readonly<Record<WordsTag, () => Promise<{ readonly messages: readonly Message[] }>>> = {
  'zh-Hans': () => import('./strings/__generated__/zh-Hans.ts'),
  'zh-Hant': () => import('./strings/__generated__/zh-Hant.ts'),
  da: () => import('./strings/__generated__/da.ts'),
  nl: () => import('./strings/__generated__/nl.ts'),
  en: () => import('./strings/__generated__/en.ts'),
  de: () => import('./strings/__generated__/de.ts'),
  it: () => import('./strings/__generated__/it.ts'),
  fi: () => import('./strings/__generated__/fi.ts'),
  fr: () => import('./strings/__generated__/fr.ts'),
  ko: () => import('./strings/__generated__/ko.ts'),
  pt: () => import('./strings/__generated__/pt.ts'),
  es: () => import('./strings/__generated__/es.ts'),
  'en-US': () => import('./strings/__generated__/en-US.ts'),
  'es-419': () => import('./strings/__generated__/es-419.ts'),
  'pt-BR': () => import('./strings/__generated__/pt-BR.ts'),
  'zh-HK': () => import('./strings/__generated__/zh-HK.ts'),
};
