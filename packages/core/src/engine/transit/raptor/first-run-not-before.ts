import type { ServiceWindow } from '../../../timetable/index.ts';

/** The first run of a lane (its global number) that leaves a position not before a moment; one past the last when there is none. */
export function firstRunNotBefore(window: ServiceWindow, lane: number, position: number, moment: number): number {
  const { laneFirstRun, laneDepartures, runStart, runProfile, times } = window;
  const departure = laneDepartures[lane]! + position;
  let low = laneFirstRun[lane]!;
  let high = laneFirstRun[lane + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (runStart[middle]! + times[runProfile[middle]! + departure]! < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}
