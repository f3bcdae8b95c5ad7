import { groupMeanings, type KnownMode, knownModes } from './mode-knowledge.ts';
import { modeStringAt } from './mode-strings.ts';

/** One suggestion: it replaces the whole identifier that is being typed. */
export interface ModeCompletion {
  readonly newText: string;
  /** The meaning in a few words. */
  readonly detail: string;
  readonly start: number;
  readonly end: number;
  /** Offered with a line through it, and last. */
  readonly deprecated: boolean;
  /** True when more parts may follow, so that the next list should open at once. */
  readonly goesOn: boolean;
  /** Sorts the list; the editor's own order would break the table's. */
  readonly sortText: string;
}

/** Characters after which an editor asks for suggestions; it would not by itself, inside strings. */
export const COMPLETION_TRIGGERS: readonly string[] = ['"', '_', '-'];

/**
 * The identifiers that go on from what stands before the offset, part by part: at the start of a string the groups,
 * after `pt_` the modes of that group, after `pt_pub_` its finer ones. In a free string nothing is offered before
 * a known group with its underscore has been typed.
 */
export function modeCompletions(text: string, offset: number): ModeCompletion[] {
  const string = modeStringAt(text, offset);
  if (string === undefined) return [];
  const typed = text.slice(string.start, offset);
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
      goesOn: true,
      sortText: sortText(deprecated, index),
    }));
  }
  const settled = typed.slice(0, typed.lastIndexOf('_') + 1);
  return knownModes
    .filter(({ identifier }) => identifier.startsWith(settled))
    .map((mode, index) => completion(mode, index, range));
}

function completion(mode: KnownMode, index: number, range: { start: number; end: number }): ModeCompletion {
  const deprecated = mode.replacement !== undefined;
  const goesOn = knownModes.some(({ identifier }) => identifier.startsWith(`${mode.identifier}_`));
  return {
    ...range,
    newText: mode.identifier,
    detail: mode.meaning,
    deprecated,
    goesOn,
    sortText: sortText(deprecated, index),
  };
}

function sortText(deprecated: boolean, index: number): string {
  return `${deprecated ? 1 : 0}${String(index).padStart(4, '0')}`;
}
