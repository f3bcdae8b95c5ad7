import { hashText } from '@tripwright/core/base';
import { CELLS_PER_DEGREE, cellKey, cellOf } from '@tripwright/core/geo';
import type { ListedStop, RegionInfo } from '@tripwright/core/model';
import { MODES } from '@tripwright/core/modes';
import { canonicalJson } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import type { StopLevel } from './__generated__/resolver-types.ts';

/** A stop with what lists know of it. */
export interface StopEntry {
  readonly listed: ListedStop;
  readonly level: StopLevel;
  /** Whether lists show it by itself, or only below its station. */
  readonly isListed: boolean;
}

/** Stops of regions by their code. */
export interface StopDirectory {
  find(region: RegionInfo, code: string): StopEntry | undefined;
  /** Those that lists show by themselves, major ones first. */
  list(region: RegionInfo): readonly StopEntry[];
  /** The most stops that a cell of the region holds, that the whole region holds, and the most parts and lines of a stop. */
  longest(region: RegionInfo): LongestOfStops;
  /** The stops of a cell at a level; the region's own code stands for all of it. */
  cell(region: RegionInfo, level: StopLevel, key: string): ListedCell;
}

/** Lengths of the longest lists of a region's stops. */
export interface LongestOfStops {
  readonly cell: number;
  readonly region: number;
  readonly children: number;
  readonly lines: number;
  readonly modes: number;
}

/** A cell's stops at one level. */
export interface ListedCell {
  readonly stops: readonly ListedStop[];
  /**
   * Signed 32-bit, made of all that can be asked of the stops, whatever order they were found in: it changes with any of it and only
   * then.
   */
  readonly hashCode: number;
}

interface Shelf {
  readonly datasetVersion: string;
  readonly byCode: ReadonlyMap<string, StopEntry>;
  readonly listed: readonly StopEntry[];
  /** By level and key. */
  readonly stopsOfCell: ReadonlyMap<string, readonly ListedStop[]>;
  readonly longest: LongestOfStops;
  /** Filled as cells are asked for. */
  readonly cells: Map<string, ListedCell>;
}

/** Every family of modes that stops are made for. */
export const STOP_MODES: readonly string[] = MODES.filter(
  ({ movement, parent }) => movement === 'scheduled' && parent === undefined,
).map(({ id }) => id);

/** The key of the cell that holds a stop, as `stopCells` takes it. */
export function cellOfStop({ stop }: ListedStop): string {
  return cellKey(cellOf(stop.lat, stop.lng));
}

/**
 * Stops looked up by what the planner lists. A region's shelf is filled on the first question and thrown away with its dataset, so
 * that plans that ask nothing of it never pay.
 * @returns the directory in a language
 */
export function createStopDirectory(planner: Pick<Planner, 'stopCells'>): (locale: Locale) => StopDirectory {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (region: RegionInfo, locale: Locale): Shelf => {
    // Names, and so the hashes of cells, are those of a language (TL-7).
    const key = `${locale} ${region.code}`;
    const known = shelves.get(key);
    if (known?.datasetVersion === region.datasetVersion) return known;
    const shelf = fillShelf(planner, region, locale);
    shelves.set(key, shelf);
    return shelf;
  };
  return (locale) => directoryOf((region) => shelfOf(region, locale));
}

function directoryOf(shelfOf: (region: RegionInfo) => Shelf): StopDirectory {
  return {
    find: (region, code) => shelfOf(region).byCode.get(code),
    list: (region) => shelfOf(region).listed,
    longest: (region) => shelfOf(region).longest,
    cell: (region, level, key) => {
      const { stopsOfCell, cells } = shelfOf(region);
      const place = placeOf(level, key);
      const stops = stopsOfCell.get(place);
      // any pair of numbers is a cell: those without stops are not worth remembering
      if (stops === undefined) return { stops: [], hashCode: hashOf(key, []) };
      const known = cells.get(place) ?? { stops, hashCode: hashOf(key, stops) };
      cells.set(place, known);
      return known;
    },
  };
}

function placeOf(level: StopLevel, key: string): string {
  return `${level} ${key}`;
}

function hashOf(key: string, stops: readonly ListedStop[]): number {
  return hashText(canonicalJson({ key, stops: [...stops].sort(byCode) }));
}

function byCode(a: ListedStop, b: ListedStop): number {
  return a.stop.code < b.stop.code ? -1 : a.stop.code > b.stop.code ? 1 : 0;
}

function fillShelf(planner: Pick<Planner, 'stopCells'>, { code, datasetVersion }: RegionInfo, locale: Locale): Shelf {
  const listed = (['MAJOR', 'MINOR'] as const).flatMap((level) =>
    stopsAt(planner, code, level, locale).map((stop): StopEntry => ({ listed: stop, level, isListed: true })),
  );
  const byCode = new Map<string, StopEntry>();
  for (const { listed: stop, level } of listed) {
    for (const child of stop.children) byCode.set(child.stop.code, { listed: child, level, isListed: false });
  }
  // after the parts of stations: what a list shows by itself says more
  for (const entry of listed) byCode.set(entry.listed.stop.code, entry);
  const stopsOfCell = new Map<string, ListedStop[]>();
  for (const { listed: stop, level } of listed) {
    for (const key of [code, cellOfStop(stop)]) {
      const place = placeOf(level, key);
      const stops = stopsOfCell.get(place);
      if (stops === undefined) stopsOfCell.set(place, [stop]);
      else stops.push(stop);
    }
  }
  const longest = {
    cell: longestOf([...stopsOfCell].filter(([place]) => place.includes('#')).map(([, stops]) => stops)),
    region: listed.length,
    children: longestOf(listed.map(({ listed: stop }) => stop.children)),
    lines: longestOf(listed.map(({ listed: stop }) => stop.lines)),
    modes: longestOf(listed.map(({ listed: stop }) => stop.modes)),
  };
  return { datasetVersion, byCode, listed, stopsOfCell, longest, cells: new Map() };
}

function longestOf(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((most, { length }) => Math.max(most, length), 0);
}

function stopsAt(
  planner: Pick<Planner, 'stopCells'>,
  region: string,
  level: StopLevel,
  locale: Locale,
): readonly ListedStop[] {
  const outcome = planner.stopCells({
    region,
    level: level === 'MAJOR' ? 1 : 2,
    cells: [region],
    cellsPerDegree: CELLS_PER_DEGREE,
    modes: STOP_MODES,
    includeChildren: true,
    locale,
  });
  return outcome.kind === 'cells' ? outcome.cells.flatMap(({ stops }) => stops) : [];
}
