import { hilbertIndex } from '../../geo/index.ts';
import type { FeedRows, StopRow } from './feed-rows.ts';

/** The numbering of stops. */
export interface StopOrder {
  /** All stop rows in their order in the timetable: boardable stops first, then stations, entrances and nodes. */
  readonly rows: readonly { readonly feed: number; readonly row: StopRow }[];
  /** `[feed][stop row] → stop`. */
  readonly indexOf: readonly Int32Array[];
  readonly boardable: number;
}

/**
 * Numbers stops along a Hilbert curve, platforms of one station side by side, so that a search within one
 * quarter touches few cache lines. Ties are broken by feed name and id, never by row order.
 */
export function orderStops(feeds: readonly FeedRows[]): StopOrder {
  const entries = feeds.flatMap((feed, feedIndex) => {
    const called = new Uint8Array(feed.stops.length);
    for (const stop of feed.stopTimes.stop) called[stop] = 1;
    return feed.stops.map((row, rowIndex) => {
      const anchor = row.locationType === 0 && row.parent >= 0 ? (feed.stops[row.parent] ?? row) : row;
      return {
        feed: feedIndex,
        feedName: feed.name,
        rowIndex,
        row,
        kind: row.locationType === 0 || called[rowIndex] === 1 ? 0 : 1,
        place: Number.isNaN(anchor.lat) ? Number.POSITIVE_INFINITY : hilbertIndex(anchor.lat, anchor.lng),
        anchorId: anchor.id,
      };
    });
  });
  entries.sort(
    (a, b) =>
      a.kind - b.kind ||
      (a.place === b.place ? 0 : a.place - b.place) ||
      compare(a.feedName, b.feedName) ||
      compare(a.anchorId, b.anchorId) ||
      compare(a.row.id, b.row.id),
  );
  const indexOf = feeds.map((feed) => new Int32Array(feed.stops.length));
  entries.forEach((entry, index) => {
    (indexOf[entry.feed] as Int32Array)[entry.rowIndex] = index;
  });
  return { rows: entries, indexOf, boardable: entries.filter((entry) => entry.kind === 0).length };
}

/** Compares by code unit, which is the same on every machine, unlike the locale's order. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
