import type { ModeId } from './mode-ids.ts';
import type { PhraseKey } from './phrase-keys.ts';

/** The forms of a phrase by the plural categories of `Intl.PluralRules`; `other` serves all categories without a form. */
export interface PluralForms {
  readonly one?: string;
  readonly other: string;
}

/** The phrases of one language. */
export type Catalogue = Readonly<Record<PhraseKey, string | PluralForms>>;

/** The name of each mode in one language, and a line that explains it. */
export type ModeWords = Readonly<Record<ModeId, readonly [name: string, meaning: string]>>;

/** All texts of one language. */
export interface Language {
  readonly phrases: Catalogue;
  readonly modes: ModeWords;
}
