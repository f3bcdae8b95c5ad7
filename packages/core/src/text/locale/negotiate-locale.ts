import { FORMATTED, type FormattedTag, LOCALES, type Locale } from './locales.ts';

const FALLBACK: Locale = 'en';

const byLowerCase: ReadonlyMap<string, Locale> = new Map(
  [...LOCALES, ...(Object.keys(FORMATTED) as FormattedTag[])].map((locale) => [locale.toLowerCase(), locale]),
);

/** Subtags of Chinese in traditional characters; others mean simplified ones. */
const TRADITIONAL = new Set(['hant', 'tw', 'hk', 'mo']);

/** Countries that read the words of Hong Kong. Macao does, by the parent locales of CLDR. */
const HONG_KONG = new Set(['hk', 'mo']);

/** Countries whose Spanish follows that of Latin America, by the parent locales of CLDR. */
const LATIN_AMERICA = new Set('ar bo br bz cl co cr cu do ec gt hn mx ni pa pe pr py sv us uy ve'.split(' '));

/** More ranges than any browser sends; further ranges of the header are ignored. */
const MOST_RANGES = 50;

/**
 * The language of the answer (TL-3, TL-6): that of the `locale` parameter, else the best of `Accept-Language`, else English. Never throws:
 * unknown and malformed tags are ignored.
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

/** The locale for a tag, whose subtags are dropped from the end until one matches; undefined where none does. */
export function findLocale(tag: string): Locale | undefined {
  const subtags = tag.trim().toLowerCase().split(/[-_]/);
  if (!subtags.every((subtag) => /^[a-z0-9]{1,8}$/.test(subtag))) return undefined;
  if (subtags[0] === 'zh' || subtags[0] === 'cmn') return chinese(subtags);
  // Cantonese is written in the words of Hong Kong.
  if (subtags[0] === 'yue') return subtags.includes('hans') ? 'zh-Hans' : 'zh-HK';
  if (subtags[0] === 'es' && subtags.some((subtag) => LATIN_AMERICA.has(subtag))) return 'es-419';
  for (let length = subtags.length; length > 0; length--) {
    const locale = byLowerCase.get(subtags.slice(0, length).join('-'));
    if (locale !== undefined) return locale;
  }
  return undefined;
}

function chinese(subtags: readonly string[]): Locale {
  // A script has priority over the country: `zh-Hans-HK` is simplified.
  if (subtags.includes('hans')) return 'zh-Hans';
  if (subtags.some((subtag) => HONG_KONG.has(subtag))) return 'zh-HK';
  return subtags.some((subtag) => TRADITIONAL.has(subtag)) ? 'zh-Hant' : 'zh-Hans';
}

/** The tags of an `Accept-Language` header by descending weight, without those of weight 0 or a malformed weight. */
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

/** A weight of 0 to 1 with up to three decimals; 0 for any other text. */
function parseWeight(text: string): number {
  return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 0;
}
