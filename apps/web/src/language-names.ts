import type { WordsTag } from '@tripwright/core/text';

/** The locales by their own names. A missing one does not compile. */
export const LANGUAGE_NAMES: Readonly<Record<WordsTag, string>> = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  'en-US': 'English (US)',
  es: 'Español',
  'es-419': 'Español (Latinoamérica)',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  fi: 'Suomi',
  ko: '한국어',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文（台灣）',
  'zh-HK': '繁體中文（香港）',
};
