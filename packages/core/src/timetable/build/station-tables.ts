import type { Sections, StringPoolBuilder, TypedArray } from '../../base/index.ts';
import { sectionName } from '../stations/read-station-graph.ts';
import type { FeedRows, LevelRow, StopRow } from './feed-rows.ts';
import { columnsOf } from './pathway-columns.ts';

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
