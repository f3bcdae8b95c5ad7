import type { ModeDocument } from './mode-document.ts';
import { judgeMode } from './mode-knowledge.ts';
import { findModeStrings } from './mode-strings.ts';

/** The parts of an identifier, by the names of semantic tokens in the Language Server Protocol. */
export type ModeTokenKind = 'namespace' | 'enumMember' | 'property';

/** A part of an identifier: its group, its mode, or a provider or line. */
export interface ModeToken {
  readonly start: number;
  readonly end: number;
  readonly kind: ModeTokenKind;
  readonly deprecated: boolean;
}

/** The parts of all known identifiers of a document, in order. Identifiers with escapes have none. */
export function modeTokens(document: ModeDocument): ModeToken[] {
  const tokens: ModeToken[] = [];
  for (const { value, start, end } of findModeStrings(document)) {
    if (end - start !== value.length) continue;
    const judgement = judgeMode(value);
    if (judgement.kind !== 'known') continue;
    const deprecated = judgement.replacement !== undefined;
    const group = value.indexOf('_');
    const mode = Math.max(group + 1, judgement.modeLength);
    tokens.push({ start, end: start + group, kind: 'namespace', deprecated });
    tokens.push({ start: start + group + 1, end: start + mode, kind: 'enumMember', deprecated });
    if (mode < value.length) tokens.push({ start: start + mode + 1, end, kind: 'property', deprecated });
  }
  return tokens;
}
