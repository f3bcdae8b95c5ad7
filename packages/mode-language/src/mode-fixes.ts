import type { ModeProblem } from './mode-diagnostics.ts';
import type { ModeDocument } from './mode-document.ts';
import { type SayModes, sayModesInEnglish } from './mode-texts.ts';

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

/** Characters around an identifier in which the comma, the dash or the name of its parameter is looked for. */
const NEAR = 1000;

/** The fixes for a problem, best first; empty when there is none. */
export function modeFixes(
  { text, syntax }: ModeDocument,
  problem: ModeProblem,
  { say = sayModesInEnglish }: { readonly say?: SayModes } = {},
): ModeFix[] {
  if (problem.code === 'mode/redundant') {
    const { identifier } = problem;
    const edit = removal(text, problem, syntax === 'yaml');
    return edit === undefined ? [] : [{ title: say('modes.remove', { identifier }), preferred: true, edit }];
  }
  return problem.replacements.map((replacement) => ({
    title: say('modes.replace', { replacement }),
    preferred: problem.replacements.length === 1,
    edit: { start: problem.start, end: problem.end, newText: replacement },
  }));
}

/** Removes an element of a list together with what separates it: a comma, its line in YAML, or the name of its parameter in an address. */
function removal(text: string, { start, end }: ModeProblem, yaml: boolean): TextEdit | undefined {
  const isString = /["'`]/.test(text[start - 1] ?? '') && text[end] === text[start - 1];
  const [from, to] = isString ? [start - 1, end + 1] : [start, end];
  const before = text.slice(Math.max(0, from - NEAR), from);
  const after = text.slice(to, to + NEAR);
  const remove = (left: number, right: number): TextEdit => ({ start: from - left, end: to + right, newText: '' });

  const comma = /,\s*$/.exec(before);
  if (comma !== null) return remove(comma[0].length, 0);
  const next = /^\s*,\s*/.exec(after);
  if (next !== null) return remove(0, next[0].length);
  const dash = yaml ? /\r?\n[ \t]*-[ \t]+$/.exec(before) : null;
  if (dash !== null) return remove(dash[0].length, /^[ \t]*(?:#[^\n]*)?/.exec(after)?.[0].length ?? 0);
  const parameter = /([?&])[\w[\]%-]{1,40}=$/.exec(before);
  if (parameter === null) return undefined;
  // The question mark stays for the parameters after it.
  if (parameter[1] === '&') return remove(parameter[0].length, 0);
  return after.startsWith('&') ? remove(parameter[0].length - 1, 1) : undefined;
}
