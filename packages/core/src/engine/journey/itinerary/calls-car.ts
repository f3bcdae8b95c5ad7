import type { Itinerary, Leg, StreetLeg } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';

/** Whether an itinerary hails a car: a taxi, ride-hailing, a service on demand. */
export function callsCar({ legs }: Itinerary): boolean {
  return legs.some(isCalled);
}

/** Whether a leg is a ride in a hailed car. */
export function isCalled(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && findModeFamily(leg.mode)?.travel.hailed === true;
}
