import type { LevelRow } from '@tripwright/core/timetable/build';
import { type FeedReading, readTable } from '../source/table-reader.ts';
import { indexById, sortById } from './sorting.ts';

const columns = ['level_id', 'level_index', 'level_name'] as const;

export interface LevelTable {
  readonly levels: readonly LevelRow[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Levels by id; a level without a usable index is dropped. */
export async function readLevels(reading: FeedReading): Promise<LevelTable> {
  const levels: LevelRow[] = [];
  const seen = new Set<string>();
  await readTable(reading, { file: 'levels.txt', columns, needs: ['level_id', 'level_index'] }, (row) => {
    const id = row.key(0, seen);
    if (id === undefined) return;
    const index = row.decimal(1);
    if (Number.isNaN(index)) {
      if (row.text(1) === '') row.note('missing-value', 1, '');
      return;
    }
    levels.push({ id, index, name: row.keep(2) });
  });
  sortById(levels);
  return { levels, indexOf: indexById(levels) };
}
