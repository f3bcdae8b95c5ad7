export { COMPLETION_TRIGGERS, type ModeCompletion, modeCompletions } from './mode-completion.ts';
export { type DiagnosticOptions, type ModeProblem, type ModeProblemCode, modeDiagnostics } from './mode-diagnostics.ts';
export { type ModeFix, modeFixes, type TextEdit } from './mode-fixes.ts';
export { type ModeHover, modeHover } from './mode-hover.ts';
export { LONGEST_DOCUMENT } from './mode-strings.ts';
