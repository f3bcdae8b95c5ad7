import { PlannerError } from '@tripwright/core/base';
import { METRES_PER_DEGREE } from '@tripwright/core/geo';
import type { StreetRows } from '@tripwright/core/street/build';

/** Maximum number of ways through one node, counted once for each time. Real crossings have up to two dozen. */
const MOST_THROUGH_NODE = 500;
/** Turns at all crossings, squares of the ways through them: for small extracts, and for each further reference to a node. */
const TURNS_ALLOWANCE = 2_000_000;
const TURNS_PER_REFERENCE = 16;

/** Side of a counting square. */
const SQUARE_METRES = 100;
/** Maximum number of nodes in a square. The densest places, stations mapped with every step, have some thousands. */
const MOST_IN_SQUARE = 20_000;
/** Maximum number of nodes that the average node may have in its square; real towns have some dozens. */
const MOST_ON_AVERAGE = 1000;

/**
 * Refuses extracts so dense that the turns at crossings or the places near a street, which grow with the square of the density, exhaust
 * time and memory.
 * @throws PlannerError `input-unusable`, with the node or place
 */
export function checkStreetDensity(file: string, rows: StreetRows): void {
  checkCrossings(file, rows);
  checkSquares(file, rows);
}

function checkCrossings(file: string, { wayRef }: StreetRows): void {
  let turns = 0;
  forRuns(wayRef.slice(), (node, ways) => {
    turns += ways * ways;
    if (ways > MOST_THROUGH_NODE) throw tooDense(file, `${ways.toLocaleString('en')} ways run through node ${node}`);
  });
  if (turns > TURNS_ALLOWANCE + TURNS_PER_REFERENCE * wayRef.length)
    throw tooDense(file, 'too many ways run through each node');
}

function checkSquares(file: string, { nodeLat, nodeLng }: StreetRows): void {
  const squares = Float64Array.from(nodeLat, (lat, node) => {
    const row = Math.floor((lat * METRES_PER_DEGREE) / SQUARE_METRES);
    const width =
      METRES_PER_DEGREE * Math.max(0.01, Math.cos((row * SQUARE_METRES * Math.PI) / METRES_PER_DEGREE / 180));
    return row * 1_000_000 + Math.floor(((nodeLng[node] as number) * width) / SQUARE_METRES);
  });
  let pairs = 0;
  forRuns(squares, (_, nodes) => {
    pairs += nodes * nodes;
    if (nodes > MOST_IN_SQUARE)
      throw tooDense(file, `${nodes.toLocaleString('en')} nodes lie within ${SQUARE_METRES} m`);
  });
  if (pairs > MOST_ON_AVERAGE * (nodeLat.length + MOST_IN_SQUARE))
    throw tooDense(file, `too many nodes lie within ${SQUARE_METRES} m of each other`);
}

/** Calls `visit` with every different value and its number. Sorts the values in place: a Map would be too small for a country. */
function forRuns(values: Float64Array, visit: (value: number, count: number) => void): void {
  values.sort();
  for (let start = 0; start < values.length; ) {
    let end = start + 1;
    while (end < values.length && values[end] === values[start]) end++;
    visit(values[start] as number, end - start);
    start = end;
  }
}

function tooDense(file: string, what: string): PlannerError {
  return new PlannerError('input-unusable', `${file} is not a map of streets: ${what}. Download the extract again.`);
}
