import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';
import { once } from '../parts/once.ts';
import type { LateParts } from '../parts/parts.ts';
import type { StartTask } from '../regions/region-tasks.ts';
import { ChangesView } from './changes-view.ts';

/** Registers the view of what an edit of a feed changes for riders. @param start undefined in hosts without threads, where the command says so */
export function registerChanges(
  context: vscode.ExtensionContext,
  {
    parts,
    start,
    log,
  }: { readonly parts: LateParts; readonly start: StartTask | undefined; readonly log: vscode.LogOutputChannel },
): void {
  const view = new ChangesView();
  const tree = vscode.window.createTreeView('tripwright.changes', { treeDataProvider: view });
  const comparison =
    start &&
    once(async () => {
      const { FeedComparison } = await parts.feeds();
      const scratch = vscode.Uri.joinPath(context.globalStorageUri, 'changes').fsPath;
      const made = new FeedComparison({ start, scratch, log, view, tree });
      context.subscriptions.push(made);
      return made;
    });
  context.subscriptions.push(
    view,
    tree,
    vscode.commands.registerCommand('tripwright.compareFeed', async (chosen: unknown) => {
      if (comparison === undefined) return void vscode.window.showWarningMessage(sayInEditor('changes.needsDesktop'));
      await (await comparison()).compare(chosen);
    }),
  );
}
