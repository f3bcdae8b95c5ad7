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

/** What a stationary mode is for. */
export function purposeOf(mode: string): PauseKind {
  return PURPOSES[findModeFamily(mode)?.travel.pause ?? 'wait'];
}

/** Who runs a line, drives or hires out; null where nobody is known. */
export function operatorOfLeg(leg: Leg): Operator | null {
  if (leg.kind !== 'ride') return leg.operator ?? null;
  const { id, name, phone, url } = leg.route.agency;
  return name === '' ? null : { id, name, phone, website: url, color: undefined, bookingUrl: undefined };
}

/** What is paid with this leg: what pays for several is paid with the first. */
export function paymentsOfLeg(trip: TripSource, leg: Leg): readonly PaymentSource[] {
  const { itinerary, costs } = trip.scored;
  // pauses that lie between an itinerary's legs are in none, and cost nothing
  const at = itinerary.legs.indexOf(leg);
  return costs.parts.filter(({ legs }) => at >= 0 && legs[0] === at).map((part) => ({ trip, part }));
}

/** The vehicle that a pause is about: the one before that is parked or given back, the one after that is collected. */
export function vehicleMode({ trip, index, leg }: PauseSource): ModeSource | null {
  const pause = findModeFamily(leg.mode)?.travel.pause;
  const isBefore = pause === 'park-on-street' || pause === 'park-off-street' || pause === 'vehicle-return';
  if (!isBefore && pause !== 'vehicle-collect') return null;
  const vehicle = trip.legs[index + (isBefore ? -1 : 1)];
  return vehicle === undefined ? null : { identifier: vehicle.mode };
}
