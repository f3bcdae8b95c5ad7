import { after } from '../../../storage/index.ts';
import {
  type LaneIndex,
  MAY_ALIGHT,
  type PositionIndex,
  type ServiceWindow,
  transferPointsOf,
} from '../../../timetable/index.ts';
import type { StopSeed } from '../query/transit-query.ts';
import type { QuickestHops } from './quickest-hops.ts';
import type { WalksTo } from './walks-to.ts';

/** Lower bounds in seconds to a place. None is greater than `reach`, where the search for them ends. */
export interface LeastToPlace {
  readonly reach: number;
  /** Seconds per unit of the numbers below. Rounded down to units, they need a byte each and stay in the processor's caches. */
  readonly unit: number;
  /** `[2 × column]`: after arriving by a vehicle; `[2 × column + 1]`: before boarding one. */
  readonly units: Uint8Array;
  /** `[aboardFirst[lane] + position]`: on board of a vehicle that leaves there. */
  readonly aboard: Uint8Array;
  readonly aboardFirst: Int32Array;
}

/** No bound is greater: fits 16 bits. */
const FARTHEST = 18 * 3600;
/** The reach for a destination with this lower bound from the nearest origin: waits make the best journey longer than the bound. */
const reachFor = (least: number): number => Math.min(FARTHEST, 2 * least + 1800);
/** The same where all queries are those of one request: a reach much beyond its journeys prunes hardly more. */
const reachForRequest = (least: number): number => Math.min(FARTHEST, least + (least >> 2) + 600);
/** Whether bounds must be computed again for a query from much further away. */
export const isShort = ({ reach }: LeastToPlace, least: number): boolean => reachFor(least) > 1.5 * reach;

/** A destination of the bounds: stops with the seconds from each to it. */
export interface BoundedPlace {
  readonly stops: readonly StopSeed[];
  /** The walks of transfers. */
  readonly walks: WalksTo;
  /** Walks from the last vehicle to one of the stops; undefined where the destination is reached from those stops alone. */
  readonly endWalks: WalksTo | undefined;
  /** Whether further queries come from elsewhere. */
  readonly isShared: boolean;
}

/** Memory that computations share: a bucket per second holds a chain of entries, each a cell of `least` that was lowered to that second. */
class Buckets {
  readonly head: Int32Array = new Int32Array(FARTHEST).fill(-1);
  cells: Int32Array = new Int32Array(0);
  next: Int32Array = new Int32Array(0);
  count = 0;
  /** No entry is later. */
  last = 0;

  /** Makes room for so many further entries. */
  fit(more: number): void {
    if (this.cells.length >= this.count + more) return;
    const [cells, next] = [this.cells, this.next];
    this.cells = new Int32Array(2 * (this.count + more));
    this.next = new Int32Array(this.cells.length);
    this.cells.set(cells);
    this.next.set(next);
  }

  offer(least: Uint16Array, cell: number, time: number): void {
    if (time >= least[cell]!) return;
    this.fit(1);
    least[cell] = time;
    this.cells[this.count] = cell;
    this.next[this.count] = this.head[time]!;
    this.head[time] = this.count++;
    if (time > this.last) this.last = time;
  }

  /** Forgets all entries; those before `time` were taken out. */
  clearFrom(time: number): void {
    for (let at = time; at <= this.last; at++) this.head[at] = -1;
    this.count = 0;
    this.last = 0;
  }
}

const buckets = new Buckets();

/**
 * Lower bounds from every stop to a destination at any time: every ride from call to call at its quickest, no waiting (Dijkstra 1959 with the buckets
 * of Dial 1969). The search ends some way beyond the nearest origin.
 */
export function leastToPlace(
  window: ServiceWindow,
  hops: QuickestHops,
  place: BoundedPlace,
  origins: readonly StopSeed[],
): LeastToPlace {
  const { timetable } = window;
  const width = transferPointsOf(timetable)?.width ?? timetable.stopCount;
  const least = new Uint16Array(2 * width).fill(FARTHEST);
  // From an origin, as after an arrival, the rider may walk to a stop to board.
  const isOrigin = new Uint8Array(width);
  for (const { stop } of origins) isOrigin[stop] = 1;
  const reach = settle(hops, place, isOrigin, least);
  for (let entry = 0; entry < least.length; entry++) if (least[entry]! > reach) least[entry] = reach;
  let point = timetable.stopCount;
  for (const stop of transferPointsOf(timetable)?.stopOfPoint ?? []) {
    least[2 * point] = least[2 * stop]!;
    least[2 * point + 1] = least[2 * stop + 1]!;
    point++;
  }
  const unit = Math.ceil(reach / 255);
  return { reach, unit, units: inUnits(least, unit), ...leastAboard(window, hops, least, reach, unit) };
}

/**
 * Settles the cells of `least` in the order of their seconds. Hot: the inner loop reads and writes flat arrays only.
 * @returns the reach of the search
 */
