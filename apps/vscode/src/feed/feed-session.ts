import { CheckSchedule, FeedIndex, type FeedProblem, problemText, type RunningCheck } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import type { CheckFile } from './check-files.ts';
import { asDiagnostic } from './feed-diagnostics.ts';
import { nameOf, surroundings } from './feed-files.ts';
import type { FeedHost } from './feed-host.ts';
import { feedWords } from './feed-words.ts';

/** One open feed: its index, kept in step with files and documents, and its problems. */
export class FeedSession implements vscode.Disposable {
  readonly folder: vscode.Uri;
  readonly index: FeedIndex;
  /** The files by name in lower case. */
  readonly files: Map<string, vscode.Uri> = new Map();
  readonly #host: FeedHost;
  readonly #diagnostics: vscode.DiagnosticCollection;
  readonly #status: (text: string) => void;
  /** Changes wait for it: files are read in the background. */
  #ready: Promise<void> = Promise.resolve();
  /** Versions of documents whose text is in the index, by name of the file. */
  readonly #versions = new Map<string, number>();
  readonly #checks: CheckSchedule;
  #isDisposed = false;

  constructor(
    folder: vscode.Uri,
    host: FeedHost,
    diagnostics: vscode.DiagnosticCollection,
    status: (text: string) => void,
  ) {
    this.folder = folder;
    this.index = new FeedIndex(surroundings);
    this.#host = host;
    this.#diagnostics = diagnostics;
    this.#status = status;
    this.#checks = new CheckSchedule({
      after: (time, work) => {
        const timer = setTimeout(work, time);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      start: () => this.#startCheck(),
      show: (checked) => {
        this.#show(checked?.problems ?? []);
        if (checked !== undefined) this.#status(sayInEditor('workbench.checked', { count: checked.notices }));
      },
      failed: (error) => {
        const detail = error instanceof Error ? error.message : String(error);
        this.#host.log.error(error instanceof Error ? error : detail);
        this.#status(sayInEditor('workbench.checkFailed', { detail }));
      },
    });
  }

  /** Reads the files of the folder. */
  open(): Promise<void> {
    return this.#then(async () => {
      for (const [name, type] of await vscode.workspace.fs.readDirectory(this.folder)) {
        if (type & vscode.FileType.File) await this.#load(vscode.Uri.joinPath(this.folder, name));
      }
      this.checkSoon();
    });
  }

  /** Waits until all files and changes so far are in the index. */
  get ready(): Promise<void> {
    return this.#ready;
  }

  has(document: vscode.TextDocument): boolean {
    return this.files.get(nameOf(document.uri).toLowerCase())?.toString() === document.uri.toString();
  }

  /** Takes over a document, whose text counts from now on. */
  openDocument(document: vscode.TextDocument): void {
    const name = nameOf(document.uri).toLowerCase();
    void this.#then(async () => {
      if (!document.isClosed) this.#takeText(name, document);
    });
  }

  /** Follows an edit. It costs one part of the file, whatever its size. */
  change({ document, contentChanges }: vscode.TextDocumentChangeEvent): void {
    const name = nameOf(document.uri).toLowerCase();
    const changes = contentChanges.map(({ rangeOffset, rangeLength, text }) => ({
      from: rangeOffset,
      to: rangeOffset + rangeLength,
      text,
    }));
    const { version } = document;
    void this.#then(async () => {
      // The text may have been taken after this change.
      if (version <= (this.#versions.get(name) ?? 0)) return;
      if (this.index.edit(name, changes)) this.#versions.set(name, version);
      else this.#takeText(name, document);
    });
    this.checkSoon();
  }

  /** Takes the stored file again, because it changed or its document was closed. */
  reload(file: vscode.Uri): void {
    const isOpen = vscode.workspace.textDocuments.some((document) => document.uri.toString() === file.toString());
    void this.#then(async () => {
      if (!isOpen) await this.#load(file);
    });
    this.checkSoon();
  }

  remove(file: vscode.Uri): void {
    const name = nameOf(file).toLowerCase();
    this.files.delete(name);
    this.#diagnostics.delete(file);
    void this.#then(async () => this.index.remove(name));
    this.checkSoon();
  }

  /** Checks the feed after a pause. A newer change starts the pause again, and stops a check that is running. */
  checkSoon(): void {
    if (!this.#isDisposed) this.#checks.soon();
  }

  /** Runs the importer over the feed as it is in the editor, and shows what it says. */
  async check(): Promise<void> {
    if (!this.#isDisposed) await this.#checks.check();
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#checks.stop();
    for (const file of this.files.values()) this.#diagnostics.delete(file);
  }

  /** Undefined where the user wants no checks. */
  async #startCheck(): Promise<RunningCheck | undefined> {
    await this.#ready;
    if (!vscode.workspace.getConfiguration('tripwright', this.folder).get('checkFeeds', true)) return undefined;
    this.#status(sayInEditor('workbench.checking'));
    return this.#host.startCheck(await this.#checkFiles());
  }

  async #load(file: vscode.Uri): Promise<void> {
    const name = nameOf(file).toLowerCase();
    if (!this.#host.isFeedFile(name)) return;
    this.files.set(name, file);
    const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === file.toString());
    if (document !== undefined) return this.#takeText(name, document);
    this.#versions.delete(name);
    const { size } = await vscode.workspace.fs.stat(file);
    await this.index.load(name, await this.#host.openBytes(file, size));
  }

  #takeText(name: string, document: vscode.TextDocument): void {
    this.index.setText(name, document.getText());
    this.#versions.set(name, document.version);
  }

  async #checkFiles(): Promise<CheckFile[]> {
    const found: CheckFile[] = [];
    for (const [lower, file] of this.files) {
      const name = nameOf(file);
      const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === file.toString());
      if (document?.isDirty === true) found.push({ name, bytes: new TextEncoder().encode(document.getText()) });
      else if (file.scheme === 'file' && this.#host.readsPaths) found.push({ name, path: file.fsPath });
      else if (this.index.files.includes(lower)) found.push({ name, bytes: await vscode.workspace.fs.readFile(file) });
    }
    return found;
  }

  #show(problems: readonly FeedProblem[]): void {
    const byFile = new Map<string, vscode.Diagnostic[]>();
    const words = feedWords();
    for (const problem of problems) {
      const text = problemText(problem, words);
      const diagnostic = asDiagnostic(problem, `gtfs/${problem.code}`, text);
      const list = byFile.get(problem.file);
      if (list === undefined) byFile.set(problem.file, [diagnostic]);
      else list.push(diagnostic);
    }
    for (const [name, file] of this.files) this.#diagnostics.set(file, byFile.get(name) ?? []);
  }

  /** Work on the index, in the order in which it comes. */
  #then(work: () => Promise<void>): Promise<void> {
    this.#ready = this.#ready.then(work).catch((error: unknown) => {
      this.#host.log.error(error instanceof Error ? error : String(error));
    });
    return this.#ready;
  }
}
