import type { FeedRows } from './feed-rows.ts';
import type { TableArrays, TextColumn } from './timetable-arrays.ts';

/**
 * Levels and pathways; pathways in the order of their feeds, then ids.
 * @param indexOf `[feed][stop row] → stop`
 */
export function stationColumns(
  feeds: readonly FeedRows[],
  indexOf: readonly Int32Array[],
  text: TextColumn,
): TableArrays<'level' | 'pathway'> {
  const levels = feeds.flatMap((feed) => feed.levels);
  const pathways = feeds.flatMap((feed, f) => feed.pathways.map((row) => ({ row, stopOf: indexOf[f]! })));
  const rows = pathways.map(({ row }) => row);
  return {
    levelIndex: Float64Array.from(levels, ({ index }) => index),
    levelName: text(levels.map(({ name }) => name)),
    pathwayId: text(rows.map(({ id }) => id)),
    pathwayFrom: Int32Array.from(pathways, ({ row, stopOf }) => stopOf[row.from]!),
    pathwayTo: Int32Array.from(pathways, ({ row, stopOf }) => stopOf[row.to]!),
    pathwaySign: text(rows.map((row) => row.signpostedAs)),
    pathwayReversedSign: text(rows.map((row) => row.reversedSignpostedAs)),
    pathwayMode: Uint8Array.from(rows, ({ mode }) => mode),
    pathwayBidirectional: Uint8Array.from(rows, ({ bidirectional }) => (bidirectional ? 1 : 0)),
    pathwayLength: Float64Array.from(rows, ({ length }) => length),
    pathwayTraversalTime: Float64Array.from(rows, ({ traversalTime }) => traversalTime),
    pathwayStairCount: Float64Array.from(rows, ({ stairCount }) => stairCount),
    pathwayMaxSlope: Float64Array.from(rows, ({ maxSlope }) => maxSlope),
    pathwayMinWidth: Float64Array.from(rows, ({ minWidth }) => minWidth),
  };
}
