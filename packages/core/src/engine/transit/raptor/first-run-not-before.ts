import { after } from '../../../storage/index.ts';
import type { LaneIndex, RunIndex, ServiceWindow } from '../../../timetable/index.ts';

/** The first run of a lane (its global number) that leaves a position not before a moment; one past the last when there is none. */
export function firstRunNotBefore(window: ServiceWindow, lane: LaneIndex, position: number, moment: number): RunIndex {
  const { laneFirstRun, laneDepartures, runStart, runProfile, times } = window;
  const departure = laneDepartures[lane]! + position;
  let low = laneFirstRun[lane]!;
  let high = laneFirstRun[after(lane)]!;
  while (low < high) {
    const middle = ((low + high) >> 1) as RunIndex;
    if (runStart[middle]! + times[runProfile[middle]! + departure]! < moment) low = after(middle);
    else high = middle;
  }
  return low;
}
