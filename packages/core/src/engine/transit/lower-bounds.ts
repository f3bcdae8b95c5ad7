import { MAY_ALIGHT, NO_COORDINATE, particularChangesOf, type ServiceWindow } from '../../timetable/index.ts';
import type { StopSeed } from './transit-query.ts';

/** How eagerly a search prepares. Answers never depend on it. */
export interface SearchTuning {
  /** Bounds to a place are worked out when it is asked for this many times; `Infinity` for never. */
  readonly boundsAfterAsks: number;
  /** Destinations in one square of this size, in micro-degrees, share their bounds. */
  readonly boundsCellSize: number;
  /** Memory for the bounds of one window: in all, or for each stop if that is more. Those of eight places fit in any case. */
  readonly boundsBytes: number;
  readonly boundsBytesPerStop: number;
}

/** Whoever asks twice for a place will ask again: bounds cost what about five queries save. Squares of about a kilometre. */
export const DEFAULT_TUNING: SearchTuning = {
  boundsAfterAsks: 2,
  boundsCellSize: 10_000,
  boundsBytes: 32e6,
  boundsBytesPerStop: 1600,
};

/** Least seconds to a place, none greater than `reach`: further away, the timetable is not looked through. */
interface LeastToPlace {
  readonly reach: number;
  /** Seconds that the numbers below count: rounded down they need a byte each, and stay near the processor. */
  readonly unit: number;
  /** `[2 × column]`: after arriving by a vehicle; `[2 × column + 1]`: before boarding one. */
  readonly units: Uint8Array;
  /** `[aboardFirst[lane] + position]`: on a vehicle that leaves there. */
  readonly aboard: Uint8Array;
  readonly aboardFirst: Int32Array;
}

/** Least seconds to a destination: those to its place plus those from there. */
export interface LeastToGo extends LeastToPlace {
  readonly more: number;
}

/** No bound is greater: fits 16 bits. */
const FARTHEST = 18 * 3600;
/** A place whose bounds had to make room must be asked for this often again, so that more places than fit do not push each other out. */
const ASKS_AFTER_LOSS = 64;

/** How far to look when the destination is so far at least: waits make the best journey longer, and what lies further away is of no use to it. */
const reachFor = (least: number): number => Math.min(FARTHEST, 2 * least + 1800);
/** Bounds are worked out anew for a place that is asked for from further away, but not for a little. */
const isShort = ({ reach }: LeastToPlace, least: number): boolean => reachFor(least) > 1.5 * reach;

/**
 * How long it takes at least from everywhere to a place, whenever one goes: every ride from call to call at its quickest, no waiting. A
 * label that could not reach the destination before the best arrival known is of no use, even with the luckiest connections.
 * Worked out once per place that is asked for repeatedly (Dijkstra 1959 with the buckets of Dial 1969), for one window, about
 * twice as far as who asks is away.
 */
export class LowerBounds {
  readonly #window: ServiceWindow;
  readonly #tuning: SearchTuning;
  readonly #asked = new Map<number, number>();
  readonly #known = new Map<number, LeastToPlace>();
  readonly #bytesKept: number;
  readonly #width: number;
  #bytes = 0;
  #head: Int32Array | undefined;
  #hops: QuickestHops | undefined;
  #stopsOfCell: Map<number, number[]> | undefined;

  constructor(window: ServiceWindow, tuning: SearchTuning) {
    this.#window = window;
    this.#tuning = tuning;
    this.#width = particularChangesOf(window.timetable)?.width ?? window.timetable.stopCount;
    this.#bytesKept = Math.max(tuning.boundsBytes, tuning.boundsBytesPerStop * this.#width);
  }

