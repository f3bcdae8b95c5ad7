import type { FeedRows } from '@tripwright/core/timetable/build';
import { type ReadGtfsOptions, readGtfsFiles } from './read-gtfs-files.ts';
import { openFeed } from './source/feed-source.ts';

/**
 * Reads a GTFS feed from a zip or a folder into checked rows. A bad row is noted, the smallest sensible part is dropped or repaired, and
 * reading goes on (cases IM-1 to IM-16 in docs/correctness.md).
 *
 * The result does not depend on the order of rows or columns in the files (IM-16): rows with ids are sorted by id (UTF-16 code units), calls
 * follow their trips, and all other rows are sorted by content. Where a feed contradicts itself (two rows with one id), the first row in the
 * file wins.
 * @throws PlannerError `input-missing`, `input-unreadable` (no zip, truncated, encrypted, wrong checksum), or `input-unusable`
 *   (a required file or column absent, no known time zone); the reason of `signal` when aborted
 */
export async function readGtfs(path: string, options: ReadGtfsOptions): Promise<FeedRows> {
  return readGtfsFiles(path, await openFeed(path), options);
}
