import {
  coversMode,
  GROUPS,
  MODES,
  type ModeRow,
  nearestModes,
  parseMode,
  replacementOf,
} from '@tripwright/core/modes';

/** An identifier of the table. */
export interface KnownMode {
  readonly identifier: string;
  readonly meaning: string;
  /** Set when the identifier is deprecated. */
  readonly replacement: string | undefined;
}

/** A step of the path from a group to an identifier. */
export interface ModeStep {
  readonly part: string;
  readonly meaning: string;
}

/** The taxonomy's judgement of a text where an identifier belongs. */
export type ModeJudgement =
  | {
      readonly kind: 'known';
      readonly meaning: string;
      /** Path from the group. Parts without a meaning of their own are left out. */
      readonly path: () => readonly ModeStep[];
      /** Characters of the identifier before its provider or line. */
      readonly modeLength: number;
      readonly replacement: string | undefined;
    }
  | {
      readonly kind: 'unknown';
      readonly path: () => readonly ModeStep[];
      /** True when group and mode are known and only the rest is not. */
      readonly startsKnown: boolean;
      /** Valid identifiers, nearest first, without deprecated ones. A function, because finding them is expensive. */
      readonly nearest: () => readonly string[];
    }
  | { readonly kind: 'malformed'; readonly nearest: () => readonly string[] };

/** The identifiers of the table, in its order. */
export const knownModes: readonly KnownMode[] = MODES.map(({ id, meaning, replacement }) => ({
  identifier: id,
  meaning,
  replacement,
}));

/** The groups in the order of the table, by prefix without underscore. */
export const groupMeanings: ReadonlyMap<string, { readonly meaning: string; readonly deprecated: boolean }> = new Map(
  GROUPS.map(({ id, meaning, replacement }) => [id, { meaning, deprecated: replacement !== undefined }]),
);

/** Longer texts are no identifiers of anything. */
const LONGEST_IDENTIFIER = 100;

const detailMeanings: Record<NonNullable<ModeRow['detail']>, string> = { provider: 'provider', line: 'line number' };

/** The identifiers of the table without case and separators, where most typos are. */
const bareIdentifiers: ReadonlySet<string> = new Set(MODES.map(({ id }) => bare(id)));

/** Looks a text up in the taxonomy. Never throws. */
export function judgeMode(text: string): ModeJudgement {
  const parsed = parseMode(text);
  if (!parsed.wellFormed) return { kind: 'malformed', nearest: () => nearestModes(text) };
  const path = () => pathTo(text, parsed.row);
  const replacement = replacementOf(text);
  if (parsed.known) {
    const { meaning = '', id = text } = parsed.row ?? {};
    return { kind: 'known', meaning, path, modeLength: id.length, replacement };
  }
  if (replacement === undefined) {
    return { kind: 'unknown', path, startsKnown: parsed.row !== undefined, nearest: () => nearestModes(text) };
  }
  // A deprecated group without rows is known when its replacement is.
  const next = parseMode(replacement);
  if (next.wellFormed && next.known) {
    return { kind: 'known', meaning: next.row?.meaning ?? '', path, modeLength: text.length, replacement };
  }
  return { kind: 'unknown', path, startsKnown: false, nearest: () => nearestModes(replacement) };
}

/** False for most texts that are no identifier of a known group, at little cost. */
export function mayBeMode(text: string): boolean {
  const underscore = text.indexOf('_');
  if (underscore < 0 || text.length > LONGEST_IDENTIFIER) return false;
  return groupMeanings.has(text.slice(0, underscore));
}

/**
 * True for a text that is very likely an identifier, perhaps misspelt: it begins with a row of the table, has the same letters as a row, or
 * differs from a row by one letter. Such a text is a sign that its document is about modes.
 */
export function isLikelyIdentifier(text: string): boolean {
  if (text.length < 5 || text.length > 60) return false;
  const parsed = parseMode(text);
  if (parsed.wellFormed && parsed.row !== undefined) return true;
  if (bareIdentifiers.has(bare(text))) return true;
  const group = text.split('_', 1)[0] ?? '';
  return groupMeanings.has(group) && MODES.some(({ id }) => isOneEditAway(text, id));
}

/** True when the first identifier covers the second; false for equal identifiers. */
export function covers(wide: string, narrow: string): boolean {
  return wide !== narrow && coversMode(wide, narrow);
}

function pathTo(text: string, row: ModeRow | undefined): ModeStep[] {
  const parts = text.split('_');
  const steps: ModeStep[] = [];
  const group = groupMeanings.get(parts[0] ?? '');
  if (group !== undefined) steps.push({ part: parts[0] ?? '', meaning: group.meaning });
  for (let count = 2; count <= parts.length; count++) {
    const beginning = parts.slice(0, count).join('_');
    const meaning = MODES.find(({ id }) => id === beginning)?.meaning;
    if (meaning !== undefined) steps.push({ part: parts[count - 1] ?? '', meaning });
  }
  if (row?.detail !== undefined && text.length > row.id.length) {
    steps.push({ part: text.slice(row.id.length + 1), meaning: detailMeanings[row.detail] });
  }
  return steps;
}

function bare(identifier: string): string {
  return identifier.toLowerCase().replace(/[_\-\s.]/g, '');
}

/** True when one text becomes the other by inserting, removing or replacing one letter. */
function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return Math.max(a.length, b.length) - start - end === 1;
}
