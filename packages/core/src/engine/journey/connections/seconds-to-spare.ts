import type { Leg } from '../../../model/index.ts';

/**
 * The time to spare at each change, in seconds: from being ready to board, after the ride before and the walk from it, to the departure. Negative: the
 * vehicle leaves before. One entry for each leg; undefined for all but the rides that are changed to.
 */
export function secondsToSpare(legs: readonly Leg[]): readonly (number | undefined)[] {
  let ready: number | undefined;
  return legs.map((leg) => {
    if (leg.kind === 'stationary') return undefined;
    const before = ready;
    ready = leg.kind === 'ride' || ready !== undefined ? leg.arrival : undefined;
    return leg.kind !== 'ride' || leg.seated || before === undefined ? undefined : leg.departure - before;
  });
}
