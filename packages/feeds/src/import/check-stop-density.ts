import { PlannerError } from '@tripwright/core/base';
import { METRES_PER_DEGREE, nearbyDistanceMetres } from '@tripwright/core/geo';
import type { BuiltTimetable } from '@tripwright/core/timetable/build';

/** About the longest walk between two stops. */
const NEAR_METRES = 800;
/** Maximum number of stops near each other. The largest stations and bus terminals have a few hundred. */
const MOST_NEAR = 1000;
/** Maximum number of pairs of stops near each other: for small feeds, and for each further stop. A million pairs take 0.4 GB of memory. */
const PAIRS_ALLOWANCE = 1_500_000;
const PAIRS_PER_STOP = 100;

/**
 * Refuses stops that lie so densely that the walks between them, which grow with the square of their number, exhaust the memory.
 * @throws PlannerError `input-unusable`, with a place of these stops
 */
export function checkStopDensity({ stopLat, stopLng, boardableStops }: BuiltTimetable): void {
  const mostPairs = PAIRS_ALLOWANCE + PAIRS_PER_STOP * boardableStops;
  const squares = new Map<number, number[]>();
  let pairs = 0;
  for (let stop = 0; stop < boardableStops; stop++) {
    const [lat, lng] = [stopLat[stop]!, stopLng[stop]!];
    if (Number.isNaN(lat)) continue;
    const row = Math.floor((lat * METRES_PER_DEGREE) / NEAR_METRES);
    let near = 1;
    for (let r = row - 1; r <= row + 1; r++) {
      const column = columnIn(r, lng);
      for (let c = column - 1; c <= column + 1; c++)
        for (const other of squares.get(keyOf(r, c)) ?? [])
          if (nearbyDistanceMetres(lat, lng, stopLat[other]!, stopLng[other]!) <= NEAR_METRES) near++;
    }
    const key = keyOf(row, columnIn(row, lng));
    const square = squares.get(key);
    if (square === undefined) squares.set(key, [stop]);
    else square.push(stop);
    pairs += 2 * near - 1;
    if (near <= MOST_NEAR && pairs <= mostPairs) continue;
    const which =
      near > MOST_NEAR
        ? `More than ${MOST_NEAR.toLocaleString('en')} stops lie within ${NEAR_METRES} m`
        : 'Too many stops lie close together, last';
    throw new PlannerError(
      'input-unusable',
      `${which} at ${lat.toFixed(4)},${lng.toFixed(4)}. Check the coordinates in stops.txt.`,
    );
  }
}

/** The column of a longitude in a row of squares, which are as wide as high. */
function columnIn(row: number, lng: number): number {
  const latitude = ((row * NEAR_METRES) / METRES_PER_DEGREE) * (Math.PI / 180);
  return Math.floor((lng * METRES_PER_DEGREE * Math.max(0.01, Math.cos(latitude))) / NEAR_METRES);
}

function keyOf(row: number, column: number): number {
  return row * 1_000_000 + column;
}
