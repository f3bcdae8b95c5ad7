import * as vscode from 'vscode';
import { sayInEditor } from '../adapters/say-in-editor.ts';

/** A source of trips. */
export type SourceChoice =
  | { readonly kind: 'sample' }
  /** The folder of a built region, as a path or an address of the editor's file systems. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** Address without a trailing slash. */
  | { readonly kind: 'server'; readonly address: string };

/** The name of a source, short enough for a line above a request. */
export function sourceName(choice: SourceChoice): string {
  switch (choice.kind) {
    case 'sample':
      return sayInEditor('source.sample');
    case 'folder':
      return (
        choice.folder
          .replace(/[\\/]+$/, '')
          .split(/[\\/]/)
          .at(-1) ?? choice.folder
      );
    case 'server':
      return choice.address.replace(/^https?:\/\//, '');
    default:
      return choice satisfies never;
  }
}

/** The sources in the settings; the sample city is always one. */
export function listedSources(): readonly SourceChoice[] {
  const settings = vscode.workspace.getConfiguration('tripwright');
  const folder = settings.get('regionFolder', '').trim();
  const address = settings.get('server', '').trim().replace(/\/+$/, '');
  return [
    { kind: 'sample' },
    ...(folder === '' ? [] : [{ kind: 'folder' as const, folder }]),
    ...(address === '' ? [] : [{ kind: 'server' as const, address }]),
  ];
}

/** The source that plans: the one in the settings; by default the server, else the folder, else the sample city. */
export function chosenSource(): SourceChoice {
  const listed = listedSources();
  const wanted: string = vscode.workspace.getConfiguration('tripwright').get<string>('source', 'auto');
  return listed.find(({ kind }) => kind === wanted) ?? listed.at(-1) ?? { kind: 'sample' };
}

/** The files of a region's folder, which may be a path of this machine or an address of a file system of the editor. */
export function folderUri(folder: string): vscode.Uri {
  return /^[a-z][a-z0-9+.-]+:/i.test(folder) && !/^[a-z]:[\\/]/i.test(folder)
    ? vscode.Uri.parse(folder)
    : vscode.Uri.file(folder);
}
