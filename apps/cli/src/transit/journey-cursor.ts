import { PlannerError } from '@tripwright/core/base';
import type { JourneyCursor } from '@tripwright/core/engine/transit';

/**
 * Parses a position in the list of next journeys: `DEPARTURE,ARRIVAL,BOARDINGS` of a journey in an earlier answer.
 * @throws PlannerError `bad-usage`
 */
export function parseCursor(option: string, text: string): JourneyCursor {
  const [departure, arrival, boardings, ...more] = text
    .split(',')
    .map((part) => (part === '' ? Number.NaN : Number(part)));
  if (![departure, arrival, boardings].every(Number.isSafeInteger) || more.length > 0) {
    throw new PlannerError(
      'bad-usage',
      `${option} ${text}: write DEPARTURE,ARRIVAL,BOARDINGS of a journey in an earlier answer, with times in Unix seconds.`,
    );
  }
  return { departure: departure as number, arrival: arrival as number, boardings: boardings as number };
}
