import { type ServiceWindow, transferPointsOf } from '../../../timetable/index.ts';
import type { TransferTable } from './transfer-table.ts';

/** A window, and every change in it. */
export interface WindowTransfers {
  readonly window: ServiceWindow;
  readonly changes: TransferTable;
}

/** The ways of a change table that are looked at, in its order. */
export type ReducedTransfers = Pick<TransferTable, 'first' | 'ways'>;

/** By window, then by table: a window and its opposite need the same two columns. */
const cached = new WeakMap<
  ServiceWindow,
  WeakMap<TransferTable, { isWorth?: Uint8Array; useful?: ReducedTransfers }>
>();

/**
 * The changes without those that nobody in the window needs, as there is as good a place for them: every lane boarded at their end
 * could be boarded, on the same run or an earlier one, where one is ready sooner; or every lane that arrives at their beginning goes on to
 * where the rest of the way is at least as much shorter. Mostly the walk along a street that a line runs through. What is left gives the same
 * arrivals with the same boardings, as long as no stop is closed (transfer reduction; Witt 2015, section 3, for lanes
 * in place of trips): moving a change to an earlier boarding or a later alighting ends at a way that is kept for both reasons.
 * @param opposite the same window seen the other way
 */
export function reducedTransfersOf(seen: WindowTransfers, opposite: WindowTransfers): ReducedTransfers {
  const known = knownOf(seen);
  known.useful ??= keepUseful(seen, opposite);
  return known.useful;
}

function knownOf({ window, changes }: WindowTransfers): { isWorth?: Uint8Array; useful?: ReducedTransfers } {
  let byTable = cached.get(window);
  if (byTable === undefined) {
    byTable = new WeakMap();
    cached.set(window, byTable);
  }
  let known = byTable.get(changes);
  if (known === undefined) {
    known = {};
    byTable.set(changes, known);
  }
  return known;
}

function keepUseful(seen: WindowTransfers, opposite: WindowTransfers): ReducedTransfers {
  const { changes } = seen;
  const isPlain = plainColumns(seen);
  const isWorthBoarding = waysWorthBoardingAfter(seen, isPlain);
  const isWorthAlighting = waysWorthBoardingAfter(opposite, isPlain);
  const back = waysByEnd(opposite.changes);
  const columns = isPlain.length;
  const keptFrom = new Int32Array(columns).fill(-1);
  const first = new Int32Array(columns + 1);
  const ways = new Int32Array(changes.ways.length);
  let kept = 0;
  for (let from = 0; from < columns; from++) {
    for (let at = back.first[from]!; at < back.first[from + 1]!; at++)
      if (isWorthAlighting[back.way[at]!] === 1) keptFrom[back.from[at]!] = from;
    for (let way = changes.first[from]!; way < changes.first[from + 1]!; way++) {
      const to = changes.ways[2 * way + 1]!;
      if (isPlain[from] === 1 && isPlain[to] === 1 && (isWorthBoarding[way] === 0 || keptFrom[to] !== from)) continue;
      ways[2 * kept] = changes.ways[2 * way]!;
      ways[2 * kept++ + 1] = to;
    }
    first[from + 1] = kept;
  }
  return { first, ways: ways.slice(0, 2 * kept) };
}

/** The ways of a table by the column they lead to: `first[to]` to `first[to + 1]` of the other two. */
function waysByEnd({ first, ways }: TransferTable): Record<'first' | 'from' | 'way', Int32Array> {
  const columns = first.length - 1;
  const byEnd = new Int32Array(columns + 1);
  for (let at = 1; at < ways.length; at += 2) byEnd[ways[at]! + 1]!++;
  for (let column = 0; column < columns; column++) byEnd[column + 1]! += byEnd[column]!;
  const next = byEnd.slice();
  const from = new Int32Array(ways.length / 2);
  const wayOf = new Int32Array(ways.length / 2);
  for (let column = 0; column < columns; column++) {
    for (let way = first[column]!; way < first[column + 1]!; way++) {
      const at = next[ways[2 * way + 1]!]!++;
      from[at] = column;
      wayOf[at] = way;
    }
  }
  return { first: byEnd, from, way: wayOf };
}

