import type { ModeId } from './mode-ids.ts';
import type { PhraseKey } from './phrase-keys.ts';

/** Forms of one phrase by the plural categories of `Intl.PluralRules`; `other` serves the categories that are not written out. */
export interface PluralForms {
  readonly one?: string;
  readonly other: string;
}

/** The phrases of one language. */
export type Catalogue = Readonly<Record<PhraseKey, string | PluralForms>>;

/** What a mode is called in one language, and a line that explains it. */
export type ModeWords = Readonly<Record<ModeId, readonly [name: string, meaning: string]>>;

/** Everything of one language. */
export interface Language {
  readonly phrases: Catalogue;
  readonly modes: ModeWords;
}
