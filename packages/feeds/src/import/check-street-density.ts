import { PlannerError } from '@tripwright/core/base';
import { distanceMetres, METRES_PER_DEGREE } from '@tripwright/core/geo';
import type { StreetRows } from '@tripwright/core/street/build';

/** Maximum number of ways through one node, counted once for each time. Real crossings have up to two dozen. */
const MOST_THROUGH_NODE = 500;
/** Turns at all crossings, squares of the ways through them: for small extracts, and for each further reference to a node. */
const TURNS_ALLOWANCE = 2_000_000;
const TURNS_PER_REFERENCE = 16;

/** Most members of all relations: for small extracts, and for each reference of a way to a node. Real extracts have up to a third of that. */
const MEMBERS_ALLOWANCE = 500_000;
const MEMBERS_PER_REFERENCE = 1;

/** Side of a counting square. */
const SQUARE_METRES = 100;
/** Maximum number of nodes in a square. The densest places, stations mapped with every step, have some thousands. */
const MOST_IN_SQUARE = 20_000;
/** Maximum number of nodes that the average node may have in its square; real towns have some dozens. */
const MOST_ON_AVERAGE = 1000;

/** Metres of ways, outlines of buildings included, that the ground may hold: 20 km in a square of 100 m, and ferries besides. Inner cities have one. */
const METRES_PER_SQUARE = 20_000;
const METRES_ALLOWANCE = 5_000_000;
/** Nodes of an unsorted extract whose ways are measured; a Map holds no more. */
const MOST_UNSORTED = 10_000_000;

/**
 * Refuses extracts so dense that the turns at crossings, the places near a street or the members of relations exhaust time and memory.
 * @throws PlannerError `input-unusable`, with the node or place
 */
export function checkStreetDensity(file: string, rows: StreetRows): void {
  checkMembers(file, rows);
  checkCrossings(file, rows);
  const squares = checkSquares(file, rows);
  checkLengths(file, rows, squares);
}

/** Turn restrictions and areas follow their members: relations that share a few ways many times over exhaust the time. */
function checkMembers(file: string, { memberRef, wayRef }: StreetRows): void {
  if (memberRef.length > MEMBERS_ALLOWANCE + MEMBERS_PER_REFERENCE * wayRef.length)
    throw tooDense(file, `its relations have ${memberRef.length.toLocaleString('en')} members`);
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

/** @returns the number of squares with nodes */
function checkSquares(file: string, { nodeLat, nodeLng }: StreetRows): number {
  const squares = Float64Array.from(nodeLat, (lat, node) => {
    const row = Math.floor((lat * METRES_PER_DEGREE) / SQUARE_METRES);
    const width =
      METRES_PER_DEGREE * Math.max(0.01, Math.cos((row * SQUARE_METRES * Math.PI) / METRES_PER_DEGREE / 180));
    return row * 1_000_000 + Math.floor(((nodeLng[node] as number) * width) / SQUARE_METRES);
  });
  let pairs = 0;
  let occupied = 0;
  forRuns(squares, (_, nodes) => {
    occupied++;
    pairs += nodes * nodes;
    if (nodes > MOST_IN_SQUARE)
      throw tooDense(file, `${nodes.toLocaleString('en')} nodes lie within ${SQUARE_METRES} m`);
  });
  if (pairs > MOST_ON_AVERAGE * (nodeLat.length + MOST_IN_SQUARE))
    throw tooDense(file, `too many nodes lie within ${SQUARE_METRES} m of each other`);
  return occupied;
}

/** Ways between random nodes have no shortcuts worth finding: looking for them takes a time that grows with the square of their number. */
function checkLengths(
  file: string,
  { nodeId, nodeLat, nodeLng, wayFirstRef, wayRef }: StreetRows,
  squares: number,
): void {
  const nodeOf = nodeFinder(nodeId);
  const most = METRES_ALLOWANCE + METRES_PER_SQUARE * squares;
  let metres = 0;
  for (let way = 0; way + 1 < wayFirstRef.length; way++) {
    let before = -1;
    for (let at = wayFirstRef[way]!; at < wayFirstRef[way + 1]!; at++) {
      const node = nodeOf(wayRef[at]!);
      if (node >= 0 && before >= 0)
        metres += distanceMetres(
          { lat: nodeLat[before]!, lng: nodeLng[before]! },
          { lat: nodeLat[node]!, lng: nodeLng[node]! },
        );
      if (node >= 0) before = node;
    }
  }
  if (metres > most)
    throw tooDense(file, `its ways are ${Math.round(metres / 1000).toLocaleString('en')} km long, on little ground`);
}

/** Finds the row of a node by its id, -1 = not in the extract. Extracts are sorted by id, as a rule. */
function nodeFinder(ids: Float64Array): (id: number) => number {
  if (ids.every((id, row) => row === 0 || id > ids[row - 1]!)) {
    return (id) => {
      let [low, high] = [0, ids.length - 1];
      while (low <= high) {
        const middle = (low + high) >>> 1;
        if (ids[middle] === id) return middle;
        if (ids[middle]! < id) low = middle + 1;
        else high = middle - 1;
      }
      return -1;
    };
  }
  const rows = new Map<number, number>();
  for (let row = 0; row < Math.min(ids.length, MOST_UNSORTED); row++) rows.set(ids[row]!, row);
  return (id) => rows.get(id) ?? -1;
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
