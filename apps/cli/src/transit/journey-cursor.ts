import { PlannerError } from '@tripwright/core/base';
import type { JourneyCursor } from '@tripwright/core/engine/transit';

/**
 * A place in the list of next journeys as `DEPARTURE,ARRIVAL,BOARDINGS`, the figures of a journey told before.
 * @throws PlannerError `bad-usage`
 */
export function parseCursor(option: string, text: string): JourneyCursor {
  const [departure, arrival, boardings, ...more] = text
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (![departure, arrival, boardings].every(Number.isSafeInteger) || more.length > 0) {
    throw new PlannerError(
      'bad-usage',
      `${option} ${text}: write DEPARTURE,ARRIVAL,BOARDINGS of a journey told before, the times in Unix seconds.`,
    );
  }
  return { departure: departure as number, arrival: arrival as number, boardings: boardings as number };
}
