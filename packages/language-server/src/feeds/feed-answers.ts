import { basename, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  CheckSchedule,
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
import { startCheck } from '@tripwright/feed-language/node';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
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
import { CHECK_PROGRAM } from '../check-program.ts';
import type { DocumentChanges } from '../document-changes.ts';
import { pathOfUri } from '../documents.ts';
import type { Words } from '../words.ts';
import { FeedFolder } from './feed-folder.ts';
import { PROBLEM_SEVERITY } from './problem-severity.ts';

/** The code of the protocol for requests that cannot be met. */
const REQUEST_FAILED = -32803;

/** A document of a feed. */
interface OpenFile extends OpenFeed {
  /** Its name in lower case. */
  readonly file: string;
  readonly path: string;
}

/** What the answers need of the server. */
export interface FeedHost {
  readonly documents: TextDocuments<TextDocument>;
  /** What changed in them since an answer last took their texts. */
  readonly changes: Pick<DocumentChanges, 'take'>;
  readonly words: () => Words;
  /** Whether feeds are checked. */
  readonly isWanted: () => boolean;
  readonly publish: (uri: string, diagnostics: Diagnostic[]) => void;
  readonly fail: (error: unknown) => void;
  /** Says that a feed is being checked, until the function that it returns is called. */
  readonly begin: (folder: string) => () => void;
}

interface OpenFeed {
  readonly feed: FeedFolder;
  readonly checks: CheckSchedule;
}

/** Answers about the files of feeds, as the protocol writes them; undefined for documents of no feed. Feeds are checked in threads of their own. */
export class FeedAnswers {
  readonly #host: FeedHost;
  readonly #folders = new Map<string, Promise<OpenFeed | undefined>>();

  constructor(host: FeedHost) {
    this.#host = host;
  }

  /** A document was opened or changed. */
  async changed(document: TextDocument): Promise<void> {
    const open = await this.#open(document.uri);
    if (open === undefined) return;
    open.feed.change(open.path, document.getText(), this.#host.changes.take(document.uri));
    open.checks.soon();
  }

  /** A document was stored: its folder may be a feed now. */
  stored(uri: string): void {
    const document = this.#host.documents.get(uri);
    if (document !== undefined) void this.changed(document);
  }

  async closed(uri: string): Promise<void> {
    const open = await this.#open(uri);
    if (open === undefined) return;
    await open.feed.close(open.file);
    open.checks.soon();
  }

  /** A stored file appeared, changed or went away, through the editor or another program. */
  async storedFileChanged(uri: string): Promise<void> {
    const path = pathOfUri(uri);
    if (path === undefined || !isFeedFile(basename(path).toLowerCase())) return;
    const opened = await this.#folders.get(dirname(path));
    if (opened === undefined) return;
    await opened.feed.storedFileChanged(path);
    opened.checks.soon();
  }

  async dispose(): Promise<void> {
    for (const opened of this.#folders.values()) (await opened)?.checks.stop();
  }

  async hover({ textDocument, position }: TextDocumentPositionParams): Promise<Hover | null | undefined> {
    const open = await this.#open(textDocument.uri);
    if (open === undefined) return undefined;
    const found = await feedHover(open.feed.current(), open.file, position, this.#host.words().feeds);
    return found === undefined
      ? null
      : { range: rangeOf(found), contents: { kind: 'markdown', value: found.markdown } };
  }

  async completions({ textDocument, position }: TextDocumentPositionParams): Promise<CompletionItem[] | undefined> {
    const open = await this.#open(textDocument.uri);
    if (open === undefined) return undefined;
    const found = await feedCompletions(open.feed.current(), open.file, position, this.#host.words().feeds);
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
      for (const { title, edits, isPreferred } of await feedFixes(
        open.feed.current(),
        place,
        code,
        this.#host.words().feeds,
      )) {
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
    if (edits === 'blank') throw new ResponseError(REQUEST_FAILED, this.#host.words().say('feed.renameBlank'));
    if (edits === 'taken')
      throw new ResponseError(REQUEST_FAILED, this.#host.words().say('feed.renameTaken', { name: at.newName.trim() }));
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
    let opening = this.#folders.get(folder);
    if (opening === undefined) {
      opening = FeedFolder.open(folder).then(
        (feed) => feed && { feed, checks: this.#schedule(folder, feed) },
        (error: unknown) => {
          this.#host.fail(error);
          return undefined;
        },
      );
      this.#folders.set(folder, opening);
    }
    const opened = await opening;
    if (opened === undefined) this.#folders.delete(folder);
    return opened === undefined ? undefined : { ...opened, file, path };
  }

  #schedule(folder: string, feed: FeedFolder): CheckSchedule {
    /** Addresses with problems. */
    let shown: readonly string[] = [];
    let end = (): void => {};
    return new CheckSchedule({
      after: (time, work) => {
        const timer = setTimeout(work, time);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      start: async () => {
        end();
        if (!this.#host.isWanted()) return undefined;
        end = this.#host.begin(folder);
        return startCheck(CHECK_PROGRAM, feed.checkFiles());
      },
      show: (checked) => {
        end();
        const byUri = new Map<string, Diagnostic[]>();
        for (const problem of checked?.problems ?? []) {
          const uri = uriOf(feed, problem.file);
          const found = byUri.get(uri) ?? [];
          byUri.set(uri, found);
          found.push(asDiagnostic(problem, this.#host.words()));
        }
        for (const uri of shown) if (!byUri.has(uri)) this.#host.publish(uri, []);
        for (const [uri, found] of byUri) this.#host.publish(uri, found);
        shown = [...byUri.keys()];
      },
      failed: (error) => {
        end();
        this.#host.fail(error);
      },
    });
  }
}

function asDiagnostic(problem: FeedProblem, words: Words): Diagnostic {
  return {
    range: rangeOf(problem),
    severity: PROBLEM_SEVERITY[problem.severity],
    code: `gtfs/${problem.code}`,
    source: 'tripwright',
    message: problemText(problem, words.feeds),
  };
}

function uriOf(feed: FeedFolder, file: string): string {
  return pathToFileURL(feed.pathOf(file)).toString();
}

function rangeOf({ startLine, startCharacter, endLine, endCharacter }: TextRange): Range {
  return { start: { line: startLine, character: startCharacter }, end: { line: endLine, character: endCharacter } };
}

function placeOf({ start, end }: Range): TextRange {
  return { startLine: start.line, startCharacter: start.character, endLine: end.line, endCharacter: end.character };
}
