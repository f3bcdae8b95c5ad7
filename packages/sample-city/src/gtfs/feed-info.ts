import type { TextTable } from '@tripwright/feeds/gtfs';
import { place } from '../place.ts';
import { tableOf } from './text-table.ts';

/** feed_info.txt of the further feeds. Their texts are English, with translations beside them. */
export function feedInfo(publisher: string): [string, TextTable] {
  return [
    'feed_info.txt',
    tableOf(
      ['feed_publisher_name', 'feed_publisher_url', 'feed_lang', 'default_lang', 'feed_version', 'feed_license'],
      [
        {
          feed_publisher_name: publisher,
          feed_publisher_url: 'https://portmerrow.example/',
          feed_lang: 'en',
          default_lang: 'en',
          feed_version: `${place.regionCode}-1`,
          feed_license: 'CC0-1.0',
        },
      ],
    ),
  ];
}
