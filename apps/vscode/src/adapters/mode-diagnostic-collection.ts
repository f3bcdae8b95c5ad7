import * as vscode from 'vscode';
import {
  LONGEST_DOCUMENT,
  type ModeProblem,
  type ModeProblemCode,
  modeDiagnostics,
} from '../language-service/index.ts';
import { diagnosticOptions, JSON_LANGUAGES, rangeOf } from './document-ranges.ts';

/** Milliseconds without typing after which a document is checked again. */
const PAUSE = 250;

const severities: Record<ModeProblem['severity'], vscode.DiagnosticSeverity> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  hint: vscode.DiagnosticSeverity.Hint,
};

const tags: Record<ModeProblemCode, vscode.DiagnosticTag[]> = {
  'mode/malformed': [],
  'mode/unknown': [],
  'mode/deprecated': [vscode.DiagnosticTag.Deprecated],
  'mode/redundant': [vscode.DiagnosticTag.Unnecessary],
};

/** Keeps the problems of all open JSON documents up to date. Closed documents are never read. */
export class ModeDiagnosticCollection implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('tripwright');
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #log: vscode.LogOutputChannel;
  readonly #subscriptions: vscode.Disposable[];

  constructor(log: vscode.LogOutputChannel) {
    this.#log = log;
    this.#subscriptions = [
      vscode.workspace.onDidOpenTextDocument((document) => this.#check(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#checkSoon(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document)),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('tripwright')) this.#checkAll();
      }),
    ];
    this.#checkAll();
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#collection.dispose();
  }

  #checkAll(): void {
    for (const document of vscode.workspace.textDocuments) this.#check(document);
  }

  #checkSoon(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => this.#check(document), PAUSE),
    );
  }

  #check(document: vscode.TextDocument): void {
    this.#timers.delete(document.uri.toString());
    if (document.isClosed || !JSON_LANGUAGES.includes(document.languageId)) return;
    const options = diagnosticOptions(document);
    const text = document.getText();
    if (text.length > LONGEST_DOCUMENT) {
      this.#log.info(`${document.uri.toString()} is longer than ${LONGEST_DOCUMENT} characters and is not checked.`);
    }
    const problems = options.check ? modeDiagnostics(text, options) : [];
    this.#collection.set(
      document.uri,
      problems.map((problem) => asDiagnostic(document, problem)),
    );
  }

  #forget(document: vscode.TextDocument): void {
    const key = document.uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#collection.delete(document.uri);
  }
}

function asDiagnostic(document: vscode.TextDocument, problem: ModeProblem): vscode.Diagnostic {
  const made = new vscode.Diagnostic(rangeOf(document, problem), problem.message, severities[problem.severity]);
  made.source = 'tripwright';
  made.code = problem.code;
  made.tags = tags[problem.code];
  return made;
}
