import type { DecodedLocations } from '@tripwright/wire/rest-v1';

/** The locations of one cell (spec 2.6). */
export type CellGroup = DecodedLocations['groups'][number];

/** A cell as a store keeps it. */
export interface StoredCell {
  readonly group: CellGroup;
  /** When a server last said that this is the current content; milliseconds since 1970. */
  readonly checkedAt: number;
}

/**
 * Where a client keeps cells. A scope is a text that stands for everything that the content depends on: service, region, level, language, modes.
 * A store may lose cells at any time and may fail: the client then asks for them again.
 */
export interface CellStore {
  /** The cells of a scope that the store has, by their keys. */
  read(scope: string, keys: readonly string[]): Promise<ReadonlyMap<string, StoredCell>>;
  write(scope: string, cells: readonly StoredCell[]): Promise<void>;
  /** Deletes the cells last checked before a time in milliseconds. */
  forget(before: number): Promise<void>;
}
