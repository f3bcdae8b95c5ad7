import { MODE_LANGUAGES, modeTokens, syntaxOf } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { modeDocumentOf, rangeOf } from './document-ranges.ts';

/** The kinds of tokens that the provider gives. */
export const modeTokenLegend: vscode.SemanticTokensLegend = new vscode.SemanticTokensLegend(
  ['namespace', 'enumMember', 'property'],
  ['deprecated'],
);

/**
 * The languages whose identifiers are coloured part by part. The editor takes the tokens of one extension for a document, so that code keeps
 * the colours of its own language.
 */
export const TOKEN_LANGUAGES: readonly string[] = MODE_LANGUAGES.filter((language) => {
  const syntax = syntaxOf(language);
  return syntax !== 'script' && syntax !== 'python';
});

/** Colours the group, the mode and the provider or line of an identifier, and strikes deprecated ones through. */
export const modeTokenProvider: vscode.DocumentSemanticTokensProvider = {
  provideDocumentSemanticTokens(document) {
    const source = modeDocumentOf(document);
    const tokens = source === undefined ? [] : modeTokens(source);
    // Without tokens of its own it leaves the document to other extensions.
    if (tokens.length === 0) return undefined;
    const builder = new vscode.SemanticTokensBuilder(modeTokenLegend);
    for (const token of tokens) {
      builder.push(rangeOf(document, token), token.kind, token.deprecated ? ['deprecated'] : []);
    }
    return builder.build();
  },
};
