import { after } from '../../../storage/index.ts';
import {
  type LaneIndex,
  profilesOfLanes,
  type ServiceWindow,
  type StopIndex,
  transferPointsOf,
} from '../../../timetable/index.ts';
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
  const { first, entries } = transfers;
  const longest = longestBefore(window);
  const isWorth = new Uint8Array(entries.length / 2);
  // Where each lane can be boarded so far, chained: seconds until readiness there less the longest ride to there from the lane's start.
  const lastOf = new Int32Array(laneCount).fill(-1);
  const places = new BoardingPlaces();
  for (let from = 0; from < isPlain.length; from++) {
    if (isPlain[from] === 0) continue;
    places.count = 0;
    for (let entry = first[from]!; entry < first[from + 1]!; entry++) {
      const to = entries[2 * entry + 1] as StopIndex; // plain columns are stops
      if (isPlain[to] === 0) continue;
      const seconds = entries[2 * entry]!;
      const end = stopFirstLane[after(to)]!;
      places.fit(end - stopFirstLane[to]!);
      const { lane: lanes, position: positions, lead: leads, before } = places;
      for (let at = stopFirstLane[to]!; at < end; at++) {
        const lane = stopBoardings[2 * at]!;
        const position = stopBoardings[2 * at + 1]!;
        const lead = seconds - longest[at]!;
        let place = lastOf[lane]!;
        while (place !== -1 && (positions[place]! >= position || leads[place]! > lead)) place = before[place]!;
        if (place !== -1) continue;
        isWorth[entry] = 1;
        const added = places.count++;
        before[added] = lastOf[lane]!;
        lastOf[lane] = added;
        lanes[added] = lane;
        positions[added] = position;
        leads[added] = lead;
      }
    }
    for (let place = 0; place < places.count; place++) lastOf[places.lane[place]!] = -1;
  }
  return isWorth;
}

/** Scratch for the places where lanes can be boarded after the transfers from one column. */
class BoardingPlaces {
  lane: Int32Array = new Int32Array(1 << 10);
  position: Int32Array = new Int32Array(1 << 10);
  lead: Int32Array = new Int32Array(1 << 10);
  /** The place before in the chain of the lane, -1 = none. */
  before: Int32Array = new Int32Array(1 << 10);
  count = 0;

  /** Makes room for so many further places. */
  fit(more: number): void {
    if (this.count + more <= this.lane.length) return;
    const grown = (column: Int32Array): Int32Array => {
      const longer = new Int32Array(2 * (this.count + more));
      longer.set(column);
      return longer;
    };
    this.lane = grown(this.lane);
    this.position = grown(this.position);
    this.lead = grown(this.lead);
    this.before = grown(this.before);
  }
}

/** For each entry of `stopBoardings`: the longest ride to there from the start of the lane, see {@link longestRides}. */
function longestBefore(window: ServiceWindow): Int32Array {
  const { stopBoardings } = window;
  const { first, until } = longestRides(window);
  const longest = new Int32Array(stopBoardings.length / 2);
  for (let at = 0; at < longest.length; at++)
    longest[at] = until[first[stopBoardings[2 * at]!]! + stopBoardings[2 * at + 1]!]!;
  return longest;
}

/** `[column]`: 1 for stops without transfer points, the only columns with the same entries seen from either side. */
function plainColumns({ window, transfers }: WindowTransfers): Uint8Array {
  const { stopCount } = window.timetable;
  const points = transferPointsOf(window.timetable);
  const isPlain = new Uint8Array(transfers.first.length - 1).fill(1, 0, stopCount);
  if (points !== undefined)
    for (let stop = 0; stop < stopCount; stop++)
      if (points.hasArrivalPoints[stop] === 1 || points.hasDeparturePoints[stop] === 1) isPlain[stop] = 0;
  return isPlain;
}

/**
 * `until[first[lane] + position]`: added up, the most seconds that any run needs from departing at a position to departing at the next. No run
 * takes longer between two positions than the difference.
 */
function longestRides(window: ServiceWindow): Record<'first' | 'until', Int32Array> {
  const { laneCount, laneLength, laneDepartures, times } = window;
  const { first: firstProfile, profiles } = profilesOfLanes(window);
  const first = new Int32Array(laneCount + 1);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) first[lane + 1] = first[lane]! + laneLength[lane]!;
  const until = new Int32Array(first[laneCount]!);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const start = first[lane]!;
    const length = laneLength[lane]!;
    for (let i = firstProfile[lane]!; i < firstProfile[lane + 1]!; i++) {
      const departures = profiles[i]! + laneDepartures[lane]!;
      for (let position = 1; position < length; position++) {
        const seconds = times[departures + position]! - times[departures + position - 1]!;
        if (seconds > until[start + position]!) until[start + position] = seconds;
      }
    }
    for (let position = 1; position < length; position++) until[start + position]! += until[start + position - 1]!;
  }
  return { first, until };
}
