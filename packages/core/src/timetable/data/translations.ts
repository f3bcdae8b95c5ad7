import { pickLanguage } from '../../base/index.ts';
import type { Index } from '../../storage/index.ts';
import type { FeedIndex } from '../columns/index-types.ts';
import { TRANSLATED_FIELDS, type TranslatedField } from '../columns/translated-fields.ts';
import type { Timetable } from './timetable.ts';

/** A text of a feed that may be translated. */
export interface FeedText {
  readonly feed: FeedIndex;
  readonly field: TranslatedField;
  /** The feed's own id of the row; '' where only its words are known. */
  readonly record: string;
  /** Position in the trip, for stop_times. */
  readonly position?: number;
  /** The original. */
  readonly text: string;
}

/** The language of originals in many languages (TL-4). */
const MANY_LANGUAGES = 'mul';

/** The texts of a region's feeds in other languages. */
export class Translations {
  readonly #timetable: Timetable;
  /** Texts by language, for each feed, field and record or value. */
  readonly #texts = new Map<string, Map<string, string>>();

  constructor(timetable: Timetable) {
    this.#timetable = timetable;
    const { strings, translationField, translationFeed, translationRecord, translationPosition } = timetable;
    const { translationValue, translationLanguage, translationText } = timetable;
    for (let row = 0 as Index<'translation'>; row < translationField.length; row++) {
      const field = TRANSLATED_FIELDS[translationField[row]!];
      if (field === undefined) continue;
      const id = strings.get(translationRecord[row]!);
      const feed = translationFeed[row]!;
      const key =
        id === ''
          ? valueKey(feed, field, strings.get(translationValue[row]!))
          : recordKey(feed, field, id, translationPosition[row]!);
      const known = this.#texts.get(key) ?? new Map<string, string>();
      const language = strings.get(translationLanguage[row]!);
      if (!known.has(language)) known.set(language, strings.get(translationText[row]!));
      this.#texts.set(key, known);
    }
  }

  /** Whether anything at all is translated. */
  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /**
   * A text in a language: the translation of the record itself, else of the value (TL-1). A language without a translation falls back to the
   * feed's default language, then to the original (TL-3). The original counts as text in the feed's language, unless the feed has many languages.
   */
  say({ feed, field, record, position, text }: FeedText, language: string): string {
    if (text === '' || this.isEmpty) return text;
    const about = record === '' ? undefined : this.#texts.get(recordKey(feed, field, record, position ?? -1));
    const alike = this.#texts.get(valueKey(feed, field, text));
    if (about === undefined && alike === undefined) return text;
    const said = new Map([...(alike ?? []), ...(about ?? [])]);
    const { strings, feedLanguage, feedDefaultLanguage } = this.#timetable;
    const own = strings.get(feedLanguage[feed]!);
    if (own !== '' && own.toLowerCase() !== MANY_LANGUAGES && !said.has(own)) said.set(own, text);
    const languages = [...said.keys()];
    const fallback = strings.get(feedDefaultLanguage[feed]!);
    const best = pickLanguage(language, languages) ?? (fallback === '' ? undefined : pickLanguage(fallback, languages));
    return (best === undefined ? undefined : said.get(best)) ?? text;
  }
}

function recordKey(feed: number, field: string, id: string, position: number): string {
  return `${feed}\n${field}\nid\n${id}\n${position}`;
}

function valueKey(feed: number, field: string, value: string): string {
  return `${feed}\n${field}\nvalue\n${value}`;
}
