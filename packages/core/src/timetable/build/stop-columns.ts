import { NO_COORDINATE } from '../columns/no-coordinate.ts';
import { artefactIds } from './artefact-ids.ts';
import type { FeedRows } from './feed-rows.ts';
import type { StopOrder } from './order-stops.ts';
import { runningStarts } from './running-starts.ts';
import type { TableArrays, TextColumn } from './timetable-arrays.ts';
import type { ZoneList } from './zone-list.ts';

/** Stops, stations, entrances and nodes in their order in the timetable. */
export function stopColumns(
  feeds: readonly FeedRows[],
  { rows, indexOf }: StopOrder,
  text: TextColumn,
  zones: ZoneList,
): TableArrays<'stop'> {
  const ids = artefactIds(rows.map(({ feed, row }) => ({ feed: feeds[feed]!.name, id: row.id })));
  const firstLevel = runningStarts(feeds.map((feed) => feed.levels.length));
  return {
    stopFeed: Int32Array.from(rows, ({ feed }) => feed),
    stopLat: Int32Array.from(rows, ({ row }) => microDegrees(row.lat)),
    stopLng: Int32Array.from(rows, ({ row }) => microDegrees(row.lng)),
    stopKind: Uint8Array.from(rows, ({ row }) => row.locationType),
    stopWheelchair: Uint8Array.from(rows, ({ row }) => row.wheelchair),
    stopParent: Int32Array.from(rows, ({ feed, row }) => (row.parent < 0 ? -1 : (indexOf[feed]?.[row.parent] ?? -1))),
    stopId: text(ids),
    stopSourceId: text(rows.map(({ row }) => row.id)),
    stopCode: text(rows.map(({ row }) => row.code)),
    stopName: text(rows.map(({ row }) => row.name)),
    stopPlatform: text(rows.map(({ row }) => row.platformCode)),
    stopFareZone: text(rows.map(({ row }) => row.zoneId)),
    stopUrl: text(rows.map(({ row }) => row.url)),
    stopZone: Int32Array.from(rows, ({ row }) => (row.timezone === '' ? -1 : zones.add(row.timezone))),
    stopLevel: Int32Array.from(rows, ({ feed, row }) => (row.level < 0 ? -1 : firstLevel[feed]! + row.level)),
    stopFromStreet: Uint8Array.from(rows, ({ row }) => (row.access === '1' ? 1 : 0)),
  };
}

function microDegrees(degrees: number): number {
  return Number.isNaN(degrees) ? NO_COORDINATE : Math.round(degrees * 1e6);
}
