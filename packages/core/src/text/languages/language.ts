import type { Message } from './message.ts';
import { type ModeId, modeIds } from './mode-ids.ts';
import { type PhraseKey, phraseKeyList } from './phrase-keys.ts';

/** All texts of one language, in the order of the phrase keys and of `modeIds`: without their keys, catalogues are a third smaller. */
export interface Language {
  readonly phrases: readonly Message[];
  /** For each mode its name, then a line that explains it. */
  readonly modes: readonly ModeWords[];
}

type ModeWords = readonly [name: string, meaning: string];

/** The texts of a region that differ from those of its language. */
export interface Overlay {
  readonly phrases: Readonly<Partial<Record<PhraseKey, Message>>>;
  readonly modes: Readonly<Partial<Record<ModeId, ModeWords>>>;
}

/** The texts of a language in the words of a region. */
export function overlaid({ phrases, modes }: Language, overlay: Overlay): Language {
  return {
    phrases: phrases.map((message, at) => overlay.phrases[phraseKeyList[at] as PhraseKey] ?? message),
    modes: modes.map((words, at) => overlay.modes[modeIds[at] as ModeId] ?? words),
  };
}
