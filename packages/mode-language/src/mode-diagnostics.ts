import type { ModeDocument } from './mode-document.ts';
import { covers, judgeMode } from './mode-knowledge.ts';
import { findModeStrings, isCertainlyMode, type ModeString } from './mode-strings.ts';
import { type SayModes, sayModesInEnglish } from './mode-texts.ts';
import { type RegionModes, regionsWith } from './region-modes.ts';

/** A permanent code: users filter by it, and links refer to it. */
export type ModeProblemCode =
  | 'mode/malformed'
  | 'mode/unknown'
  | 'mode/deprecated'
  | 'mode/redundant'
  | 'mode/not-in-region';

/** A problem of an identifier in a document. */
export interface ModeProblem {
  readonly code: ModeProblemCode;
  readonly severity: 'error' | 'warning' | 'information' | 'hint';
  /** One line that begins with the meaning: some editors print it after the source code. */
  readonly message: string;
  /** Offsets of the identifier in the document. */
  readonly start: number;
  readonly end: number;
  readonly identifier: string;
  /** Possible replacements, most likely first. None is deprecated. */
  readonly replacements: readonly string[];
}

/** Maximum number of problems per document. More are not helpful, and finding replacements takes time. */
const MAX_PROBLEMS = 1000;

/** Options from the user's settings. */
export interface DiagnosticOptions {
  /** Unknown identifiers that are not reported as `mode/unknown`. */
  readonly acceptedModes: ReadonlySet<string>;
  /** The regions for which the document is written. Without any, no mode is reported as missing from them. */
  readonly regions?: readonly RegionModes[];
  /** The texts of messages; English unless given. */
  readonly say?: SayModes;
}

/** Typos per document for which similar identifiers are looked up: that takes most of the time of a check. */
const MAX_SUGGESTIONS = 200;

/**
 * The problems of the mode identifiers in a document, in document order. An identifier outside the table is never an error, because servers
 * may add new ones at any time.
 */
export function modeDiagnostics(document: ModeDocument, options: DiagnosticOptions): ModeProblem[] {
  const { say = sayModesInEnglish, regions = [] } = options;
  const strings = findModeStrings(document);
  const problems: ModeProblem[] = [];
  const suggestions = new Map<string, readonly string[]>();
  const nearestTo = (value: string, nearest: () => readonly string[]): readonly string[] => {
    const known = suggestions.get(value);
    if (known !== undefined || suggestions.size >= MAX_SUGGESTIONS) return known ?? [];
    const found = nearest();
    suggestions.set(value, found);
    return found;
  };
  /** Values without a problem, by place: the same few identifiers fill most documents. */
  const sound = { anchored: new Set<string>(), free: new Set<string>() };
  for (const string of strings) {
    if (sound[string.place].has(string.value)) continue;
    const problem = judge(string);
    if (problem === undefined) sound[string.place].add(string.value);
    else problems.push(problem);
    if (problems.length >= MAX_PROBLEMS) break;
  }
  for (const problem of redundant(strings, say)) problems.push(problem);
  return problems.sort((a, b) => a.start - b.start);

  function judge({ value, start, end, place }: ModeString): ModeProblem | undefined {
    if (value === '') return undefined; // not typed yet
    if (place === 'free' && !isCertainlyMode(value)) return undefined;
    const judgement = judgeMode(value);
    const at = { start, end, identifier: value };
    const identifier = quoted(value);
    switch (judgement.kind) {
      case 'malformed': {
        const replacements = nearestTo(value, judgement.nearest);
        const message = withSuggestion(say('modes.malformed', { identifier }), replacements, say);
        return { code: 'mode/malformed', severity: 'error', message, ...at, replacements };
      }
      case 'unknown': {
        if (options.acceptedModes.has(value)) return undefined;
        const replacements = nearestTo(value, judgement.nearest);
        // In a free string only a likely typo is reported: any other unknown text there may not be an identifier.
        if (place === 'free' && replacements.length === 0) return undefined;
        const message = withSuggestion(say('modes.unknown', { identifier }), replacements, say);
        const severity = place === 'free' ? 'hint' : 'warning';
        return { code: 'mode/unknown', severity, message, ...at, replacements };
      }
      case 'known': {
        const { replacement } = judgement;
        if (replacement !== undefined) {
          const message = say('modes.deprecated', { identifier, replacement: quoted(replacement) });
          return { code: 'mode/deprecated', severity: 'hint', message, ...at, replacements: [replacement] };
        }
        if (place === 'free' || regions.length === 0 || regionsWith(value, regions).length > 0) return undefined;
        const titles = regions.map(({ title }) => title);
        const message =
          titles.length === 1
            ? say('modes.notInRegion', { identifier, region: titles[0] as string })
            : say('modes.notInRegions', { identifier, count: titles.length });
        return { code: 'mode/not-in-region', severity: 'information', message, ...at, replacements: [] };
      }
      default:
        return judgement satisfies never;
    }
  }
}

