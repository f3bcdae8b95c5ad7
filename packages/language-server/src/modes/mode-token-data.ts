import type { ModeToken } from '@tripwright/mode-language';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The kinds of tokens in the order of their numbers. */
export const TOKEN_TYPES: readonly ModeToken['kind'][] = ['namespace', 'enumMember', 'property'];
/** The modifiers in the order of their bits. */
export const TOKEN_MODIFIERS: readonly string[] = ['deprecated'];

/** Tokens as the protocol writes them: five numbers each, places relative to the token before. */
export function tokenData(document: TextDocument, tokens: readonly ModeToken[]): number[] {
  const data: number[] = [];
  let [line, character] = [0, 0];
  for (const { start, end, kind, deprecated } of tokens) {
    const at = document.positionAt(start);
    const isSameLine = at.line === line;
    const column = isSameLine ? at.character - character : at.character;
    data.push(at.line - line, column, end - start, TOKEN_TYPES.indexOf(kind), deprecated ? 1 : 0);
    [line, character] = [at.line, at.character];
  }
  return data;
}
