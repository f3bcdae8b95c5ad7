import type { WordsTag } from '../locale/locales.ts';
import { language as danish } from './__generated__/da.ts';
import { language as german } from './__generated__/de.ts';
import { language as english } from './__generated__/en.ts';
import { language as american } from './__generated__/en-US.ts';
import { language as spanish } from './__generated__/es.ts';
import { language as latinAmerican } from './__generated__/es-419.ts';
import { language as finnish } from './__generated__/fi.ts';
import { language as french } from './__generated__/fr.ts';
import { language as italian } from './__generated__/it.ts';
import { language as korean } from './__generated__/ko.ts';
import { language as dutch } from './__generated__/nl.ts';
import { language as portuguese } from './__generated__/pt.ts';
import { language as brazilian } from './__generated__/pt-BR.ts';
import { language as simplifiedChinese } from './__generated__/zh-Hans.ts';
import { language as traditionalChinese } from './__generated__/zh-Hant.ts';
import { language as hongKong } from './__generated__/zh-HK.ts';
import type { Language } from './language.ts';

/** All texts, by the locale that has them. */
export const languages: Readonly<Record<WordsTag, Language>> = {
  'zh-Hans': simplifiedChinese,
  'zh-Hant': traditionalChinese,
  da: danish,
  nl: dutch,
  en: english,
  de: german,
  it: italian,
  fi: finnish,
  fr: french,
  ko: korean,
  pt: portuguese,
  es: spanish,
  'en-US': american,
  'es-419': latinAmerican,
  'pt-BR': brazilian,
  'zh-HK': hongKong,
};