  /** @returns undefined while there are none: for places not asked for often, or destinations spread over several places */
  to(destinations: readonly StopSeed[], origins: readonly StopSeed[]): LeastToGo | undefined {
    const first = destinations[0];
    if (first === undefined || this.#tuning.boundsAfterAsks === Number.POSITIVE_INFINITY) return undefined;
    const cell = this.#cellOf(first.stop);
    let more = first.seconds;
    for (const { stop, seconds } of destinations) {
      if (this.#cellOf(stop) !== cell) return undefined;
      more = Math.min(more, seconds);
    }
    const least = this.#toCell(cell, origins);
    return least && { ...least, more };
  }

  #toCell(cell: number, origins: readonly StopSeed[]): LeastToPlace | undefined {
    let least = this.#known.get(cell);
    if (least === undefined) {
      const asked = (this.#asked.get(cell) ?? 0) + 1;
      this.#asked.set(cell, asked);
      if (asked < this.#tuning.boundsAfterAsks) return undefined;
    } else this.#forget(cell); // put it last again: the least recently used goes first
    if (least === undefined || isShort(least, leastOf(least, origins))) least = this.#workOut(cell, origins);
    this.#known.set(cell, least);
    this.#bytes += bytesOf(least);
    for (const oldest of this.#known.keys()) {
      if (this.#bytes <= this.#bytesKept || this.#known.size <= 8) break;
      this.#forget(oldest);
      this.#asked.set(oldest, this.#tuning.boundsAfterAsks - ASKS_AFTER_LOSS);
    }
    return least;
  }

  #forget(cell: number): void {
    this.#bytes -= bytesOf(this.#known.get(cell)!);
    this.#known.delete(cell);
  }

  #cellOf(stop: number): number {
    const { boundsCellSize } = this.#tuning;
    const { stopLat, stopLng } = this.#window.timetable;
    if (boundsCellSize === 0 || stopLat[stop] === NO_COORDINATE) return -1 - stop;
    const row = Math.floor((stopLat[stop]! + 90e6) / boundsCellSize);
    return row * 1e6 + Math.floor((stopLng[stop]! + 180e6) / boundsCellSize);
  }

  #stopsOf(cell: number): readonly number[] {
    if (this.#stopsOfCell === undefined) {
      this.#stopsOfCell = new Map();
      for (let stop = 0; stop < this.#window.timetable.stopCount; stop++) {
        const stops = this.#stopsOfCell.get(this.#cellOf(stop));
        if (stops === undefined) this.#stopsOfCell.set(this.#cellOf(stop), [stop]);
        else stops.push(stop);
      }
    }
    return this.#stopsOfCell.get(cell) ?? [];
  }

  #workOut(cell: number, origins: readonly StopSeed[]): LeastToPlace {
    const { reverseLinkFirst, reverseLinkTo, reverseLinkSeconds, timetable } = this.#window;
    this.#hops ??= quickestHops(this.#window);
    const { first, from, seconds } = this.#hops;
    const least = new Uint16Array(2 * this.#width).fill(FARTHEST);
    // From where one may walk on to a stop to board at, as after arriving.
    const isOrigin = new Uint8Array(this.#width);
    for (const { stop } of origins) isOrigin[stop] = 1;
    // A bucket per second holds a chain of entries; an entry is a cell of `least`.
    this.#head ??= new Int32Array(FARTHEST).fill(-1);
    const head = this.#head;
    let latest = 0;
    const entries: number[] = [];
    const next: number[] = [];
    const offer = (entry: number, time: number): void => {
      if (time >= least[entry]!) return;
      least[entry] = time;
      if (time > latest) latest = time;
      next.push(head[time]!);
      head[time] = entries.length;
      entries.push(entry);
    };
    for (const stop of this.#stopsOf(cell)) {
      offer(2 * stop, 0);
      for (let link = reverseLinkFirst[stop]!; link < reverseLinkFirst[stop + 1]!; link++)
        offer(2 * reverseLinkTo[link]!, reverseLinkSeconds[link]!);
    }
    let reach = FARTHEST;
    for (let time = 0; time < reach; time++) {
      // Entries of zero seconds are put in front of the chain while it is worked off.
      for (let at = head[time]!; at !== -1; at = head[time]!) {
        head[time] = next[at]!;
        const entry = entries[at]!;
        if (least[entry] !== time) continue;
        const stop = entry >> 1;
        if ((entry & 1) === 0) {
          if (isOrigin[stop] === 1) reach = Math.min(reach, reachFor(time));
          for (let hop = first[stop]!; hop < first[stop + 1]!; hop++) offer(2 * from[hop]! + 1, time + seconds[hop]!);
          continue;
        }
        offer(2 * stop, time);
        for (let link = reverseLinkFirst[stop]!; link < reverseLinkFirst[stop + 1]!; link++)
          offer(2 * reverseLinkTo[link]!, time + reverseLinkSeconds[link]!);
      }
    }
    head.fill(-1, reach, latest + 1);
    for (let entry = 0; entry < least.length; entry++) if (least[entry]! > reach) least[entry] = reach;
    particularChangesOf(timetable)?.stopOfPoint.forEach((stop, i) => {
      least[2 * (timetable.stopCount + i)] = least[2 * stop]!;
      least[2 * (timetable.stopCount + i) + 1] = least[2 * stop + 1]!;
    });
    const unit = Math.ceil(reach / 255);
    return { reach, unit, units: inUnits(least, unit), ...leastAboard(this.#window, this.#hops, least, reach, unit) };
  }
}

function inUnits(seconds: Uint16Array, unit: number): Uint8Array {
  const units = new Uint8Array(seconds.length);
  for (let i = 0; i < units.length; i++) units[i] = seconds[i]! / unit;
  return units;
}

function leastOf({ units, unit }: LeastToPlace, origins: readonly StopSeed[]): number {
  let least = FARTHEST;
  for (const { stop } of origins) least = Math.min(least, units[2 * stop]! * unit);
  return least;
}

function bytesOf({ units, aboard, aboardFirst }: LeastToPlace): number {
  return units.byteLength + aboard.byteLength + aboardFirst.byteLength;
}

/** From the end of every pattern to its beginning: ride on, or get off here. Patterns out of reach share one stretch. */
function leastAboard(
  window: ServiceWindow,
  { byPosition }: QuickestHops,
  seconds: Uint16Array,
  reach: number,
  unit: number,
): Pick<LeastToPlace, 'aboard' | 'aboardFirst'> {
  const { laneCount, laneFirstPosition, laneLength, positionCode, positionStop, seated } = window;
  const longest = laneLength.reduce((most, length) => Math.max(most, length), 0);
  const aboard = new Uint8Array(longest + positionCode.length).fill(reach / unit);
  const aboardFirst = new Int32Array(laneCount);
  let filled = longest;
  for (let lane = 0; lane < laneCount; ) {
    const first = laneFirstPosition[lane]!;
    const length = laneLength[lane]!;
    const firstLane = lane;
    let here: number = reach;
    // Lanes of one pattern share its positions, and may lead to different lanes.
    for (; lane < laneCount && laneFirstPosition[lane] === first; lane++) {
      for (let target = seated.laneFirst[lane]!; target < seated.laneFirst[lane + 1]!; target++) {
        const stop = positionStop[laneFirstPosition[seated.toLane[target]!]!]!;
        here = Math.min(here, seconds[2 * stop + 1]!);
      }
    }
    let isInReach = here < reach;
    aboard[filled + length - 1] = here / unit;
    for (let position = length - 1; position > 0; position--) {
      const code = positionCode[first + position]!;
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

interface QuickestHops {
  /** `stops + 1` entries into the columns below: the hops that end at a stop. */
  readonly first: Int32Array;
  readonly from: Int32Array;
  readonly seconds: Int32Array;
  /** `[position]` as in `positionCode`: to the next position of the pattern. */
  readonly byPosition: Uint16Array;
}

/** The quickest ride from every stop to a next one, any run of any lane; staying seated takes no time at least. By the stop reached. */
function quickestHops(window: ServiceWindow): QuickestHops {
  const { timetable, laneCount, laneFirstPosition, laneLength, laneFirstRun, positionStop } = window;
  const { runProfile, times, runLane, seated } = window;
  const byPosition = new Uint16Array(positionStop.length).fill(FARTHEST);
  const quickest = new Map<number, number>();
  const offer = (from: number, to: number, seconds: number): void => {
    const key = to * timetable.stopCount + from;
    const known = quickest.get(key);
    if (known === undefined || seconds < known) quickest.set(key, seconds);
  };
  for (let lane = 0; lane < laneCount; lane++) {
    const length = laneLength[lane]!;
    const first = laneFirstPosition[lane]!;
    const profiles = new Set(runProfile.subarray(laneFirstRun[lane], laneFirstRun[lane + 1]));
    for (let position = 0; position + 1 < length; position++) {
      const pair = 2 * position;
      let least = FARTHEST;
      for (const profile of profiles) least = Math.min(least, times[profile + pair + 2]! - times[profile + pair + 1]!);
      least = Math.max(0, least);
      byPosition[first + position] = Math.min(byPosition[first + position]!, least);
      offer(positionStop[first + position]!, positionStop[first + position + 1]!, least);
    }
  }
  seated.head.forEach((entry, run) => {
    const lane = runLane[run]!;
    for (let at = entry; at !== -1; at = seated.next[at]!) {
      const other = laneFirstPosition[runLane[seated.run[at]!]!]!;
      offer(positionStop[laneFirstPosition[lane]! + laneLength[lane]! - 1]!, positionStop[other]!, 0);
    }
  });
  const keys = Float64Array.from(quickest.keys()).sort();
  const first = new Int32Array(timetable.stopCount + 1);
  const from = new Int32Array(keys.length);
  const seconds = new Int32Array(keys.length);
  keys.forEach((key, i) => {
    const to = Math.floor(key / timetable.stopCount);
    first[to + 1]!++;
    from[i] = key - to * timetable.stopCount;
    seconds[i] = quickest.get(key)!;
  });
  for (let stop = 0; stop < timetable.stopCount; stop++) first[stop + 1]! += first[stop]!;
  return { first, from, seconds, byPosition };
}
