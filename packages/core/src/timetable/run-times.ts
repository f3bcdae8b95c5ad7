import type { ServiceWindow } from './service-window.ts';

type Runs = Pick<ServiceWindow, 'runStart' | 'runProfile' | 'times'>;

/** When a run leaves a position, in the window's time. */
export function departureTime({ runStart, runProfile, times }: Runs, run: number, position: number): number {
  return (runStart[run] as number) + (times[(runProfile[run] as number) + 2 * position + 1] as number);
}

/** When a run arrives at a position, in the window's time. */
export function arrivalTime({ runStart, runProfile, times }: Runs, run: number, position: number): number {
  return (runStart[run] as number) + (times[(runProfile[run] as number) + 2 * position] as number);
}
