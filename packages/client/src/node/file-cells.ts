import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CellStore, StoredCell } from '../cells/index.ts';

interface CellFile {
  readonly scope: string;
  readonly cell: StoredCell;
}

/** A store in a folder, one file for each cell. Several processes may share it: a file is replaced whole or not at all. */
export function fileCells(folder: string): CellStore {
  const pathOf = (scope: string, key: string): string =>
    join(folder, `${createHash('sha256').update(`${scope}\n${key}`).digest('hex').slice(0, 40)}.json`);
  return {
    async read(scope, keys) {
      const found = new Map<string, StoredCell>();
      for (const key of keys) {
        const file = await readCell(pathOf(scope, key));
        if (file?.scope === scope && file.cell.group.key === key) found.set(key, file.cell);
      }
      return found;
    },
    async write(scope, cells) {
      await mkdir(folder, { recursive: true });
      for (const cell of cells) {
        const path = pathOf(scope, cell.group.key);
        const draft = `${path}.${randomUUID()}`;
        await writeFile(draft, JSON.stringify({ scope, cell } satisfies CellFile));
        await rename(draft, path);
      }
    },
    async forget(before) {
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        // The file is written at each check, so its age is that of the check.
        const { mtimeMs } = await stat(path);
        if (mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

/** Undefined where there is no file, or one that is damaged. */
async function readCell(path: string): Promise<CellFile | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as CellFile;
  } catch {
    return undefined;
  }
}
