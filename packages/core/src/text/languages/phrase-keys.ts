import { type PhraseArguments, phraseKeys } from './__generated__/keys.ts';

/** The key of a phrase. */
export type PhraseKey = (typeof phraseKeys)[number];

/** The values that a phrase needs. */
export type PhraseValues<K extends PhraseKey> = PhraseArguments[K];

const positions: ReadonlyMap<string, number> = new Map(phraseKeys.map((key, position) => [key, position]));

/** The position of a phrase in the catalogues; undefined for a text that is no phrase. */
export function phrasePosition(key: string): number | undefined {
  return positions.get(key);
}
