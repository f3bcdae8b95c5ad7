import { type ModeDocument, syntaxOf } from '@tripwright/mode-language';
import * as vscode from 'vscode';

/** A document as the language service takes it; `undefined` where it does not know the language. */
export function modeDocumentOf(document: vscode.TextDocument): ModeDocument | undefined {
  const syntax = syntaxOf(document.languageId);
  return syntax && { text: document.getText(), syntax };
}

/** The editor's range for offsets in the text of a document. */
export function rangeOf(document: vscode.TextDocument, at: { start: number; end: number }): vscode.Range {
  return new vscode.Range(document.positionAt(at.start), document.positionAt(at.end));
}

/** The user's settings for a document, as the language service takes them. */
export function diagnosticOptions(document: vscode.TextDocument): {
  check: boolean;
  acceptedModes: ReadonlySet<string>;
} {
  const settings = vscode.workspace.getConfiguration('tripwright', document.uri);
  const accepted: unknown = settings.get('acceptedModes');
  const acceptedModes = Array.isArray(accepted) ? accepted.filter((entry) => typeof entry === 'string') : [];
  return { check: settings.get('check', true), acceptedModes: new Set(acceptedModes) };
}
