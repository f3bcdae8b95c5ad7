import type { FeedFile, OpenedFiles } from '../../files/index.ts';
import type { SourceNotices } from '../../notices/index.ts';
import { isGtfsFile } from './known-tables.ts';

/** The files of a feed, by lower-case name without folder. */
export interface FeedSource {
  readonly path: string;
  readonly files: ReadonlyMap<string, FeedFile>;
  readonly close: () => Promise<void>;
}

/** The feed among opened files: those of the folder that has it (IM-5). @param path named in errors */
export function feedOfFiles(path: string, { files, close }: OpenedFiles, notices: SourceNotices): FeedSource {
  return { path, files: chooseFolder(files, notices), close };
}

/** The files of the folder with the most GTFS files; among equals the least deep, then the first by name. */
function chooseFolder(files: readonly FeedFile[], notices: SourceNotices): Map<string, FeedFile> {
  const folders = new Map<string, FeedFile[]>();
  for (const file of files) {
    const parts = file.path.split('/').filter((part) => part !== '' && part !== '.');
    const name = parts.at(-1);
    // macOS metadata copies and hidden files
    if (name === undefined || name.startsWith('.') || parts.includes('__MACOSX')) continue;
    const folder = parts.slice(0, -1).join('/');
    const members = folders.get(folder);
    if (members === undefined) folders.set(folder, [file]);
    else members.push(file);
  }
  const ranked = [...folders].map(([folder, members]) => ({
    folder,
    members,
    known: new Set(members.map(nameOf).filter(isGtfsFile)).size,
    depth: folder === '' ? 0 : folder.split('/').length,
  }));
  ranked.sort((a, b) => b.known - a.known || a.depth - b.depth || (a.folder < b.folder ? -1 : 1));
  const chosen = ranked[0];
  const byName = new Map<string, FeedFile>();
  if (chosen === undefined) return byName;
  if (chosen.folder !== '') notices.note('nested-folder', chosen.folder, 0, '', chosen.folder);
  // Names in lower case first, so that `stops.txt` wins over `Stops.txt` in any order.
  const members = chosen.members.toSorted((a, b) => rankName(a) - rankName(b) || (a.path < b.path ? -1 : 1));
  for (const file of members) {
    const name = nameOf(file);
    if (byName.has(name)) {
      notices.note('duplicate-file', name, 0, '', file.path);
      continue;
    }
    if (rankName(file) === 1 && isGtfsFile(name)) notices.note('file-name-case', name, 0, '', file.path);
    byName.set(name, file);
  }
  return byName;
}

function nameOf(file: FeedFile): string {
  return file.path.slice(file.path.lastIndexOf('/') + 1).toLowerCase();
}

function rankName(file: FeedFile): number {
  return nameOf(file) === file.path.slice(file.path.lastIndexOf('/') + 1) ? 0 : 1;
}
