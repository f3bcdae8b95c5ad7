import type { Locale } from '@tripwright/core/text';

/** A text in every language of the planner. A missing language does not compile. */
export type Words = Readonly<Record<Locale, string>>;

/** The plural category of a count. */
export function intlCount(locale: Locale, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(locale).select(count);
}

/** The languages by their own names. */
export const LANGUAGE_NAMES: Words = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Português',
  fi: 'Suomi',
  ko: '한국어',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};
