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

/** Which entries of a table are worth their walk, for windows in which the same patterns can be boarded and rides take equally long at most. */
interface Worth {
  readonly boardings: PatternBoardings;
  /** `[entry]`: 1 if boarding some pattern after it is best. */
  readonly isWorth: Uint8Array;
  /** By what the same is in the other direction. */
  readonly reduced: WeakMap<Worth, ReducedTransfers>;
}

/** The reduced transfers of windows, by table. */
const cached = new WeakMap<ServiceWindow, WeakMap<TransferTable, ReducedTransfers>>();
/** The last few of each table. Days of one timetable, and a timetable with late runs, mostly differ in nothing that counts here. */
const lastWorths = new WeakMap<TransferTable, Worth[]>();
const WORTHS_KEPT = 4;

/**
 * The transfers without needless ones (transfer reduction; Witt 2015, section 3, for patterns in place of trips). A transfer is needless when
 * - every pattern boarded at its end could be boarded, on the same run or an earlier one of its lane, at a stop that is reached sooner; or
 * - every pattern that arrives at its beginning continues to a stop from where the rest is shorter by at least as much.
 *
 * Mostly these are walks along a street that a line runs through. The remaining ones give the same arrivals with the same boardings, as long as
 * no stop is closed: moving a transfer to an earlier boarding or a later alighting ends at an entry that is kept for both reasons (decision 0020).
 * @param opposite the same window seen in the other direction
 */
export function reducedTransfersOf(seen: WindowTransfers, opposite: WindowTransfers): ReducedTransfers {
  const known = reductionsOf(seen.window).get(seen.transfers);
  if (known !== undefined) return known;
  const isPlain = plainColumns(seen);
  const boarding = worthOf(seen, isPlain);
  const alighting = worthOf(opposite, isPlain);
  let reduced = boarding.reduced.get(alighting);
  if (reduced === undefined) {
    reduced = reduce(seen.transfers, opposite.transfers, isPlain, boarding.isWorth, alighting.isWorth);
    boarding.reduced.set(alighting, reduced);
  }
  reductionsOf(seen.window).set(seen.transfers, reduced);
  return reduced;
}

/** Takes over the reduction that another thread has made of the same transfers. */
export function adoptReducedTransfers({ window, transfers }: WindowTransfers, reduced: ReducedTransfers): void {
  reductionsOf(window).set(transfers, reduced);
}

function reductionsOf(window: ServiceWindow): WeakMap<TransferTable, ReducedTransfers> {
  let byTable = cached.get(window);
  if (byTable === undefined) {
    byTable = new WeakMap();
    cached.set(window, byTable);
  }
  return byTable;
}

