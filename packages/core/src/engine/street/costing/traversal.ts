import { ACCESS, type AccessLevel, type StreetTraits } from '../../../street/index.ts';
import type { StreetPreferences } from './street-preferences.ts';

/** How a profile traverses a street in one direction. */
export interface Traversal {
  readonly metresPerSecond: number;
  /** How much longer the street feels than it is, at least 1. Searches minimise time × factor. */
  readonly costFactor: number;
  /** Seconds of cost per metre for what driving costs besides time: fuel, tolls. Not part of the time. */
  readonly costPerMetre: number;
  /** Seconds added to the cost once per edge; not part of the time. */
  readonly penaltySeconds: number;
  /** Whether the traveller walks and pushes or carries the vehicle. */
  readonly pushed: boolean;
  /** Whether the street may be used only to reach or leave something on it, never to pass through (OS-4). */
  readonly noThroughTraffic: boolean;
}

/**
 * A profile's view of a street: a pure function of its traits.
 * @param speed metres per second on a good level street; for vehicles with an engine, their maximum
 * @returns undefined where the profile must not or cannot go
 */
export type Costing = (
  street: StreetTraits,
  backward: boolean,
  speed: number,
  preferences?: StreetPreferences,
) => Traversal | undefined;

/** Medium walking speed, 4 km/h (the request parameter `ws`). */
export const WALKING_METRES_PER_SECOND: number = 4 / 3.6;
/** Medium cycling speed, 18 km/h (the request parameter `cs`). */
export const CYCLING_METRES_PER_SECOND: number = 18 / 3.6;
/** Metres per second while pushing a vehicle. */
export const PUSHING_SPEED = 1;
/** Metres per second of a ferry without a known duration. */
const FERRY_SPEED = 4;

/** Metres per second of a ferry; the same for every passenger. */
export function ferrySpeed(street: StreetTraits): number {
  return street.fixedSpeed > 0 ? street.fixedSpeed / 1000 : FERRY_SPEED;
}

/** Marks the traversal of a street whose access level excludes through traffic (OS-4). */
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

/** Percent uphill in the direction of travel; 0 where unknown. */
export function slopeOf(street: StreetTraits, backward: boolean): number {
  if (street.incline === -128) return 0;
  const percent = street.incline === 127 ? 8 : street.incline === -127 ? -8 : street.incline;
  return backward ? -percent : percent;
}
