import type { LatLng } from '../../geo/index.ts';
import { cleanName } from '../text/clean-name.ts';

/** A name of a place in a language, '' where it is not stated. */
export interface DraftName {
  readonly text: string;
  readonly language: string;
}

/** A place before it has an index. */
export interface PlaceDraft extends LatLng {
  /** `PLACE_KIND`. */
  readonly kind: number;
  /** Position in `CATEGORIES`, or `NO_CATEGORY`. */
  readonly category: number;
  /** 0 to 255. */
  readonly importance: number;
  /** Its own name first. */
  readonly names: readonly DraftName[];
  /** The stop of the timetable that stands for it; -1 for none. */
  readonly stop: number;
  /** Of streets: points along it, latitude and longitude in turn. */
  readonly line?: readonly number[];
  /** Of streets: house numbers, in any order. */
  readonly numbers?: readonly DraftNumber[];
}

/** A house number. */
export interface DraftNumber extends LatLng {
  readonly number: string;
}

/** A place has at most so many names. */
const MOST_NAMES = 40;

const OTHER_NAMES = ['alt_name', 'short_name', 'official_name', 'loc_name', 'int_name', 'old_name'];
/** A language as `name:xx` has it: `pt`, `sr-Latn`, `zh-Hant`, `pt-BR`. `name:left` and `name:etymology` are no languages. */
const LANGUAGE_KEY = /^name:([a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_][A-Z]{2})?)$/;

/**
 * The names in the tags of an element, its own first; what is the same twice is listed once.
 * @returns empty for an element without a name that can be shown
 */
export function namesInTags(tags: Iterable<readonly [string, string]>): DraftName[] {
  const all = new Map(tags);
  const [own, ...others] = split(all.get('name') ?? '');
  if (own === undefined) return [];
  const names: DraftName[] = [own, ...others].map((text) => ({ text, language: '' }));
  for (const key of OTHER_NAMES) for (const text of split(all.get(key) ?? '')) names.push({ text, language: '' });
  for (const [key, value] of all) {
    const language = LANGUAGE_KEY.exec(key)?.[1];
    const text = language === undefined ? '' : cleanName(value);
    if (language !== undefined && text !== '') names.push({ text, language });
  }
  return distinctNames(names);
}

/** Names without those that repeat another. A translation equal to the own name says nothing new. */
export function distinctNames(names: readonly DraftName[]): DraftName[] {
  const own = names[0]?.text;
  const seen = new Set<string>();
  return names
    .filter(({ text, language }, i) => {
      const key = `${language}\n${text}`;
      if ((i > 0 && text === own) || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_NAMES);
}

function split(value: string): string[] {
  return value.split(';').flatMap((part) => cleanName(part) || []);
}
