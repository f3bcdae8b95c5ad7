import { type Money, zoneOffset } from '../base/index.ts';
import { moneyOfMicros } from './money-of-micros.ts';
import { type OpeningTimes, openingSpans } from './opening-times.ts';

const MINUTE = 60;
const DAY_SECONDS = 86_400;
/** The longest stay that is priced: a year. Longer stays cost the same. */
const LONGEST_SECONDS = 366 * DAY_SECONDS;

/** The fees of a parking place. Amounts are millionths of the major unit. */
export interface ParkingFees {
  readonly currency: string;
  /** Stays of up to `minutes` cost `micros` in total, ascending. After the last step, its increase repeats. */
  readonly steps: readonly { readonly minutes: number; readonly micros: number }[];
  /** The maximum per calendar day. */
  readonly dailyMicros?: number;
  /** The hours in which fees are charged; absent = always. */
  readonly chargedHours?: OpeningTimes;
}

/**
 * The price of a stay; minutes outside the charged hours are free, and fees without steps are 0. A stay over midnight is one stay: each day
 * costs what its minutes add to the days before, up to the daily maximum.
 * @param arrival Unix seconds
 */
export function parkingPrice(fees: ParkingFees, arrival: number, seconds: number, timezone: string): Money {
  const until = arrival + Math.min(Math.max(0, seconds), LONGEST_SECONDS);
  let micros = 0;
  let minutes = 0;
  for (let from = arrival; from < until; ) {
    const local = from + zoneOffset(from, timezone);
    const dayEnd = from + (DAY_SECONDS - (((local % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS));
    const to = fees.dailyMicros === undefined ? until : Math.min(until, dayEnd);
    const more = minutes + chargedMinutes(fees, from, to, timezone);
    const cost = stepMicros(fees.steps, more) - stepMicros(fees.steps, minutes);
    minutes = more;
    micros += Math.min(cost, fees.dailyMicros ?? Number.POSITIVE_INFINITY);
    from = to;
  }
  return moneyOfMicros(micros, fees.currency);
}

function chargedMinutes({ chargedHours }: ParkingFees, from: number, to: number, timezone: string): number {
  if (chargedHours === undefined) return Math.ceil((to - from) / MINUTE);
  let seconds = 0;
  for (const span of openingSpans(chargedHours, from, to, timezone)) {
    // Unknown hours count as charged.
    if (span.open !== false) seconds += span.to - span.from;
  }
  return Math.ceil(seconds / MINUTE);
}

function stepMicros(steps: ParkingFees['steps'], minutes: number): number {
  const last = steps.at(-1);
  if (minutes <= 0 || last === undefined) return 0;
  const step = steps.find((one) => minutes <= one.minutes);
  if (step !== undefined) return step.micros;
  const before = steps.at(-2) ?? { minutes: 0, micros: 0 };
  const times = Math.ceil((minutes - last.minutes) / (last.minutes - before.minutes));
  return last.micros + times * (last.micros - before.micros);
}
