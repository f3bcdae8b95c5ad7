import * as vscode from 'vscode';
import { SCHEMA_SCHEME } from './schema-files.ts';

/** Milliseconds without typing after which a document is checked again. */
const PAUSE = 250;

/** The problems of a document; undefined for a document that the check is not about. */
export type CheckDocument = (document: vscode.TextDocument) => readonly vscode.Diagnostic[] | undefined;

/** Keeps the problems of all open documents up to date: they are checked when they open and when typing pauses. Closed documents are never read. */
export class CheckedDocuments implements vscode.Disposable {
  readonly #collection: vscode.DiagnosticCollection;
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #problemsOf: CheckDocument;
  readonly #subscriptions: { dispose(): unknown }[];

  /** @param name of the collection of diagnostics */
  constructor(name: string, problemsOf: CheckDocument) {
    this.#collection = vscode.languages.createDiagnosticCollection(name);
    this.#problemsOf = problemsOf;
    this.#subscriptions = [
      vscode.workspace.onDidOpenTextDocument((document) => this.#check(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#checkSoon(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#forget(uri)),
    ];
    this.checkAll();
  }

  /** Checks every open document now. */
  checkAll(): void {
    for (const document of vscode.workspace.textDocuments) this.#check(document);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const subscription of this.#subscriptions) subscription.dispose();
    this.#collection.dispose();
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
    // The editor opens the extension's own schemas to check files by them, and users do not edit them.
    const isRead = document.isClosed || document.uri.scheme === SCHEMA_SCHEME;
    const problems = isRead ? undefined : this.#problemsOf(document);
    if (problems !== undefined) this.#collection.set(document.uri, problems);
  }

  #forget(uri: vscode.Uri): void {
    const key = uri.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#collection.delete(uri);
  }
}
