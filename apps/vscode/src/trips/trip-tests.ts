import { readTripFile, type TripFile } from '@tripwright/trip-file';
import * as vscode from 'vscode';
import { rangeOf } from '../adapters/document-ranges.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { isPreviewFailure } from '../preview/route-source.ts';
import type { TripSources } from '../sources/trip-sources.ts';
import { isTripFile } from './document-requests.ts';
import { TRIP_FILES } from './trip-files.ts';

/** Trip files of a workspace that are listed. */
const MOST_FILES = 2000;

/** Shows the trip files of the workspace in the Test Explorer: a test for each expectation. They run on the chosen source. */
export class TripTests implements vscode.Disposable {
  readonly #controller: vscode.TestController;
  readonly #sources: TripSources;
  readonly #subscriptions: { dispose(): unknown }[];

  constructor(controller: vscode.TestController, sources: TripSources) {
    this.#controller = controller;
    this.#sources = sources;
    const watcher = vscode.workspace.createFileSystemWatcher(TRIP_FILES);
    this.#subscriptions = [
      watcher,
      watcher.onDidCreate((uri) => this.#itemOf(uri)),
      watcher.onDidChange((uri) => this.#update(this.#itemOf(uri))),
      watcher.onDidDelete((uri) => this.#controller.items.delete(uri.toString())),
      vscode.workspace.onDidOpenTextDocument((document) => this.#read(document)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#read(document)),
    ];
    for (const document of vscode.workspace.textDocuments) this.#read(document);
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  /** Finds the tests of a file. @param item undefined: finds the files */
  async resolve(item: vscode.TestItem | undefined): Promise<void> {
    await (item === undefined ? this.#list() : this.#update(item));
  }

  async #list(): Promise<void> {
    const found = await vscode.workspace.findFiles(TRIP_FILES, '**/node_modules/**', MOST_FILES);
    await Promise.all(found.map((uri) => this.#update(this.#itemOf(uri))));
  }

  #read(document: vscode.TextDocument): void {
    if (isTripFile(document)) this.#fill(this.#itemOf(document.uri), document);
  }

  #itemOf(uri: vscode.Uri): vscode.TestItem {
    const known = this.#controller.items.get(uri.toString());
    if (known !== undefined) return known;
    const item = this.#controller.createTestItem(uri.toString(), vscode.workspace.asRelativePath(uri), uri);
    item.canResolveChildren = true;
    this.#controller.items.add(item);
    return item;
  }

  async #update(item: vscode.TestItem): Promise<TripFile | undefined> {
    if (item.uri === undefined) return undefined;
    try {
      return this.#fill(item, await vscode.workspace.openTextDocument(item.uri));
    } catch {
      this.#controller.items.delete(item.id); // it was deleted meanwhile
      return undefined;
    }
  }

  #fill(item: vscode.TestItem, document: vscode.TextDocument): TripFile | undefined {
    const { file, problems } = readTripFile(document.getText(), sayInEditor);
    item.error = problems[0]?.message;
    if (file === undefined) return undefined;
    if (file.name !== '') item.label = file.name;
    item.description = vscode.workspace.asRelativePath(document.uri);
    item.range = rangeOf(document, { start: 0, end: 0 });
    const children = [...file.expectRanges].map(([name, at]) => {
      const wanted: unknown = file.expect[name];
      const child = this.#controller.createTestItem(`${item.id}#${name}`, `${name} ${textOf(wanted)}`, document.uri);
      child.range = rangeOf(document, at);
      return child;
    });
    item.children.replace(children);
    return file;
  }

  /** Plans the trips of files, and reports a verdict for each expectation. */
  async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const run = this.#controller.createTestRun(request);
    const cancelled = new AbortController();
    token.onCancellationRequested(() => cancelled.abort());
    if (this.#controller.items.size === 0) await this.#list();
    const excluded = new Set(request.exclude ?? []);
    const items = request.include ?? [...this.#controller.items].map(([, item]) => item);
    const wanted = new Set(items.filter((item) => !excluded.has(item)));
    const files = new Set([...wanted].map((item) => item.parent ?? item));
    for (const item of files) {
      if (token.isCancellationRequested) break;
      await this.#runFile(item, run, { signal: cancelled.signal, wants: (one) => wanted.has(item) || wanted.has(one) });
    }
    run.end();
  }

  async #runFile(
    item: vscode.TestItem,
    run: vscode.TestRun,
    { signal, wants }: { readonly signal: AbortSignal; readonly wants: (item: vscode.TestItem) => boolean },
  ): Promise<void> {
    const began = Date.now();
    const file = await this.#update(item);
    const children = [...item.children].map(([, child]) => child).filter(wants);
    for (const one of children.length === 0 ? [item] : children) run.started(one);
    const failAll = (message: string): void => {
      for (const one of [item, ...children]) run.errored(one, new vscode.TestMessage(message));
    };
    if (file === undefined) return failAll(String(item.error ?? ''));
    try {
      const source = await this.#sources.open();
      const verdicts = await source.judge(file.request, file.expect, signal);
      let failures = 0;
      for (const { name, passed, message } of verdicts) {
        const child = item.children.get(`${item.id}#${name}`);
        const shown = child ?? item;
        if (child !== undefined && !wants(child)) continue;
        if (passed && child !== undefined) run.passed(child, Date.now() - began);
        if (passed) continue;
        failures++;
        const verdict = new vscode.TestMessage(message);
        if (item.uri !== undefined && shown.range !== undefined)
          verdict.location = new vscode.Location(item.uri, shown.range);
        run.failed(shown, verdict);
      }
      // With tests of its own, a file shows their result.
      if (children.length === 0 && failures === 0) run.passed(item, Date.now() - began);
    } catch (error) {
      if (signal.aborted) return;
      failAll(isPreviewFailure(error) || error instanceof Error ? error.message : String(error));
    }
  }
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
