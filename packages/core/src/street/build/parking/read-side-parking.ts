import type { Column } from '../../../storage/index.ts';
import type { WayIndex } from '../../columns/index-types.ts';
import { sideParking, sideParkings } from '../../parking/side-parking.ts';
import { rowTags } from '../rows/row-tags.ts';
import { rowsById } from '../rows/rows-by-id.ts';
import type { StreetRows } from '../rows/street-rows.ts';

/**
 * Parking along the streets, by way of a graph: the left side in the low half of a byte, left and right along the way's direction.
 * @param wayOsm ids by way; entries after the real ways are areas and get 0
 */
export function readSideParking(rows: StreetRows, wayOsm: Column<WayIndex>): Uint8Array {
  const out = new Uint8Array(wayOsm.length);
  const keys = new Set(rows.strings.flatMap((text, i) => (text.startsWith('parking:') ? [i] : [])));
  if (keys.size === 0) return out;
  const scratch = new Map<string, string>();
  let way = 0 as WayIndex;
  // Ways of a graph are sorted by id, as the rows are here.
  for (const row of rowsById(rows.wayId)) {
    const id = rows.wayId[row]!;
    while (way < wayOsm.length && wayOsm[way]! < id) {
      if (way > 0 && wayOsm[way]! < wayOsm[(way - 1) as WayIndex]!) return out;
      way++;
    }
    if (wayOsm[way] !== id) continue;
    const [from, to] = [rows.wayFirstTag[row]!, rows.wayFirstTag[row + 1]!];
    let tagged = false;
    for (let i = from; i < to; i += 2) tagged ||= keys.has(rows.wayTag[i]!);
    if (!tagged) continue;
    const tags = rowTags(rows, rows.wayFirstTag, rows.wayTag, row, scratch);
    out[way] =
      sideParkings.indexOf(sideParking(tags, 'left')) | (sideParkings.indexOf(sideParking(tags, 'right')) << 4);
  }
  return out;
}