function reduce(
  transfers: TransferTable,
  opposite: TransferTable,
  isPlain: Uint8Array,
  isWorthBoarding: Uint8Array,
  isWorthAlighting: Uint8Array,
): ReducedTransfers {
  const back = entriesByEnd(opposite);
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

function worthOf({ window, transfers }: WindowTransfers, isPlain: Uint8Array): Worth {
  let worths = lastWorths.get(transfers);
  if (worths === undefined) {
    worths = [];
    lastWorths.set(transfers, worths);
  }
  const boardings = boardingsOf(window);
  const at = worths.findIndex((worth) => areSame(worth.boardings, boardings));
  const worth =
    at < 0
      ? { boardings, isWorth: findWorthBoardingAfter(transfers, boardings, isPlain), reduced: new WeakMap() }
      : worths.splice(at, 1)[0]!;
  worths.unshift(worth);
  if (worths.length > WORTHS_KEPT) worths.pop();
  return worth;
}

/** `[entry]`: 1 if some pattern is best boarded after it; only for entries between plain columns. */
function findWorthBoardingAfter(
  { first, entries }: TransferTable,
  { first: firstBoarding, pattern: patterns, position: positions, longest, patternCount }: PatternBoardings,
  isPlain: Uint8Array,
): Uint8Array {
  const isWorth = new Uint8Array(entries.length / 2);
  // Where each pattern can be boarded so far, chained: seconds until readiness there less the longest ride to there from its start.
  const lastOf = new Int32Array(patternCount).fill(-1);
  const places = new BoardingPlaces();
  for (let from = 0; from < isPlain.length; from++) {
    if (isPlain[from] === 0) continue;
    places.count = 0;
    for (let entry = first[from]!; entry < first[from + 1]!; entry++) {
      const to = entries[2 * entry + 1]!; // plain columns are stops
      if (isPlain[to] === 0) continue;
      const seconds = entries[2 * entry]!;
      const end = firstBoarding[to + 1]!;
      places.fit(end - firstBoarding[to]!);
      const { pattern: patternAt, position: positionAt, lead: leadAt, before } = places;
      for (let at = firstBoarding[to]!; at < end; at++) {
        const pattern = patterns[at]!;
        const position = positions[at]!;
        const lead = seconds - longest[position]!;
        let place = lastOf[pattern]!;
        while (place !== -1 && (positionAt[place]! >= position || leadAt[place]! > lead)) place = before[place]!;
        if (place !== -1) continue;
        isWorth[entry] = 1;
        const added = places.count++;
        before[added] = lastOf[pattern]!;
        lastOf[pattern] = added;
        patternAt[added] = pattern;
        positionAt[added] = position;
        leadAt[added] = lead;
      }
    }
    for (let place = 0; place < places.count; place++) lastOf[places.pattern[place]!] = -1;
  }
  return isWorth;
}

/** Scratch for the places where patterns can be boarded after the transfers from one column. */
class BoardingPlaces {
  pattern: Int32Array = new Int32Array(1 << 10);
  position: Int32Array = new Int32Array(1 << 10);
  lead: Int32Array = new Int32Array(1 << 10);
  /** The place before in the chain of the pattern, -1 = none. */
  before: Int32Array = new Int32Array(1 << 10);
  count = 0;

  /** Makes room for so many further places. */
  fit(more: number): void {
    if (this.count + more <= this.pattern.length) return;
    const grown = (column: Int32Array): Int32Array => {
      const longer = new Int32Array(2 * (this.count + more));
      longer.set(column);
      return longer;
    };
    this.pattern = grown(this.pattern);
    this.position = grown(this.position);
    this.lead = grown(this.lead);
    this.before = grown(this.before);
  }
}

/** Where the patterns of a window can be boarded, and how long rides along them take at most. */
interface PatternBoardings {
  readonly patternCount: number;
  /** `stops + 1` entries: the boardings at a stop. */
  readonly first: Int32Array;
  /** Of a boarding: the pattern, and the position as in `positionStop`. */
  readonly pattern: Int32Array;
  readonly position: Int32Array;
  /** `[position]`: see {@link longestRides}. */
  readonly longest: Int32Array;
}

const knownBoardings = new WeakMap<ServiceWindow, PatternBoardings>();

function boardingsOf(window: ServiceWindow): PatternBoardings {
  let boardings = knownBoardings.get(window);
  if (boardings === undefined) {
    boardings = collectBoardings(window);
    knownBoardings.set(window, boardings);
  }
  return boardings;
}

function collectBoardings(window: ServiceWindow): PatternBoardings {
  const { timetable, stopFirstLane, stopBoardings, lanePattern, laneFirstPosition } = window;
  const { stopCount, patternCount, positionStop } = timetable;
  const first = new Int32Array(stopCount + 1);
  const pattern = new Int32Array(stopBoardings.length / 2);
  const position = new Int32Array(pattern.length);
  const isKnown = new Uint8Array(positionStop.length);
  let count = 0;
  for (let stop = 0 as StopIndex; stop < stopCount; stop++) {
    for (let at = 2 * stopFirstLane[stop]!; at < 2 * stopFirstLane[after(stop)]!; at += 2) {
      const lane = stopBoardings[at] as LaneIndex;
      const here = laneFirstPosition[lane]! + stopBoardings[at + 1]!;
      if (isKnown[here] === 1) continue; // another lane of the pattern
      isKnown[here] = 1;
      pattern[count] = lanePattern[lane]!;
      position[count++] = here;
    }
    first[stop + 1] = count;
  }
  const boardings = { pattern: pattern.slice(0, count), position: position.slice(0, count) };
  return { patternCount, first, ...boardings, longest: longestRides(window) };
}

/** Whether the same transfers are worth their walk. */
function areSame(a: PatternBoardings, b: PatternBoardings): boolean {
  const columns = ['first', 'pattern', 'position', 'longest'] as const;
  return columns.every((name) => {
    const [one, other] = [a[name], b[name]];
    if (one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
    return true;
  });
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
 * `[position]`: added up along its pattern, the most seconds that any run needs from departing at a position to departing at the next. No run takes longer
 * between two positions than the difference. Lanes of a pattern count together: there are hardly more transfers than for each alone, and late runs, which
 * get lanes of their own, change less.
 */
function longestRides(window: ServiceWindow): Int32Array {
  const { laneCount, laneFirstPosition, laneLength, laneDepartures, lanePattern, times, positionStop } = window;
  const { first: firstProfile, profiles } = profilesOfLanes(window);
  const longest = new Int32Array(positionStop.length);
  for (let lane = 0 as LaneIndex; lane < laneCount; lane++) {
    const start = laneFirstPosition[lane]!;
    const length = laneLength[lane]!;
    for (let i = firstProfile[lane]!; i < firstProfile[lane + 1]!; i++) {
      const departures = profiles[i]! + laneDepartures[lane]!;
      for (let position = 1; position < length; position++) {
        const seconds = times[departures + position]! - times[departures + position - 1]!;
        if (seconds > longest[start + position]!) longest[start + position] = seconds;
      }
    }
    // Lanes of a pattern follow one another.
    if (lane + 1 < laneCount && lanePattern[after(lane)] === lanePattern[lane]) continue;
    for (let position = 1; position < length; position++) longest[start + position]! += longest[start + position - 1]!;
  }
  return longest;
}
