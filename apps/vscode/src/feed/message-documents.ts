import { messageText } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { folderOf, nameOf } from './feed-files.ts';
import type { FeedWorkbench } from './feed-workbench.ts';
import { MESSAGE_SCHEME } from './message-scheme.ts';

/** GTFS-Realtime messages as text that cannot be edited. The feed beside a message and the open feeds say which of its ids they know. */
export class MessageDocuments implements vscode.TextDocumentContentProvider {
  readonly #workbench: FeedWorkbench;

  constructor(workbench: FeedWorkbench) {
    this.#workbench = workbench;
  }

  async provideTextDocumentContent({ query }: vscode.Uri): Promise<string> {
    const file = vscode.Uri.parse(query);
    const bytes = await vscode.workspace.fs.readFile(file);
    const beside = await this.#workbench.feedIn(folderOf(file));
    await beside?.ready;
    const feeds = this.#workbench.feeds.map(({ folder, index }) => ({ name: nameOf(folder), index }));
    return messageText(bytes, feeds, sayInEditor);
  }

  /** Opens a message. @param chosen the file of the context menu; from the palette the user chooses one */
  async open(chosen: unknown): Promise<void> {
    const [file] =
      chosen instanceof vscode.Uri
        ? [chosen]
        : ((await vscode.window.showOpenDialog({ filters: { 'GTFS-Realtime (.pb)': ['pb', 'pbf', 'bin'] } })) ?? []);
    if (file === undefined) return;
    const path = `/${nameOf(file)}.jsonc`;
    const uri = vscode.Uri.from({ scheme: MESSAGE_SCHEME, path, query: file.toString() });
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri));
  }
}
