import { isLikelyIdentifier, judgeMode } from './mode-knowledge.ts';
import { type JsonString, scanStrings } from './scan-strings.ts';

/** A piece of a JSON string that is, or may be, one mode identifier. */
export interface ModeString {
  readonly value: string;
  /** Offsets in the document. */
  readonly start: number;
  readonly end: number;
  /**
   * `anchored`: the document says that an identifier belongs here, so everything may be said about it.
   * `free`: any other string; only what is beyond doubt may be said.
   */
  readonly place: 'anchored' | 'free';
  /** Strings with the same number stand side by side in one list of modes. */
  readonly list: number | undefined;
}

/** Past this the document is left alone: people keep tools that never make them wait. */
export const LONGEST_DOCUMENT = 2_000_000;

/** Keys of /v1 that hold identifiers and nothing else; nobody else uses these names. */
const ownKeys: ReadonlySet<string> = new Set(['modeIdentifier', 'onlyAllowModes', 'neverAllowModes', 'avoidModes']);

/** Keys that hold identifiers in our documents, but other things in other people's. */
const sharedKeys: ReadonlySet<string> = new Set(['modes', 'mode', 'avoid']);

/** Keys that only occur in documents about trips: beside them the shared keys are ours. */
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
 * Every string of the document that holds mode identifiers. A string at a shared key such as `mode` is only
 * anchored when the document gives a sign that it is about trips: one of the keys of /v1, both `from` and `to`, or a
 * neighbour that is (nearly) an identifier. `{"mode": "production"}` must stay silent, or nobody keeps the extension.
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
 * The identifier that is being typed at the offset, for completion, or `undefined` outside strings that could hold one.
 * Here the shared keys need no sign: a new document has none yet.
 */
export function modeStringAt(text: string, offset: number): ModeString | undefined {
  if (text.length > LONGEST_DOCUMENT) return undefined;
  const string = scanStrings(text).find(({ start, end }) => start <= offset && offset <= end);
  if (string === undefined) return undefined;
  const { start, closed } = string;
  const place = anchorOf(string) === undefined ? 'free' : 'anchored';
  // Without its closing quote the string seems to hold the rest of the line, which must not be replaced.
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

/** Parts of a comma-joined list, which servers accept as well; a string with escapes stays in one piece. */
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

/** Whether a free string is about modes beyond doubt: known, or a slip away from it with its first two parts in order. */
export function isCertainlyMode(value: string): boolean {
  const judgement = judgeMode(value);
  return judgement.kind === 'known' || (judgement.kind === 'unknown' && judgement.startsKnown);
}
