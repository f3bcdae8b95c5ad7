import { LruCache } from '../base/index.ts';
import {
  type FillContext,
  type Placeholder,
  type PlaceholderName,
  placeholderByToken,
  placeholdersIn,
} from './placeholders.ts';
import type { Segment } from './segment.ts';
import type { SegmentWords } from './segment-words.ts';

/** Options of {@link expandText} and {@link textParts}. */
export interface ExpandOptions {
  /** IANA name, used where the start of the segment has no time zone. */
  readonly timeZone: string;
}

/** A part of an expanded text: fixed words, or the value of a placeholder. */
export interface TextPart {
  readonly text: string;
  readonly placeholder?: PlaceholderName;
  /** True for the parts that change with realtime data. */
  readonly realtime: boolean;
}

/**
 * Stands for a value while the words around it are tidied, so that tidying never changes a value. A noncharacter: it does not occur in
 * interchanged text.
 */
const VALUE = '\uFDD0';

/** Stands for a placeholder without a value; a noncharacter as well. */
const GAP = '\uFDD1';

const BULLET = '\u22C5';

/**
 * Fills the placeholders of `action`, `notes` or a mini text (spec 2.4). A placeholder without a value is removed together with the
 * bullets, spaces, brackets, leading colons and empty lines around it. Other text in angle brackets, and a lone `<`, is ordinary text.
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

/** {@link expandText} in parts; their texts joined are the whole text. */
export function textParts(
  templateText: string,
  segment: Segment,
  words: SegmentWords,
  options: ExpandOptions,
): readonly TextPart[] {
  const context: FillContext = { words, timeZone: options.timeZone };
  const template = templates.getOrMake(templateText, () => readTemplate(templateText));
  const values: TextPart[] = [];
  let filled = '';
  for (const { name, realtime, fill } of template.placeholders) {
    const text = fill(segment, context);
    filled += text === undefined ? GAP : VALUE;
    if (text !== undefined) values.push({ text, placeholder: name, realtime });
  }
  let between = template.between.get(filled);
  if (between === undefined) {
    between = wordsBetween(template.lines, filled);
    if (template.between.size === KEPT_COMBINATIONS) template.between.clear();
    template.between.set(filled, between);
  }
  return weave(between, values);
}

/** A template in pieces. */
interface Template {
  readonly placeholders: readonly Placeholder[];
  /** Words and placeholders of each line, in their order. */
  readonly lines: readonly (readonly (string | Placeholder)[])[];
  /** The tidied words before, between and after the values that there are, by {@link VALUE} or {@link GAP} for each placeholder. */
  readonly between: Map<string, readonly string[]>;
}

/** Most characters of templates that are kept. The same few hundred templates come again in every answer; texts of feeds may be in others. */
const KEPT_CHARACTERS = 200_000;
/** Most combinations of values of a template whose words are kept. Segments have a few; a template with twenty placeholders could have a million. */
const KEPT_COMBINATIONS = 64;
const templates = new LruCache<string, Template>(KEPT_CHARACTERS, {
  weigh: ({ lines }) =>
    200 + lines.flat().reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 20), 0),
});

function readTemplate(templateText: string): Template {
  const lines = templateText
    .replace(/[\uFDD0\uFDD1]/g, '')
    .split(/\r?\n/)
    .map((line) => line.split(/(<[A-Z_]+>)/).map((piece) => placeholderByToken.get(piece) ?? piece));
  return {
    lines,
    placeholders: lines.flat().filter((piece) => typeof piece !== 'string'),
    between: new Map(),
  };
}

/** The words around the values. @param filled {@link VALUE} or {@link GAP} for each placeholder */
function wordsBetween(lines: Template['lines'], filled: string): readonly string[] {
  const tidied: string[] = [];
  let at = 0;
  for (const line of lines) {
    let text = '';
    for (const piece of line) {
      if (typeof piece === 'string') {
        text += piece;
        continue;
      }
      const sign = filled.charAt(at++);
      if (sign === VALUE && lacksSpace(text, piece)) text += ' ';
      text += sign;
    }
    const words = tidy(text);
    if (words !== '') tidied.push(words);
  }
  return tidied.join('\n').split(VALUE);
}

/**
 * Updates the realtime parts of an expanded text; the other parts are returned as the same objects. Where a realtime part appears or
 * vanishes, the words around it change too and the whole text is expanded again.
 * @param parts the result of {@link textParts} for this template text
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

/** Whether a space is missing before a value, as in `<NUMBER><TIME>` and `Walk<DURATION>`; Chinese needs none. */
function lacksSpace(before: string, row: Placeholder): boolean {
  const words = before.replaceAll(GAP, '');
  if (words.endsWith(VALUE)) return true;
  return row.mayLackSpace && /(?!\p{Script=Han})[\p{L}\p{N}]$/u.test(words);
}

const GAPS_IN_BRACKETS = new RegExp(`\\([\\s${GAP}]*${GAP}[\\s${GAP}]*\\)`, 'g');
const BULLETS = new RegExp(`${BULLET}(?:[ \\t\\u00A0]*${BULLET})+`, 'g');
const SIGNS_AT_START = new RegExp(`^(?:[\\s${BULLET}]|[:\uFF1A](?=\\s|$))+`);
const SIGNS_AT_END = new RegExp(`[\\s${BULLET}]+$`);

/** Removes the signs around missing values from a line. */
function tidy(line: string): string {
  const filled = line.includes(GAP) ? line.replace(GAPS_IN_BRACKETS, '').replaceAll(GAP, '') : line;
  return filled
    .replace(/[ \t]{2,}/g, ' ')
    .replace(BULLETS, BULLET)
    .replace(SIGNS_AT_START, '')
    .replace(SIGNS_AT_END, '');
}

/** Puts the values back between the words. */
function weave(between: readonly string[], values: readonly TextPart[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  between.forEach((words, i) => {
    const value = i === 0 ? undefined : values[i - 1];
    if (value !== undefined) parts.push(value);
    if (words !== '') parts.push({ text: words, realtime: false });
  });
  return parts;
}
