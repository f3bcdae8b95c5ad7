import {
  applyEdits,
  type FeedEdit,
  type FeedPlace,
  feedCompletions,
  feedFixes,
  feedHover,
  feedSymbols,
  renameId,
  type TextRange,
} from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { nameOf } from './feed-files.ts';
import type { FeedSession } from './feed-session.ts';
import { feedWords } from './feed-words.ts';
import type { FeedWorkbench } from './feed-workbench.ts';

/** A larger file is not opened to change it: its new content is written whole. */
const LARGEST_OPENED_BYTES = 20 << 20;

function rangeOf(range: TextRange): vscode.Range {
  return new vscode.Range(
    new vscode.Position(range.startLine, range.startCharacter),
    new vscode.Position(range.endLine, range.endCharacter),
  );
}

function fileOf(document: vscode.TextDocument): string {
  return nameOf(document.uri).toLowerCase();
}

/** The providers of the editor for documents of feeds, each a few lines over the language service. */
export class FeedProviders
  implements
    vscode.HoverProvider,
    vscode.DefinitionProvider,
    vscode.ReferenceProvider,
    vscode.RenameProvider,
    vscode.DocumentSymbolProvider,
    vscode.CompletionItemProvider,
    vscode.CodeActionProvider
{
  readonly #workbench: FeedWorkbench;

  constructor(workbench: FeedWorkbench) {
    this.#workbench = workbench;
  }

  async provideHover(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Hover | undefined> {
    const session = await this.#workbench.feedOf(document);
    const hover = session && (await feedHover(session.index, fileOf(document), position, feedWords()));
    return hover && new vscode.Hover(new vscode.MarkdownString(hover.markdown), rangeOf(hover));
  }

  async provideDefinition(document: vscode.TextDocument, position: vscode.Position): Promise<vscode.Location[]> {
    const session = await this.#workbench.feedOf(document);
    const at = await session?.index.idAt(fileOf(document), position.line, position.character);
    if (session === undefined || at === undefined) return [];
    return (await session.index.definitions(at.kind, at.id)).flatMap((place) => locationOf(session, place));
  }

  async provideReferences(
    document: vscode.TextDocument,
    position: vscode.Position,
    { includeDeclaration }: vscode.ReferenceContext,
  ): Promise<vscode.Location[]> {
    const session = await this.#workbench.feedOf(document);
    const at = await session?.index.idAt(fileOf(document), position.line, position.character);
    if (session === undefined || at === undefined) return [];
    const places = await session.index.places(at.kind, at.id);
    return places
      .filter(({ defines }) => includeDeclaration || !defines)
      .flatMap((place) => locationOf(session, place));
  }

  async prepareRename(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<{ range: vscode.Range; placeholder: string }> {
    const session = await this.#workbench.feedOf(document);
    const at = await session?.index.idAt(fileOf(document), position.line, position.character);
    if (at === undefined) throw new Error(sayInEditor('feed.renameNone'));
    return { range: rangeOf(at.range), placeholder: at.id };
  }

  async provideRenameEdits(
    document: vscode.TextDocument,
    position: vscode.Position,
    newName: string,
  ): Promise<vscode.WorkspaceEdit | undefined> {
    const session = await this.#workbench.feedOf(document);
    const at = await session?.index.idAt(fileOf(document), position.line, position.character);
    if (session === undefined || at === undefined) return undefined;
    const edits = await renameId(session.index, at, newName);
    if (edits === 'blank') throw new Error(sayInEditor('feed.renameBlank'));
    if (edits === 'taken') throw new Error(sayInEditor('feed.renameTaken', { name: newName.trim() }));
    return asWorkspaceEdit(session, edits);
  }

  async provideDocumentSymbols(document: vscode.TextDocument): Promise<vscode.DocumentSymbol[]> {
    const session = await this.#workbench.feedOf(document);
    if (session === undefined) return [];
    const symbols = await feedSymbols(session.index, fileOf(document));
    return symbols.map(({ id, name, range, idRange }) => {
      const kind = vscode.SymbolKind.Key;
      return new vscode.DocumentSymbol(id, name, kind, rangeOf(range), rangeOf(idRange));
    });
  }

  async provideCompletionItems(
    document: vscode.TextDocument,
    position: vscode.Position,
  ): Promise<vscode.CompletionList | undefined> {
    const session = await this.#workbench.feedOf(document);
    if (session === undefined) return undefined;
    const found = await feedCompletions(session.index, fileOf(document), position, feedWords());
    const items = found.map((completion) => {
      const { newText, detail, filterText } = completion;
      const item = new vscode.CompletionItem({ label: newText, description: detail }, vscode.CompletionItemKind.Value);
      item.range = rangeOf(completion);
      item.filterText = filterText;
      return item;
    });
    // Incomplete: of the ids of a large feed only those that fit what is typed are offered.
    return new vscode.CompletionList(items, true);
  }

  async provideCodeActions(
    document: vscode.TextDocument,
    range: vscode.Range,
    { diagnostics }: vscode.CodeActionContext,
  ): Promise<vscode.CodeAction[]> {
    const session = await this.#workbench.feedOf(document);
    if (session === undefined) return [];
    const actions: vscode.CodeAction[] = [];
    const add = async (at: vscode.Range, code: string, diagnostic: vscode.Diagnostic | undefined): Promise<void> => {
      const place: FeedPlace = {
        file: fileOf(document),
        startLine: at.start.line,
        startCharacter: at.start.character,
        endLine: at.end.line,
        endCharacter: at.end.character,
      };
      for (const fix of await feedFixes(session.index, place, code, feedWords())) {
        const action = new vscode.CodeAction(fix.title, vscode.CodeActionKind.QuickFix);
        action.edit = await asWorkspaceEdit(session, fix.edits);
        action.isPreferred = fix.isPreferred;
        if (diagnostic !== undefined) action.diagnostics = [diagnostic];
        actions.push(action);
      }
    };
    for (const diagnostic of diagnostics) {
      const code = typeof diagnostic.code === 'string' ? diagnostic.code : '';
      if (code.startsWith('gtfs/')) await add(diagnostic.range, code.slice('gtfs/'.length), diagnostic);
    }
    await add(range, '', undefined);
    return actions;
  }
}

function locationOf(session: FeedSession, place: FeedPlace): vscode.Location[] {
  const file = session.files.get(place.file);
  return file === undefined ? [] : [new vscode.Location(file, rangeOf(place))];
}

/** The edits of files that can be opened as edits of their text; the others as new contents. */
async function asWorkspaceEdit(session: FeedSession, edits: readonly FeedEdit[]): Promise<vscode.WorkspaceEdit> {
  const all = new vscode.WorkspaceEdit();
  const byFile = new Map<string, FeedEdit[]>();
  for (const edit of edits) {
    const list = byFile.get(edit.file);
    if (list === undefined) byFile.set(edit.file, [edit]);
    else list.push(edit);
  }
  for (const [name, list] of byFile) {
    const file = session.files.get(name);
    if (file === undefined) continue;
    const isOpen = vscode.workspace.textDocuments.some(({ uri }) => uri.toString() === file.toString());
    if (isOpen || (await vscode.workspace.fs.stat(file)).size <= LARGEST_OPENED_BYTES) {
      for (const edit of list) all.replace(file, rangeOf(edit), edit.newText);
      continue;
    }
    const stored = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await vscode.workspace.fs.readFile(file));
    const mark = stored.startsWith('\ufeff') ? '\ufeff' : '';
    const text = mark + applyEdits(stored.slice(mark.length), list);
    all.createFile(file, { overwrite: true, contents: new TextEncoder().encode(text) });
  }
  return all;
}
