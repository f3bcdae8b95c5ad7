import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { FeedFile, OpenedFiles } from './feed-file.ts';

/** Depth to which folders are searched. */
const MAX_DEPTH = 3;

/**
 * The files of a folder and of the folders inside it.
 * @throws PlannerError `input-unreadable` for a folder that cannot be listed
 */
export async function listFolder(root: string): Promise<OpenedFiles> {
  const files: FeedFile[] = [];
  const visit = async (folder: string, inside: string, depth: number): Promise<void> => {
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      const name = inside === '' ? entry.name : `${inside}/${entry.name}`;
      if (entry.isDirectory()) {
        if (depth < MAX_DEPTH) await visit(path, name, depth + 1);
      } else if (entry.isFile() || entry.isSymbolicLink()) {
        const facts = await stat(path).catch(() => undefined);
        if (facts?.isFile()) files.push({ path: name, size: facts.size, read: () => readFile(path) });
      }
    }
  };
  await visit(root, '', 0).catch((cause: unknown) => {
    throw new PlannerError('input-unreadable', `${root} cannot be listed. Check its permissions.`, { cause });
  });
  return { files, close: async () => {} };
}

async function* readFile(path: string): AsyncIterable<Uint8Array> {
  try {
    yield* createReadStream(path, { highWaterMark: 1 << 17 });
  } catch (cause) {
    throw new PlannerError('input-unreadable', `${path} cannot be read. Check its permissions.`, { cause });
  }
}
