import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';

const ENDING = '.trip.json';

/** The trip files that arguments name: files as they are, and all `*.trip.json` below folders, sorted. @throws PlannerError `input-missing` */
export async function tripFilePaths(given: readonly string[]): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const path of given) {
    const found = await stat(path).catch(() => undefined);
    if (found === undefined) throw new PlannerError('input-missing', `There is no file or folder ${path}.`);
    if (!found.isDirectory()) paths.push(path);
    else {
      const inside = await readdir(path, { recursive: true });
      const files = inside.filter((name) => name.endsWith(ENDING) && !name.split(/[\\/]/).includes('node_modules'));
      paths.push(...files.sort().map((name) => join(path, name)));
    }
  }
  if (paths.length === 0)
    throw new PlannerError('input-missing', `There is no *${ENDING} file in ${given.join(', ')}.`);
  return [...new Set(paths)];
}
