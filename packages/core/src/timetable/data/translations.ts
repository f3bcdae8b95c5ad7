import { pickLanguage, section } from '../../base/index.ts';
import { TRANSLATED_FIELDS, type TranslatedField } from '../columns/translated-fields.ts';
import type { Timetable } from './timetable.ts';

/** A text of a feed that may be translated. */
export interface FeedText {
  readonly feed: number;
  readonly field: TranslatedField;
  /** The feed's own id of the row; '' where only its words are known. */
  readonly record: string;
  /** Position in the trip, for stop_times. */
  readonly position?: number;
  /** What the feed writes. */
  readonly text: string;
}

/** Nothing said about the language of originals: they are of many (TL-4). */
const MANY_LANGUAGES = 'mul';

/** What the feeds of a region say in other languages. */
export class Translations {
  readonly #timetable: Timetable;
  /** By feed, field and record or value: language → text. */
  readonly #texts = new Map<string, Map<string, string>>();

  /** @throws PlannerError `artefact-corrupt` */
  constructor(timetable: Timetable) {
    this.#timetable = timetable;
    const { sections, strings } = timetable;
    const column = (name: string): Int32Array => section(sections, `translation${name}`, Int32Array);
    const field = section(sections, 'translationField', Uint8Array);
    const [feed, record, position] = [column('Feed'), column('Record'), column('Position')];
    const [value, language, text] = [column('Value'), column('Language'), column('Text')];
    for (let row = 0; row < field.length; row++) {
      const name = TRANSLATED_FIELDS[field[row]!];
      if (name === undefined) continue;
      const id = strings.get(record[row]!);
      const key =
        id === ''
          ? valueKey(feed[row]!, name, strings.get(value[row]!))
          : recordKey(feed[row]!, name, id, position[row]!);
      const known = this.#texts.get(key) ?? new Map<string, string>();
      const tag = strings.get(language[row]!);
      if (!known.has(tag)) known.set(tag, strings.get(text[row]!));
      this.#texts.set(key, known);
    }
  }

  /** Whether anything at all is translated. */
  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /**
   * A text in a language: what is said about the very record, else about the value (TL-1); a language that nobody translated to falls back to
   * the feed's default language, then to the original (TL-3). The original counts as being in the feed's language, unless that is many.
   */
  say({ feed, field, record, position, text }: FeedText, language: string): string {
    if (text === '' || this.isEmpty) return text;
    const about = record === '' ? undefined : this.#texts.get(recordKey(feed, field, record, position ?? -1));
    const alike = this.#texts.get(valueKey(feed, field, text));
    if (about === undefined && alike === undefined) return text;
    const said = new Map([...(alike ?? []), ...(about ?? [])]);
    const own = this.#languageOf('feedLanguage', feed);
    if (own !== '' && own.toLowerCase() !== MANY_LANGUAGES && !said.has(own)) said.set(own, text);
    const languages = [...said.keys()];
    const fallback = this.#languageOf('feedDefaultLanguage', feed);
    const best = pickLanguage(language, languages) ?? (fallback === '' ? undefined : pickLanguage(fallback, languages));
    return (best === undefined ? undefined : said.get(best)) ?? text;
  }

  #languageOf(name: string, feed: number): string {
    const { sections, strings } = this.#timetable;
    return strings.get(section(sections, name, Int32Array)[feed]!);
  }
}

function recordKey(feed: number, field: string, id: string, position: number): string {
  return `${feed}\n${field}\nid\n${id}\n${position}`;
}

function valueKey(feed: number, field: string, value: string): string {
  return `${feed}\n${field}\nvalue\n${value}`;
}
