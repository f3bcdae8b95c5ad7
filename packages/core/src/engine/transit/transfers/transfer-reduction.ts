import { after } from '../../../storage/index.ts';
import { type LaneIndex, type ServiceWindow, type StopIndex, transferPointsOf } from '../../../timetable/index.ts';
import type { TransferTable } from './transfer-table.ts';

/** A window with all its transfers. */
export interface WindowTransfers {
  readonly window: ServiceWindow;
  readonly transfers: TransferTable;
}

/** The entries of a transfer table that a search uses, in the table's order. */
export type ReducedTransfers = Pick<TransferTable, 'first' | 'entries'>;

interface Known {
  /** `[entry]`: 1 if boarding some lane after it is best. */
  isWorth?: Uint8Array;
  reduced?: ReducedTransfers;
}

/** Reductions by window, then by table, because a window and its opposite need the same two columns. */
const cached = new WeakMap<ServiceWindow, WeakMap<TransferTable, Known>>();

/**
 * The transfers without needless ones (transfer reduction; Witt 2015, section 3, for lanes in place of trips). A transfer is needless when
 * - every lane boarded at its end could be boarded, on the same run or an earlier one, at a stop that is reached sooner; or
 * - every lane that arrives at its beginning continues to a stop from where the rest is shorter by at least as much.
 *
 * Mostly these are walks along a street that a line runs through. The remaining ones give the same arrivals with the same boardings, as long as
 * no stop is closed: moving a transfer to an earlier boarding or a later alighting ends at an entry that is kept for both reasons (decision 0020).
 * @param opposite the same window seen in the other direction
 */
export function reducedTransfersOf(seen: WindowTransfers, opposite: WindowTransfers): ReducedTransfers {
  const known = knownOf(seen);
  known.reduced ??= reduce(seen, opposite);
  return known.reduced;
}

/** Takes over the reduction that another thread has made of the same transfers. */
export function adoptReducedTransfers(seen: WindowTransfers, reduced: ReducedTransfers): void {
  knownOf(seen).reduced ??= reduced;
}

function knownOf({ window, transfers }: WindowTransfers): Known {
  let byTable = cached.get(window);
  if (byTable === undefined) {
    byTable = new WeakMap();
    cached.set(window, byTable);
  }
  let known = byTable.get(transfers);
  if (known === undefined) {
    known = {};
    byTable.set(transfers, known);
  }
  return known;
}

function reduce(seen: WindowTransfers, opposite: WindowTransfers): ReducedTransfers {
  const { transfers } = seen;
  const isPlain = plainColumns(seen);
  const isWorthBoarding = entriesWorthBoardingAfter(seen, isPlain);
  const isWorthAlighting = entriesWorthBoardingAfter(opposite, isPlain);
  const back = entriesByEnd(opposite.transfers);
  const columns = isPlain.length;
  const keptFrom = new Int32Array(columns).fill(-1);
  const first = new Int32Array(columns + 1);
  const entries = new Int32Array(transfers.entries.length);
  let kept = 0;
  for (let from = 0; from < columns; from++) {
    for (let at = back.first[from]!; at < back.first[from + 1]!; at++)
      if (isWorthAlighting[back.entry[at]!] === 1) keptFrom[back.from[at]!] = from;
    for (let entry = transfers.first[from]!; entry < transfers.first[from + 1]!; entry++) {
      const to = transfers.entries[2 * entry + 1]!;
      if (isPlain[from] === 1 && isPlain[to] === 1 && (isWorthBoarding[entry] === 0 || keptFrom[to] !== from)) continue;
      entries[2 * kept] = transfers.entries[2 * entry]!;
      entries[2 * kept++ + 1] = to;
    }
    first[from + 1] = kept;
  }
  return { first, entries: entries.slice(0, 2 * kept) };
}

