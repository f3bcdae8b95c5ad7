import { below, randomNumbers } from '@tripwright/testkit/random';

/** A stop-to-stop question; `seconds` of the service day. */
export interface Question {
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

/** At most this many vehicles: four changes. */
export const MAX_BOARDINGS = 5;
const FIRST_SECOND = 6 * 3600;
const LAST_SECOND = 20 * 3600;

/** Seeded questions between different stops, leaving between 06:00 and 20:00. */
export function randomQuestions(stops: readonly number[], count: number, seed: number): Question[] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const from = below(random, stops.length);
    const to = (from + 1 + below(random, stops.length - 1)) % stops.length;
    return {
      from: stops[from] as number,
      to: stops[to] as number,
      seconds: FIRST_SECOND + below(random, LAST_SECOND - FIRST_SECOND),
    };
  });
}
