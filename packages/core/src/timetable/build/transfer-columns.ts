import type { FeedRows, TransferRow } from './feed-rows.ts';
import type { TableArrays } from './timetable-arrays.ts';

/**
 * Rows of transfers.txt: `transfer…` has types 0 to 3, the rules for changing vehicles; `seated…` types 4 and 5, pairs of trips between which
 * the rider stays seated or must not (BL-4, BL-5). `build/walking-links.ts` and `transfers/transfer-points.ts` decide which row wins.
 */
export function transferColumns(
  feeds: readonly FeedRows[],
  stopIndexOf: readonly Int32Array[],
  firstRoute: readonly number[],
  tripIndexOf: readonly Int32Array[],
): TableArrays<'transfer' | 'seated'> {
  const rows = feeds.flatMap((feed, f) =>
    feed.transfers.map((row) => ({
      row,
      fromStop: row.fromStop < 0 ? -1 : (stopIndexOf[f]?.[row.fromStop] ?? -1),
      toStop: row.toStop < 0 ? -1 : (stopIndexOf[f]?.[row.toStop] ?? -1),
      fromRoute: row.fromRoute < 0 ? -1 : (firstRoute[f] ?? 0) + row.fromRoute,
      toRoute: row.toRoute < 0 ? -1 : (firstRoute[f] ?? 0) + row.toRoute,
      fromTrip: row.fromTrip < 0 ? -1 : (tripIndexOf[f]?.[row.fromTrip] ?? -1),
      toTrip: row.toTrip < 0 ? -1 : (tripIndexOf[f]?.[row.toTrip] ?? -1),
    })),
  );
  const resolved = (row: TransferRow, fromTrip: number, toTrip: number): boolean =>
    row.fromTrip < 0 === fromTrip < 0 && row.toTrip < 0 === toTrip < 0;
  const rules = rows
    .filter(({ row, fromTrip, toTrip }) => row.type <= 3 && resolved(row, fromTrip, toTrip))
    .sort(
      (a, b) =>
        a.fromStop - b.fromStop ||
        a.toStop - b.toStop ||
        a.fromTrip - b.fromTrip ||
        a.toTrip - b.toTrip ||
        a.fromRoute - b.fromRoute ||
        a.toRoute - b.toRoute ||
        a.row.type - b.row.type ||
        a.row.minTransferTime - b.row.minTransferTime,
    );
  const seated = rows
    .filter(({ row, fromTrip, toTrip }) => row.type >= 4 && fromTrip >= 0 && toTrip >= 0)
    .sort((a, b) => a.fromTrip - b.fromTrip || a.toTrip - b.toTrip || a.row.type - b.row.type);
  return {
    transferFromStop: Int32Array.from(rules, (t) => t.fromStop),
    transferToStop: Int32Array.from(rules, (t) => t.toStop),
    transferFromRoute: Int32Array.from(rules, (t) => t.fromRoute),
    transferToRoute: Int32Array.from(rules, (t) => t.toRoute),
    transferFromTrip: Int32Array.from(rules, (t) => t.fromTrip),
    transferToTrip: Int32Array.from(rules, (t) => t.toTrip),
    transferType: Uint8Array.from(rules, (t) => t.row.type),
    transferSeconds: Int32Array.from(rules, (t) => t.row.minTransferTime),
    seatedFrom: Int32Array.from(seated, (t) => t.fromTrip),
    seatedTo: Int32Array.from(seated, (t) => t.toTrip),
    seatedAllowed: Uint8Array.from(seated, (t) => (t.row.type === 4 ? 1 : 0)),
  };
}
