import { LONGEST_DOCUMENT, type ModeDocument, readStrings } from './mode-document.ts';
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
  const signs = new Signs();
  const found: ModeString[] = [];
  /** Strings of which the rest of the document decides. */
  const undecided: SourceString[] = [];
  const add = (string: SourceString, isAnchored: boolean): void => {
    if (isAnchored) for (const piece of pieces(string)) found.push(piece);
    else if (mayBeMode(string.value)) {
      const { value, start, end } = string;
      found.push({ value, start, end, place: 'free', list: undefined });
    }
  };
  // What is decided, or says nothing about modes, is let go at once: a document of two million characters has hundreds of thousands of strings.
  readStrings(document, {
    push: (string) => {
      const anchor = anchorOf(string);
      signs.note(string, anchor);
      if (anchor === undefined || signs.areFor(string, anchor)) add(string, anchor !== undefined);
      else undecided.push(string);
    },
  });
  if (undecided.length === 0) return found;
  for (const string of undecided) add(string, signs.areFor(string, anchorOf(string)));
  return found.sort((a, b) => a.start - b.start);
}

/**
 * The identifier that is being typed at an offset, for completion; `undefined` outside strings that could hold one. Shared keys need no
 * sign here, because a new document has none yet.
 */
export function modeStringAt(document: ModeDocument, offset: number): ModeString | undefined {
  let string: SourceString | undefined;
  readStrings(document, {
    push: (one) => {
      if (one.start <= offset && offset <= one.end) string ??= one;
    },
  });
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

/** What the strings of a document show about the meaning of its keys. */
class Signs {
  /** The scopes that show to be about trips. */
  readonly #aboutTrips = new Set<number>();
  /** The ends of a trip that a scope has as keys. */
  readonly #ends = new Map<number, { from: boolean; to: boolean }>();
  /** The lists and single strings at a `named` key with a likely identifier. */
  readonly #likely = new Set<number>();

  note(string: SourceString, anchor: Anchor | undefined): void {
    if (anchor === 'named') {
      const value = valueNumber(string);
      if (!this.#likely.has(value) && hasLikely(string)) this.#likely.add(value);
    }
    const { scope, role, value } = string;
    if (this.#aboutTrips.has(scope)) return;
    if (anchor === 'shared' && hasLikely(string)) this.#aboutTrips.add(scope);
    if (role !== 'key') return;
    if (tellingKeys.has(value)) this.#aboutTrips.add(scope);
    if (value !== 'from' && value !== 'to') return;
    const seen = this.#ends.get(scope) ?? { from: false, to: false };
    seen[value] = true;
    this.#ends.set(scope, seen);
    if (seen.from && seen.to) this.#aboutTrips.add(scope);
  }

  /** Whether the strings noted so far show that a string with an anchor holds identifiers. Further ones may show it, and never the contrary. */
  areFor(string: SourceString, anchor: Anchor | undefined): boolean {
    if (anchor === 'shared') return this.#aboutTrips.has(string.scope);
    return anchor === 'own' || (anchor === 'named' && this.#likely.has(valueNumber(string)));
  }
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
  const { value, start, plain, list } = string;
  if (!plain || !value.includes(',')) return [wholeOf(string)];
  let at = start;
  return value.split(',').map((part) => {
    const blank = part.length - part.trimStart().length;
    const piece = part.trim();
    const from = at + blank;
    at += part.length + 1;
    return { value: piece, start: from, end: from + piece.length, place: 'anchored', list: list ?? -0.5 - start };
  });
}

function wholeOf({ value, start, end, list }: SourceString): ModeString {
  return { value, start, end, place: 'anchored', list };
}

/** True for a free string that is certainly a mode: known, or a typo after two valid parts. */
export function isCertainlyMode(value: string): boolean {
  const judgement = judgeMode(value);
  return judgement.kind === 'known' || (judgement.kind === 'unknown' && judgement.startsKnown);
}