function settle(
  hops: QuickestHops,
  { stops, walks, endWalks, isShared }: BoundedPlace,
  isOrigin: Uint8Array,
  least: Uint16Array,
): number {
  for (const { stop, seconds } of stops) {
    buckets.offer(least, 2 * stop, seconds);
    if (endWalks === undefined) continue;
    for (let walk = endWalks.first[stop]!; walk < endWalks.first[stop + 1]!; walk++)
      buckets.offer(least, 2 * endWalks.from[walk]!, seconds + endWalks.seconds[walk]!);
  }
  const { head } = buckets;
  let { cells, next, count, last } = buckets;
  let reach = FARTHEST;
  for (let time = 0; time < reach && time <= last; time++) {
    // Entries of zero seconds are added to the front of the chain during the loop.
    for (let at = head[time]!; at !== -1; at = head[time]!) {
      head[time] = next[at]!;
      const cell = cells[at]!;
      if (least[cell] !== time) continue;
      const stop = cell >> 1;
      // Before a stop is reached by vehicle, the vehicle left another one; before it was boarded, the rider walked there.
      const isByVehicle = (cell & 1) === 0;
      if (isByVehicle && isOrigin[stop] === 1)
        reach = Math.min(reach, isShared ? reachFor(time) : reachForRequest(time));
      const { first, from, seconds } = isByVehicle ? hops : walks;
      const other = isByVehicle ? 1 : 0;
      const end = first[stop + 1]!;
      if (count + end > cells.length + first[stop]!) {
        buckets.count = count;
        buckets.fit(end - first[stop]!);
        ({ cells, next } = buckets);
      }
      for (let edge = first[stop]!; edge < end; edge++) {
        const before = 2 * from[edge]! + other;
        const total = time + seconds[edge]!;
        if (total >= least[before]!) continue;
        least[before] = total;
        cells[count] = before;
        next[count] = head[total]!;
        head[total] = count++;
        if (total > last) last = total;
      }
    }
  }
  buckets.last = last;
  buckets.clearFrom(Math.min(reach, last));
  return reach;
}

function inUnits(seconds: Uint16Array, unit: number): Uint8Array {
  const units = new Uint8Array(seconds.length);
  for (let i = 0; i < units.length; i++) units[i] = seconds[i]! / unit;
  return units;
}

/** The lower bound from the nearest of some origins. */
export function leastOf({ units, unit }: LeastToPlace, origins: readonly StopSeed[]): number {
  let least = FARTHEST;
  for (const { stop } of origins) least = Math.min(least, units[2 * stop]! * unit);
  return least;
}

/** The memory that bounds take. */
export function bytesOf({ units, aboard, aboardFirst }: LeastToPlace): number {
  return units.byteLength + aboard.byteLength + aboardFirst.byteLength;
}

/**
 * Lower bounds on board, from the end of every pattern to its beginning: the rider stays on board or alights. Patterns out of reach share one
 * stretch.
 */
function leastAboard(
  window: ServiceWindow,
  { byPosition }: QuickestHops,
  seconds: Uint16Array,
  reach: number,
  unit: number,
): Pick<LeastToPlace, 'aboard' | 'aboardFirst'> {
  const { laneCount, laneFirstPosition, laneLength, positionCode, positionStop, seated } = window;
  const longest = Math.max(0, ...new Set(laneLength));
  const aboard = new Uint8Array(longest + positionCode.length).fill(reach / unit);
  const aboardFirst = new Int32Array(laneCount);
  let filled = longest;
  for (let lane = 0 as LaneIndex; lane < laneCount; ) {
    const first = laneFirstPosition[lane]!;
    const length = laneLength[lane]!;
    const firstLane = lane;
    let here: number = reach;
    // Lanes of one pattern share its positions, and may lead to different lanes.
    for (; lane < laneCount && laneFirstPosition[lane] === first; lane++) {
      for (let target = seated.laneFirst[lane]!; target < seated.laneFirst[after(lane)]!; target++) {
        const stop = positionStop[laneFirstPosition[seated.toLane[target]!]!]!;
        here = Math.min(here, seconds[2 * stop + 1]!);
      }
    }
    let isInReach = here < reach;
    aboard[filled + length - 1] = here / unit;
    for (let position = length - 1; position > 0; position--) {
      const code = positionCode[(first + position) as PositionIndex]!;
      if ((code & MAY_ALIGHT) !== 0) here = Math.min(here, seconds[2 * (code >>> 4)]!);
      isInReach ||= here < reach;
      here = Math.min(reach, here + byPosition[first + position - 1]!);
      aboard[filled + position - 1] = here / unit;
    }
    if (!isInReach) continue;
    aboardFirst.fill(filled, firstLane, lane);
    filled += length;
  }
  return { aboard: aboard.slice(0, filled), aboardFirst };
}
