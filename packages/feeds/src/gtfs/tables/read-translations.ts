import type { AttributionRow, FeedInfoRow, TranslationRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { sortByContent } from './sorting.ts';

const translationColumns = [
  'table_name',
  'field_name',
  'language',
  'translation',
  'record_id',
  'record_sub_id',
  'field_value',
] as const;
const attributionColumns = [
  'organization_name',
  'attribution_url',
  'is_producer',
  'is_operator',
  'is_authority',
  'agency_id',
  'route_id',
  'trip_id',
] as const;
const feedInfoColumns = [
  'feed_publisher_name',
  'feed_publisher_url',
  'feed_lang',
  'default_lang',
  'feed_version',
  'feed_start_date',
  'feed_end_date',
  'feed_license',
] as const;

/** Translations in order of their contents; `table` without `.txt` whichever way it was written (TL-2). */
export async function readTranslations(reading: FeedReading): Promise<TranslationRow[]> {
  const rows: TranslationRow[] = [];
  const needs = translationColumns.slice(0, 4);
  await readTable(reading, { file: 'translations.txt', columns: translationColumns, needs }, (row) => {
    for (let column = 0; column < 4; column++) {
      if (row.text(column) === '') return row.note('missing-value', column, '');
    }
    rows.push({
      table: row.keep(0).replace(/\.txt$/i, ''),
      field: row.keep(1),
      language: row.keep(2),
      translation: row.keep(3),
      recordId: row.keep(4),
      recordSubId: row.keep(5),
      fieldValue: row.keep(6),
    });
  });
  return sortByContent(rows);
}

/** Attributions in order of their contents; one without a role is kept, since it still asks to be named (TL-9). */
export async function readAttributions(reading: FeedReading): Promise<AttributionRow[]> {
  const rows: AttributionRow[] = [];
  const spec = { file: 'attributions.txt', columns: attributionColumns, needs: ['organization_name'] as const };
  await readTable(reading, spec, (row) => {
    const organization = row.required(0);
    if (organization === undefined) return;
    const [isProducer, isOperator, isAuthority] = [2, 3, 4].map((column) => row.choice(column, 1, 0) === 1);
    if (!isProducer && !isOperator && !isAuthority) row.note('attribution-without-role', 0, organization);
    rows.push({
      organization,
      url: row.keep(1),
      isProducer: isProducer === true,
      isOperator: isOperator === true,
      isAuthority: isAuthority === true,
      agencyId: row.keep(5),
      routeId: row.keep(6),
      tripId: row.keep(7),
    });
  });
  return sortByContent(rows);
}

/** The one row of feed_info.txt. */
export async function readFeedInfo(reading: FeedReading): Promise<FeedInfoRow | undefined> {
  let found: FeedInfoRow | undefined;
  await readTable(reading, { file: 'feed_info.txt', columns: feedInfoColumns, needs: [] }, (row) => {
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
