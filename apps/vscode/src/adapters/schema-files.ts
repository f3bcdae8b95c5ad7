import * as vscode from 'vscode';
import { translatedSchema } from './translated-schema.ts';

/** Scheme of the addresses of schemas in the manifest: `tripwright-schema://schemas/trip.schema.json` is `dist/schemas/trip.schema.json`. */
export const SCHEMA_SCHEME = 'tripwright-schema';

/**
 * The schemas of the extension, whose explanations are in the language of the editor. They are files of a scheme of their own, since the editor's JSON
 * service reads a schema by its address and activates the extension that has the files.
 */
export class SchemaFiles implements vscode.FileSystemProvider {
  readonly #folder: vscode.Uri;
  readonly onDidChangeFile: vscode.Event<vscode.FileChangeEvent[]> = new vscode.EventEmitter<vscode.FileChangeEvent[]>()
    .event;

  /** @param extensionUri folder of the extension */
  constructor(extensionUri: vscode.Uri) {
    this.#folder = vscode.Uri.joinPath(extensionUri, 'dist', 'schemas');
  }

  watch(): vscode.Disposable {
    return { dispose: () => {} };
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const { length } = await this.readFile(uri);
    return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: length };
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const name = /^\/((?:\w+\/)?[\w-]+\.schema\.json)$/.exec(uri.path)?.[1];
    if (name === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    const bytes = await vscode.workspace.fs.readFile(vscode.Uri.joinPath(this.#folder, name));
    const schema = translatedSchema(JSON.parse(new TextDecoder().decode(bytes)), (text) => vscode.l10n.t(text));
    return new TextEncoder().encode(JSON.stringify(schema));
  }

  readDirectory(uri: vscode.Uri): never {
    throw vscode.FileSystemError.FileNotFound(uri);
  }

  createDirectory(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  writeFile(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  delete(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }

  rename(uri: vscode.Uri): never {
    throw vscode.FileSystemError.NoPermissions(uri);
  }
}
