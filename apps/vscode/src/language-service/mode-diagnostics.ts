import { covers, judgeMode } from './mode-knowledge.ts';
import { findModeStrings, isCertainlyMode, type ModeString } from './mode-strings.ts';

/** A permanent code: users filter by it, and links refer to it. */
export type ModeProblemCode = 'mode/malformed' | 'mode/unknown' | 'mode/deprecated' | 'mode/redundant';

/** A problem of an identifier in a document. */
export interface ModeProblem {
  readonly code: ModeProblemCode;
  readonly severity: 'error' | 'warning' | 'hint';
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
}

/**
 * The problems of the mode identifiers in a JSON document, in document order. An identifier outside the table is never an error, because
 * servers may add new ones at any time.
 */
export function modeDiagnostics(text: string, options: DiagnosticOptions): ModeProblem[] {
  const strings = findModeStrings(text);
  const problems: ModeProblem[] = [];
  for (const string of strings) {
    const problem = judge(string, options);
    if (problem !== undefined) problems.push(problem);
    if (problems.length >= MAX_PROBLEMS) break;
  }
  for (const problem of redundant(strings)) problems.push(problem);
  return problems.sort((a, b) => a.start - b.start);
}

function judge(string: ModeString, { acceptedModes }: DiagnosticOptions): ModeProblem | undefined {
  const { value, start, end, place } = string;
  if (value === '') return undefined; // not typed yet
  if (place === 'free' && !isCertainlyMode(value)) return undefined;
  const judgement = judgeMode(value);
  const at = { start, end, identifier: value };
  switch (judgement.kind) {
    case 'malformed': {
      const replacements = judgement.nearest();
      const message = `${quoted(value)} is not a mode identifier.${suggestion(replacements)}`;
      return { code: 'mode/malformed', severity: 'error', message, ...at, replacements };
    }
    case 'unknown': {
      if (acceptedModes.has(value)) return undefined;
      const replacements = judgement.nearest();
      // In a free string only a likely typo is reported: any other unknown text there may not be an identifier.
      if (place === 'free' && replacements.length === 0) return undefined;
      const message = `${quoted(value)} is not a known mode.${suggestion(replacements)}`;
      const severity = place === 'free' ? 'hint' : 'warning';
      return { code: 'mode/unknown', severity, message, ...at, replacements };
    }
    case 'known': {
      if (judgement.replacement === undefined) return undefined;
      const message = `${quoted(value)} is deprecated. Use ${quoted(judgement.replacement)}.`;
      return { code: 'mode/deprecated', severity: 'hint', message, ...at, replacements: [judgement.replacement] };
    }
    default:
      return judgement satisfies never;
  }
}

/** Redundant identifiers of a list: repeated, or covered by a wider identifier. */
function redundant(strings: readonly ModeString[]): ModeProblem[] {
  const lists = Map.groupBy(
    strings.filter(({ place, list }) => place === 'anchored' && list !== undefined),
    ({ list }) => list,
  );
  const problems: ModeProblem[] = [];
  for (const list of lists.values()) {
    const firstOf = new Map<string, ModeString>();
    for (const string of list) if (!firstOf.has(string.value)) firstOf.set(string.value, string);
    // Only prefixes of an identifier can cover it, so checking those keeps long lists linear.
    for (const { value, start, end } of list) {
      const repeated = firstOf.get(value)?.start !== start;
      const wider = prefixes(value).find((candidate) => firstOf.has(candidate) && covers(candidate, value));
      if (!repeated && wider === undefined) continue;
      if (problems.length >= MAX_PROBLEMS) return problems;
      if (!repeated && judgeMode(value).kind === 'unknown') continue; // probably a typo, which is reported already
      const message = repeated
        ? `${quoted(value)} is already in this list.`
        : `${quoted(value)} is already covered by ${quoted(wider ?? '')}.`;
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
  }
  return problems;
}

/** The identifiers that could cover a value: `a` and `a_b` for `a_b_c`. */
function prefixes(value: string): string[] {
  const parts = value.split('_');
  return parts.slice(0, -1).map((_, index) => parts.slice(0, index + 1).join('_'));
}

function quoted(identifier: string): string {
  return `\`${identifier.length > 40 ? `${identifier.slice(0, 39)}…` : identifier}\``;
}

function suggestion(nearest: readonly string[]): string {
  const [first] = nearest;
  return first === undefined ? '' : ` Did you mean ${quoted(first)}?`;
}
