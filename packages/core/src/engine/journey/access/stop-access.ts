import type { Leg } from '../../../model/index.ts';

/** How stops near one end of a journey are reached by one means: on foot, by bicycle and lock it, by car and park it, by taxi. */
export interface StopAccess {
  /** Nothing but walking or rolling. */
  readonly isOnFoot?: boolean;
  /** Whole seconds between the end and each stop, everything included. A stop occurs once. */
  readonly stops: readonly { readonly stop: number; readonly seconds: number }[];
  /**
   * The legs between the origin and a stop, the last one ending at `time`; at a destination those from a stop on, the first one
   * beginning then. Undefined when it does not go at that time.
   */
  legs(stop: number, time: number): readonly Leg[] | undefined;
}

/** The quickest of several means to a stop. */
export function quickestTo(
  accesses: readonly StopAccess[],
  stop: number,
): { readonly access: StopAccess; readonly seconds: number } | undefined {
  let best: { readonly access: StopAccess; readonly seconds: number } | undefined;
  for (const access of accesses) {
    const seconds = access.stops.find((reached) => reached.stop === stop)?.seconds;
    if (seconds !== undefined && (best === undefined || seconds < best.seconds)) best = { access, seconds };
  }
  return best;
}
