import type { FeedInfoRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';

const columns = [
  'feed_publisher_name',
  'feed_publisher_url',
  'feed_lang',
  'default_lang',
  'feed_version',
  'feed_start_date',
  'feed_end_date',
  'feed_license',
] as const;

/** The row of feed_info.txt; undefined without one. */
export async function readFeedInfo(reading: FeedReading): Promise<FeedInfoRow | undefined> {
  let found: FeedInfoRow | undefined;
  await readTable(reading, { file: 'feed_info.txt', columns, needs: [] }, (row) => {
    if (found !== undefined) return row.note('extra-rows', 0, row.text(0));
    found = {
      publisherName: row.keep(0),
      publisherUrl: row.keep(1),
      lang: row.keep(2),
      defaultLang: row.keep(3),
      version: row.keep(4),
      startDay: row.date(5) ?? -1,
      endDay: row.date(6) ?? -1,
      ...(row.text(7).trim() !== '' && { licence: row.keep(7).trim() }),
    };
  });
  return found;
}
