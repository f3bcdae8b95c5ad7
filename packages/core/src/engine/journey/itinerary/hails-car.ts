import type { Itinerary, Leg, StreetLeg } from '../../../model/index.ts';
import { findModeFamily } from '../../../modes/index.ts';

/** Whether an itinerary hails a car: a taxi, ride-hailing, a service on demand. */
export function hailsCar({ legs }: Itinerary): boolean {
  return legs.some(isHailed);
}

/** Whether a leg is a ride in a hailed car. */
export function isHailed(leg: Leg): leg is StreetLeg {
  return leg.kind === 'street' && findModeFamily(leg.mode)?.travel.hailed === true;
}
