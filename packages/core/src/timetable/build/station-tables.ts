import { type Sections, type StringPoolBuilder, section, type TypedArray } from '../../base/index.ts';
import type { PathwayColumns, StationPlaces } from '../stations/pathway-passage.ts';
import type { FeedRows, LevelRow, PathwayRow, StopRow } from './feed-rows.ts';
import { StationGraph } from '../stations/station-graph.ts';

/** Pathways and levels as columns; pathways in the order of their feeds, then ids. @param indexOf `[feed][stop row] → stop` */
export function stationTables(
  feeds: readonly FeedRows[],
  stops: readonly { readonly feed: number; readonly row: StopRow }[],
  indexOf: readonly Int32Array[],
  strings: StringPoolBuilder,
): Sections {
  const firstLevel: number[] = [];
  const levels: LevelRow[] = [];
  for (const feed of feeds) {
    firstLevel.push(levels.length);
    levels.push(...feed.levels);
  }
  const pathways = feeds.flatMap((feed, f) => feed.pathways.map((row) => ({ row, stopOf: indexOf[f]! })));
  const rows = pathways.map(({ row }) => row);
  const text = (values: readonly string[]): Int32Array => Int32Array.from(values, (value) => strings.add(value));
  const sections = new Map<string, TypedArray>([
    ['stopLevel', Int32Array.from(stops, ({ feed, row }) => (row.level < 0 ? -1 : firstLevel[feed]! + row.level))],
    ['stopFromStreet', Uint8Array.from(stops, ({ row }) => (row.access === '1' ? 1 : 0))],
    ['levelIndex', Float64Array.from(levels, (level) => level.index)],
    ['levelName', text(levels.map((level) => level.name))],
    ['pathwayFrom', Int32Array.from(pathways, ({ row, stopOf }) => stopOf[row.from]!)],
    ['pathwayTo', Int32Array.from(pathways, ({ row, stopOf }) => stopOf[row.to]!)],
    ['pathwaySign', text(rows.map((row) => row.signpostedAs))],
    ['pathwayReversedSign', text(rows.map((row) => row.reversedSignpostedAs))],
  ]);
  const columns = columnsOf(rows);
  for (const name of [
    'mode',
    'bidirectional',
    'length',
    'traversalTime',
    'stairCount',
    'maxSlope',
    'minWidth',
  ] as const)
    sections.set(sectionName(name), columns[name]);
  return sections;
}

/** The insides of a region's stations. @throws PlannerError `artefact-corrupt` */
export function stationGraphOf(sections: Sections): StationGraph {
  const lat = section(sections, 'stopLat', Int32Array);
  const lng = section(sections, 'stopLng', Int32Array);
  const level = section(sections, 'stopLevel', Int32Array);
  const levelIndex = section(sections, 'levelIndex', Float64Array);
  const number = (name: keyof NumberColumns): Float64Array => section(sections, sectionName(name), Float64Array);
  const pathways = section(sections, 'pathwayFrom', Int32Array);
  const isEmpty = pathways.length === 0;
  const places: StationPlaces = {
    kind: section(sections, 'stopKind', Uint8Array),
    parent: section(sections, 'stopParent', Int32Array),
    // Most regions have no pathway at all: then nobody asks for places.
    lat: isEmpty ? [] : Float64Array.from(lat, degrees),
    lng: isEmpty ? [] : Float64Array.from(lng, degrees),
    level: isEmpty ? [] : Float64Array.from(level, (at) => (at < 0 ? Number.NaN : levelIndex[at]!)),
    wheelchair: section(sections, 'stopWheelchair', Uint8Array),
    fromStreet: section(sections, 'stopFromStreet', Uint8Array),
  };
  return new StationGraph(places, {
    from: pathways,
    to: section(sections, 'pathwayTo', Int32Array),
    mode: section(sections, sectionName('mode'), Uint8Array),
    bidirectional: section(sections, sectionName('bidirectional'), Uint8Array),
    length: number('length'),
    traversalTime: number('traversalTime'),
    stairCount: number('stairCount'),
    maxSlope: number('maxSlope'),
    minWidth: number('minWidth'),
  });
}

/** The insides of one feed's stations, by row of its stops. */
export function stationGraphOfRows(
  stops: readonly StopRow[],
  levels: readonly LevelRow[],
  pathways: readonly PathwayRow[],
): StationGraph {
  return new StationGraph(
    {
      kind: stops.map((stop) => stop.locationType),
      parent: stops.map((stop) => stop.parent),
      lat: stops.map((stop) => stop.lat),
      lng: stops.map((stop) => stop.lng),
      level: stops.map((stop) => levels[stop.level]?.index ?? Number.NaN),
      wheelchair: stops.map((stop) => stop.wheelchair),
      fromStreet: stops.map((stop) => (stop.access === '1' ? 1 : 0)),
    },
    { from: pathways.map((row) => row.from), to: pathways.map((row) => row.to), ...columnsOf(pathways) },
  );
}

interface NumberColumns {
  readonly length: Float64Array;
  readonly traversalTime: Float64Array;
  readonly stairCount: Float64Array;
  readonly maxSlope: Float64Array;
  readonly minWidth: Float64Array;
}

function columnsOf(rows: readonly PathwayRow[]): NumberColumns & Pick<Columns, 'mode' | 'bidirectional'> {
  const number = (name: keyof NumberColumns): Float64Array => Float64Array.from(rows, (row) => row[name]);
  return {
    mode: Uint8Array.from(rows, (row) => row.mode),
    bidirectional: Uint8Array.from(rows, (row) => (row.bidirectional ? 1 : 0)),
    length: number('length'),
    traversalTime: number('traversalTime'),
    stairCount: number('stairCount'),
    maxSlope: number('maxSlope'),
    minWidth: number('minWidth'),
  };
}

type Columns = { readonly [Name in keyof PathwayColumns]: Uint8Array };

function sectionName(column: string): string {
  return `pathway${column.charAt(0).toUpperCase()}${column.slice(1)}`;
}

function degrees(micro: number): number {
  return micro === NO_PLACE ? Number.NaN : micro / 1e6;
}

/** `NO_COORDINATE` of the layout. */
const NO_PLACE = -0x80000000;
