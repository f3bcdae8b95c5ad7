/**
 * A rate for the part of a distance or time from `start` to `end` (GBFS `per_km_pricing` and `per_min_pricing`). Each begun `interval` costs
 * `rateMicros`; an interval of 0 charges it once; without an interval it is charged in proportion. Money is in millionths of the major unit of
 * the currency, so that rates such as 0.265 are exact.
 */
export interface SteppedRate {
  /** Kilometres or minutes. */
  readonly start: number;
  /** Exclusive; absent = no end. */
  readonly end?: number;
  readonly interval?: number;
  /** Negative for a discount. */
  readonly rateMicros: number;
}

/** Amounts are counted in thousandths, so that fractions such as 0.5 km are exact. */
const PARTS = 1000;

/**
 * The sum of stepped rates for a ride, in millionths.
 * @param amount metres or seconds
 * @param unit the amount that is one unit of the rates: 1000 m, 60 s
 */
export function steppedMicros(rates: readonly SteppedRate[], amount: number, unit: number): number {
  let micros = 0;
  for (const rate of rates) micros += Math.round(rate.rateMicros * timesCharged(rate, amount, unit));
  return micros;
}

/** The number of times that the rate is charged; a fraction without an interval. */
function timesCharged({ start, end, interval }: SteppedRate, amount: number, unit: number): number {
  const parts = (value: number): number => Math.round(value * unit * PARTS);
  const [from, reached] = [parts(start), Math.round(amount * PARTS)];
  // A rate from 0 is due as soon as the ride begins, also a rate that is charged once.
  if (reached < from || (reached === from && (from > 0 || interval !== 0))) return 0;
  if (interval === 0) return 1;
  const until = end === undefined ? reached : Math.min(reached, parts(end));
  if (interval === undefined) return Math.max(0, until - from) / parts(1);
  return Math.max(0, Math.ceil((until - from) / parts(interval)));
}
