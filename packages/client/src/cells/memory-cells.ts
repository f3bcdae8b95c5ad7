import { LruCache } from '@tripwright/core/base';
import type { CellStore, StoredCell } from './cell-store.ts';

/** Cells of several screens of a map, in all languages and modes. */
const MOST_CELLS = 4_000;

/** A store in memory, for the life of the client. Its size bounds it, so it forgets nothing by age. */
export function memoryCells(mostCells: number = MOST_CELLS): CellStore {
  const cells = new LruCache<string, StoredCell>(mostCells);
  const nameOf = (scope: string, key: string): string => `${scope}\n${key}`;
  return {
    async read(scope, keys) {
      const found = new Map<string, StoredCell>();
      for (const key of keys) {
        const cell = cells.get(nameOf(scope, key));
        if (cell !== undefined) found.set(key, cell);
      }
      return found;
    },
    async write(scope, written) {
      for (const cell of written) cells.set(nameOf(scope, cell.group.key), cell);
    },
    async forget() {},
  };
}
