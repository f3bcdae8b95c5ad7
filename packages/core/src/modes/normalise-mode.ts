import { parseMode } from './mode-identifier.ts';
import type { ModeRow } from './mode-row.ts';
import { MODES } from './mode-table.ts';

/** Separators of words: people confuse them, and spaces come from tables and speech. */
const SEPARATORS = /[_\-\s.]+/g;

interface Spelling {
  readonly row: ModeRow;
  /** The identifier's words without case: `me_car-s` is `me`, `car`, `s`. */
  readonly words: readonly string[];
}

/** Rows with most words first, so that the most specific row wins. */
const spellings: readonly Spelling[] = MODES.map((row) => ({ row, words: wordsOf(row.id) })).toSorted(
  (a, b) => b.words.length - a.words.length,
);

/**
 * Repairs case and separators of an identifier with the words of a known one (`PT-Pub Bus`, `me_car_s`) and keeps a provider or line as it
 * is written. Any other text is only trimmed. Words and deprecated identifiers are never replaced.
 */
export function normaliseMode(text: string): string {
  const trimmed = text.trim();
  const parsed = parseMode(trimmed);
  if (parsed.wellFormed && parsed.known) return trimmed;
  const words = wordsOf(trimmed.slice(0, 400));
  const found = spellings.find(
    (spelling) =>
      spelling.words.every((word, i) => words[i] === word) &&
      (spelling.words.length === words.length || spelling.row.detail !== undefined),
  );
  if (found === undefined) return trimmed;
  const rest = afterWords(trimmed, found.words.length);
  const repaired = rest === '' ? found.row.id : `${found.row.id}_${rest}`;
  return parseMode(repaired).wellFormed ? repaired : trimmed;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(SEPARATORS)
    .filter((word) => word !== '');
}

/** The rest of a text after its first `count` words and the separator behind them. */
function afterWords(text: string, count: number): string {
  let seen = /^[_\-\s.]/.test(text) ? -1 : 0;
  for (const match of text.matchAll(SEPARATORS)) {
    seen++;
    if (seen === count) return text.slice(match.index + match[0].length);
  }
  return '';
}
