import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  ENGLISH,
  type FeedEdit,
  type FeedProblem,
  feedCompletions,
  feedFixes,
  feedHover,
  type IdAtPlace,
  isFeedFile,
  problemText,
  renameId,
  type TextRange,
} from '@tripwright/feed-language';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type Hover,
  type Location,
  type Range,
  type ReferenceParams,
  type RenameParams,
  ResponseError,
  type TextDocumentPositionParams,
  type TextDocuments,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ServerOptions } from '../server-options.ts';
import { FeedFolder } from './feed-folder.ts';

const SEVERITIES = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
} as const;

/** Pause in typing before a feed is checked again. */
const PAUSE_MS = 500;
/** The code of the protocol for requests that cannot be met. */
const REQUEST_FAILED = -32803;

/** A document of a feed. */
interface OpenFile {
  readonly feed: FeedFolder;
  /** Its name in lower case. */
  readonly file: string;
  readonly path: string;
}

type Publish = (uri: string, diagnostics: readonly Diagnostic[]) => void;

/** Answers about the files of feeds, as the protocol writes them; undefined for documents of no feed. */
export class FeedAnswers {
  readonly #documents: TextDocuments<TextDocument>;
  readonly #options: () => ServerOptions;
  readonly #fail: (message: string) => void;
  readonly #folders = new Map<string, Promise<FeedFolder | undefined>>();
  readonly #timers = new Map<FeedFolder, ReturnType<typeof setTimeout>>();
  /** Addresses with problems, by feed. */
  readonly #shown = new Map<FeedFolder, readonly string[]>();
  #publish: Publish = () => {};

  constructor(documents: TextDocuments<TextDocument>, options: () => ServerOptions, fail: (message: string) => void) {
    this.#documents = documents;
    this.#options = options;
    this.#fail = fail;
  }

  /** Sets the receiver of problems. */
  onDiagnostics(publish: Publish): void {
    this.#publish = publish;
  }

  /** A document was opened or changed. */
  async changed(document: TextDocument): Promise<void> {
    const open = await this.#open(document.uri);
    if (open === undefined) return;
    open.feed.setText(open.path, document.getText());
    this.#checkSoon(open.feed);
  }

  /** A document was stored: its folder may be a feed now. */
  stored(uri: string): void {
    const document = this.#documents.get(uri);
    if (document !== undefined) void this.changed(document);
  }

  async closed(uri: string): Promise<void> {
    const open = await this.#open(uri);
    if (open === undefined) return;
    await open.feed.close(open.file);
    this.#checkSoon(open.feed);
  }

