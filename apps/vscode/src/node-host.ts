import * as vscode from 'vscode';
import { activateExtension } from './extension.ts';
import { nodeFeeds } from './feed/node-feeds.ts';
import type { PartModule, Parts } from './parts/parts.ts';
import { nodeTasks } from './regions/node-tasks.ts';

/** Called by the extension host that runs in Node. */
export function activate(context: vscode.ExtensionContext): void {
  async function load<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
    const file = vscode.Uri.joinPath(context.extensionUri, 'dist', `${name}.mjs`);
    const { default: part }: PartModule<Parts[Name]> = await import(file.toString());
    return part(() => vscode);
  }
  activateExtension(context, { load, feeds: nodeFeeds, start: nodeTasks(context.extensionUri) });
}
