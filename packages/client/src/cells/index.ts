export { CellCache, type Cells, type CellsToAsk } from './cell-cache.ts';
export type { CellGroup, CellStore, StoredCell } from './cell-store.ts';
export { indexedDbCells } from './indexed-db-cells.ts';
export { memoryCells } from './memory-cells.ts';
