import type { Result } from '../failure/index.ts';
import type { CellGroup, CellStore, StoredCell } from './cell-store.ts';

/** A cell is used this long before its hash code is compared with the server's, as deployed clients do (wire-format.md section 13). */
const FRESH_MS = 300_000;
/** The same for cells with docks or vehicles, whose counts change by the minute. */
const FRESH_COUNTS_MS = 60_000;
/** Cells that were not checked for this long are deleted. */
const KEPT_MS = 7 * 86_400_000;
/** Cells of one request; servers bound the size of bodies. */
const BATCH = 1_000;

/** What the content of cells depends on, beside their keys. */
export interface CellScope {
  /** Base address that stands for the service. */
  readonly service: string;
  readonly region: string;
  readonly level: 1 | 2;
  readonly locale: string;
  /** Undefined: the modes of scheduled transport. */
  readonly modes: readonly string[] | undefined;
  readonly includeChildren: boolean;
}

/** Cells to ask for: new ones, and known ones with the hash codes of their contents. */
export interface CellsToAsk {
  readonly cellIDs: readonly string[];
  readonly cellIDHashCodes: Readonly<Record<string, number>>;
}

/** Asks a server for the new cells, and for those known ones that changed (spec 4.3). */
export type AskCells = (cells: CellsToAsk) => Promise<Result<readonly CellGroup[]>>;

/** The groups of cells. */
export interface Cells {
  /** One group per cell, in the order of the keys. */
  readonly groups: readonly CellGroup[];
  /** Whether servers failed, so that groups may be out of date. */
  readonly isStale: boolean;
}

/** Keeps cells and refreshes them by hash (spec 4.3 rule 4). Belongs to one client. */
export class CellCache {
  readonly #store: CellStore;
  readonly #now: () => number;
  #hasForgotten = false;

  constructor(store: CellStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The groups of cells: kept ones that are fresh, the others from a server. */
  async get(scope: CellScope, keys: readonly string[], ask: AskCells): Promise<Result<Cells>> {
    const name = scopeName(scope);
    const now = this.#now();
    const wanted = [...new Set(keys)];
    const known = new Map(await this.#read(name, wanted, now));
    const missing = wanted.filter((key) => !known.has(key));
    const old = wanted.filter((key) => {
      const cell = known.get(key);
      return cell !== undefined && now - cell.checkedAt >= (hasCounts(cell.group) ? FRESH_COUNTS_MS : FRESH_MS);
    });
    let isStale = false;
    for (let start = 0; start < missing.length + old.length; start += BATCH) {
      const batch = [...missing, ...old].slice(start, start + BATCH);
      const cellIDs = batch.filter((key) => !known.has(key));
      const hashes = batch.flatMap((key) => {
        const cell = known.get(key);
        return cell === undefined ? [] : [[key, cell.group.hashCode] as const];
      });
      const result = await ask({ cellIDs, cellIDHashCodes: Object.fromEntries(hashes) });
      if (!result.ok) {
        // What is kept is better than nothing; a cell that was never known is not.
        if (missing.length > 0) return result;
        isStale = true;
        break;
      }
      const sent = new Map(result.value.map((group) => [group.key, group]));
      const checked = batch.map((key): StoredCell => {
        // A known cell that is not sent is unchanged, a new one that is not sent has nothing in it.
        const group = sent.get(key) ?? known.get(key)?.group ?? { key, hashCode: 0 };
        return { group, checkedAt: now };
      });
      for (const cell of checked) known.set(cell.group.key, cell);
      await this.#write(name, checked, now);
    }
    return { ok: true, value: { groups: wanted.flatMap((key) => known.get(key)?.group ?? []), isStale } };
  }

  /** A store that fails has nothing: the cells are asked for again. */
  async #read(name: string, keys: readonly string[], now: number): Promise<ReadonlyMap<string, StoredCell>> {
    try {
      const found = await this.#store.read(name, keys);
      return new Map([...found].filter(([, { checkedAt }]) => checkedAt <= now && now - checkedAt < KEPT_MS));
    } catch {
      return new Map();
    }
  }

  async #write(name: string, cells: readonly StoredCell[], now: number): Promise<void> {
    try {
      await this.#store.write(name, cells);
      if (this.#hasForgotten) return;
      this.#hasForgotten = true;
      await this.#store.forget(now - KEPT_MS);
    } catch {
      // Without a store every call asks.
    }
  }
}

/** Whether docks or vehicles were asked for: then their lists are there, also empty ones. */
function hasCounts({ bikePods, carPods, freeFloating }: CellGroup): boolean {
  return bikePods !== undefined || carPods !== undefined || freeFloating !== undefined;
}

function scopeName({ service, region, level, locale, modes, includeChildren }: CellScope): string {
  return JSON.stringify([service, region, level, locale, modes?.toSorted() ?? null, includeChildren]);
}
