import * as vscode from 'vscode';
import { activateExtension } from './extension.ts';
import type { PartModule, Parts } from './parts/parts.ts';

/** Called by the extension host that runs in a web worker. */
export function activate(context: vscode.ExtensionContext): void {
  /** The worker cannot import the addresses of the editor's files, only what it has read itself. */
  async function load<Name extends keyof Parts>(name: Name): Promise<Parts[Name]> {
    const file = vscode.Uri.joinPath(context.extensionUri, 'dist', `${name}.mjs`);
    const source = new Uint8Array(await vscode.workspace.fs.readFile(file));
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    try {
      const { default: part }: PartModule<Parts[Name]> = await import(url);
      return part(() => vscode);
    } finally {
      URL.revokeObjectURL(url);
    }
  }
  activateExtension(context, { load, feeds: {} });
}
