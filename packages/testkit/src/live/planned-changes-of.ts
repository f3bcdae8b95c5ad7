import { CALL_SKIPPED, CHANGE_KINDS, type RunChanges } from '@tripwright/core/live';
import type { PlannedChange } from './planned-change.ts';
import type { TimetableNumbers } from './run-changes-of.ts';

/** A row of a feed. */
interface FeedRow {
  readonly feed: number;
  readonly row: number;
}

/** The changes of a snapshot in the terms of feed rows: the inverse of `runChangesOf`. */
export function plannedChangesOf(
  runs: RunChanges,
  { stopIndexOf, tripIndexOf, firstRoute, routeCount }: TimetableNumbers,
): PlannedChange[] {
  const rowsByIndex = (indexOf: readonly Int32Array[]): Map<number, FeedRow> =>
    new Map(indexOf.flatMap((column, feed) => Array.from(column, (index, row) => [index, { feed, row }] as const)));
  const stops = rowsByIndex(stopIndexOf);
  const trips = rowsByIndex(tripIndexOf);
  const routeOf = (route: number): { readonly feed: number; readonly route: number | string } => {
    const added = runs.newRoutes[route - routeCount];
    if (added !== undefined) return { feed: added.feed, route: added.id };
    const feed = firstRoute.findLastIndex((first) => first <= route);
    return { feed, route: route - firstRoute[feed]! };
  };
  return Array.from({ length: runs.count }, (_, row): PlannedChange => {
    const index = runs.trip[row]!;
    const [first, end] = [runs.firstCall[row]!, runs.firstCall[row + 1]!];
    return {
      kind: CHANGE_KINDS[runs.kind[row]!]!,
      trip: index < 0 ? -1 : trips.get(index)!.row,
      ...routeOf(runs.route[row]!),
      day: runs.day[row]!,
      start: runs.start[row]!,
      id: runs.texts[runs.id[row]!]!,
      calls: Array.from({ length: end - first }, (_, i) => ({
        position: runs.callPosition[first + i]!,
        stop: stops.get(runs.callStop[first + i]!)!.row,
        arrival: runs.callArrival[first + i]!,
        departure: runs.callDeparture[first + i]!,
        pickup: runs.callRules[first + i]! & 3,
        dropOff: runs.callRules[first + i]! >> 2,
        isSkipped: (runs.callFlags[first + i]! & CALL_SKIPPED) !== 0,
      })),
    };
  });
}
