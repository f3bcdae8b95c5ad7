import {
  type FillContext,
  type Placeholder,
  type PlaceholderName,
  placeholderByToken,
  placeholdersIn,
} from './placeholders.ts';
import type { Segment } from './segment.ts';
import type { SegmentWords } from './segment-words.ts';

export interface ExpandOptions {
  /** IANA name, used when the segment's start does not say its own zone. */
  readonly timeZone: string;
}

/** A piece of an expanded text: fixed words, or what a placeholder was filled with. */
export interface TextPart {
  readonly text: string;
  readonly placeholder?: PlaceholderName;
  /** True for the pieces that realtime data changes: refresh these and leave the others alone. */
  readonly realtime: boolean;
}

/**
 * Stands for a filled value while the words around it are tidied, so that a value is never altered by that. A noncharacter: it
 * cannot occur in text that was interchanged.
 */
const VALUE = '\uFDD0';

/** Stands where a placeholder had nothing to say; the same kind of character. */
const GAP = '\uFDD1';

const BULLET = '\u22C5';

/**
 * Fills the placeholders of `action`, `notes` or a mini text (spec 2.4). Placeholders with nothing to say go, together with the
 * bullets, spaces, brackets, leading colons and empty lines they would leave behind. Anything else in angle brackets, and a lone
 * `<`, is ordinary text.
 */
export function expandText(
  templateText: string,
  segment: Segment,
  words: SegmentWords,
  options: ExpandOptions,
): string {
  let text = '';
  for (const part of textParts(templateText, segment, words, options)) text += part.text;
  return text;
}

/** As `expandText`, in pieces: their texts joined are the whole text. */
export function textParts(
  templateText: string,
  segment: Segment,
  words: SegmentWords,
  options: ExpandOptions,
): readonly TextPart[] {
  const context: FillContext = { words, timeZone: options.timeZone };
  const values: TextPart[] = [];
  const lines: string[] = [];
  for (const line of templateText.replace(/[\uFDD0\uFDD1]/g, '').split(/\r?\n/)) {
    let filled = '';
    for (const piece of line.split(/(<[A-Z_]+>)/)) {
      const row = placeholderByToken.get(piece);
      if (row === undefined) {
        filled += piece;
        continue;
      }
      const text = row.fill(segment, context);
      if (text === undefined) {
        filled += GAP;
        continue;
      }
      if (lacksSpace(filled, row)) filled += ' ';
      filled += VALUE;
      values.push({ text, placeholder: row.name, realtime: row.realtime });
    }
    const tidied = tidy(filled);
    if (tidied !== '') lines.push(tidied);
  }
  return weave(lines.join('\n'), values);
}

/**
 * Brings the realtime pieces of an expanded text up to date; the others stay as they are, even the same objects. When a realtime
 * piece appears or vanishes, the text around it changes too, and the whole is expanded anew.
 * @param parts what `textParts` gave for this template text
 */
export function refreshText(
  templateText: string,
  parts: readonly TextPart[],
  segment: Segment,
  words: SegmentWords,
  options: ExpandOptions,
): readonly TextPart[] {
  const context: FillContext = { words, timeZone: options.timeZone };
  const expected = placeholdersIn(templateText).filter((token) => placeholderByToken.get(token)?.realtime).length;
  let shown = 0;
  const refreshed: TextPart[] = [];
  for (const part of parts) {
    if (!part.realtime || part.placeholder === undefined) {
      refreshed.push(part);
      continue;
    }
    const text = placeholderByToken.get(`<${part.placeholder}>`)?.fill(segment, context);
    if (text === undefined) break;
    refreshed.push(text === part.text ? part : { ...part, text });
    shown++;
  }
  return shown === expected ? refreshed : textParts(templateText, segment, words, options);
}

/** `<NUMBER><TIME>` and `Walk<DURATION>` leave the space to us; Chinese sets values between its characters without one. */
function lacksSpace(before: string, row: Placeholder): boolean {
  const words = before.replaceAll(GAP, '');
  if (words.endsWith(VALUE)) return true;
  return row.mayLackSpace && /(?!\p{Script=Han})[\p{L}\p{N}]$/u.test(words);
}

/** Cleans one line of what missing values left behind. */
function tidy(line: string): string {
  return line
    .replace(new RegExp(`\\([\\s${GAP}]*${GAP}[\\s${GAP}]*\\)`, 'g'), '')
    .replaceAll(GAP, '')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(new RegExp(`${BULLET}(?:[ \\t\\u00A0]*${BULLET})+`, 'g'), BULLET)
    .replace(new RegExp(`^(?:[\\s${BULLET}]|[:\uFF1A](?=\\s|$))+`), '')
    .replace(new RegExp(`[\\s${BULLET}]+$`), '');
}

/** Puts the values back between the words. */
function weave(text: string, values: readonly TextPart[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  text.split(VALUE).forEach((words, i) => {
    const value = i === 0 ? undefined : values[i - 1];
    if (value !== undefined) parts.push(value);
    if (words !== '') parts.push({ text: words, realtime: false });
  });
  return parts;
}
