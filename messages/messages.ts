import type * as english from './en.ts';

/** The parts of a language: each is compiled into the program that shows it. */
export type Part = Exclude<keyof typeof english, 'modes' | 'advice' | 'command'>;

/** One part in another language: an ICU message for each key of the English source. A missing key does not compile. */
export type Messages<P extends Part> = Readonly<Record<keyof (typeof english)[P], string>>;

/** The names of the modes, with a line that explains each. */
export type ModeNames = Readonly<Record<keyof typeof english.modes, readonly [name: string, meaning: string]>>;

/** The messages of one country that differ from those of its language. */
export interface Overlay {
  readonly answer?: Partial<Messages<'answer'>>;
  readonly explanation?: Partial<Messages<'explanation'>>;
  readonly refusal?: Partial<Messages<'refusal'>>;
  readonly page?: Partial<Messages<'page'>>;
  readonly editor?: Partial<Messages<'editor'>>;
  readonly manifest?: Partial<Messages<'manifest'>>;
  readonly modes?: Partial<ModeNames>;
}
