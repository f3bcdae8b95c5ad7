import type { TranslationRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { sortByContent } from './sorting.ts';

const columns = [
  'table_name',
  'field_name',
  'language',
  'translation',
  'record_id',
  'record_sub_id',
  'field_value',
] as const;

/** Translations sorted by content; `table` without `.txt`, whether the feed has it or not (TL-2). */
export async function readTranslations(reading: FeedReading): Promise<TranslationRow[]> {
  const rows: TranslationRow[] = [];
  const needs = columns.slice(0, 4);
  await readTable(reading, { file: 'translations.txt', columns, needs }, (row) => {
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
