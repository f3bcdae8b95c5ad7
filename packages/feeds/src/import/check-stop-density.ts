import { PlannerError } from '@tripwright/core/base';
import { METRES_PER_DEGREE } from '@tripwright/core/geo';
import type { BuiltTimetable } from '@tripwright/core/timetable/build';

/** Side of a counting square: about the longest walk between two stops. */
const SQUARE_METRES = 800;
/** Maximum number of stops in a square. The largest stations and bus terminals have a few hundred. */
const MOST_IN_SQUARE = 1000;
/** Maximum number of pairs of stops that share a square: for small feeds, and for each further stop. Four million pairs take 2 GB of memory. */
const PAIRS_ALLOWANCE = 3_000_000;
const PAIRS_PER_STOP = 100;

/**
 * Refuses stops that lie so densely that the walks between them, which grow with the square of their number, exhaust the memory.
 * @throws PlannerError `input-unusable`, with a place of these stops
 */
export function checkStopDensity({ stopLat, stopLng, boardableStops }: BuiltTimetable): void {
  const counts = new Map<number, number>();
  const mostPairs = PAIRS_ALLOWANCE + PAIRS_PER_STOP * boardableStops;
  let pairs = 0;
  for (let stop = 0; stop < boardableStops; stop++) {
    const [lat, lng] = [stopLat[stop] as number, stopLng[stop] as number];
    if (Number.isNaN(lat)) continue;
    const row = Math.floor((lat * METRES_PER_DEGREE) / SQUARE_METRES);
    const width =
      METRES_PER_DEGREE * Math.max(0.01, Math.cos((row * SQUARE_METRES * Math.PI) / METRES_PER_DEGREE / 180));
    const square = row * 100_000 + Math.floor((lng * width) / SQUARE_METRES);
    const count = (counts.get(square) ?? 0) + 1;
    counts.set(square, count);
    pairs += 2 * count - 1;
    if (count <= MOST_IN_SQUARE && pairs <= mostPairs) continue;
    const which =
      count > MOST_IN_SQUARE
        ? `More than ${MOST_IN_SQUARE.toLocaleString('en')} stops lie within ${SQUARE_METRES} m`
        : 'Too many stops lie close together, last';
    throw new PlannerError(
      'input-unusable',
      `${which} at ${lat.toFixed(4)},${lng.toFixed(4)}. Check the coordinates in stops.txt.`,
    );
  }
}
