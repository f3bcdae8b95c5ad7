import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedRows } from '@tripwright/core/timetable/build';
import { readGtfs } from '@tripwright/feeds/gtfs';
import { feedNames, importRegion } from '@tripwright/feeds/import';
import { NoticeCollector } from '@tripwright/feeds/notices';
import { addSyntheticProviders } from './add-synthetic-providers.ts';
import { findRealFile } from './load-real-feed.ts';
import type { RealWorld } from './real-worlds.ts';

/** A region built from development data, and the rows of its feeds. */
export interface RealRegion {
  /** Folder of regions, for a server. */
  readonly data: string;
  readonly code: string;
  readonly feeds: readonly FeedRows[];
}

/**
 * Builds a real world as a region with its streets and synthetic providers ({@link addSyntheticProviders}) below `folder`, unless it is
 * already there.
 * @returns undefined when the development data is absent
 */
export async function buildRealRegion(folder: string, world: RealWorld): Promise<RealRegion | undefined> {
  const paths = world.feeds.map(({ path }) => findRealFile(path));
  const place = world.feeds[0]?.path.split('/')[0] ?? world.name;
  const osm = findRealFile(`${place}/streets.osm.pbf`) ?? findRealFile(`${place}/streets.osm`);
  if (osm === undefined || paths.includes(undefined)) return undefined;
  const gtfs = paths as string[];
  const names = feedNames(gtfs);
  const feeds: FeedRows[] = [];
  for (const [i, file] of gtfs.entries())
    feeds.push(await readGtfs(file, { name: names[i] as string, notices: new NoticeCollector() }));
  const home = join(folder, world.name);
  const code = `xx_${world.name}`;
  if (!existsSync(join(home, 'regions', code, 'manifest.json'))) {
    mkdirSync(home, { recursive: true });
    const synthetic = addSyntheticProviders(join(home, 'synthetic'), feeds);
    await importRegion({ region: code, title: world.name, gtfs, osm, ...synthetic, out: join(home, 'regions') });
  }
  return { data: join(home, 'regions'), code, feeds };
}
