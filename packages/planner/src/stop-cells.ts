import { cellKey, cellOf, parseCellKey } from '@tripwright/core/geo';
import type { ListedStop } from '@tripwright/core/model';
import type { RegionStops, StopEntry } from './region-stops.ts';

/** Query for the stops of a region, cell by cell. */
export interface CellsQuery {
  /** Region code. */
  readonly region: string;
  /** 1: major stations and stops; 2: all others, so that no stop is in both. */
  readonly level: 1 | 2;
  /** Keys of `core/geo` cells, or the region's code for the whole region at this level. Never malformed. */
  readonly cells: readonly string[];
  readonly cellsPerDegree: number;
  /** Only stops where one of these modes, or a mode below it, calls. Never empty: the face fills in public transport. */
  readonly modes: readonly string[];
  readonly includeChildren: boolean;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** One entry per requested cell, in that order, also for cells without stops or outside the region. */
export type CellsOutcome =
  | {
      readonly kind: 'cells';
      readonly cells: readonly { readonly key: string; readonly stops: readonly ListedStop[] }[];
    }
  | { readonly kind: 'unknown-region'; readonly known: readonly string[] };

/** The stops of each requested cell, in the order of the request. */
export function listStopCells(
  stops: RegionStops,
  query: CellsQuery,
): { readonly key: string; readonly stops: readonly ListedStop[] }[] {
  const wanted = stops.list({ major: query.level === 1, modes: query.modes });
  const byCell = groupByCell(wanted, query.cellsPerDegree);
  return query.cells.map((key) => {
    // A key that is not a cell is the region's own code and stands for all of it.
    const inside = parseCellKey(key) === undefined ? wanted : (byCell.get(key) ?? []);
    return { key, stops: inside.map(({ stop }) => stops.describe(stop, query.includeChildren, query.locale)) };
  });
}

function groupByCell(entries: readonly StopEntry[], cellsPerDegree: number): ReadonlyMap<string, readonly StopEntry[]> {
  return Map.groupBy(entries, ({ lat, lng }) => cellKey(cellOf(lat, lng, cellsPerDegree)));
}
