import { checkGbfs, type GbfsProblem } from '@tripwright/feed-language';
import { joinSentences } from '@tripwright/feed-language/texts';
import * as vscode from 'vscode';
import { asDiagnostic } from './feed-diagnostics.ts';
import { GBFS_FILES } from './feed-file-names.ts';
import { folderOf, nameOf } from './feed-files.ts';
import { feedWords } from './feed-words.ts';

/** Pause in typing before a system is checked again. */
const PAUSE_MS = 400;
/** The name of the feed by the name of its file. */
const FEEDS: ReadonlyMap<string, string> = new Map(GBFS_FILES.map((feed) => [`${feed}.json`, feed]));

/**
 * Shows what the importer makes of the systems of shared vehicles whose files are open, and references between their files that lead nowhere.
 * A system is the folder of its gbfs.json, with the folder of one language where it has some; its problems are shown while one of its files is open.
 */
export class GbfsChecks implements vscode.Disposable {
  readonly #log: vscode.LogOutputChannel;
  readonly #diagnostics = vscode.languages.createDiagnosticCollection('gbfs');
  readonly #listeners: vscode.Disposable[];
  /** The folders with an open file, with the timer of their next check. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The files with problems, by folder. */
  readonly #shown = new Map<string, vscode.Uri[]>();

  constructor(log: vscode.LogOutputChannel) {
    this.#log = log;
    this.#listeners = [
      vscode.workspace.onDidOpenTextDocument((document) => this.#checkSoon(document.uri)),
      vscode.workspace.onDidChangeTextDocument(({ document }) => this.#checkSoon(document.uri)),
      vscode.workspace.onDidCloseTextDocument(({ uri }) => this.#checkSoon(uri)),
      vscode.workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('tripwright.checkFeeds')) this.#checkOpen();
      }),
    ];
    this.#checkOpen();
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const listener of this.#listeners) listener.dispose();
    this.#diagnostics.dispose();
  }

  #checkOpen(): void {
    for (const { uri } of vscode.workspace.textDocuments) this.#checkSoon(uri);
  }

  #checkSoon(file: vscode.Uri): void {
    if (!FEEDS.has(nameOf(file).toLowerCase())) return;
    const folder = folderOf(file);
    const key = folder.toString();
    clearTimeout(this.#timers.get(key));
    this.#timers.set(
      key,
      setTimeout(() => void this.#check(folder, key).catch((error: unknown) => this.#failed(error)), PAUSE_MS),
    );
  }

  async #check(folder: vscode.Uri, key: string): Promise<void> {
    const started = this.#timers.get(key);
    const isWanted = vscode.workspace.getConfiguration('tripwright', folder).get('checkFeeds', true);
    const files = isWanted && openFiles(folder).length > 0 ? await filesOf(folder) : new Map<string, vscode.Uri>();
    const texts = new Map<string, string>();
    for (const [feed, uri] of files) texts.set(feed, await textOf(uri));
    const problems = files.size < 2 ? [] : checkGbfs(texts, feedWords());
    // A newer change has a check of its own.
    if (this.#timers.get(key) !== started || problems === undefined) return;
    this.#show(key, files, problems);
  }

  #show(key: string, files: ReadonlyMap<string, vscode.Uri>, problems: readonly GbfsProblem[]): void {
    for (const file of this.#shown.get(key) ?? []) this.#diagnostics.delete(file);
    const shown: vscode.Uri[] = [];
    for (const [feed, file] of files) {
      const found = problems.filter((problem) => problem.feed === feed);
      if (found.length === 0) continue;
      shown.push(file);
      this.#diagnostics.set(
        file,
        found.map((problem) =>
          asDiagnostic(problem, `gbfs/${problem.code}`, joinSentences([problem.meaning, problem.remedy])),
        ),
      );
    }
    this.#shown.set(key, shown);
  }

  #failed(error: unknown): void {
    this.#log.error(error instanceof Error ? error : String(error));
  }
}

/** The open files in a folder by the names of their feeds. */
function openFiles(folder: vscode.Uri): [feed: string, file: vscode.Uri][] {
  return vscode.workspace.textDocuments.flatMap(({ uri, isClosed }): [string, vscode.Uri][] => {
    const feed = FEEDS.get(nameOf(uri).toLowerCase());
    return feed === undefined || isClosed || folderOf(uri).toString() !== folder.toString() ? [] : [[feed, uri]];
  });
}

/**
 * The files of the system of which a folder has files, by the names of their feeds. Up to version 2 a system may have a folder for each language
 * beside the files that all languages share: the files of this language count, or those of the first.
 */
async function filesOf(folder: vscode.Uri): Promise<Map<string, vscode.Uri>> {
  const here = await list(folder);
  if (here.files.has('gbfs')) {
    for (const name of here.folders) {
      const { files } = await list(vscode.Uri.joinPath(folder, name));
      if (files.size > 0) return new Map([...files, ...here.files]);
    }
    return here.files;
  }
  const above = await list(vscode.Uri.joinPath(folder, '..'));
  return above.files.has('gbfs') ? new Map([...above.files, ...here.files]) : here.files;
}

/** The files of GBFS in a folder, documents that are not stored yet included, and the folders in it. */
async function list(folder: vscode.Uri): Promise<{ files: Map<string, vscode.Uri>; folders: string[] }> {
  const files = new Map<string, vscode.Uri>();
  const folders: string[] = [];
  for (const [name, type] of await readFolder(folder)) {
    const feed = FEEDS.get(name.toLowerCase());
    if (type & vscode.FileType.Directory) folders.push(name);
    else if (feed !== undefined) files.set(feed, vscode.Uri.joinPath(folder, name));
  }
  for (const [feed, file] of openFiles(folder)) files.set(feed, file);
  return { files, folders: folders.sort() };
}

/** A document that is not stored yet may be in no folder at all. */
async function readFolder(folder: vscode.Uri): Promise<[string, vscode.FileType][]> {
  try {
    return await vscode.workspace.fs.readDirectory(folder);
  } catch {
    return [];
  }
}

async function textOf(file: vscode.Uri): Promise<string> {
  const document = vscode.workspace.textDocuments.find(({ uri }) => uri.toString() === file.toString());
  return document?.getText() ?? new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
}
