import type { Journey } from '../journeys/journey.ts';
import { type StopKey, splitStopKey } from '../journeys/stop-key.ts';
import { clockSeconds, dayNumber } from '../rules/service-day-start.ts';
import { clockText, durationText } from './clock-text.ts';

export interface PrintOptions {
  /** Zone of the clocks in the line; UTC unless given. */
  readonly zone?: string;
  /** `YYYY-MM-DD`: times on other days get `+1` or `-1`; without it no time is marked. */
  readonly date?: string;
  /** Stop ids that need their feed in front. */
  readonly sharedStops?: ReadonlySet<string>;
}

/**
 * A journey as one line: stops, times and lines in order of travel, then the duration and the numbers of waits between vehicles and of
 * changes. A seated link shows as `=`.
 *
 *     A 10:00 ~ R1 ~ 10:05 B 10:05 ~ R2 ~ 10:12 C | 12m 0 waits 1 change
 *     A 10:00 ~ R1 ~ 10:05 B 10:06 = R2 = 10:12 C ~ walk 2m ~ 10:14 D | 14m 0 waits 0 changes
 *
 * A walk shows its length, and its time only at an end of the journey: whether the wait comes before or after the walk makes no difference.
 */
export function printJourney(journey: Journey, options: PrintOptions = {}): string {
  const clock = (instant: number): string => instantText(instant, options);
  const name = (key: StopKey): string => {
    const { stopId } = splitStopKey(key);
    return options.sharedStops?.has(stopId) === true ? key : stopId;
  };
  const words: string[] = [];
  let waits = 0;
  let free: number | undefined; // when the rider could be on the next vehicle
  let here: StopKey | undefined;
  for (const [i, leg] of journey.legs.entries()) {
    const isSeated = leg.kind === 'ride' && leg.seated === true;
    if (leg.fromStop !== here) words.push(name(leg.fromStop));
    if (leg.kind === 'ride') {
      if (free !== undefined && !isSeated && leg.departure > free) waits++;
      free = leg.arrival;
      const dash = isSeated ? '=' : '~';
      words.push(clock(leg.departure), dash, leg.route, dash, clock(leg.arrival));
    } else {
      const seconds = leg.arrival - leg.departure;
      if (free !== undefined) free += seconds;
      if (i === 0) words.push(clock(leg.departure));
      words.push('~', 'walk', durationText(seconds), '~');
      if (i === journey.legs.length - 1) words.push(clock(leg.arrival));
    }
    words.push(name(leg.toStop));
    here = leg.toStop;
  }
  const changes = Math.max(0, journey.boardings - 1);
  const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
  const summary = `${durationText(journey.arrival - journey.departure)} ${count(waits, 'wait')} ${count(changes, 'change')}`;
  return `${words.length === 0 ? 'stay' : words.join(' ')} | ${summary}`;
}

function instantText(instant: number, { zone = 'UTC', date }: PrintOptions): string {
  const clock = clockSeconds(instant, zone);
  const day = Math.floor(clock / 86_400);
  const off = date === undefined ? 0 : day - dayNumber(date);
  return `${clockText(clock - day * 86_400)}${off === 0 ? '' : off > 0 ? `+${off}` : off}`;
}
