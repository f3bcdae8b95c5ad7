import type { FeedRows } from './feed-rows.ts';
import type { LaidOutPatterns } from './lay-out-patterns.ts';
import type { TimetableArrays } from './timetable-arrays.ts';

/**
 * The `stop_sequence` of every call, by which realtime messages name it (RT-7). Most trips of a feed number their calls alike, so each list of
 * numbers is kept once. Both columns are absent where all trips count 1, 2, 3 …
 */
export function sequenceColumns(
  feeds: readonly FeedRows[],
  { trips }: LaidOutPatterns,
): Pick<TimetableArrays, 'tripSequences' | 'sequenceNumber'> {
  const starts = new Map<string, number>();
  const numbers: number[] = [];
  let isPlain = true;
  const tripSequences = Int32Array.from(trips, ({ feed, row }) => {
    const { firstCall, callCount } = feeds[feed]!.trips[row]!;
    const own = feeds[feed]!.stopTimes.sequence.subarray(firstCall, firstCall + callCount);
    isPlain &&= own.every((number, i) => number === i + 1);
    const key = own.join();
    let start = starts.get(key);
    if (start === undefined) {
      start = numbers.length;
      starts.set(key, start);
      for (const number of own) numbers.push(number);
    }
    return start;
  });
  return isPlain
    ? { tripSequences: undefined, sequenceNumber: undefined }
    : { tripSequences, sequenceNumber: Int32Array.from(numbers) };
}
