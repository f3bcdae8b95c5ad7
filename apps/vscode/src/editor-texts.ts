import { FEED_TEXTS, type FeedText } from '@tripwright/feed-language/texts';
import { MODE_TEXTS, type ModeText } from '@tripwright/mode-language';
import { TRIP_TEXTS, type TripText } from '@tripwright/trip-file';
import { editorTexts } from './__generated__/editor-texts.ts';

/** The key of a text of the extension. */
export type EditorText = keyof typeof editorTexts | ModeText | FeedText | TripText;

/** Every text of the extension in English, with those of the language services. */
export const EDITOR_TEXTS: Readonly<Record<EditorText, string>> = {
  ...editorTexts,
  ...MODE_TEXTS,
  ...FEED_TEXTS,
  ...TRIP_TEXTS,
};

/** A text of the extension with its `{…}` values, in the language of the editor. */
export type SayInEditor = (key: EditorText, values?: Readonly<Record<string, string | number>>) => string;

/** The texts in English, for parts of the extension that run without an editor. */
export const sayInEnglish: SayInEditor = (key, values = {}) =>
  EDITOR_TEXTS[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
