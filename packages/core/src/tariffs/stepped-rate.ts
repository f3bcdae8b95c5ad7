/**
 * A rate that applies from `start` to `end` of a distance or a time: each begun `interval` costs `rateMicros`, interval 0 costs it once
 * (GBFS `per_km_pricing` and `per_min_pricing`), and without an interval each unit costs it in proportion. Money is in millionths of the currency's major unit, so that rates such as 0.265 are exact.
 */
export interface SteppedRate {
  /** Kilometres or minutes. */
  readonly start: number;
  /** Not included; absent = no end. */
  readonly end?: number;
  readonly interval?: number;
  /** Negative for a rebate. */
  readonly rateMicros: number;
}

/** Thousandths keep fractions such as 0.5 km exact. */
const PARTS = 1000;

/**
 * What steps cost together, in millionths.
 * @param amount metres or seconds
 * @param unit how many of them make one of the rates' unit: 1000 m, 60 s
 */
export function steppedMicros(rates: readonly SteppedRate[], amount: number, unit: number): number {
  let micros = 0;
  for (const rate of rates) micros += Math.round(rate.rateMicros * timesCharged(rate, amount, unit));
  return micros;
}

/** How often the rate is charged; a fraction without an interval. */
function timesCharged({ start, end, interval }: SteppedRate, amount: number, unit: number): number {
  const parts = (value: number): number => Math.round(value * unit * PARTS);
  const [from, reached] = [parts(start), Math.round(amount * PARTS)];
  // What starts at 0 is begun by setting off, also for a price that is charged once.
  if (reached < from || (reached === from && (from > 0 || interval !== 0))) return 0;
  if (interval === 0) return 1;
  const until = end === undefined ? reached : Math.min(reached, parts(end));
  if (interval === undefined) return Math.max(0, until - from) / parts(1);
  return Math.max(0, Math.ceil((until - from) / parts(interval)));
}
