import type { Leg } from '../../../model/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';

/** Stops near one end of a journey as one mode reaches them: on foot, by bicycle (locked there), by car (parked there), by taxi. */
export interface StopAccess {
  /** Only walking or rolling. */
  readonly isOnFoot?: boolean;
  /** Whole seconds between the end and each stop, everything included. A stop occurs once. */
  readonly stops: readonly { readonly stop: StopIndex; readonly seconds: number }[];
  /**
   * The legs of the access to a stop, the last one ending at `time`; of the egress from a stop, the first one beginning then. Undefined when
   * it does not run at that time.
   */
  legs(stop: StopIndex, time: number): readonly Leg[] | undefined;
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
