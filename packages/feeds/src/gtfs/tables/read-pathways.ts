import type { PathwayRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { sortById } from './sorting.ts';

const columns = [
  'pathway_id',
  'from_stop_id',
  'to_stop_id',
  'pathway_mode',
  'is_bidirectional',
  'length',
  'traversal_time',
  'stair_count',
  'max_slope',
  'min_width',
  'signposted_as',
  'reversed_signposted_as',
] as const;
const EXIT_GATE = 7;

/** Pathways by id, with indices of stops; blank and unusable numbers are NaN. */
export async function readPathways(
  reading: FeedReading,
  stopIndex: ReadonlyMap<string, number>,
): Promise<PathwayRow[]> {
  const pathways: PathwayRow[] = [];
  const seen = new Set<string>();
  const spec = { file: 'pathways.txt', columns, needs: columns.slice(0, 4) };
  await readTable(reading, spec, (row) => {
    const id = row.key(0, seen);
    if (id === undefined) return;
    const [from, to] = [stopIndex.get(row.text(1)), stopIndex.get(row.text(2))];
    if (from === undefined) return row.note('unknown-stop', 1, row.text(1));
    if (to === undefined) return row.note('unknown-stop', 2, row.text(2));
    const mode = row.integer(3, 0);
    if (mode < 1 || mode > 7) return row.note('invalid-pathway-mode', 3, row.text(3));
    let bidirectional = row.choice(4, 1, 0) === 1;
    if (bidirectional && mode === EXIT_GATE) {
      row.note('two-way-exit-gate', 4, '1');
      bidirectional = false;
    }
    pathways.push({
      id,
      from,
      to,
      mode,
      bidirectional,
      length: row.measure(5),
      traversalTime: row.measure(6),
      stairCount: row.decimal(7),
      maxSlope: row.decimal(8),
      minWidth: row.measure(9),
      signpostedAs: row.keep(10),
      reversedSignpostedAs: row.keep(11),
    });
  });
  return sortById(pathways);
}
