import { type FileHandle, open, stat } from 'node:fs/promises';
import { PlannerError } from '@tripwright/core/base';
import { type FeedFile, listFolder, type OpenedFiles, openZip } from '../../files/index.ts';
import type { SourceNotices } from '../../notices/index.ts';
import { isGtfsFile } from './known-tables.ts';

/** The files of a feed, by lower-case name without folder. */
export interface FeedSource {
  readonly path: string;
  readonly files: ReadonlyMap<string, FeedFile>;
  readonly close: () => Promise<void>;
}

/**
 * Opens a GTFS feed from a zip or a folder, and finds the folder inside it that has the feed (IM-5).
 * @throws PlannerError `input-missing` or `input-unreadable`, naming the file and the remedy
 */
export async function openFeed(path: string, notices: SourceNotices): Promise<FeedSource> {
  const facts = await stat(path).catch((cause: unknown) => {
    throw new PlannerError('input-missing', `There is no file ${path}. Check the path.`, { cause });
  });
  let opened: OpenedFiles;
  if (facts.isDirectory()) {
    opened = await listFolder(path);
  } else {
    await checkZipSignature(path, facts.size);
    opened = await openZip(path);
  }
  return { path, files: chooseFolder(opened.files, notices), close: opened.close };
}

/** Checks the first bytes, for a clearer error than "end of central directory not found". */
async function checkZipSignature(path: string, size: number): Promise<void> {
  if (size === 0) throw new PlannerError('input-unreadable', `${path} is empty (0 bytes). Download the feed again.`);
  let handle: FileHandle | undefined;
  try {
    handle = await open(path);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    const start = buffer.subarray(0, bytesRead).toString('latin1');
    if (/^\s*(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|head|body)/i.test(start)) {
      throw new PlannerError(
        'input-unreadable',
        `${path} is a web page, not a zip: the download was probably refused. Open its address in a browser and download the feed again.`,
      );
    }
    if (!start.startsWith('PK')) {
      throw new PlannerError(
        'input-unreadable',
        `${path} is not a zip file. Give a GTFS zip, or a folder with the unpacked .txt files.`,
      );
    }
  } catch (cause) {
    if (cause instanceof PlannerError) throw cause;
    throw new PlannerError('input-unreadable', `${path} cannot be read. Check its permissions.`, { cause });
  } finally {
    await handle?.close();
  }
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
