import type { Language } from './catalogue.ts';
import { danish } from './languages/da.ts';
import { danishModes } from './languages/da-modes.ts';
import { german } from './languages/de.ts';
import { germanModes } from './languages/de-modes.ts';
import { english } from './languages/en.ts';
import { englishModes } from './languages/en-modes.ts';
import { spanish } from './languages/es.ts';
import { spanishModes } from './languages/es-modes.ts';
import { finnish } from './languages/fi.ts';
import { finnishModes } from './languages/fi-modes.ts';
import { french } from './languages/fr.ts';
import { frenchModes } from './languages/fr-modes.ts';
import { italian } from './languages/it.ts';
import { italianModes } from './languages/it-modes.ts';
import { korean } from './languages/ko.ts';
import { koreanModes } from './languages/ko-modes.ts';
import { dutch } from './languages/nl.ts';
import { dutchModes } from './languages/nl-modes.ts';
import { portuguese } from './languages/pt.ts';
import { portugueseModes } from './languages/pt-modes.ts';
import { simplifiedChinese } from './languages/zh-hans.ts';
import { simplifiedChineseModes } from './languages/zh-hans-modes.ts';
import { traditionalChinese } from './languages/zh-hant.ts';
import { traditionalChineseModes } from './languages/zh-hant-modes.ts';
import type { Locale } from './locales.ts';

/** All that is said, by language. */
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