/** Redundant identifiers of a list: repeated, or covered by a wider identifier. */
function redundant(strings: readonly ModeString[], say: SayModes): ModeProblem[] {
  const problems: ModeProblem[] = [];
  /** Lists without a problem, by their values: the same few lists fill most documents. */
  const sound = new Set<string>();
  for (const list of listsOf(strings)) {
    const values = list.map(({ value }) => value).join(' ');
    if (sound.has(values)) continue;
    const before = problems.length;
    const firstOf = new Map<string, ModeString>();
    for (const string of list) if (!firstOf.has(string.value)) firstOf.set(string.value, string);
    // Only prefixes of an identifier can cover it, so checking those keeps long lists linear.
    for (const { value, start, end } of list) {
      const repeated = firstOf.get(value)?.start !== start;
      const wider = widerIn(firstOf, value);
      if (!repeated && wider === undefined) continue;
      if (problems.length >= MAX_PROBLEMS) return problems;
      if (!repeated && judgeMode(value).kind === 'unknown') continue; // probably a typo, which is reported already
      const message = repeated
        ? say('modes.repeated', { identifier: quoted(value) })
        : say('modes.covered', { identifier: quoted(value), wider: quoted(wider ?? '') });
      problems.push({
        code: 'mode/redundant',
        severity: 'hint',
        message,
        start,
        end,
        identifier: value,
        replacements: [],
      });
    }
    if (problems.length === before && values.length < LONGEST_REMEMBERED) sound.add(values);
  }
  return problems;
}

/** The lists of modes with more than one, in the order of the document. */
function* listsOf(strings: readonly ModeString[]): Generator<readonly ModeString[]> {
  const anchored = strings.filter(({ place, list }) => place === 'anchored' && list !== undefined);
  const lists = new Map<number, ModeString[]>();
  for (let from = 0, to = 0; from < anchored.length; from = to) {
    const list = anchored[from]?.list as number;
    while (anchored[to]?.list === list) to++;
    // The strings of a list stand together, but for lists inside it.
    const begun = lists.get(list);
    if (begun === undefined) lists.set(list, anchored.slice(from, to));
    else for (let at = from; at < to; at++) begun.push(anchored[at] as ModeString);
  }
  for (const list of lists.values()) if (list.length > 1) yield list;
}

/** Longer lists are not remembered: they are hardly ever repeated. */
const LONGEST_REMEMBERED = 200;

/** The identifier of a list that covers a value: `a` or `a_b` for `a_b_c`. */
function widerIn(list: ReadonlyMap<string, unknown>, value: string): string | undefined {
  for (let cut = value.indexOf('_'); cut > 0; cut = value.indexOf('_', cut + 1)) {
    const candidate = value.slice(0, cut);
    if (list.has(candidate) && covers(candidate, value)) return candidate;
  }
  return undefined;
}

function quoted(identifier: string): string {
  return `\`${identifier.length > 40 ? `${identifier.slice(0, 39)}…` : identifier}\``;
}

function withSuggestion(message: string, [first]: readonly string[], say: SayModes): string {
  if (first === undefined) return message;
  const gap = message.endsWith('。') ? '' : ' '; // a full-width stop stands without a space
  return `${message}${gap}${say('modes.didYouMean', { identifier: quoted(first) })}`;
}
