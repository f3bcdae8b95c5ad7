import type { FeedRows } from '@tripwright/core/timetable/build';
import { type StopKey, stopKey } from '../journeys/stop-key.ts';
import { callAt, createWorld, runsBetween } from './world.ts';

/** A call of a run, as the rows of its feed say it. Times are Unix seconds. */
export interface WrittenCall {
  readonly feed: string;
  readonly trip: string;
  readonly day: number;
  /** Start of the run: tells the runs of a frequency trip apart. */
  readonly start: number;
  readonly position: number;
  readonly stop: StopKey;
  readonly arrival: number;
  readonly departure: number;
  readonly mayBoard: boolean;
  readonly mayAlight: boolean;
}

/** Lists every call of every run that is under way between two instants, run by run, straight from the rows: the slow way to a board. */
export function everyCall(feeds: readonly FeedRows[], from: number, to: number): WrittenCall[][] {
  const world = createWorld(feeds, []);
  return runsBetween(world, from, to).map((run) => {
    const feed = feeds[run.feed] as FeedRows;
    return Array.from({ length: run.row.callCount }, (_, position) => {
      const { arrival, departure, mayBoard, mayAlight } = callAt(world, run, position);
      const row = feed.stopTimes.stop[run.row.firstCall + position] as number;
      return {
        feed: feed.name,
        trip: run.row.id,
        day: run.day,
        start: run.start,
        position,
        stop: stopKey(feed.name, feed.stops[row]?.id ?? ''),
        arrival,
        departure,
        mayBoard,
        mayAlight,
      };
    });
  });
}
