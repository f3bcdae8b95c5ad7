import { LOCALES, type Locale } from './locales.ts';

const FALLBACK: Locale = 'en';

const byLowerCase: ReadonlyMap<string, Locale> = new Map(LOCALES.map((locale) => [locale.toLowerCase(), locale]));

/** Where Chinese is written in traditional characters; elsewhere in simplified ones. Cantonese (`yue`) follows Hong Kong. */
const TRADITIONAL = new Set(['hant', 'tw', 'hk', 'mo']);

/** More ranges than any browser sends; the rest of a longer header is not read. */
const MOST_RANGES = 50;

/**
 * The language to answer in (TL-3, TL-6): what the request names, else the best that `Accept-Language` asks for, else English. Never
 * throws: unknown and malformed tags count as not given.
 * @param requested the `locale` parameter: a BCP 47 tag in any case, with `-` or `_`
 * @param acceptLanguage the header of that name (RFC 9110 section 12.5.4)
 */
export function negotiateLocale(requested?: string, acceptLanguage?: string): Locale {
  const named = requested === undefined ? undefined : findLocale(requested);
  if (named !== undefined) return named;
  for (const tag of tagsByWeight(acceptLanguage ?? '')) {
    const locale = findLocale(tag);
    if (locale !== undefined) return locale;
  }
  return FALLBACK;
}

/** The language of ours that serves a tag, dropping its subtags from the end until one fits. */
export function findLocale(tag: string): Locale | undefined {
  const subtags = tag.trim().toLowerCase().split(/[-_]/);
  if (!subtags.every((subtag) => /^[a-z0-9]{1,8}$/.test(subtag))) return undefined;
  if (subtags[0] === 'zh' || subtags[0] === 'cmn') return chinese(subtags);
  if (subtags[0] === 'yue') return subtags.includes('hans') ? 'zh-Hans' : 'zh-Hant';
  for (let length = subtags.length; length > 0; length--) {
    const locale = byLowerCase.get(subtags.slice(0, length).join('-'));
    if (locale !== undefined) return locale;
  }
  return undefined;
}

function chinese(subtags: readonly string[]): Locale {
  // a named script beats the country: `zh-Hans-HK` is simplified
  if (subtags.includes('hans')) return 'zh-Hans';
  return subtags.some((subtag) => TRADITIONAL.has(subtag)) ? 'zh-Hant' : 'zh-Hans';
}

/** The tags of an `Accept-Language` header, the most wanted first; those with weight 0 and with a malformed weight are left out. */
function tagsByWeight(header: string): readonly string[] {
  const ranges: { tag: string; weight: number }[] = [];
  for (const range of header.split(',', MOST_RANGES)) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim());
    const q = parameters.find((parameter) => /^q\s*=/i.test(parameter));
    const weight = q === undefined ? 1 : parseWeight(q.slice(q.indexOf('=') + 1).trim());
    if (weight > 0) ranges.push({ tag, weight });
  }
  return ranges.sort((a, b) => b.weight - a.weight).map((range) => range.tag);
}

/** A weight of 0 to 1 with up to three decimals; 0 for anything else. */
function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
