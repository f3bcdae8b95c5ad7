import { covers, judgeMode } from './mode-knowledge.ts';
import { findModeStrings, isCertainlyMode, type ModeString } from './mode-strings.ts';

/** A permanent name: people filter by it, and links lead to it. */
export type ModeProblemCode = 'mode/malformed' | 'mode/unknown' | 'mode/deprecated' | 'mode/redundant';

/** Something to say about one identifier of a document. */
export interface ModeProblem {
  readonly code: ModeProblemCode;
  readonly severity: 'error' | 'warning' | 'hint';
  /** One line, meaning first: some editors print it behind the code. */
  readonly message: string;
  /** Offsets of the identifier in the document. */
  readonly start: number;
  readonly end: number;
  readonly identifier: string;
  /** What could stand there instead, likeliest first; never a deprecated one. */
  readonly replacements: readonly string[];
}

/** Nobody reads more of one document, and working out suggestions takes its time. */
const MOST_PROBLEMS = 1000;

/** What the user's settings change. */
export interface DiagnosticOptions {
  /** Identifiers outside the table that are in order here; they silence `mode/unknown` only. */
  readonly acceptedModes: ReadonlySet<string>;
}

/**
 * Everything wrong or doubtful about the mode identifiers of a JSON document, in document order.
 * An identifier that is merely not in the table is never an error: new ones appear at any time (spec 2.2).
 */
export function modeDiagnostics(text: string, options: DiagnosticOptions): ModeProblem[] {
  const strings = findModeStrings(text);
  const problems: ModeProblem[] = [];
  for (const string of strings) {
    const problem = judge(string, options);
    if (problem !== undefined) problems.push(problem);
    if (problems.length >= MOST_PROBLEMS) break;
  }
  for (const problem of redundant(strings)) problems.push(problem);
  return problems.sort((a, b) => a.start - b.start);
}

function judge(string: ModeString, { acceptedModes }: DiagnosticOptions): ModeProblem | undefined {
  const { value, start, end, place } = string;
  if (value === '') return undefined; // about to be typed
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
      // In a free string only a slip is worth a word: a well-formed newcomer there is nobody's mistake.
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

/** Identifiers that say nothing beside another one of their list: repeated, or covered by a wider one. */
function redundant(strings: readonly ModeString[]): ModeProblem[] {
  const lists = Map.groupBy(
    strings.filter(({ place, list }) => place === 'anchored' && list !== undefined),
    ({ list }) => list,
  );
  const problems: ModeProblem[] = [];
  for (const list of lists.values()) {
    const firstOf = new Map<string, ModeString>();
    for (const string of list) if (!firstOf.has(string.value)) firstOf.set(string.value, string);
    // Only an identifier's own beginnings can cover it; looking just at them keeps long lists linear.
    for (const { value, start, end } of list) {
      const repeated = firstOf.get(value)?.start !== start;
      const wider = beginnings(value).find((candidate) => firstOf.has(candidate) && covers(candidate, value));
      if (!repeated && wider === undefined) continue;
      if (problems.length >= MOST_PROBLEMS) return problems;
      if (!repeated && judgeMode(value).kind === 'unknown') continue; // probably a slip, and that is said already
      const message = repeated
        ? `${quoted(value)} stands in this list already.`
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

/** `a_b_c` gives `a` and `a_b`: everything that could cover it. */
function beginnings(value: string): string[] {
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
