import { readFile, stat } from 'node:fs/promises';
import { listFolder, openZip } from '../../files/index.ts';
import { isObject } from './json-record.ts';
import { isAddress } from './open-gbfs.ts';

const MARKS = new Set(['gbfs.json', 'system_information.json', 'station_information.json', 'vehicle_status.json']);

/** Whether a path on the command line is a GBFS system: an address, a `gbfs.json`, or a folder or zip with GBFS files. */
export async function looksLikeGbfs(path: string): Promise<boolean> {
  if (isAddress(path)) return true;
  const facts = await stat(path).catch(() => undefined);
  if (facts === undefined) return false;
  if (facts.isFile() && path.toLowerCase().endsWith('.json')) return await isIndex(path, facts.size);
  if (facts.isFile() && !path.toLowerCase().endsWith('.zip')) return false;
  // A file that cannot be opened is left to the GTFS reader, whose error names the cause.
  const opened = await (facts.isDirectory() ? listFolder(path) : openZip(path)).catch(() => undefined);
  await opened?.close();
  return opened?.files.some((file) => MARKS.has(file.path.toLowerCase().split('/').at(-1) ?? '')) === true;
}

/** An index lists a dozen addresses. A larger file is not parsed only to find its kind. */
const MOST_INDEX_BYTES = 4 << 20;

async function isIndex(path: string, size: number): Promise<boolean> {
  try {
    if (size > MOST_INDEX_BYTES) return path.toLowerCase().endsWith('gbfs.json');
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    return isObject(value) && isObject(value['data']);
  } catch {
    return path.toLowerCase().endsWith('gbfs.json');
  }
}
