import { type FeedPlace, feedMap, feedTimetable, mapSelection, type TimetableWish } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import {
  type FeedHostMessage,
  type FeedPageMessage,
  readFeedPageMessage,
  readFeedPageState,
} from '../../shared/feed-messages.ts';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { FEED_VIEW_TYPE } from './feed-file-names.ts';
import { nameOf } from './feed-files.ts';
import { feedPage } from './feed-page.ts';
import type { FeedSession } from './feed-session.ts';
import { feedWords } from './feed-words.ts';
import type { FeedWorkbench } from './feed-workbench.ts';

/** Pause after the cursor moved before the page follows it. */
const PAUSE_MS = 120;

/** The map and the timetable beside the text. The page follows the cursor; a click on the page moves the cursor to the row. */
export class FeedPanel implements vscode.Disposable {
  readonly #extensionUri: vscode.Uri;
  readonly #workbench: FeedWorkbench;
  readonly #cursor: vscode.Disposable;
  #panel: vscode.WebviewPanel | undefined;
  #session: FeedSession | undefined;
  #shown = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(extensionUri: vscode.Uri, workbench: FeedWorkbench) {
    this.#extensionUri = extensionUri;
    this.#workbench = workbench;
    this.#cursor = vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.#followSoon(textEditor));
  }

  /** Opens the panel beside the editor, or shows it. */
  async show(): Promise<void> {
    const editor = vscode.window.activeTextEditor;
    const session = editor && (await this.#workbench.feedOf(editor.document));
    if (editor === undefined || session === undefined) {
      void vscode.window.showInformationMessage(sayInEditor('workbench.noFeed'));
      return;
    }
    this.#session = session;
    if (this.#panel === undefined) this.#create();
    else this.#panel.reveal(undefined, true);
    this.#followSoon(editor);
  }

  /** Takes over the panel of a window that is restored. Without its feed there is nothing to show, and it closes. @param state what its page kept */
  async adopt(panel: vscode.WebviewPanel, state: unknown): Promise<void> {
    const kept = readFeedPageState(state);
    const session = kept && (await this.#workbench.feedIn(vscode.Uri.parse(kept.feed)));
    await session?.ready;
    if (session === undefined || this.#panel !== undefined) return panel.dispose();
    this.#session = session;
    this.#use(panel);
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#cursor.dispose();
    this.#panel?.dispose();
  }

  #create(): void {
    const title = sayInEditor('workbench.feedTitle');
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    this.#use(vscode.window.createWebviewPanel(FEED_VIEW_TYPE, title, place));
  }

  #use(panel: vscode.WebviewPanel): void {
    const files = vscode.Uri.joinPath(this.#extensionUri, 'dist');
    panel.webview.options = { enableScripts: true, localResourceRoots: [files] };
    this.#panel = panel;
    this.#shown = '';
    panel.onDidDispose(() => {
      this.#panel = undefined;
    });
    panel.webview.onDidReceiveMessage((data: unknown) => {
      const message = readFeedPageMessage(data);
      if (message !== undefined) void this.#answer(message);
    });
    panel.webview.html = feedPage({
      script: panel.webview.asWebviewUri(vscode.Uri.joinPath(files, 'feed.js')).toString(),
      style: panel.webview.asWebviewUri(vscode.Uri.joinPath(files, 'feed.css')).toString(),
      source: panel.webview.cspSource,
      nonce: crypto.randomUUID().replaceAll('-', ''),
      language: vscode.env.language,
    });
  }

  async #answer(message: FeedPageMessage): Promise<void> {
    const session = this.#session;
    if (session === undefined) return;
    switch (message.type) {
      case 'ready': {
        const { stops, routes } = await feedMap(session.index);
        await this.#post({ type: 'feed', feed: session.folder.toString(), stops: [...stops], routes: [...routes] });
        // What was sent before the page was ready is lost.
        this.#shown = '';
        const editor = vscode.window.visibleTextEditors.find(({ document }) => session.has(document));
        if (editor !== undefined) await this.#follow(editor);
        return;
      }
      case 'timetable':
        return this.#timetable(session, message);
      case 'openStop': {
        const [place] = await session.index.definitions('stop', message.id);
        if (place !== undefined) await this.#open(session, place);
        return;
      }
      case 'openLine': {
        const { file, line } = message;
        return this.#open(session, { file, startLine: line, startCharacter: 0, endLine: line, endCharacter: 0 });
      }
      default:
        return message satisfies never;
    }
  }

  /** Opens the file of a row in the column of the text, with the cursor there. */
  async #open(session: FeedSession, { file, startLine, startCharacter }: FeedPlace): Promise<void> {
    const uri = session.files.get(file);
    if (uri === undefined) return;
    const at = new vscode.Position(startLine, startCharacter);
    const column = vscode.window.visibleTextEditors.find(({ document }) => session.has(document))?.viewColumn;
    const options = { selection: new vscode.Range(at, at), viewColumn: column ?? vscode.ViewColumn.One };
    // A file that is too large for extensions is opened by the editor, which says what it can do with it.
    await vscode.window.showTextDocument(uri, options).then(undefined, () => openByEditor(uri, options));
  }

  #followSoon(editor: vscode.TextEditor): void {
    if (this.#panel === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#follow(editor), PAUSE_MS);
  }

  async #follow({ document, selection }: vscode.TextEditor): Promise<void> {
    const session = await this.#workbench.feedOf(document);
    if (session === undefined || this.#panel === undefined) return;
    if (session !== this.#session) {
      this.#session = session;
      return this.#answer({ type: 'ready' });
    }
    const file = nameOf(document.uri).toLowerCase();
    const found = await mapSelection(session.index, file, selection.active.line, feedWords());
    if (found === undefined) return;
    const { label, color, lines, stops, here, route, direction, service, trip } = found;
    await this.#post({
      type: 'selection',
      selection: {
        label,
        color,
        lines: lines.map((line) => line.map(([lat, lng]) => [lat, lng] as [number, number])),
        stops: [...stops],
        trip,
        ...(here !== undefined && { here: [here[0], here[1]] as [number, number] }),
      },
    });
    const wanted = [route, direction, service].join('\n');
    if (route === '' || wanted === this.#shown) return;
    this.#shown = wanted;
    await this.#timetable(session, { route, direction, day: '', ...(service !== '' && { service }) });
  }

  async #timetable(session: FeedSession, wish: TimetableWish): Promise<void> {
    const found = await feedTimetable(session.index, wish);
    const timetable = found && {
      ...found,
      directions: [...found.directions],
      stops: [...found.stops],
      trips: [...found.trips],
      cells: found.cells.map((row) => row.map((cell) => cell ?? null)),
    };
    await this.#post({ type: 'timetable', timetable });
  }

  async #post(message: FeedHostMessage): Promise<void> {
    await this.#panel?.webview.postMessage(message);
  }
}

function openByEditor(uri: vscode.Uri, options: vscode.TextDocumentShowOptions): Thenable<unknown> {
  return vscode.commands.executeCommand('vscode.open', uri, options);
}
