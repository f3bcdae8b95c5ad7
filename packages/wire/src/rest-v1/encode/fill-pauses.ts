import type { Itinerary, Leg, Place, RideLeg, StationaryLeg } from '@tripwright/core/model';
import { pauseMode } from '@tripwright/core/modes';

/**
 * Fills the gaps between an itinerary's legs with stationary legs, so that every second belongs to a leg (IT-9). A gap is a transfer when
 * the rides before and after it are both scheduled, also with a walk in between; any other gap is a wait (spec 2.2).
 * Two rides that meet at one stop have a transfer even of zero seconds. A rider who stays seated has none, however long the vehicle
 * stands. A leg that starts before its predecessor ends gets no pause, except for a ride whose times are realtime data: its pause keeps the negative
 * wait, so that the segments of a trip stay the same while it is late (spec 2.3).
 *
 * The engine emits the time between two rides as a leg of its own, because trip ids and explanations contain it. This fills the other gaps.
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
    const isMissed = gap < 0 && leg.kind === 'ride' && leg.live !== undefined && isTransfer(legs, i);
    if (!seated && (gap > 0 || meets || isMissed)) {
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

/** True when the gap before a leg lies between two rides, with only walks and pauses in between. */
function isTransfer(legs: readonly Leg[], at: number): boolean {
  return legs[at]?.kind === 'ride' && rideBefore(legs, at) !== undefined;
}

function rideBefore(legs: readonly Leg[], at: number): RideLeg | undefined {
  for (let i = at - 1; i >= 0; i--) {
    const leg = legs[i];
    if (leg?.kind === 'ride') return leg;
    // Any other vehicle in between makes the gap a wait.
    if (leg?.kind === 'street' && leg.profile !== 'walk' && leg.profile !== 'wheelchair') return undefined;
  }
  return undefined;
}

/** Where a leg begins. */
function startOf(leg: Leg): Place {
  return leg.kind === 'stationary' ? leg.at : leg.from;
}
