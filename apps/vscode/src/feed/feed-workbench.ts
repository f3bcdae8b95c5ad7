import * as vscode from 'vscode';
import { FEED_MARKS, folderOf, nameOf } from './feed-files.ts';
import { type FeedAbilities, type FeedHost, feedHost } from './feed-host.ts';
import { FeedSession } from './feed-session.ts';

/** All open feeds: a feed opens with the first document of its folder. */
export class FeedWorkbench implements vscode.Disposable {
  readonly #host: FeedHost;
  readonly #sessions = new Map<string, Promise<FeedSession | undefined>>();
  /** The sessions whose folder turned out to be a feed. */
  readonly #open = new Map<string, FeedSession>();
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('gtfs');
  readonly #status = vscode.window.createStatusBarItem('tripwright.feed', vscode.StatusBarAlignment.Left);
  readonly #watchers: vscode.Disposable[] = [];

  constructor(
    extensionUri: vscode.Uri,
    abilities: FeedAbilities,
    log: vscode.LogOutputChannel,
    isFeedFile: (name: string) => boolean,
  ) {
    this.#host = feedHost(abilities, extensionUri, log, isFeedFile);
    this.#status.command = 'workbench.actions.view.problems';
    this.#watchers.push(
      vscode.workspace.onDidOpenTextDocument((document) => this.#opened(document)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#sessionAt(uri)?.reload(uri)),
      vscode.workspace.onDidChangeTextDocument((event) => {
        if (event.contentChanges.length > 0) this.#sessionAt(event.document.uri)?.change(event);
      }),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (!change.affectsConfiguration('tripwright.checkFeeds')) return;
        for (const session of this.#open.values()) void session.check();
      }),
    );
    for (const document of vscode.workspace.textDocuments) this.#opened(document);
  }

  /** The feed of a document, with all files and changes in its index; undefined for a document of no feed. */
  async feedOf(document: vscode.TextDocument): Promise<FeedSession | undefined> {
    if (!this.#host.isFeedFile(nameOf(document.uri).toLowerCase())) return undefined;
    const session = await this.feedIn(folderOf(document.uri));
    await session?.ready;
    return session;
  }

  /** The feed in a folder; undefined where it has none of the files that mark a feed. */
  feedIn(folder: vscode.Uri): Promise<FeedSession | undefined> {
    const key = folder.toString();
    let session = this.#sessions.get(key);
    if (session === undefined) {
      session = this.#start(folder).catch((error: unknown) => {
        this.#host.log.error(error instanceof Error ? error : String(error));
        this.#sessions.delete(key);
        return undefined;
      });
      this.#sessions.set(key, session);
    }
    return session;
  }

  /** The feeds that are open. */
  get feeds(): readonly FeedSession[] {
    return [...this.#open.values()];
  }

  /** Checks every open feed again. */
  async checkAll(): Promise<void> {
    await Promise.all([...this.#open.values()].map((session) => session.check()));
  }

  dispose(): void {
    for (const session of this.#open.values()) session.dispose();
    for (const watcher of this.#watchers) watcher.dispose();
    this.#diagnostics.dispose();
    this.#status.dispose();
  }

  #opened(document: vscode.TextDocument): void {
    if (!this.#host.isFeedFile(nameOf(document.uri).toLowerCase())) return;
    const session = this.#sessionAt(document.uri);
    if (session === undefined) void this.feedIn(folderOf(document.uri));
    else session.openDocument(document);
  }

  #sessionAt(file: vscode.Uri): FeedSession | undefined {
    if (!this.#host.isFeedFile(nameOf(file).toLowerCase())) return undefined;
    return this.#open.get(folderOf(file).toString());
  }

  async #start(folder: vscode.Uri): Promise<FeedSession | undefined> {
    const names = (await vscode.workspace.fs.readDirectory(folder)).map(([name]) => name.toLowerCase());
    if (!FEED_MARKS.some((mark) => names.includes(mark))) {
      // The folder may become a feed later.
      this.#sessions.delete(folder.toString());
      return undefined;
    }
    const session = new FeedSession(folder, this.#host, this.#diagnostics, (text) => {
      this.#status.text = text;
      this.#status.show();
    });
    this.#open.set(folder.toString(), session);
    const pattern = new vscode.RelativePattern(folder, '*');
    const watcher = vscode.workspace.createFileSystemWatcher(pattern);
    watcher.onDidChange((file) => session.reload(file));
    watcher.onDidCreate((file) => session.reload(file));
    watcher.onDidDelete((file) => session.remove(file));
    this.#watchers.push(watcher);
    await session.open();
    return session;
  }
}
