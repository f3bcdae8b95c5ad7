import { isLikelyIdentifier, judgeMode } from './mode-knowledge.ts';
import { type JsonString, scanStrings } from './scan-strings.ts';

/** A part of a JSON string that is, or may be, a mode identifier. */
export interface ModeString {
  readonly value: string;
  /** Offsets in the document. */
  readonly start: number;
  readonly end: number;
  /**
   * `anchored`: the key says that an identifier belongs here, so every problem is reported.
   * `free`: any other string; only unambiguous identifiers are considered.
   */
  readonly place: 'anchored' | 'free';
  /** Strings with the same number are in the same list of modes. */
  readonly list: number | undefined;
}

/** Maximum length of a document, in characters. A longer document is not checked, so that the editor never waits. */
export const LONGEST_DOCUMENT = 2_000_000;

/** Keys of /v1 with identifiers. Other formats do not use these names. */
const ownKeys: ReadonlySet<string> = new Set(['modeIdentifier', 'onlyAllowModes', 'neverAllowModes', 'avoidModes']);

/** Keys of /v1 with identifiers that other formats use with other values. */
const sharedKeys: ReadonlySet<string> = new Set(['modes', 'mode', 'avoid']);

/** Keys that occur only in documents about trips. Beside them, the shared keys hold identifiers. */
const tellingKeys: ReadonlySet<string> = new Set([
  ...ownKeys,
  'allModes',
  'arriveBefore',
  'avoidStops',
  'departAfter',
  'modeInfo',
  'segmentTemplates',
  'tripGroups',
]);

/**
 * Every string of a document that holds mode identifiers. A string at a shared key such as `mode` is anchored only when the document has a
 * sign that it is about trips: a key of /v1, both `from` and `to`, or a likely identifier beside it. False alarms such as one for
 * `{"mode": "production"}` would make the extension useless.
 * @returns in document order; empty for documents longer than {@link LONGEST_DOCUMENT}
 */
export function findModeStrings(text: string): ModeString[] {
  if (text.length > LONGEST_DOCUMENT) return [];
  const strings = scanStrings(text);
  const sharedAreOurs = isAboutTrips(strings);
  const found: ModeString[] = [];
  for (const string of strings) {
    const strength = anchorOf(string);
    if (strength === 'own' || (strength === 'shared' && sharedAreOurs)) {
      found.push(...pieces(string));
    } else if (string.value.includes('_')) {
      const { value, start, end } = string;
      found.push({ value, start, end, place: 'free', list: undefined });
    }
  }
  return found;
}

/**
 * The identifier that is being typed at an offset, for completion; `undefined` outside strings that could hold one. Shared keys need no
 * sign here, because a new document has none yet.
 */
export function modeStringAt(text: string, offset: number): ModeString | undefined {
  if (text.length > LONGEST_DOCUMENT) return undefined;
  const string = scanStrings(text).find(({ start, end }) => start <= offset && offset <= end);
  if (string === undefined) return undefined;
  const { start, closed } = string;
  const place = anchorOf(string) === undefined ? 'free' : 'anchored';
  // A string without a closing quote extends to the end of the line, which must not be replaced.
  if (!closed) return { value: text.slice(start, offset), start, end: offset, place, list: undefined };
  if (place === 'free') return { value: string.value, start, end: string.end, place, list: undefined };
  return pieces(string).find(({ start, end }) => start <= offset && offset <= end);
}

function anchorOf(string: JsonString): 'own' | 'shared' | undefined {
  const { role, owner, ownerOfOwner, list } = string;
  // A regions document maps identifiers to details: {"modes": {"pt_pub": {…}}}.
  if (role === 'key') return owner === 'modes' ? 'shared' : undefined;
  if (ownKeys.has(owner)) return 'own';
  if (owner === 'identifier' && ownerOfOwner === 'modeInfo') return 'own';
  if (sharedKeys.has(owner)) return 'shared';
  if (owner === 'implies' && list !== undefined) return 'shared';
  return undefined;
}

function isAboutTrips(strings: readonly JsonString[]): boolean {
  const keys = new Set<string>();
  for (const string of strings) {
    if (string.role === 'key') keys.add(string.value);
    if (tellingKeys.has(string.value) && string.role === 'key') return true;
    if (anchorOf(string) === 'shared' && pieces(string).some(({ value }) => isLikelyIdentifier(value))) return true;
  }
  return keys.has('from') && keys.has('to');
}

/** The parts of a comma-joined list, which servers accept too. A string with escapes is not split. */
function pieces(string: JsonString): ModeString[] {
  const { value, start, end, plain, list } = string;
  if (!plain || !value.includes(',')) return [{ value, start, end, place: 'anchored', list }];
  let at = start;
  return value.split(',').map((part) => {
    const blank = part.length - part.trimStart().length;
    const piece = part.trim();
    const from = at + blank;
    at += part.length + 1;
    return { value: piece, start: from, end: from + piece.length, place: 'anchored', list: list ?? -1 - start };
  });
}

/** True for a free string that is certainly a mode: known, or a typo after two valid parts. */
export function isCertainlyMode(value: string): boolean {
  const judgement = judgeMode(value);
  return judgement.kind === 'known' || (judgement.kind === 'unknown' && judgement.startsKnown);
}
