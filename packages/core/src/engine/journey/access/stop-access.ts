import type { Leg } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';

/** Stops near one end of a journey that one mode reaches, such as walking, a bicycle (locked there), a car (parked there) or a taxi. */
export interface StopAccess {
  /** Whether all legs are walked or rolled. */
  readonly isOnFoot?: boolean;
  /** Whole seconds between the end and each stop, everything included. A stop occurs once. */
  readonly stops: readonly { readonly stop: StopIndex; readonly seconds: number }[];
  /**
   * The legs of an access, of which the last ends at `time`, or of an egress, of which the first begins at `time`. Undefined where it does not run at
   * that time.
   */
  legs(stop: StopIndex, time: number): readonly Leg[] | undefined;
}

/** Whether any of several accesses reaches a stop. */
export function reachesStops(accesses: readonly StopAccess[]): boolean {
  return accesses.some(({ stops }) => stops.length > 0);
}

/** The seconds to the stop that is reached first; infinite where none is reached. */
export function leastSeconds(accesses: readonly StopAccess[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { stops } of accesses) for (const { seconds } of stops) least = Math.min(least, seconds);
  return least;
}

/** The quickest of several accesses to a stop. */
export function quickestTo(
  accesses: readonly StopAccess[],
  stop: StopIndex,
): { readonly access: StopAccess; readonly seconds: number } | undefined {
  let best: { readonly access: StopAccess; readonly seconds: number } | undefined;
  for (const access of accesses) {
    const seconds = access.stops.find((reached) => reached.stop === stop)?.seconds;
    if (seconds !== undefined && (best === undefined || seconds < best.seconds)) best = { access, seconds };
  }
  return best;
}