/** `[way]`: 1 if some lane is best boarded after it; told for ways between plain columns only. */
function waysWorthBoardingAfter(seen: WindowTransfers, isPlain: Uint8Array): Uint8Array {
  const known = knownOf(seen);
  known.isWorth ??= findWaysWorthBoardingAfter(seen, isPlain);
  return known.isWorth;
}

function findWaysWorthBoardingAfter({ window, changes }: WindowTransfers, isPlain: Uint8Array): Uint8Array {
  const { stopFirstLane, stopBoardings, laneCount } = window;
  const ride = longestRides(window);
  const isWorth = new Uint8Array(changes.ways.length / 2);
  // Where each lane can be boarded so far, chained: seconds until one is ready there less the longest ride to there from the lane's start.
  const lastOf = new Int32Array(laneCount).fill(-1);
  const lanes: number[] = [];
  const positions: number[] = [];
  const leads: number[] = [];
  const before: number[] = [];
  for (let from = 0; from < isPlain.length; from++) {
    if (isPlain[from] === 0) continue;
    for (let way = changes.first[from]!; way < changes.first[from + 1]!; way++) {
      const to = changes.ways[2 * way + 1]!;
      if (isPlain[to] === 0) continue;
      const seconds = changes.ways[2 * way]!;
      for (let at = 2 * stopFirstLane[to]!; at < 2 * stopFirstLane[to + 1]!; at += 2) {
        const lane = stopBoardings[at]!;
        const position = stopBoardings[at + 1]!;
        const lead = seconds - ride.until[ride.first[lane]! + position]!;
        let entry = lastOf[lane]!;
        while (entry !== -1 && (positions[entry]! >= position || leads[entry]! > lead)) entry = before[entry]!;
        if (entry !== -1) continue;
        isWorth[way] = 1;
        before.push(lastOf[lane]!);
        lastOf[lane] = lanes.length;
        lanes.push(lane);
        positions.push(position);
        leads.push(lead);
      }
    }
    for (let entry = 0; entry < lanes.length; entry++) lastOf[lanes[entry]!] = -1;
    lanes.length = positions.length = leads.length = before.length = 0;
  }
  return isWorth;
}

/** `[column]`: 1 for stops where no row tells vehicles apart, the only ones with the same ways seen from either side. */
function plainColumns({ window, changes }: WindowTransfers): Uint8Array {
  const { stopCount } = window.timetable;
  const transferPoints = transferPointsOf(window.timetable);
  return Uint8Array.from({ length: changes.first.length - 1 }, (_, column) =>
    column < stopCount &&
    transferPoints?.hasArrivalPoints[column] !== 1 &&
    transferPoints?.hasDeparturePoints[column] !== 1
      ? 1
      : 0,
  );
}

/**
 * `until[first[lane] + position]`: added up, the most seconds that any run needs from departing at a position to departing at the next. No run
 * takes longer between two positions than the difference.
 */
function longestRides(window: ServiceWindow): Record<'first' | 'until', Int32Array> {
  const { laneCount, laneLength, laneFirstRun, laneDepartures, runProfile, times } = window;
  const first = new Int32Array(laneCount + 1);
  for (let lane = 0; lane < laneCount; lane++) first[lane + 1] = first[lane]! + laneLength[lane]!;
  const until = new Int32Array(first[laneCount]!);
  for (let lane = 0; lane < laneCount; lane++) {
    const profiles = new Set(runProfile.subarray(laneFirstRun[lane], laneFirstRun[lane + 1]));
    const start = first[lane]!;
    for (let position = 1; position < laneLength[lane]!; position++) {
      let longest = 0;
      for (const profile of profiles) {
        const departure = profile + laneDepartures[lane]! + position;
        longest = Math.max(longest, times[departure]! - times[departure - 1]!);
      }
      until[start + position] = until[start + position - 1]! + longest;
    }
  }
  return { first, until };
}
