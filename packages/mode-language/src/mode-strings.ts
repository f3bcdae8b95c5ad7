import { LONGEST_DOCUMENT, type ModeDocument, stringsOf } from './mode-document.ts';
import { groupMeanings, isLikelyIdentifier, judgeMode, mayBeMode } from './mode-knowledge.ts';
import type { SourceString } from './scan/source-string.ts';

/** A part of a string that is, or may be, a mode identifier. */
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

/** Keys of /v1 with identifiers. Other formats do not use these names. */
const ownKeys: ReadonlySet<string> = new Set(['modeIdentifier', 'onlyAllowModes', 'neverAllowModes', 'avoidModes']);

/** Keys of /v1 with identifiers that other formats use with other values. */
const sharedKeys: ReadonlySet<string> = new Set(['modes', 'mode', 'avoid']);

/** Keys of an object of limits at `modes`, as in GraphQL: `modes: { only: ["pt_pub"] }`. */
const limitKeys: ReadonlySet<string> = new Set(['only', 'never']);

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

/** Names such as `allowedModes`, `TRANSIT_MODES` and `avoid_modes`. */
const NAMED_FOR_MODES = /(?:[a-z0-9]Modes?|_modes?|_MODES?|^MODES?|^mode_identifier|^MODE_IDENTIFIER)$/;

/** Most files have neither a key that names modes nor a group, and need no further look. */
const MENTIONS_MODES = new RegExp(`mode|avoid|implies|(?:${[...groupMeanings.keys()].join('|')})_`, 'i');

/**
 * What a key promises. `own`: identifiers. `shared`: identifiers where the scope shows that it is about trips. `named`: identifiers where one
 * of the value itself looks like one.
 */
type Anchor = 'own' | 'shared' | 'named';

/**
 * Every string of a document that holds mode identifiers. A string at a shared key such as `mode` is anchored only where its scope has a sign
 * that it is about trips: a key of /v1, both `from` and `to`, or a likely identifier at such a key. The scope is the whole document for data
 * files, one address for query strings, one list or string for code. False alarms such as one for `{"mode": "production"}` would make the
 * checks useless.
 * @returns in document order; empty for documents longer than `LONGEST_DOCUMENT`
 */
export function findModeStrings(document: ModeDocument): ModeString[] {
  if (document.text.length > LONGEST_DOCUMENT || !MENTIONS_MODES.test(document.text)) return [];
  const strings = stringsOf(document);
  const anchors = strings.map(anchorOf);
  const aboutTrips = scopesAboutTrips(strings, anchors);
  const likely = likelyValues(strings, anchors);
  const found: ModeString[] = [];
  for (let index = 0; index < strings.length; index++) {
    const string = strings[index] as SourceString;
    const anchor = anchors[index];
    const isAnchored =
      anchor === 'own' ||
      (anchor === 'shared' && aboutTrips.has(string.scope)) ||
      (anchor === 'named' && likely.has(valueNumber(string)));
    if (isAnchored) {
      for (const piece of pieces(string)) found.push(piece);
    } else if (mayBeMode(string.value)) {
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
export function modeStringAt(document: ModeDocument, offset: number): ModeString | undefined {
  const string = stringsOf(document).find(({ start, end }) => start <= offset && offset <= end);
  if (string === undefined) return undefined;
  const { start, closed } = string;
  const place = anchorOf(string) === undefined ? 'free' : 'anchored';
  // A string without a closing quote extends to the end of the line, which must not be replaced.
  if (!closed) return { value: document.text.slice(start, offset), start, end: offset, place, list: undefined };
  if (place === 'free') return { value: string.value, start, end: string.end, place, list: undefined };
  return pieces(string).find(({ start, end }) => start <= offset && offset <= end);
}

function anchorOf({ value, role, owner, ownerOfOwner, list }: SourceString): Anchor | undefined {
  // A regions document maps identifiers to details: {"modes": {"pt_pub": {…}}}.
  if (role === 'key') return owner === 'modes' && !limitKeys.has(value) ? 'shared' : undefined;
  if (ownKeys.has(owner)) return 'own';
  if (owner === 'identifier' && ownerOfOwner === 'modeInfo') return 'own';
  if (sharedKeys.has(owner)) return 'shared';
  if (list !== undefined && owner === 'implies') return 'shared';
  if (list !== undefined && ownerOfOwner === 'modes' && limitKeys.has(owner)) return 'shared';
  return owner !== '' && NAMED_FOR_MODES.test(owner) ? 'named' : undefined;
}

/** The scopes that show to be about trips. */
function scopesAboutTrips(
  strings: readonly SourceString[],
  anchors: readonly (Anchor | undefined)[],
): ReadonlySet<number> {
  const about = new Set<number>();
  const ends = new Map<number, { from: boolean; to: boolean }>();
  for (let index = 0; index < strings.length; index++) {
    const string = strings[index] as SourceString;
    const { scope, role, value } = string;
    if (about.has(scope)) continue;
    if (role === 'key') {
      if (tellingKeys.has(value)) about.add(scope);
      if (value === 'from' || value === 'to') {
        const seen = ends.get(scope) ?? { from: false, to: false };
        seen[value] = true;
        ends.set(scope, seen);
        if (seen.from && seen.to) about.add(scope);
      }
    }
    if (anchors[index] === 'shared' && hasLikely(string)) about.add(scope);
  }
  return about;
}

/** The lists and single strings at a `named` key with a likely identifier. */
function likelyValues(strings: readonly SourceString[], anchors: readonly (Anchor | undefined)[]): ReadonlySet<number> {
  const likely = new Set<number>();
  for (let index = 0; index < strings.length; index++) {
    if (anchors[index] !== 'named') continue;
    const string = strings[index] as SourceString;
    const value = valueNumber(string);
    if (!likely.has(value) && hasLikely(string)) likely.add(value);
  }
  return likely;
}

/** A number for the value that a string is or belongs to. */
function valueNumber({ list, start }: SourceString): number {
  return list ?? -0.25 - start;
}

function hasLikely(string: SourceString): boolean {
  return pieces(string).some(({ value }) => isLikelyIdentifier(value));
}

/** The parts of a comma-joined list, which servers accept too. A string with escapes is not split. */
function pieces(string: SourceString): ModeString[] {
  const { value, start, end, plain, list } = string;
  if (!plain || !value.includes(',')) return [{ value, start, end, place: 'anchored', list }];
  let at = start;
  return value.split(',').map((part) => {
    const blank = part.length - part.trimStart().length;
    const piece = part.trim();
    const from = at + blank;
    at += part.length + 1;
    return { value: piece, start: from, end: from + piece.length, place: 'anchored', list: list ?? -0.5 - start };
  });
}

/** True for a free string that is certainly a mode: known, or a typo after two valid parts. */
export function isCertainlyMode(value: string): boolean {
  const judgement = judgeMode(value);
  return judgement.kind === 'known' || (judgement.kind === 'unknown' && judgement.startsKnown);
}
