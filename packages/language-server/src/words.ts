import { readFile } from 'node:fs/promises';
import { type Locale, languageOf, modeMeaning, negotiateLocale, wordsOf } from '@tripwright/core/text';
import { FEED_TEXTS, type FeedText, type FeedWords } from '@tripwright/feed-language';
import { MODE_TEXTS, type ModeText, type ModeWords } from '@tripwright/mode-language';
import { TRIP_TEXTS, type TripText } from '@tripwright/trip-file';

const TEXTS = { ...MODE_TEXTS, ...FEED_TEXTS, ...TRIP_TEXTS };

/** The words of the language services in the language of an editor. */
export interface Words {
  readonly say: (key: ModeText | FeedText | TripText, values?: Readonly<Record<string, string | number>>) => string;
  readonly modes: Required<ModeWords>;
  readonly feeds: FeedWords;
}

/** English, until the editor has named its language. */
export const ENGLISH_WORDS: Words = wordsIn('en', {});

/** The folder of the packed program with its texts: a file by locale, of texts by their English originals. */
const FOLDER = new URL('./l10n/', import.meta.url);

/**
 * The words of a language: those of a region, else of its language (Hong Kong reads traditional characters); what has no text there is English.
 * @param tag BCP 47 tag as editors send it: `de`, `pt-BR`, `zh-cn`
 */
export async function readWords(tag: string, folder: URL = FOLDER): Promise<Words> {
  const locale = negotiateLocale(tag);
  for (const name of [wordsOf(locale), languageOf(locale)]) {
    const texts = await readFile(new URL(`${name}.json`, folder), 'utf8').catch(() => undefined);
    if (texts !== undefined) return wordsIn(locale, JSON.parse(texts) as Record<string, string>);
  }
  return wordsIn(locale, {});
}

function wordsIn(locale: Locale, texts: Readonly<Record<string, string>>): Words {
  const translated = (english: string): string => (Object.hasOwn(texts, english) ? texts[english]! : english);
  const say: Words['say'] = (key, values = {}) =>
    translated(TEXTS[key]).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  return {
    say,
    modes: { say, meaningOf: (identifier) => modeMeaning(identifier, locale) },
    feeds: { say, meaningOf: translated, locale, dark: false },
  };
}
