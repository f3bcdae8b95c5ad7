import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkGbfs, type GbfsProblem, gbfsFeedOf, joinSentences } from '@tripwright/feed-language';
import type { Diagnostic, TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { pathOfUri } from '../documents.ts';
import { PROBLEM_SEVERITY } from '../feeds/problem-severity.ts';
import type { Words } from '../words.ts';
import { gbfsFiles, listGbfs } from './gbfs-folder.ts';

/** Pause in typing before a system is checked again, in milliseconds. */
const PAUSE = 400;

/** What the checks need of the server. */
export interface GbfsHost {
  readonly documents: TextDocuments<TextDocument>;
  readonly words: () => Words;
  /** Whether feeds are checked. */
  readonly isWanted: () => boolean;
  readonly publish: (uri: string, diagnostics: Diagnostic[]) => void;
  readonly fail: (error: unknown) => void;
}

/** The problems of the systems of shared vehicles with an open file: the importer's notices, and ids that no file of the system defines. */
export class GbfsChecks {
  readonly #host: GbfsHost;
  /** The timers of the next checks, by folder. */
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Addresses with problems, by folder. */
  readonly #shown = new Map<string, readonly string[]>();

  constructor(host: GbfsHost) {
    this.#host = host;
  }

  /** A document was opened, changed or closed, or its file was changed by others. */
  changed(uri: string): void {
    const path = pathOfUri(uri);
    if (path === undefined || gbfsFeedOf(basename(path)) === undefined) return;
    const folder = dirname(path);
    clearTimeout(this.#timers.get(folder));
    const timer = setTimeout(() => void this.#check(folder, timer).catch(this.#host.fail), PAUSE);
    this.#timers.set(folder, timer);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async #check(folder: string, timer: ReturnType<typeof setTimeout>): Promise<void> {
    const open = this.#openTexts();
    const isOpen = [...open.keys()].some((path) => dirname(path) === folder);
    const files =
      isOpen && this.#host.isWanted()
        ? await gbfsFiles(folder, (one) => listWithOpen(one, open))
        : new Map<string, string>();
    const texts = new Map<string, string>();
    for (const [feed, path] of files) texts.set(feed, open.get(path) ?? (await readFile(path, 'utf8')));
    const problems = files.size < 2 ? [] : checkGbfs(texts, this.#host.words().feeds);
    // A newer change has a check of its own.
    if (this.#timers.get(folder) === timer && problems !== undefined) this.#show(folder, files, problems);
  }

  #show(folder: string, files: ReadonlyMap<string, string>, problems: readonly GbfsProblem[]): void {
    const byUri = new Map<string, Diagnostic[]>();
    for (const problem of problems) {
      const path = files.get(problem.feed);
      if (path === undefined) continue;
      const uri = pathToFileURL(path).toString();
      byUri.set(uri, [...(byUri.get(uri) ?? []), asDiagnostic(problem)]);
    }
    for (const uri of this.#shown.get(folder) ?? []) if (!byUri.has(uri)) this.#host.publish(uri, []);
    for (const [uri, found] of byUri) this.#host.publish(uri, found);
    this.#shown.set(folder, [...byUri.keys()]);
  }

  /** The texts of open files of GBFS, by path. */
  #openTexts(): Map<string, string> {
    const texts = new Map<string, string>();
    for (const document of this.#host.documents.all()) {
      const path = pathOfUri(document.uri);
      if (path !== undefined && gbfsFeedOf(basename(path)) !== undefined) texts.set(path, document.getText());
    }
    return texts;
  }
}

/** What a folder has, documents that are not stored yet included. */
async function listWithOpen(folder: string, open: ReadonlyMap<string, string>): ReturnType<typeof listGbfs> {
  const { files, folders } = await listGbfs(folder, gbfsFeedOf);
  const all = new Map(files);
  for (const path of open.keys()) if (dirname(path) === folder) all.set(gbfsFeedOf(basename(path)) ?? '', path);
  return { files: all, folders };
}

function asDiagnostic({ meaning, remedy, code, severity, ...at }: GbfsProblem): Diagnostic {
  return {
    range: {
      start: { line: at.startLine, character: at.startCharacter },
      end: { line: at.endLine, character: at.endCharacter },
    },
    severity: PROBLEM_SEVERITY[severity],
    code: `gbfs/${code}`,
    source: 'tripwright',
    message: joinSentences([meaning, remedy]),
  };
}
