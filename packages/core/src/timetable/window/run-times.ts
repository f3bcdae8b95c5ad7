import type { RunIndex } from '../columns/index-types.ts';
import type { ServiceWindow } from './service-window.ts';

type Runs = Pick<ServiceWindow, 'runStart' | 'runProfile' | 'times'>;
type RunsOfLanes = Runs & Pick<ServiceWindow, 'runLane' | 'laneDepartures'>;

/** The time at which a run leaves a position, in the window's time. */
export function departureTime(window: RunsOfLanes, run: RunIndex, position: number): number {
  const { runStart, runProfile, times, runLane, laneDepartures } = window;
  return runStart[run]! + times[runProfile[run]! + laneDepartures[runLane[run]!]! + position]!;
}

/** The time at which a run arrives at a position, in the window's time. */
export function arrivalTime({ runStart, runProfile, times }: Runs, run: RunIndex, position: number): number {
  return runStart[run]! + times[runProfile[run]! + position]!;
}
