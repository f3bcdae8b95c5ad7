import type { FeedRows, TransferRow } from '@tripwright/core/timetable/build';
import type { Run } from './runs.ts';
import type { StopTable } from './stop-table.ts';

/** A run before or after a transfer; only its feed, trip and route matter. */
export type RunAtTransfer = Pick<Run, 'feed' | 'trip' | 'row'>;

/** Finds the row of transfers.txt that applies to a transfer. */
export interface TransferRules {
  /** Rows of types 0 to 3 about two stops or their stations, for any vehicles, best first. */
  rowsBetween(from: number, to: number): readonly TransferRow[];
  /** The row that applies to a transfer from one run to another (TR-1, TR-2). */
  rowFor(from: number, to: number, arriving: RunAtTransfer, departing: RunAtTransfer): TransferRow | undefined;
}

/**
 * Rows are ranked by the vehicles they name (TR-1), then by their stops (TR-2): both platforms, a station to change to, a station to change
 * from, both stations. Remaining ties are broken by the named side (the arriving one first), the type and the time, so that the order of
 * rows never matters.
 */
export function createTransferRules(feeds: readonly FeedRows[], stops: StopTable): TransferRules {
  const byPair = new Map<number, { readonly row: TransferRow; readonly feed: number }[]>();
  const pair = (from: number, to: number): number => from * stops.count + to;
  feeds.forEach((feed, f) => {
    for (const row of feed.transfers) {
      if (row.type > 3 || row.fromStop < 0 || row.toStop < 0) continue;
      const key = pair(stops.first[f]! + row.fromStop, stops.first[f]! + row.toStop);
      const rows = byPair.get(key) ?? [];
      rows.push({ row, feed: f });
      byPair.set(key, rows);
    }
  });

  const rowsBetween = (from: number, to: number): readonly TransferRow[] => {
    if (byPair.size === 0) return [];
    const ranked: { readonly row: TransferRow; readonly rank: readonly number[] }[] = [];
    const collect = (a: number, b: number, stopRank: number): void => {
      if (a < 0 || b < 0) return;
      for (const { row } of byPair.get(pair(a, b)) ?? []) {
        ranked.push({ row, rank: [vehicleRank(row), stopRank, sideRank(row), row.type, row.minTransferTime] });
      }
    };
    collect(from, to, 0);
    collect(from, stops.station[to]!, 1);
    collect(stops.station[from]!, to, 2);
    collect(stops.station[from]!, stops.station[to]!, 3);
    return ranked.sort((a, b) => compareInOrder(a.rank, b.rank)).map(({ row }) => row);
  };

  return {
    rowsBetween,
    rowFor: (from, to, arriving, departing) =>
      rowsBetween(from, to).find(
        (row) => isMeant(arriving, row.fromTrip, row.fromRoute) && isMeant(departing, row.toTrip, row.toRoute),
      ),
  };
}

/** The time that check-in and check-out add to a transfer. */
export interface CheckRule {
  readonly seconds: number;
  /** Whether both stops are checkpoints; then a row of the feed overrides. */
  readonly isWithin: boolean;
}

export const NO_CHECK: CheckRule = { seconds: 0, isWithin: false };

/**
 * Seconds that a transfer needs; undefined when it is forbidden.
 * @param walk seconds of the walking link, 0 within a stop
 */
export function secondsToTransfer(
  row: TransferRow | undefined,
  walk: number,
  slack: number,
  check: CheckRule = NO_CHECK,
): number | undefined {
  const plain = walk + check.seconds + slack;
  const ruled = check.isWithin ? walk : walk + check.seconds;
  switch (row?.type) {
    case 1:
      return ruled;
    case 2:
      return row.minTransferTime < 0 ? plain : Math.max(row.minTransferTime, ruled + slack);
    case 3:
      return undefined;
    default:
      return plain;
  }
}

/** Where a row names a trip and a route, only the trip counts. Rows apply only to runs of their own feed, because their stops do (TR-11). */
function isMeant(run: RunAtTransfer, trip: number, route: number): boolean {
  if (trip >= 0) return run.trip === trip;
  return route < 0 || run.row.route === route;
}

/** TR-1: trip+trip 0, trip+route 1, one trip 2, route+route 3, one route 4, stops only 5. */
function vehicleRank(row: TransferRow): number {
  const trips = Number(row.fromTrip >= 0) + Number(row.toTrip >= 0);
  const routes = Number(row.fromTrip < 0 && row.fromRoute >= 0) + Number(row.toTrip < 0 && row.toRoute >= 0);
  if (trips === 2) return 0;
  if (trips === 1) return routes === 1 ? 1 : 2;
  return 5 - routes;
}

function sideRank(row: TransferRow): number {
  if (row.fromTrip >= 0) return 0;
  if (row.toTrip >= 0) return 1;
  return row.fromRoute >= 0 ? 0 : 1;
}

function compareInOrder(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return 0;
}
