import type { FeedIndex } from '../feed/feed-index.ts';
import type { FeedRow } from '../table/feed-row.ts';

/** Calls that are read to find the lines of a stop. */
const MOST_CALLS = 300;
const MOST_BADGES = 12;

/** A line that calls at a stop, with a trip of it. */
export interface CallingLine {
  readonly route: FeedRow;
  readonly trip: FeedRow;
}

/** The lines that call at a stop, as far as its first calls in the file tell. */
export async function linesAt(feed: FeedIndex, stop: string): Promise<CallingLine[]> {
  const calls = (await feed.table('stop_times.txt')?.cellsWith('stop', stop, MOST_CALLS)) ?? [];
  const lines = new Map<string, CallingLine>();
  const seen = new Set<string>();
  for (const { row } of calls) {
    const id = row.value('trip_id');
    if (seen.has(id)) continue;
    seen.add(id);
    const trip = await feed.definingRow('trip', id);
    const line = trip?.value('route_id') ?? '';
    if (trip === undefined || line === '' || lines.has(line)) continue;
    const route = await feed.definingRow('route', line);
    if (route !== undefined) lines.set(line, { route, trip });
    if (lines.size === MOST_BADGES) break;
  }
  return [...lines.values()];
}
