import {
  type ModeDocument,
  type ModeFix,
  type ModeProblem,
  modeDiagnostics,
  modeFixes,
} from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { diagnosticOptions, modeDocumentOf, rangeOf } from './document-ranges.ts';
import { sayInEditor } from './say-in-editor.ts';

/** The code action kind with which users switch on "fix all on save". */
const FIX_ALL = vscode.CodeActionKind.SourceFixAll.append('tripwright');

/** The kinds of code actions of the provider, for its registration. */
export const modeFixMetadata: vscode.CodeActionProviderMetadata = {
  providedCodeActionKinds: [vscode.CodeActionKind.QuickFix, FIX_ALL],
};

/** Quick fixes for mode identifiers, and an action that applies all unambiguous fixes. */
export const modeFixProvider: vscode.CodeActionProvider = {
  provideCodeActions(document, range, context) {
    const options = diagnosticOptions(document);
    const source = options.check ? modeDocumentOf(document) : undefined;
    if (source === undefined) return [];
    const problems = modeDiagnostics(source, options);
    // True for `source`, `source.fixAll` and the extension's own kind.
    if (context.only?.contains(FIX_ALL)) return fixAll(document, source, problems);
    return problems
      .filter((problem) => rangeOf(document, problem).intersection(range) !== undefined)
      .flatMap((problem) => quickFixes(document, source, problem, context.diagnostics));
  },
};

function quickFixes(
  document: vscode.TextDocument,
  source: ModeDocument,
  problem: ModeProblem,
  shown: readonly vscode.Diagnostic[],
): vscode.CodeAction[] {
  const range = rangeOf(document, problem);
  const diagnostics = shown.filter(({ source, code, range: at }) => {
    return source === 'tripwright' && code === problem.code && at.isEqual(range);
  });
  const actions = modeFixes(source, problem, { say: sayInEditor }).map((fix) => {
    const action = new vscode.CodeAction(fix.title, vscode.CodeActionKind.QuickFix);
    action.diagnostics = diagnostics;
    action.isPreferred = fix.preferred;
    action.edit = asEdit(document, [fix]);
    return action;
  });
  if (problem.code === 'mode/unknown') {
    const title = sayInEditor('fix.accept', { identifier: problem.identifier });
    const accept = new vscode.CodeAction(title, vscode.CodeActionKind.QuickFix);
    accept.diagnostics = diagnostics;
    accept.command = { command: 'tripwright.acceptMode', title, arguments: [problem.identifier] };
    actions.push(accept);
  }
  return actions;
}

function fixAll(
  document: vscode.TextDocument,
  source: ModeDocument,
  problems: readonly ModeProblem[],
): vscode.CodeAction[] {
  const fixes = problems
    .filter(({ code }) => code === 'mode/deprecated' || code === 'mode/malformed' || code === 'mode/unknown')
    .flatMap((problem) => modeFixes(source, problem).filter(({ preferred }) => preferred));
  if (fixes.length === 0) return [];
  const action = new vscode.CodeAction(sayInEditor('fix.all'), FIX_ALL);
  action.edit = asEdit(document, fixes);
  return [action];
}

function asEdit(document: vscode.TextDocument, fixes: readonly ModeFix[]): vscode.WorkspaceEdit {
  const edit = new vscode.WorkspaceEdit();
  for (const { edit: change } of fixes) edit.replace(document.uri, rangeOf(document, change), change.newText);
  return edit;
}
