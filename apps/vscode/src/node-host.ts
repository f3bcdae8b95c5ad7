import * as vscode from 'vscode';
import { activateExtension } from './extension.ts';
import { nodeFeeds } from './feed/node-feeds.ts';
import { nodeTasks } from './regions/node-tasks.ts';

/** Called by the extension host that runs in Node. */
export function activate(context: vscode.ExtensionContext): void {
  activateExtension(
    context,
    (extensionUri) => import(vscode.Uri.joinPath(extensionUri, 'dist', 'route-sources.mjs').toString()),
    nodeFeeds,
    nodeTasks(context.extensionUri),
  );
}