  dispose(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  async hover({ textDocument, position }: TextDocumentPositionParams): Promise<Hover | null | undefined> {
    const open = await this.#open(textDocument.uri);
    if (open === undefined) return undefined;
    const found = await feedHover(open.feed.current(), open.file, position, ENGLISH);
    return found === undefined
      ? null
      : { range: rangeOf(found), contents: { kind: 'markdown', value: found.markdown } };
  }

  async completions({ textDocument, position }: TextDocumentPositionParams): Promise<CompletionItem[] | undefined> {
    const open = await this.#open(textDocument.uri);
    if (open === undefined) return undefined;
    const found = await feedCompletions(open.feed.current(), open.file, position);
    return found.map(({ newText, detail, filterText, ...range }) => ({
      label: newText,
      kind: CompletionItemKind.Value,
      detail,
      filterText,
      textEdit: { range: rangeOf(range), newText },
    }));
  }

  async fixes({ textDocument, context }: CodeActionParams): Promise<CodeAction[] | undefined> {
    const open = await this.#open(textDocument.uri);
    if (open === undefined) return undefined;
    const actions: CodeAction[] = [];
    for (const diagnostic of context.diagnostics) {
      const code = /^gtfs\/(.+)$/.exec(String(diagnostic.code))?.[1];
      if (code === undefined) continue;
      const place = { file: open.file, ...placeOf(diagnostic.range) };
      for (const { title, edits, isPreferred } of await feedFixes(open.feed.current(), place, code, ENGLISH)) {
        const edit = this.#edit(open.feed, edits);
        actions.push({ title, kind: CodeActionKind.QuickFix, isPreferred, diagnostics: [diagnostic], edit });
      }
    }
    return actions;
  }

  async definitions(at: TextDocumentPositionParams): Promise<Location[]> {
    const [open, id] = await this.#idAt(at);
    if (open === undefined) return [];
    const places = await open.feed.current().definitions(id.kind, id.id);
    return places.map((place) => ({ uri: uriOf(open.feed, place.file), range: rangeOf(place) }));
  }

  async references(at: ReferenceParams): Promise<Location[]> {
    const [open, id] = await this.#idAt(at);
    if (open === undefined) return [];
    const places = await open.feed.current().places(id.kind, id.id);
    return places
      .filter(({ defines }) => at.context.includeDeclaration || !defines)
      .map((place) => ({ uri: uriOf(open.feed, place.file), range: rangeOf(place) }));
  }

  async prepareRename(at: TextDocumentPositionParams): Promise<Range | null> {
    const [, id] = await this.#idAt(at);
    return id === undefined ? null : rangeOf(id.range);
  }

  async rename(at: RenameParams): Promise<WorkspaceEdit | null> {
    const [open, id] = await this.#idAt(at);
    if (open === undefined) return null;
    const edits = await renameId(open.feed.current(), id, at.newName);
    if (edits === 'blank') throw new ResponseError(REQUEST_FAILED, 'An id needs a name.');
    if (edits === 'taken') throw new ResponseError(REQUEST_FAILED, `${at.newName} is already in use.`);
    return this.#edit(open.feed, edits);
  }

  async #idAt({
    textDocument,
    position,
  }: TextDocumentPositionParams): Promise<[OpenFile, IdAtPlace] | [undefined, undefined]> {
    const open = await this.#open(textDocument.uri);
    const id = await open?.feed.current().idAt(open.file, position.line, position.character);
    return open === undefined || id === undefined ? [undefined, undefined] : [open, id];
  }

  #edit(feed: FeedFolder, edits: readonly FeedEdit[]): WorkspaceEdit {
    const changes: NonNullable<WorkspaceEdit['changes']> = {};
    for (const { file, newText, ...range } of edits) {
      const uri = uriOf(feed, file);
      changes[uri] ??= [];
      changes[uri].push({ range: rangeOf(range), newText });
    }
    return { changes };
  }

  /** The feed of a document. A folder that is no feed is looked at again with the next document. */
  async #open(uri: string): Promise<OpenFile | undefined> {
    const path = pathOfUri(uri);
    if (path === undefined) return undefined;
    const file = basename(path).toLowerCase();
    if (!isFeedFile(file)) return undefined;
    const folder = dirname(path);
    let opened = this.#folders.get(folder);
    if (opened === undefined) {
      opened = FeedFolder.open(folder).catch((error: unknown) => {
        this.#fail(error instanceof Error ? error.message : String(error));
        return undefined;
      });
      this.#folders.set(folder, opened);
    }
    const feed = await opened;
    if (feed === undefined) this.#folders.delete(folder);
    return feed === undefined ? undefined : { feed, file, path };
  }

  #checkSoon(feed: FeedFolder): void {
    clearTimeout(this.#timers.get(feed));
    const timer = setTimeout(() => {
      void this.#check(feed, timer).catch((error: unknown) =>
        this.#fail(error instanceof Error ? error.message : String(error)),
      );
    }, PAUSE_MS);
    this.#timers.set(feed, timer);
  }

  async #check(feed: FeedFolder, timer: ReturnType<typeof setTimeout>): Promise<void> {
    const problems = this.#options().checkFeeds === false ? [] : await feed.check();
    // A newer change has a check of its own.
    if (this.#timers.get(feed) !== timer) return;
    const byUri = Map.groupBy(problems, ({ file }) => uriOf(feed, file));
    for (const uri of this.#shown.get(feed) ?? []) if (!byUri.has(uri)) this.#publish(uri, []);
    for (const [uri, found] of byUri) this.#publish(uri, found.map(asDiagnostic));
    this.#shown.set(feed, [...byUri.keys()]);
  }
}

function asDiagnostic(problem: FeedProblem): Diagnostic {
  const { code, severity } = problem;
  return {
    range: rangeOf(problem),
    severity: SEVERITIES[severity],
    code: `gtfs/${code}`,
    source: 'tripwright',
    message: problemText(problem, ENGLISH),
  };
}

function uriOf(feed: FeedFolder, file: string): string {
  return pathToFileURL(feed.pathOf(file)).toString();
}

/** Undefined for documents that are no files of this machine: those of other schemes, and of other hosts. */
function pathOfUri(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return fileURLToPath(uri);
  } catch {
    return undefined;
  }
}

function rangeOf({ startLine, startCharacter, endLine, endCharacter }: TextRange): Range {
  return { start: { line: startLine, character: startCharacter }, end: { line: endLine, character: endCharacter } };
}

function placeOf({ start, end }: Range): TextRange {
  return { startLine: start.line, startCharacter: start.character, endLine: end.line, endCharacter: end.character };
}
