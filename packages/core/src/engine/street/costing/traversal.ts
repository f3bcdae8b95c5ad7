import { ACCESS, type AccessLevel, type StreetTraits } from '../../../street/index.ts';
import type { StreetPreferences } from './street-preferences.ts';

/** How somebody gets along a street in one direction. */
export interface Traversal {
  readonly metresPerSecond: number;
  /** How much longer than it is the way feels, at least 1: searches look for the least of time × factor. */
  readonly costFactor: number;
  /** Felt seconds on top, once per stretch. */
  readonly penaltySeconds: number;
  /** On foot, with the vehicle pushed or carried. */
  readonly pushed: boolean;
  /** Only to reach or leave something there, never to pass through (OS-4). */
  readonly noThroughTraffic: boolean;
}

/**
 * A profile's view of a street, a pure function of its traits.
 * @param speed metres per second that the traveller makes on a good level street, or at most for vehicles with an engine
 * @returns undefined where the traveller must not or cannot go
 */
export type Costing = (
  street: StreetTraits,
  backward: boolean,
  speed: number,
  preferences?: StreetPreferences,
) => Traversal | undefined;

/** Medium walking speed, 4 km/h (wire-format.md section 6, `ws`). */
export const WALKING_METRES_PER_SECOND: number = 4 / 3.6;
/** Medium cycling speed, 18 km/h (`cs`). */
export const CYCLING_METRES_PER_SECOND: number = 18 / 3.6;
/** Pushing a vehicle. */
export const PUSHING_SPEED = 1;
/** A ferry without a known duration. */
const FERRY_SPEED = 4;

/** Metres per second that a ferry makes, whoever is on board. */
export function ferrySpeed(street: StreetTraits): number {
  return street.fixedSpeed > 0 ? street.fixedSpeed / 1000 : FERRY_SPEED;
}

/** Says so where access is only for reaching or leaving something there, never for passing through (OS-4). */
export function withThroughTrafficRule(traversal: Traversal, level: AccessLevel): Traversal {
  return level === ACCESS.private || level === ACCESS.destination
    ? { ...traversal, noThroughTraffic: true }
    : traversal;
}

export function accessOn(
  access: { readonly forward: AccessLevel; readonly backward: AccessLevel },
  backward: boolean,
): AccessLevel {
  return backward ? access.backward : access.forward;
}

/** Percent uphill in the direction of travel; 0 where not known. */
export function slopeOf(street: StreetTraits, backward: boolean): number {
  if (street.incline === -128) return 0;
  const percent = street.incline === 127 ? 8 : street.incline === -127 ? -8 : street.incline;
  return backward ? -percent : percent;
}
