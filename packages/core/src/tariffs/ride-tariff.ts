import type { Money } from '../base/index.ts';
import { moneyOfMicros } from './money-of-micros.ts';
import { isOpen, type OpeningTimes } from './opening-times.ts';
import { type SteppedRate, steppedMicros } from './stepped-rate.ts';

const METRES_PER_KM = 1000;
const SECONDS_PER_MINUTE = 60;

/** The tariff of a taxi, a pooled car or a hired vehicle. Amounts are millionths of the major unit. */
export interface RideTariff {
  /** ISO 4217. */
  readonly currency: string;
  /** Due at boarding or unlocking. */
  readonly flagFallMicros: number;
  readonly perKm: readonly SteppedRate[];
  readonly perMinute: readonly SteppedRate[];
  /** The minimum price of the ride itself. */
  readonly minimumMicros?: number;
  /** Added to the price of the ride; not part of the minimum. */
  readonly bookingFeeMicros?: number;
  /** The maximum price of the ride itself. */
  readonly maximumMicros?: number;
}

/** A tariff for certain hours, such as nights and Sundays. */
export interface TimedTariff {
  readonly hours: OpeningTimes;
  readonly tariff: RideTariff;
}

/** The length of a ride. */
export interface PricedRide {
  readonly metres: number;
  readonly seconds: number;
}

/** The price of a ride, in whole minor units, rounded once at the end. */
export function ridePrice(tariff: RideTariff, ride: PricedRide): Money {
  return moneyOfMicros(rideMicros(tariff, ride), tariff.currency);
}

/** The price of a ride in millionths, before rounding. */
export function rideMicros(tariff: RideTariff, { metres, seconds }: PricedRide): number {
  const metered =
    tariff.flagFallMicros +
    steppedMicros(tariff.perKm, metres, METRES_PER_KM) +
    steppedMicros(tariff.perMinute, seconds, SECONDS_PER_MINUTE);
  const bounded = Math.min(
    tariff.maximumMicros ?? Number.POSITIVE_INFINITY,
    Math.max(tariff.minimumMicros ?? 0, metered),
  );
  return bounded + (tariff.bookingFeeMicros ?? 0);
}

/** The tariff at the time of boarding: the first whose hours include it, else the usual one. @param at Unix seconds */
export function tariffAt(usual: RideTariff, timed: readonly TimedTariff[], at: number, timezone: string): RideTariff {
  return timed.find(({ hours }) => isOpen(hours, at, timezone) === true)?.tariff ?? usual;
}
