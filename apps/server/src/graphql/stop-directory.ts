import { hashText } from '@tripwright/core/base';
import { CELLS_PER_DEGREE, cellKey, cellOf } from '@tripwright/core/geo';
import type { ListedStop, RegionInfo } from '@tripwright/core/model';
import { MODES } from '@tripwright/core/modes';
import { canonicalJson } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { Planner } from '@tripwright/planner';
import type { StopLevel } from './__generated__/resolver-types.ts';

/** A stop with its facts from lists. */
export interface StopEntry {
  readonly listed: ListedStop;
  readonly level: StopLevel;
  /** True where lists show the stop itself, false where they show it only below its station. */
  readonly isListed: boolean;
}

/** The stops of all regions by their code. */
export interface StopDirectory {
  find(region: RegionInfo, code: string): StopEntry | undefined;
  /** The stops that lists show themselves, major ones first. */
  list(region: RegionInfo): readonly StopEntry[];
  /** Lengths of the longest lists of the region's stops. */
  longest(region: RegionInfo): LongestOfStops;
  /** The stops of a cell at a level. The region's own code stands for the whole region. */
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

/** The stops of a cell at one level. */
export interface ListedCell {
  readonly stops: readonly ListedStop[];
  /** Signed 32-bit hash of all facts about the stops, independent of their order. It changes if and only if a fact changes. */
  readonly hashCode: number;
}

/** The listed stops of a region in one language. */
interface StopIndex {
  readonly datasetVersion: string;
  readonly byCode: ReadonlyMap<string, StopEntry>;
  readonly listed: readonly StopEntry[];
  /** By level and key. */
  readonly stopsOfCell: ReadonlyMap<string, readonly ListedStop[]>;
  readonly longest: LongestOfStops;
  /** Filled on request. */
  readonly cells: Map<string, ListedCell>;
}

/** Every family of modes that calls at stops. */
export const STOP_MODES: readonly string[] = MODES.filter(
  ({ movement, parent }) => movement === 'scheduled' && parent === undefined,
).map(({ id }) => id);

/** Key of the cell that holds a stop, as `stopCells` takes it. */
export function cellOfStop({ stop }: ListedStop): string {
  return cellKey(cellOf(stop.lat, stop.lng));
}

/**
 * Looks stops up in the lists of the planner. The index of a region is built on its first use and dropped with its dataset, so plans that
 * need no such facts do not pay for it.
 * @returns the directory in a language
 */
export function createStopDirectory(planner: Pick<Planner, 'stopCells'>): (locale: Locale) => StopDirectory {
  const indexes = new Map<string, StopIndex>();
  const indexOf = (region: RegionInfo, locale: Locale): StopIndex => {
    // Names, and therefore hashes of cells, depend on the language (TL-7).
    const key = `${locale} ${region.code}`;
    const known = indexes.get(key);
    if (known?.datasetVersion === region.datasetVersion) return known;
    const index = buildStopIndex(planner, region, locale);
    indexes.set(key, index);
    return index;
  };
  return (locale) => directoryOf((region) => indexOf(region, locale));
}

function directoryOf(indexOf: (region: RegionInfo) => StopIndex): StopDirectory {
  return {
    find: (region, code) => indexOf(region).byCode.get(code),
    list: (region) => indexOf(region).listed,
    longest: (region) => indexOf(region).longest,
    cell: (region, level, key) => {
      const { stopsOfCell, cells } = indexOf(region);
      const place = placeOf(level, key);
      const stops = stopsOfCell.get(place);
      // Any pair of numbers is a cell, so cells without stops are not cached.
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

function buildStopIndex(
  planner: Pick<Planner, 'stopCells'>,
  { code, datasetVersion }: RegionInfo,
  locale: Locale,
): StopIndex {
  const listed = (['MAJOR', 'MINOR'] as const).flatMap((level) =>
    stopsAt(planner, code, level, locale).map((stop): StopEntry => ({ listed: stop, level, isListed: true })),
  );
  const byCode = new Map<string, StopEntry>();
  for (const { listed: stop, level } of listed) {
    for (const child of stop.children) byCode.set(child.stop.code, { listed: child, level, isListed: false });
  }
  // Listed stops come after the parts of stations, since their entries hold more facts.
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
