import { type LevelRow, type PathwayRow, type StopRow, stationGraphOfRows } from '@tripwright/core/timetable/build';
import type { NoticeCode } from '../../notices/index.ts';
import type { FeedReading } from '../source/table-reader.ts';

/**
 * Notes platforms that riders cannot both reach from an entrance and leave to one. In a station with pathways riders use nothing else, so
 * these platforms are locked (PW-3, PW-14).
 * @returns the codes noted, by row of `stops`
 */
export function noteLockedPlatforms(
  { notices }: FeedReading,
  stops: readonly StopRow[],
  levels: readonly LevelRow[],
  pathways: readonly PathwayRow[],
): ReadonlyMap<number, readonly NoticeCode[]> {
  const noted = new Map<number, readonly NoticeCode[]>();
  if (pathways.length === 0) return noted;
  const graph = stationGraphOfRows(stops, levels, pathways);
  const entered = new Set<number>();
  stops.forEach((stop, row) => {
    if (stop.locationType === 2 && graph.hasPathways(row))
      for (const place of graph.walksFrom(row, false).keys()) entered.add(place);
  });
  stops.forEach((stop, row) => {
    if (stop.locationType !== 0 || !graph.isEnclosed(row)) return;
    const left = [...graph.walksFrom(row, false).keys()].some((place) => graph.isEntrance(place));
    if (entered.has(row) && left) return;
    notices.note('locked-platform', 'stops.txt', 0, 'stop_id', stop.id);
    noted.set(row, ['locked-platform']);
  });
  return noted;
}
