import type { Itinerary, Leg, Place, RideLeg, StationaryLeg } from '@tripwright/core/model';
import { pauseMode } from '@tripwright/core/modes';

/**
 * An itinerary's legs with every moment accounted for (IT-9): time that no leg takes becomes a stationary one. It is a transfer
 * where a scheduled leg went before and the next vehicle is scheduled too, walks between them notwithstanding; any other is a wait
 * (spec 2.2). Two vehicles that meet at one stop have a transfer even without time to spare; staying seated has none, however long the
 * vehicle stands. A leg that starts before the one before it ends (realtime, spec 2.3) gets nothing.
 */
export function fillPauses({ legs, departure }: Itinerary): readonly Leg[] {
  const filled: Leg[] = [];
  let clock = departure;
  legs.forEach((leg, i) => {
    const before = legs[i - 1];
    const place = startOf(leg);
    const gap = leg.departure - clock;
    const seated = leg.kind === 'ride' && leg.seated;
    const meets = before?.kind === 'ride' && leg.kind === 'ride' && gap >= 0;
    if (!seated && (gap > 0 || meets)) {
      const transfer = isTransfer(legs, i);
      const mode = pauseMode(transfer ? 'transfer' : 'wait').id;
      filled.push({
        kind: 'stationary',
        mode,
        departure: clock,
        arrival: leg.departure,
        at: place,
      } satisfies StationaryLeg);
    }
    filled.push(leg);
    clock = leg.arrival;
  });
  return filled;
}

/** Whether the time before a leg lies between two scheduled ones, with nothing but walks and pauses around it. */
function isTransfer(legs: readonly Leg[], at: number): boolean {
  return legs[at]?.kind === 'ride' && rideBefore(legs, at) !== undefined;
}

function rideBefore(legs: readonly Leg[], at: number): RideLeg | undefined {
  for (let i = at - 1; i >= 0; i--) {
    const leg = legs[i];
    if (leg?.kind === 'ride') return leg;
    // a vehicle in between makes it a wait; on foot or wheels between stops it is one change
    if (leg?.kind === 'street' && leg.profile !== 'walk' && leg.profile !== 'wheelchair') return undefined;
  }
  return undefined;
}

/** Where a leg begins. */
function startOf(leg: Leg): Place {
  return leg.kind === 'stationary' ? leg.at : leg.from;
}
