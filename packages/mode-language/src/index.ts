export { COMPLETION_TRIGGERS, type ModeCompletion, modeCompletions } from './mode-completion.ts';
export { type DiagnosticOptions, type ModeProblem, type ModeProblemCode, modeDiagnostics } from './mode-diagnostics.ts';
export { LONGEST_DOCUMENT, MODE_LANGUAGES, type ModeDocument, type ModeSyntax, syntaxOf } from './mode-document.ts';
export { type ModeFix, modeFixes, type TextEdit } from './mode-fixes.ts';
export { type ModeHint, modeHints } from './mode-hints.ts';
export { type ModeHover, modeHover } from './mode-hover.ts';
export { MODE_TEXTS, type ModeText, type ModeWords, type SayModes, sayModesInEnglish } from './mode-texts.ts';
export { type ModeToken, type ModeTokenKind, modeTokens } from './mode-tokens.ts';
export type { RegionModes } from './region-modes.ts';
