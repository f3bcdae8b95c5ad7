import type { ModeProblem } from './mode-diagnostics.ts';

/** A replacement in a document. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly newText: string;
}

/** A fix for a problem. */
export interface ModeFix {
  readonly title: string;
  /** True for an unambiguous fix. It is offered first, and "fix all" applies it. */
  readonly preferred: boolean;
  readonly edit: TextEdit;
}

/** The fixes for a problem, best first; empty when there is none. */
export function modeFixes(text: string, problem: ModeProblem): ModeFix[] {
  if (problem.code === 'mode/redundant') {
    const edit = removal(text, problem);
    return edit === undefined ? [] : [{ title: `Remove ${problem.identifier}`, preferred: true, edit }];
  }
  return problem.replacements.map((replacement) => ({
    title: `Replace with ${replacement}`,
    preferred: problem.replacements.length === 1,
    edit: { start: problem.start, end: problem.end, newText: replacement },
  }));
}

/** Removes an element of a list together with one comma, and with its line when nothing else is on it. */
function removal(text: string, { start, end }: ModeProblem): TextEdit | undefined {
  const isString = text[start - 1] === '"' && text[end] === '"';
  let [from, to] = isString ? [start - 1, end + 1] : [start, end];
  const before = /,\s*$/.exec(text.slice(Math.max(0, from - 1000), from));
  if (before !== null) {
    from -= before[0].length;
    return { start: from, end: to, newText: '' };
  }
  const after = /^\s*,\s*/.exec(text.slice(to, to + 1000));
  if (after === null) return undefined;
  to += after[0].length;
  return { start: from, end: to, newText: '' };
}
