import { parseMode } from './mode-identifier.ts';
import type { ModeId, ModeRow } from './mode-row.ts';
import { MODES } from './mode-table.ts';
import { normaliseMode } from './normalise-mode.ts';

/** The most slips of a suggestion; beyond, it would be a guess. */
const FARTHEST = 3;
/** Slips that a missing part counts. */
const MISSING_PART = 1.5;
/** Slips that an extra part counts: the suggestion loses a part of the text. */
const EXTRA_PART = 2;
/** A suggestion may have this many more slips than the best one. */
const SPREAD = 0.5;
/** Slips that wrong case or separators count, fewer than any other mistake. */
const SPELLING = 0.5;
const MOST = 3;

interface Candidate {
  readonly row: ModeRow;
  readonly parts: readonly string[];
  readonly letters: string;
}

const candidates: readonly Candidate[] = MODES.map((row) => {
  const parts = row.id.toLowerCase().split('_');
  return { row, parts, letters: lettersOf(row.id) };
});

/**
 * The valid identifiers nearest to a text, at most three, nearest first; none where the text is a valid identifier. Texts are compared part
 * by part, so that a slip in the group does not make another mode look near. Wrong case or separators are the smallest slip. A provider or
 * line is kept. In place of a deprecated identifier, its replacement is suggested.
 */
export function nearestModes(text: string): ModeId[] {
  const parsed = parseMode(text);
  if (parsed.wellFormed && parsed.known && parsed.row?.replacement === undefined) return [];
  const tidy = normaliseMode(text);
  const wanted = text
    .trim()
    .slice(0, 80)
    .split(/[_\s.]+/);
  const lowered = wanted.map((part) => part.toLowerCase());
  const letters = lettersOf(text.slice(0, 80));
  const slipsById = new Map<ModeId, number>();
  /** Identifiers of the table, or their replacements, that the text would be with one letter typed differently. */
  const oneEditAway = new Set<string>();
  const consider = (row: ModeRow, rest: string, slips: number): void => {
    const id = `${row.replacement ?? row.id}${rest}`;
    const whole = parseMode(id);
    if (!whole.wellFormed || slips > FARTHEST) return;
    slipsById.set(whole.id, Math.min(slips, slipsById.get(whole.id) ?? FARTHEST));
  };
  for (const { row, parts, letters: rowLetters } of candidates) {
    if (tidy === row.id || tidy.startsWith(`${row.id}_`)) {
      if (tidy === row.id || row.detail !== undefined) consider(row, tidy.slice(row.id.length), SPELLING);
    }
    const isOneSlip = isWithinOneEdit(text.toLowerCase(), row.id.toLowerCase());
    if (isOneSlip || letters === rowLetters) consider(row, '', 1);
    if (isOneSlip && isWithinOneEdit(text, row.id)) oneEditAway.add(row.replacement ?? row.id);
    consider(row, '', slipsBetween(lowered, parts));
    if (row.detail !== undefined && wanted.length > parts.length) {
      const rest = wanted.slice(parts.length).join('_');
      consider(row, `_${rest}`, slipsBetween(lowered.slice(0, parts.length), parts));
    }
  }
  // One wrong letter is likelier than a provider that looks like a mode. Among equally many slips, as typed letter by letter.
  const typed = text.slice(0, 80);
  const nearestFirst = [...slipsById].sort(
    ([a, x], [b, y]) =>
      Number(oneEditAway.has(b)) - Number(oneEditAway.has(a)) ||
      x - y ||
      editDistance(typed, a) - editDistance(typed, b) ||
      (a < b ? -1 : 1),
  );
  const best = Math.min(...slipsById.values());
  return nearestFirst
    .filter(([, slips]) => slips <= best + SPREAD)
    .slice(0, MOST)
    .map(([id]) => id);
}

/** Slips between two identifiers, aligned part by part; parts are left out of the longer one only. */
function slipsBetween(wanted: readonly string[], parts: readonly string[]): number {
  const [shorter, longer] = wanted.length <= parts.length ? [wanted, parts] : [parts, wanted];
  const gaps = longer.length - shorter.length;
  const gapSlips = longer === parts ? MISSING_PART : EXTRA_PART;
  if (gaps * gapSlips > FARTHEST) return Number.POSITIVE_INFINITY;
  // least[g]: the fewest slips so far with g parts of the longer one left out.
  let least: number[] = Array.from({ length: gaps + 1 }, (_, g) => g * gapSlips);
  for (let i = 0; i < shorter.length; i++) {
    const next: number[] = [];
    for (let g = 0; g <= gaps; g++) {
      const paired = (least[g] ?? 0) + partSlips(shorter[i] ?? '', longer[i + g] ?? '');
      next.push(Math.min(paired, (next[g - 1] ?? Number.POSITIVE_INFINITY) + gapSlips));
    }
    least = next;
  }
  return least[gaps] ?? Number.POSITIVE_INFINITY;
}

/** Edits between two parts; infinite where hardly a letter would stay. */
function partSlips(a: string, b: string): number {
  if (a === b) return 0;
  const most = Math.max(1, Math.floor(Math.max(a.length, b.length) / 2));
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY;
  const edits = editDistance(a, b);
  return edits <= most ? edits : Number.POSITIVE_INFINITY;
}

/** Whether at most a single letter or separator is wrong, also where that changes the number of parts. */
function isWithinOneEdit(text: string, id: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === id[start]) start++;
  let end = 0;
  const most = Math.min(text.length, id.length) - start;
  while (end < most && text[text.length - 1 - end] === id[id.length - 1 - end]) end++;
  const [typed, meant] = [text.slice(start, text.length - end), id.slice(start, id.length - end)];
  if (typed.length <= 1 && meant.length <= 1) return true;
  return typed.length === 2 && meant.length === 2 && typed[0] === meant[1] && typed[1] === meant[0];
}

function lettersOf(id: string): string {
  return id.toLowerCase().replace(/[_\-\s.]/g, '');
}

/** The number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] as number) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] as number;
}
