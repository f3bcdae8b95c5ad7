import { TRANSLATED_FIELDS, type TranslatedField } from '../columns/translated-fields.ts';
import type { FeedRows, TranslationRow } from './feed-rows.ts';
import type { TableArrays, TextColumn, TimetableArrays } from './timetable-arrays.ts';

/**
 * The translations of all feeds that answers can use, as columns (layout.md). A row names a record of its feed by id, or a value that it
 * translates wherever the field has it (TL-1); `record_sub_id` of stop_times becomes the position in the trip (TL-2).
 */
export function translationColumns(
  feeds: readonly FeedRows[],
  text: TextColumn,
): TableArrays<'translation'> & Pick<TimetableArrays, 'feedLanguage' | 'feedDefaultLanguage'> {
  const rows = feeds.flatMap((feed, index) => {
    const positionOf = callPositions(feed);
    return feed.translations.flatMap((row) => {
      const field = TRANSLATED_FIELDS.indexOf(`${row.table}.${row.field}` as TranslatedField);
      if (field < 0) return [];
      const place = placeOf(row, feed, positionOf);
      return place === undefined ? [] : [{ feed: index, field, row, ...place }];
    });
  });
  return {
    feedLanguage: text(feeds.map((feed) => feed.feedInfo?.lang || (feed.agencies[0]?.lang ?? ''))),
    feedDefaultLanguage: text(feeds.map((feed) => feed.feedInfo?.defaultLang ?? '')),
    translationFeed: Int32Array.from(rows, (row) => row.feed),
    translationField: Uint8Array.from(rows, (row) => row.field),
    translationRecord: text(rows.map((row) => row.record)),
    translationPosition: Int32Array.from(rows, (row) => row.position),
    translationValue: text(rows.map((row) => row.value)),
    translationLanguage: text(rows.map(({ row }) => row.language)),
    translationText: text(rows.map(({ row }) => row.translation)),
  };
}

interface RowPlace {
  /** '' for rows about a value. */
  readonly record: string;
  /** -1 except for stop_times. */
  readonly position: number;
  readonly value: string;
}

function placeOf(
  row: TranslationRow,
  feed: FeedRows,
  positionOf: (trip: string, sequence: string) => number,
): RowPlace | undefined {
  if (row.recordId === '')
    return row.fieldValue === '' ? undefined : { record: '', position: -1, value: row.fieldValue };
  if (row.table === 'stop_times') {
    const position = positionOf(row.recordId, row.recordSubId);
    return position < 0 ? undefined : { record: row.recordId, position, value: '' };
  }
  // Answers show signs and tickets by their words alone, so a record of these tables stands for its words.
  const words = wordsOf(row, feed);
  if (words !== undefined) return words === '' ? undefined : { record: '', position: -1, value: words };
  return { record: row.recordId, position: -1, value: '' };
}

/** Tables that are kept as text rows, with their keys. */
const WORDS_BY: Readonly<Record<string, string>> = {
  booking_rules: 'booking_rule_id',
  fare_products: 'fare_product_id',
};

function wordsOf(row: TranslationRow, feed: FeedRows): string | undefined {
  if (row.table === 'levels') return feed.levels.find((level) => level.id === row.recordId)?.name ?? '';
  const key = WORDS_BY[row.table];
  if (key !== undefined) {
    const records = feed.otherTables.get(`${row.table}.txt`) ?? [];
    return records.find((record) => record.get(key) === row.recordId)?.get(row.field) ?? '';
  }
  if (row.table !== 'pathways') return undefined;
  const pathway = feed.pathways.find(({ id }) => id === row.recordId);
  return (row.field === 'signposted_as' ? pathway?.signpostedAs : pathway?.reversedSignpostedAs) ?? '';
}

/** Place of a `stop_sequence` in its trip, -1 where there is none. */
function callPositions(feed: FeedRows): (trip: string, sequence: string) => number {
  let trips: Map<string, number> | undefined;
  return (id, written) => {
    trips ??= new Map(feed.trips.map((trip, index) => [trip.id, index]));
    const trip = feed.trips[trips.get(id) ?? -1];
    const sequence = Number(written);
    if (trip === undefined || written === '' || !Number.isInteger(sequence)) return -1;
    const calls = feed.stopTimes.sequence.subarray(trip.firstCall, trip.firstCall + trip.callCount);
    return calls.indexOf(sequence);
  };
}
