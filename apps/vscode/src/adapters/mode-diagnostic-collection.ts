import { LONGEST_DOCUMENT, type ModeProblem, type ModeProblemCode, modeDiagnostics } from '@tripwright/mode-language';
import * as vscode from 'vscode';
import { diagnosticOptions, modeDocumentOf, rangeOf } from './document-ranges.ts';
import type { KnownRegions } from './known-regions.ts';
import { sayInEditor } from './say-in-editor.ts';

/** Milliseconds without typing after which a document is checked again. */
const PAUSE = 250;

const severities: Record<ModeProblem['severity'], vscode.DiagnosticSeverity> = {
  error: vscode.DiagnosticSeverity.Error,
  warning: vscode.DiagnosticSeverity.Warning,
  information: vscode.DiagnosticSeverity.Information,
  hint: vscode.DiagnosticSeverity.Hint,
};

const tags: Record<ModeProblemCode, vscode.DiagnosticTag[]> = {
  'mode/malformed': [],
  'mode/unknown': [],
  'mode/deprecated': [vscode.DiagnosticTag.Deprecated],
  'mode/redundant': [vscode.DiagnosticTag.Unnecessary],
  'mode/not-in-region': [],
};

/** Keeps the problems of all open documents up to date. Closed documents are never read. */
export class ModeDiagnosticCollection implements vscode.Disposable {
  readonly #collection = vscode.languages.createDiagnosticCollection('tripwright');
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #log: vscode.LogOutputChannel;
  readonly #regions: KnownRegions;
  readonly #subscriptions: { dispose(): unknown }[];

  constructor(log: vscode.LogOutputChannel, regions: KnownRegions) {
    this.#log = log;
    this.#regions = regions;
    this.#subscriptions = [
      vscode.workspace.onDidOpenTextDocument((document) => this.#check(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#checkSoon(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.#forget(document)),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('tripwright')) this.#checkAll();
      }),
      regions.onChange(() => this.#checkAll()),
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
    const source = document.isClosed ? undefined : modeDocumentOf(document);
    if (source === undefined) return;
    const options = { ...diagnosticOptions(document), regions: this.#regions.all, say: sayInEditor };
    if (source.text.length > LONGEST_DOCUMENT) {
      this.#log.info(`${document.uri.toString()} is longer than ${LONGEST_DOCUMENT} characters and is not checked.`);
    }
    const problems = options.check ? modeDiagnostics(source, options) : [];
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
