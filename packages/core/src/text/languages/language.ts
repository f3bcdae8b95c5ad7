import type { Message } from './message.ts';

/** All texts of one language, in the order of the phrase keys and of `modeIds`: without their keys, catalogues are a third smaller. */
export interface Language {
  readonly phrases: readonly Message[];
  /** The names of the modes. The lines that explain them are in `modeMeanings`, which programs for travellers do not need. */
  readonly modes: readonly string[];
}

/** The texts of a region that differ from those of its language, by their positions in it. */
export interface Overlay {
  readonly phrases: Readonly<Record<number, Message>>;
  readonly modes: Readonly<Record<number, string>>;
}

/** The texts of a language in the words of a region. */
export function overlaid({ phrases, modes }: Language, overlay: Overlay): Language {
  return {
    phrases: phrases.map((message, at) => overlay.phrases[at] ?? message),
    modes: modes.map((name, at) => overlay.modes[at] ?? name),
  };
}