/** The entries of a table by the column they lead to: `first[to]` to `first[to + 1]` of the other two. */
function entriesByEnd({ first, entries }: TransferTable): Record<'first' | 'from' | 'entry', Int32Array> {
  const columns = first.length - 1;
  const byEnd = new Int32Array(columns + 1);
  for (let at = 1; at < entries.length; at += 2) byEnd[entries[at]! + 1]!++;
  for (let column = 0; column < columns; column++) byEnd[column + 1]! += byEnd[column]!;
  const next = byEnd.slice();
  const from = new Int32Array(entries.length / 2);
  const entryOf = new Int32Array(entries.length / 2);
  for (let column = 0; column < columns; column++) {
    for (let entry = first[column]!; entry < first[column + 1]!; entry++) {
      const at = next[entries[2 * entry + 1]!]!++;
      from[at] = column;
      entryOf[at] = entry;
    }
  }
  return { first: byEnd, from, entry: entryOf };
}

/** `[entry]`: 1 if some lane is best boarded after it; only for entries between plain columns. */
function entriesWorthBoardingAfter(seen: WindowTransfers, isPlain: Uint8Array): Uint8Array {
  const known = knownOf(seen);
  known.isWorth ??= findWorthBoardingAfter(seen, isPlain);
  return known.isWorth;
}

function findWorthBoardingAfter({ window, transfers }: WindowTransfers, isPlain: Uint8Array): Uint8Array {
  const { stopFirstLane, stopBoardings, laneCount } = window;
  const ride = longestRides(window);
  const isWorth = new Uint8Array(transfers.entries.length / 2);
  // Where each lane can be boarded so far, chained: seconds until readiness there less the longest ride to there from the lane's start.
  const lastOf = new Int32Array(laneCount).fill(-1);
  const lanes: LaneIndex[] = [];
  const positions: number[] = [];
  const leads: number[] = [];
  const before: number[] = [];
  for (let from = 0; from < isPlain.length; from++) {
    if (isPlain[from] === 0) continue;
    for (let entry = transfers.first[from]!; entry < transfers.first[from + 1]!; entry++) {
      const to = transfers.entries[2 * entry + 1] as StopIndex; // plain columns are stops
      if (isPlain[to] === 0) continue;
      const seconds = transfers.entries[2 * entry]!;
      for (let at = 2 * stopFirstLane[to]!; at < 2 * stopFirstLane[after(to)]!; at += 2) {
        const lane = stopBoardings[at] as LaneIndex;
        const position = stopBoardings[at + 1]!;
        const lead = seconds - ride.until[ride.first[lane]! + position]!;
        let place = lastOf[lane]!;
        while (place !== -1 && (positions[place]! >= position || leads[place]! > lead)) place = before[place]!;
        if (place !== -1) continue;
        isWorth[entry] = 1;
        before.push(lastOf[lane]!);
        lastOf[lane] = lanes.length;
        lanes.push(lane);
        positions.push(position);
        leads.push(lead);
      }
    }
    for (let place = 0; place < lanes.length; place++) lastOf[lanes[place]!] = -1;
    lanes.length = positions.length = leads.length = before.length = 0;
  }
  return isWorth;
}

/** `[column]`: 1 for stops without transfer points, the only columns with the same entries seen from either side. */
function plainColumns({ window, transfers }: WindowTransfers): Uint8Array {
  const { stopCount } = window.timetable;
  const points = transferPointsOf(window.timetable);
  return Uint8Array.from({ length: transfers.first.length - 1 }, (_, column) =>
    column < stopCount && points?.hasArrivalPoints[column] !== 1 && points?.hasDeparturePoints[column] !== 1 ? 1 : 0,
  );
}

/**
 * `until[first[lane] + position]`: added up, the most seconds that any run needs from departing at a position to departing at the next. No run
 * takes longer between two positions than the difference.
 */
function longestRides(window: ServiceWindow): Record<'first' | 'until', Int32Array> {
  const { laneCount, laneLength, laneFirstRun, laneDepartures, runProfile, times } = window;
  const first = new Int32Array(laneCount + 1);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) first[lane + 1] = first[lane]! + laneLength[lane]!;
  const until = new Int32Array(first[laneCount]!);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const profiles = new Set(runProfile.subarray(laneFirstRun[lane]!, laneFirstRun[after(lane)]!));
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
