import type { Locale } from '../locale/locales.ts';
import type { Language } from './catalogue.ts';
import { danish } from './da.ts';
import { danishModes } from './da-modes.ts';
import { german } from './de.ts';
import { germanModes } from './de-modes.ts';
import { english } from './en.ts';
import { englishModes } from './en-modes.ts';
import { spanish } from './es.ts';
import { spanishModes } from './es-modes.ts';
import { finnish } from './fi.ts';
import { finnishModes } from './fi-modes.ts';
import { french } from './fr.ts';
import { frenchModes } from './fr-modes.ts';
import { italian } from './it.ts';
import { italianModes } from './it-modes.ts';
import { korean } from './ko.ts';
import { koreanModes } from './ko-modes.ts';
import { dutch } from './nl.ts';
import { dutchModes } from './nl-modes.ts';
import { portuguese } from './pt.ts';
import { portugueseModes } from './pt-modes.ts';
import { simplifiedChinese } from './zh-hans.ts';
import { simplifiedChineseModes } from './zh-hans-modes.ts';
import { traditionalChinese } from './zh-hant.ts';
import { traditionalChineseModes } from './zh-hant-modes.ts';

/** All texts, by language. */
export const languages: Readonly<Record<Locale, Language>> = {
  'zh-Hans': { phrases: simplifiedChinese, modes: simplifiedChineseModes },
  'zh-Hant': { phrases: traditionalChinese, modes: traditionalChineseModes },
  da: { phrases: danish, modes: danishModes },
  nl: { phrases: dutch, modes: dutchModes },
  en: { phrases: english, modes: englishModes },
  de: { phrases: german, modes: germanModes },
  it: { phrases: italian, modes: italianModes },
  fi: { phrases: finnish, modes: finnishModes },
  fr: { phrases: french, modes: frenchModes },
  ko: { phrases: korean, modes: koreanModes },
  pt: { phrases: portuguese, modes: portugueseModes },
  es: { phrases: spanish, modes: spanishModes },
};
