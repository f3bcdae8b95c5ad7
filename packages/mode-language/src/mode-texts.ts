import { modeTexts } from './__generated__/mode-texts.ts';

/** The key of a text of the package. */
export type ModeText = keyof typeof modeTexts;

/** A text with its `{…}` values. Editors give their own for other languages than English. */
export type SayModes = (key: ModeText, values?: Readonly<Record<string, string | number>>) => string;

/** The texts of the package in English, for editors that find texts of other languages by them. */
export const MODE_TEXTS: Readonly<Record<ModeText, string>> = modeTexts;

/** The texts in English. */
export const sayModesInEnglish: SayModes = (key, values = {}) =>
  modeTexts[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** The words of an editor: its texts, and the meanings of identifiers. English unless given. */
export interface ModeWords {
  readonly say?: SayModes;
  /** A line that explains a known identifier to a traveller; '' where there is none. */
  readonly meaningOf?: (identifier: string) => string;
}
