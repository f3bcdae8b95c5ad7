import { ZipArchive } from '@tripwright/feed-language';
import * as vscode from 'vscode';
import { ZIP_SCHEME } from './zip-scheme.ts';

/** The folder of an archive. */
export function zipFolder(archive: vscode.Uri): vscode.Uri {
  const name = archive.path.slice(archive.path.lastIndexOf('/') + 1);
  return vscode.Uri.from({ scheme: ZIP_SCHEME, path: `/${name}`, query: archive.toString() });
}

interface OpenArchive {
  readonly zip: ZipArchive;
  /** When the archive was changed last, as far as is known here. */
  readonly mtime: number;
}

/** Archives as folders. A file that is saved is packed into its archive, whose other entries keep their bytes. */
export class ZipFolders {
  readonly #changes: vscode.EventEmitter<vscode.FileChangeEvent[]>;
  readonly #open = new Map<string, Promise<OpenArchive>>();

  /** @param changes says which files it has changed */
  constructor(changes: vscode.EventEmitter<vscode.FileChangeEvent[]>) {
    this.#changes = changes;
  }

  async stat(uri: vscode.Uri): Promise<vscode.FileStat> {
    const { zip, mtime } = await this.#archive(uri);
    const path = pathIn(uri);
    const entry = zip.entries.find((one) => one.path === path);
    if (entry !== undefined) return { type: vscode.FileType.File, ctime: 0, mtime, size: entry.size };
    const isFolder = path === '' || zip.entries.some((one) => one.path.startsWith(`${path}/`));
    if (!isFolder) throw vscode.FileSystemError.FileNotFound(uri);
    return { type: vscode.FileType.Directory, ctime: 0, mtime, size: 0 };
  }

  async readDirectory(uri: vscode.Uri): Promise<[string, vscode.FileType][]> {
    const { zip } = await this.#archive(uri);
    const path = pathIn(uri);
    const prefix = path === '' ? '' : `${path}/`;
    const found = new Map<string, vscode.FileType>();
    for (const entry of zip.entries) {
      if (!entry.path.startsWith(prefix)) continue;
      const [name = '', ...rest] = entry.path.slice(prefix.length).split('/');
      found.set(name, rest.length > 0 ? vscode.FileType.Directory : vscode.FileType.File);
    }
    return [...found];
  }

  async readFile(uri: vscode.Uri): Promise<Uint8Array> {
    const { zip } = await this.#archive(uri);
    const content = zip.file(pathIn(uri));
    if (content === undefined) throw vscode.FileSystemError.FileNotFound(uri);
    return content;
  }

  async writeFile(
    uri: vscode.Uri,
    content: Uint8Array,
    { create, overwrite }: { readonly create: boolean; readonly overwrite: boolean },
  ): Promise<void> {
    const { zip } = await this.#archive(uri);
    const path = pathIn(uri);
    const exists = zip.entries.some((entry) => entry.path === path);
    if (exists && !overwrite) throw vscode.FileSystemError.FileExists(uri);
    if (!exists && !create) throw vscode.FileSystemError.FileNotFound(uri);
    zip.set(path, content, (text) => new TextEncoder().encode(text));
    await this.#save(uri, zip);
    const type = exists ? vscode.FileChangeType.Changed : vscode.FileChangeType.Created;
    this.#changes.fire([{ type, uri }]);
  }

  async delete(uri: vscode.Uri): Promise<void> {
    const { zip } = await this.#archive(uri);
    zip.remove(pathIn(uri));
    await this.#save(uri, zip);
    this.#changes.fire([{ type: vscode.FileChangeType.Deleted, uri }]);
  }

  async rename(from: vscode.Uri, to: vscode.Uri, { overwrite }: { readonly overwrite: boolean }): Promise<void> {
    await this.writeFile(to, await this.readFile(from), { create: true, overwrite });
    await this.delete(from);
  }

  /** The archive of a file, read again when it was changed by others. */
  async #archive(uri: vscode.Uri): Promise<OpenArchive> {
    const key = uri.query;
    const file = vscode.Uri.parse(key);
    const { mtime } = await vscode.workspace.fs.stat(file);
    const known = await this.#open.get(key)?.catch(() => undefined);
    if (known !== undefined && known.mtime === mtime) return known;
    const opening = this.#read(file, mtime);
    this.#open.set(key, opening);
    return opening;
  }

  async #read(file: vscode.Uri, mtime: number): Promise<OpenArchive> {
    const bytes = await vscode.workspace.fs.readFile(file);
    const decode = (name: Uint8Array): string => new TextDecoder().decode(name);
    return { zip: ZipArchive.read(bytes, decode), mtime };
  }

  async #save(uri: vscode.Uri, zip: ZipArchive): Promise<void> {
    const file = vscode.Uri.parse(uri.query);
    await vscode.workspace.fs.writeFile(file, zip.write());
    const { mtime } = await vscode.workspace.fs.stat(file);
    this.#open.set(uri.query, Promise.resolve({ zip, mtime }));
  }
}

/** The path in the archive; the first part of the address is the name of the archive. */
function pathIn({ path }: vscode.Uri): string {
  return path.split('/').slice(2).join('/');
}
