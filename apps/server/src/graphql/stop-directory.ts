import { hashText } from '@tripwright/core/base';
import { cellKey, cellOf } from '@tripwright/core/geo';
import type { ListedStop, RegionInfo } from '@tripwright/core/model';
import { MODES } from '@tripwright/core/modes';
import { canonicalJson } from '@tripwright/core/template';
import type { Locale } from '@tripwright/core/text';
import type { StopLevel } from './__generated__/resolver-types.ts';
import { andThen } from './source/and-then.ts';
import type { Awaitable } from './source/graph-source.ts';
import type { PlaceReads } from './source/place-reads.ts';

/** A stop with its facts from lists. */
export interface StopEntry {
  readonly listed: ListedStop;
  readonly level: StopLevel;
  /** True where lists show the stop itself, false where they show it only below its station. */
  readonly isListed: boolean;
}

/** The stops of a region by their code. */
export interface RegionStops {
  find(code: string): StopEntry | undefined;
  /** The stops that lists show themselves, major ones first. */
  readonly listed: readonly StopEntry[];
  readonly longest: LongestOfStops;
  /** The stops of a cell at a level. The region's own code stands for the whole region. */
  cell(level: StopLevel, key: string): ListedCell;
}

/** The stops of every region, in one language. */
export type StopDirectory = (region: RegionInfo) => Awaitable<RegionStops>;

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

/** Every family of modes that calls at stops. */
export const STOP_MODES: readonly string[] = MODES.filter(
  ({ movement, parent }) => movement === 'scheduled' && parent === undefined,
).map(({ id }) => id);

/** Key of the cell that holds a stop, as `stopCells` takes it. */
export function cellOfStop({ stop }: ListedStop): string {
  return cellKey(cellOf(stop.lat, stop.lng));
}

/**
 * Looks stops up in the lists of a source. The index of a region is built on its first use and dropped with its dataset, so plans that
 * need no such facts do not pay for it.
 * @returns the directory in a language
 */
export function createStopDirectory(places: Pick<PlaceReads, 'listedStops'>): (locale: Locale) => StopDirectory {
  // Names, and therefore hashes of cells, depend on the language (TL-7).
  const indexes = new Map<string, { readonly datasetVersion: string; readonly stops: Awaitable<RegionStops> }>();
  return (locale) => (region) => {
    const key = `${locale} ${region.code}`;
    const { datasetVersion } = region;
    const known = indexes.get(key);
    if (known?.datasetVersion === datasetVersion) return known.stops;
    const stops = andThen(places.listedStops(region, 'MAJOR', locale), (major) =>
      andThen(places.listedStops(region, 'MINOR', locale), (minor) => indexStops(region.code, major, minor)),
    );
    indexes.set(key, { datasetVersion, stops });
    if (stops instanceof Promise)
      stops.then(
        (ready) => indexes.set(key, { datasetVersion, stops: ready }),
        () => indexes.delete(key),
      );
    return stops;
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

function indexStops(region: string, major: readonly ListedStop[], minor: readonly ListedStop[]): RegionStops {
  const listed = [
    ...inOrder(major).map((stop): StopEntry => ({ listed: stop, level: 'MAJOR', isListed: true })),
    ...inOrder(minor).map((stop): StopEntry => ({ listed: stop, level: 'MINOR', isListed: true })),
  ];
  const byCode = new Map<string, StopEntry>();
  for (const { listed: stop, level } of listed) {
    for (const child of stop.children) byCode.set(child.stop.code, { listed: child, level, isListed: false });
  }
  // Listed stops come after the parts of stations, since their entries hold more facts.
  for (const entry of listed) byCode.set(entry.listed.stop.code, entry);
  const stopsOfCell = new Map<string, ListedStop[]>();
  for (const { listed: stop, level } of listed) {
    for (const key of [region, cellOfStop(stop)]) {
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
  /** Filled on request. */
  const cells = new Map<string, ListedCell>();
  return {
    listed,
    longest,
    find: (code) => byCode.get(code),
    cell(level, key) {
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

/** Busiest first with their children, as `/v1` lists them: the same order from every source, whatever it keeps stops in. */
function inOrder(stops: readonly ListedStop[]): readonly ListedStop[] {
  const sorted = stops.map((listed) =>
    listed.children.length === 0 ? listed : { ...listed, children: inOrder(listed.children) },
  );
  return sorted.sort(
    ({ stop: a }, { stop: b }) => Math.round(b.popularity) - Math.round(a.popularity) || (a.code < b.code ? -1 : 1),
  );
}

function longestOf(lists: readonly (readonly unknown[])[]): number {
  return lists.reduce((most, { length }) => Math.max(most, length), 0);
}
