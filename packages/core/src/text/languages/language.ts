import type { Message } from './message.ts';

/** All texts of one language, in the order of `phraseKeys` and of `modeIds`: without their keys, catalogues are a third smaller. */
export interface Language {
  readonly phrases: readonly Message[];
  /** For each mode its name, then a line that explains it. */
  readonly modes: readonly (readonly [name: string, meaning: string])[];
}

/** The texts of a region that differ from those of its language, by their positions in the lists of {@link Language}. */
export interface Overlay {
  readonly phrases: Readonly<Record<number, Message>>;
  readonly modes: Readonly<Record<number, readonly [name: string, meaning: string]>>;
}

/** The texts of a language in the words of a region. */
export function overlaid(language: Language, overlay: Overlay): Language {
  return {
    phrases: Object.assign([...language.phrases], overlay.phrases),
    modes: Object.assign([...language.modes], overlay.modes),
  };
}
