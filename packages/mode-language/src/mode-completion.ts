import type { ModeDocument } from './mode-document.ts';
import { groupMeanings, type KnownMode, knownModes } from './mode-knowledge.ts';
import { modeStringAt } from './mode-strings.ts';
import type { ModeWords } from './mode-texts.ts';

/** A suggestion. It replaces the whole identifier that is being typed. */
export interface ModeCompletion {
  readonly newText: string;
  /** The meaning in a few words. */
  readonly detail: string;
  readonly start: number;
  readonly end: number;
  /** Deprecated identifiers are struck through and come last. */
  readonly deprecated: boolean;
  /** True when more parts may follow, so that the next list should open at once. */
  readonly hasMoreParts: boolean;
  /** Keeps the order of the table, which the editor's own order would break. */
  readonly sortText: string;
}

/** Characters after which the editor asks for suggestions. Inside strings it does not ask by itself. */
export const COMPLETION_TRIGGERS: readonly string[] = ['"', "'", '_', '-', '='];

/**
 * The identifiers that continue the text before the offset, part by part: the groups at the start of a string, the modes of the group after
 * `pt_`, the finer modes after `pt_pub_`. In a free string suggestions begin after a known group and its underscore.
 */
export function modeCompletions(
  document: ModeDocument,
  offset: number,
  { meaningOf }: Pick<ModeWords, 'meaningOf'> = {},
): ModeCompletion[] {
  const string = modeStringAt(document, offset);
  if (string === undefined) return [];
  const typed = document.text.slice(string.start, offset);
  const group = typed.split('_', 1)[0] ?? '';
  if (string.place === 'free' && !(typed.includes('_') && groupMeanings.has(group))) return [];
  const range = { start: string.start, end: string.end };
  const depth = typed.split('_').length;

  if (depth === 1) {
    return [...groupMeanings].map(([prefix, { meaning, deprecated }], index) => ({
      ...range,
      newText: `${prefix}_`,
      detail: meaning,
      deprecated,
      hasMoreParts: true,
      sortText: sortText(deprecated, index),
    }));
  }
  const settled = typed.slice(0, typed.lastIndexOf('_') + 1);
  return knownModes
    .filter(({ identifier }) => identifier.startsWith(settled))
    .map((mode, index) => completion(mode, index, range, meaningOf));
}

function completion(
  mode: KnownMode,
  index: number,
  range: { start: number; end: number },
  meaningOf: ModeWords['meaningOf'],
): ModeCompletion {
  const deprecated = mode.replacement !== undefined;
  const hasMoreParts = knownModes.some(({ identifier }) => identifier.startsWith(`${mode.identifier}_`));
  return {
    ...range,
    newText: mode.identifier,
    detail: meaningOf?.(mode.identifier) || mode.meaning,
    deprecated,
    hasMoreParts,
    sortText: sortText(deprecated, index),
  };
}

function sortText(deprecated: boolean, index: number): string {
  return `${deprecated ? 1 : 0}${String(index).padStart(4, '0')}`;
}
