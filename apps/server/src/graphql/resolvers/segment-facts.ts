import type { Leg, Operator } from '@tripwright/core/model';
import { findModeFamily, type Pause } from '@tripwright/core/modes';
import type { PauseKind } from '../__generated__/resolver-types.ts';
import type { ModeSource, PauseSource, PaymentSource, TripSource } from '../sources.ts';

const PURPOSES = {
  wait: 'WAIT',
  transfer: 'TRANSFER',
  'park-on-street': 'PARK_ON_STREET',
  'park-off-street': 'PARK_OFF_STREET',
  'vehicle-collect': 'VEHICLE_COLLECT',
  'vehicle-return': 'VEHICLE_RETURN',
  'airport-checkin': 'AIRPORT_CHECKIN',
  'airport-checkout': 'AIRPORT_CHECKOUT',
  'airport-transfer': 'AIRPORT_TRANSFER',
} as const satisfies Record<Pause, PauseKind>;

/** The purpose of a stationary mode. */
export function purposeOf(mode: string): PauseKind {
  return PURPOSES[findModeFamily(mode)?.travel.pause ?? 'wait'];
}

/** The operator of a line, hailed or hired vehicle; null when it is unknown. */
export function operatorOfLeg(leg: Leg): Operator | null {
  if (leg.kind !== 'ride') return leg.operator ?? null;
  const { id, name, phone, url } = leg.route.agency;
  return name === '' ? null : { id, name, phone, website: url, color: undefined, bookingUrl: undefined };
}

/** Payments of this leg. A payment that covers several legs belongs to the first one. */
export function paymentsOfLeg(trip: TripSource, leg: Leg): readonly PaymentSource[] {
  const { itinerary, costs } = trip.scored;
  // Pauses between the legs of an itinerary are not legs, and cost nothing.
  const at = itinerary.legs.indexOf(leg);
  return costs.parts.filter(({ legs }) => at >= 0 && legs[0] === at).map((part) => ({ trip, part }));
}

/** The vehicle of a pause: the one before it, which is parked or returned, or the one after it, which is collected. */
export function vehicleMode({ trip, index, leg }: PauseSource): ModeSource | null {
  const pause = findModeFamily(leg.mode)?.travel.pause;
  const isBefore = pause === 'park-on-street' || pause === 'park-off-street' || pause === 'vehicle-return';
  if (!isBefore && pause !== 'vehicle-collect') return null;
  const vehicle = trip.legs[index + (isBefore ? -1 : 1)];
  return vehicle === undefined ? null : { identifier: vehicle.mode };
}
