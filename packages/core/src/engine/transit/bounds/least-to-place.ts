import { after } from '../../../storage/index.ts';
import {
  type LaneIndex,
  MAY_ALIGHT,
  type PositionIndex,
  type ServiceWindow,
  type StopIndex,
  transferPointsOf,
} from '../../../timetable/index.ts';
import type { StopSeed } from '../query/transit-query.ts';
import type { QuickestHops } from './quickest-hops.ts';

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
/** Whether bounds must be computed again for a query from much further away. */
export const isShort = ({ reach }: LeastToPlace, least: number): boolean => reachFor(least) > 1.5 * reach;

/**
 * Lower bounds from every stop to the nearest of some stops at any time: every ride from call to call at its quickest, no waiting (Dijkstra 1959
 * with the buckets of Dial 1969). The search reaches about twice as far as the nearest origin is away.
 */
export function leastToPlace(
  window: ServiceWindow,
  hops: QuickestHops,
  stops: readonly StopIndex[],
  origins: readonly StopSeed[],
): LeastToPlace {
  const width = transferPointsOf(window.timetable)?.width ?? window.timetable.stopCount;
  const { reverseLinkFirst, reverseLinkTo, reverseLinkSeconds, timetable } = window;
  const { first, from, seconds } = hops;
  const least = new Uint16Array(2 * width).fill(FARTHEST);
  // From an origin, as after an arrival, the rider may walk to a stop to board.
  const isOrigin = new Uint8Array(width);
  for (const { stop } of origins) isOrigin[stop] = 1;
  // A bucket per second holds a chain of entries; an entry is a cell of `least`.
  const head = new Int32Array(FARTHEST).fill(-1);
  const entries: number[] = [];
  const next: number[] = [];
  const offer = (entry: number, time: number): void => {
    if (time >= least[entry]!) return;
    least[entry] = time;
    next.push(head[time]!);
    head[time] = entries.length;
    entries.push(entry);
  };
  for (const stop of stops) {
    offer(2 * stop, 0);
    for (let link = reverseLinkFirst[stop]!; link < reverseLinkFirst[after(stop)]!; link++)
      offer(2 * reverseLinkTo[link]!, reverseLinkSeconds[link]!);
  }
  let reach = FARTHEST;
  for (let time = 0; time < reach; time++) {
    // Entries of zero seconds are added to the front of the chain during the loop.
    for (let at = head[time]!; at !== -1; at = head[time]!) {
      head[time] = next[at]!;
      const entry = entries[at]!;
      if (least[entry] !== time) continue;
      const stop = (entry >> 1) as StopIndex;
      if ((entry & 1) === 0) {
        if (isOrigin[stop] === 1) reach = Math.min(reach, reachFor(time));
        for (let hop = first[stop]!; hop < first[stop + 1]!; hop++) offer(2 * from[hop]! + 1, time + seconds[hop]!);
        continue;
      }
      offer(2 * stop, time);
      for (let link = reverseLinkFirst[stop]!; link < reverseLinkFirst[after(stop)]!; link++)
        offer(2 * reverseLinkTo[link]!, time + reverseLinkSeconds[link]!);
    }
  }
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
