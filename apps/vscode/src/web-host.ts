import * as vscode from 'vscode';
import { activateExtension } from './extension.ts';

/** Called by the extension host that runs in a web worker. */
export function activate(context: vscode.ExtensionContext): void {
  activateExtension(context, (extensionUri) => load(extensionUri, 'route-sources.mjs'), {
    loadLanguage: (extensionUri) => load(extensionUri, 'feed-language.mjs'),
  });
}

/** Loads a bundle. The worker cannot import the addresses of the editor's files, only what it has read itself. */
async function load<Bundle>(extensionUri: vscode.Uri, name: string): Promise<Bundle> {
  const file = vscode.Uri.joinPath(extensionUri, 'dist', name);
  const source = new Uint8Array(await vscode.workspace.fs.readFile(file));
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
