import type { TextRow } from '@tripwright/core/timetable/build';
import type { SourceNotices } from '../../notices/index.ts';
import { parseOddTime, parsePlainTime } from '../source/parse-values.ts';
import { lineOfRow } from '../source/row-lines.ts';

/** A time in a text row, as seconds of the service day; undefined, with a notice if unusable, when there is none. */
export function textTime(row: TextRow, column: string, file: string, notices: SourceNotices): number | undefined {
  const text = row.get(column);
  if (text === undefined) return undefined;
  const plain = parsePlainTime(text);
  if (plain !== -1) return plain;
  const odd = parseOddTime(text);
  notices.note(odd?.oddity ?? 'invalid-time', file, lineOfRow(row), column, text);
  return odd?.value;
}
