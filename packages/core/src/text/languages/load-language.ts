import { type Locale, type WordsTag, wordsOf } from '../locale/locales.ts';
import type { Language } from './language.ts';

type Loader = () => Promise<{ readonly language: Language }>;

const LOADERS: Readonly<Record<WordsTag, Loader>> = {
  'zh-Hans': () => import('./__generated__/zh-Hans.ts'),
  'zh-Hant': () => import('./__generated__/zh-Hant.ts'),
  da: () => import('./__generated__/da.ts'),
  nl: () => import('./__generated__/nl.ts'),
  en: () => import('./__generated__/en.ts'),
  de: () => import('./__generated__/de.ts'),
  it: () => import('./__generated__/it.ts'),
  fi: () => import('./__generated__/fi.ts'),
  fr: () => import('./__generated__/fr.ts'),
  ko: () => import('./__generated__/ko.ts'),
  pt: () => import('./__generated__/pt.ts'),
  es: () => import('./__generated__/es.ts'),
  'en-US': () => import('./__generated__/en-US.ts'),
  'es-419': () => import('./__generated__/es-419.ts'),
  'pt-BR': () => import('./__generated__/pt-BR.ts'),
  'zh-HK': () => import('./__generated__/zh-HK.ts'),
};

/** The texts of one locale, for programs that load no more than their reader needs. */
export async function loadLanguage(locale: Locale): Promise<Language> {
  const { language } = await LOADERS[wordsOf(locale)]();
  return language;
}
