import type { Leg } from '../model/index.ts';
import {
  EASY_CYCLING_SECONDS,
  HASSLE_PER_CHANGE,
  HASSLE_PER_CYCLING_HOUR,
  HASSLE_PER_HARD_CYCLING_HOUR,
  HASSLE_PER_WAITING_HOUR,
  HASSLE_PER_WALKING_HOUR,
} from './score-rates.ts';

/** The amounts of an itinerary, or of a leg, that are a hassle. */
export interface HassleAmounts {
  /** Transfers from one vehicle to another. */
  readonly changes: number;
  readonly waitSeconds: number;
  readonly walkSeconds: number;
  readonly cycleSeconds: number;
  /** Seconds of cycling before; cycling becomes harder with time. */
  readonly cycledBefore?: number;
}

/** Inconvenience in cost units, beyond the time that it takes. */
export function hassleOf({ changes, waitSeconds, walkSeconds, cycleSeconds, cycledBefore = 0 }: HassleAmounts): number {
  return (
    changes * HASSLE_PER_CHANGE +
    (waitSeconds / 3600) * HASSLE_PER_WAITING_HOUR +
    (walkSeconds / 3600) * HASSLE_PER_WALKING_HOUR +
    cyclingHassle(cycledBefore + cycleSeconds) -
    cyclingHassle(cycledBefore)
  );
}

/** Whether a leg is in a vehicle that the rider gets into: staying seated is no new vehicle, walking is none. */
export function entersVehicle(leg: Leg): boolean {
  return leg.kind === 'ride' ? !leg.seated : leg.kind === 'street' && !isOnFoot(leg);
}

/** Whether a leg is walked, or rolled in a wheelchair. */
export function isOnFoot(leg: Leg): boolean {
  return leg.kind === 'street' && (leg.profile === 'walk' || leg.profile === 'wheelchair');
}

/** Seconds of cycling of a leg, by the rider's own strength. */
export function cycleSecondsOf(leg: Leg): number {
  return leg.kind === 'street' && leg.profile === 'bicycle' ? leg.arrival - leg.departure : 0;
}

function cyclingHassle(seconds: number): number {
  const hard = Math.max(0, seconds - EASY_CYCLING_SECONDS);
  return ((seconds - hard) * HASSLE_PER_CYCLING_HOUR + hard * HASSLE_PER_HARD_CYCLING_HOUR) / 3600;
}
