import { feedTexts } from './__generated__/feed-texts.ts';

/** The key of a text of the package. */
export type FeedText = keyof typeof feedTexts;

/** A text with its `{…}` values. Editors give their own for other languages than English. */
export type SayFeed = (key: FeedText, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the package in English, for editors that find texts of other languages by them. */
export const FEED_TEXTS: Readonly<Record<FeedText, string>> = feedTexts;

/** The texts in English. */
export const sayFeedInEnglish: SayFeed = (key, values = {}) =>
  feedTexts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The words of an editor. */
export interface FeedWords {
  readonly say: SayFeed;
  /** What a file, a column, a value of GTFS or a notice of the importer means, found by its English words. */
  readonly meaningOf: (english: string) => string;
  /** BCP 47 tag, for names of days and numbers. */
  readonly locale: string;
  /** Whether pictures are for a dark page. */
  readonly dark: boolean;
}

/** English, on a light page. */
export const ENGLISH: FeedWords = { say: sayFeedInEnglish, meaningOf: (english) => english, locale: 'en', dark: false };

/** A number as a language writes it. */
export function numberIn(locale: string, value: number): string {
  return new Intl.NumberFormat(locale).format(value);
}

/** Sentences in a row, without the blank ones. Those of Chinese have no space between them. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (text, next) => (text === '' || next === '' ? text + next : text + gapAfter(text) + next),
    '',
  );
}

function gapAfter(sentence: string): string {
  return /[。？！]$/.test(sentence) ? '' : ' ';
}
