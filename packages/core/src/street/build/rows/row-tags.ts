import type { TagMap } from '../../tags/tag-map.ts';
import type { StreetRows } from './street-rows.ts';

/** Tags of one row. `into` is cleared and refilled, so that a pass over all rows allocates nothing. */
export function rowTags(
  rows: StreetRows,
  firstTag: Int32Array,
  tag: Int32Array,
  row: number,
  into: Map<string, string>,
): TagMap {
  into.clear();
  const end = firstTag[row + 1]!;
  for (let i = firstTag[row]!; i < end; i += 2) {
    into.set(rows.strings[tag[i]!] as string, rows.strings[tag[i + 1]!] as string);
  }
  return into;
}
