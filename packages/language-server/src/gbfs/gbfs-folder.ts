import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The files of GBFS in a folder by the names of their feeds, and the folders in it. */
export interface GbfsFolder {
  readonly files: ReadonlyMap<string, string>;
  readonly folders: readonly string[];
}

/**
 * The paths of the files of the system of which a folder has files, by the names of their feeds. Up to version 2 a system may have a folder for
 * each language beside the files that all languages share: the files of this language count, or those of the first.
 * @param list what a folder has
 */
export async function gbfsFiles(
  folder: string,
  list: (folder: string) => Promise<GbfsFolder>,
): Promise<ReadonlyMap<string, string>> {
  const here = await list(folder);
  if (!here.files.has('gbfs')) {
    const above = await list(dirname(folder));
    return above.files.has('gbfs') ? new Map([...above.files, ...here.files]) : here.files;
  }
  for (const name of here.folders) {
    const { files } = await list(join(folder, name));
    if (files.size > 0) return new Map([...files, ...here.files]);
  }
  return here.files;
}

/** What a folder on disk has; nothing where it cannot be read. @param feedOf the feed of a file by its name */
export async function listGbfs(folder: string, feedOf: (name: string) => string | undefined): Promise<GbfsFolder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = new Map<string, string>();
  const folders: string[] = [];
  for (const entry of entries) {
    const feed = feedOf(entry.name);
    if (entry.isDirectory()) folders.push(entry.name);
    else if (feed !== undefined) files.set(feed, join(folder, entry.name));
  }
  return { files, folders: folders.sort() };
}
