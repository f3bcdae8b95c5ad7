import { readTripFile } from '@tripwright/trip-file';
import * as vscode from 'vscode';
import type { CheckDocument } from '../adapters/checked-documents.ts';
import { rangeOf } from '../adapters/document-ranges.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { isTripFile } from './document-requests.ts';

/** The problems of a trip file. Wrong types and syntax are reported by the editor itself, from the schema. */
export const tripDiagnostics: CheckDocument = (document) => {
  if (!isTripFile(document)) return undefined;
  return tripProblems(document).map(({ code, message, range }) => {
    const made = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Error);
    made.source = 'tripwright';
    made.code = code;
    return made;
  });
};

/** Offers the nearest member or value for a misspelt one. */
export const tripFixProvider: vscode.CodeActionProvider = {
  provideCodeActions(document, range, context) {
    if (!isTripFile(document)) return [];
    return tripProblems(document).flatMap((problem) => {
      if (problem.replacement === undefined || problem.range.intersection(range) === undefined) return [];
      const { replacement } = problem;
      const action = new vscode.CodeAction(
        sayInEditor('modes.replace', { replacement: replacement.replaceAll('"', '') }),
        vscode.CodeActionKind.QuickFix,
      );
      action.diagnostics = context.diagnostics.filter(
        ({ code, range: at }) => code === problem.code && at.isEqual(problem.range),
      );
      action.isPreferred = true;
      action.edit = new vscode.WorkspaceEdit();
      action.edit.replace(document.uri, problem.range, replacement);
      return [action];
    });
  },
};

interface RangedProblem {
  readonly code: string;
  readonly message: string;
  readonly range: vscode.Range;
  readonly replacement: string | undefined;
}

function tripProblems(document: vscode.TextDocument): RangedProblem[] {
  return readTripFile(document.getText(), sayInEditor)
    .problems.filter(({ code }) => code !== 'trip/type' && code !== 'trip/syntax')
    .map(({ code, message, replacement, ...at }) => ({ code, message, replacement, range: rangeOf(document, at) }));
}
