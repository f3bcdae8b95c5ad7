import type { ModeDocument } from './mode-document.ts';
import { judgeMode } from './mode-knowledge.ts';
import { findModeStrings } from './mode-strings.ts';
import type { ModeWords } from './mode-texts.ts';

/** A short text after an identifier. */
export interface ModeHint {
  /** Where the text is shown: after the identifier and its quote. */
  readonly offset: number;
  readonly text: string;
}

/** The meanings of the known identifiers between two offsets, in document order. */
export function modeHints(
  document: ModeDocument,
  range: { readonly start: number; readonly end: number },
  { meaningOf }: Pick<ModeWords, 'meaningOf'> = {},
): ModeHint[] {
  return findModeStrings(document)
    .filter(({ start, end }) => end >= range.start && start <= range.end)
    .flatMap(({ value, end }) => {
      const judgement = judgeMode(value);
      if (judgement.kind !== 'known') return [];
      const isQuoted = /["'`]/.test(document.text[end] ?? '');
      return [{ offset: isQuoted ? end + 1 : end, text: meaningOf?.(value) || judgement.meaning }];
    });
}
