import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { type RealWorld, realWorlds } from './real-worlds.ts';

/** The development feeds lie beside the repository: `../shared/data` from its root. */
const DATA = join(dirname(fileURLToPath(import.meta.url)), '../../../../../shared/data');

/**
 * The path of a file of the development data. Tests that need one skip where it is absent:
 * `test.skipIf(findRealFile('beatty/gtfs.zip') === undefined)(…)`.
 */
export function findRealFile(path: string): string | undefined {
  const file = join(DATA, path);
  return existsSync(file) ? file : undefined;
}

/**
 * Reads one feed of the development data.
 * @returns undefined, after a line on the console, when the data is not there
 */
export async function loadRealFeed(name: string, path: string): Promise<FeedRows | undefined> {
  const file = findRealFile(path);
  if (file === undefined) {
    console.warn(`skipped: ${path} is not there (development feeds are looked for in ../shared/data)`);
    return undefined;
  }
  return await readGtfs(file, { name, notices: new NoticeCollector() });
}

/**
 * Reads all feeds of a real world.
 * @returns undefined, after a line on the console, when one of them is not there
 * @throws when no world has that name
 */
export async function loadRealWorld(
  name: string,
): Promise<{ readonly world: RealWorld; readonly feeds: readonly FeedRows[] } | undefined> {
  const world = realWorlds.find((one) => one.name === name);
  if (world === undefined) {
    throw new Error(`there is no real world "${name}"; there are ${realWorlds.map((one) => one.name).join(', ')}`);
  }
  const feeds: FeedRows[] = [];
  for (const { name: feedName, path } of world.feeds) {
    const feed = await loadRealFeed(feedName, path);
    if (feed === undefined) return undefined;
    feeds.push(feed);
  }
  return { world, feeds };
}
