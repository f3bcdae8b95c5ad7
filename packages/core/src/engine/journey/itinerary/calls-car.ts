import type { Itinerary, Leg, StreetLeg } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';

/** Whether somebody comes for the traveller when called: a taxi, ride-hailing, a service on demand. */
export function callsCar({ legs }: Itinerary): boolean {
  return legs.some(isCalled);
}

/** Whether a leg is driven by somebody who was called. */
export function isCalled(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && findModeFamily(leg.mode)?.travel.hailed === true;
}
