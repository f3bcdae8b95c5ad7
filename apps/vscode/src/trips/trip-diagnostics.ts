import { readTripFile } from '@tripwright/trip-file';
import * as vscode from 'vscode';
import { rangeOf } from '../adapters/document-ranges.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { isTripFile } from './document-requests.ts';

/** Milliseconds without typing after which a file is checked again. */
const PAUSE = 250;

/** Keeps the problems of open trip files up to date. Wrong types and syntax are reported by the editor itself, from the schema. */
export class TripDiagnostics implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('tripwright-trips');
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #subscriptions: { dispose(): unknown }[];

  constructor() {
    this.#subscriptions = [
      vscode.workspace.onDidOpenTextDocument((document) => this.#check(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#checkSoon(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#forget(uri)),
    ];
    for (const document of vscode.workspace.textDocuments) this.#check(document);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#collection.dispose();
  }

  #checkSoon(document: vscode.TextDocument): void {
    if (!isTripFile(document)) return;
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.#check(document), PAUSE),
    );
  }

  #check(document: vscode.TextDocument): void {
    if (!isTripFile(document) || document.isClosed) return;
    const problems = tripProblems(document).map(({ code, message, range }) => {
      const made = new vscode.Diagnostic(range, message, vscode.DiagnosticSeverity.Error);
      made.source = 'tripwright';
      made.code = code;
      return made;
    });
    this.#collection.set(document.uri, problems);
  }

  #forget(uri: vscode.Uri): void {
    clearTimeout(this.#timers.get(uri.toString()));
    this.#collection.delete(uri);
  }
}

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
