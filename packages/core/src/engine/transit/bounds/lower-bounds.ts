import { LruCache } from '../../../base/index.ts';
import { NO_COORDINATE, type ServiceWindow, type StopIndex } from '../../../timetable/index.ts';
import type { StopSeed } from '../query/transit-query.ts';
import type { ReducedTransfers } from '../transfers/transfer-reduction.ts';
import { type BoundedPlace, bytesOf, isShort, type LeastToPlace, leastOf, leastToPlace } from './least-to-place.ts';
import { type QuickestHops, quickestHops } from './quickest-hops.ts';
import { linksTo, transfersTo, type WalksTo } from './walks-to.ts';

/** Settings that decide when bounds are computed and how many are kept. Answers never depend on them. */
export interface SearchTuning {
  /** The bounds to a place are computed at this query for it, counted from 1; `Infinity` for never. */
  readonly boundsAfterAsks: number;
  /** Destinations in one square of this size, in micro-degrees, share their bounds. */
  readonly boundsCellSize: number;
  /** Memory for the bounds of one window: in all, or for each stop if that is more. The bounds of eight places are kept in any case. */
  readonly boundsBytes: number;
  readonly boundsBytesPerStop: number;
}

/** After a second query for a place more are likely, and bounds cost about what they save in five queries. Squares measure about a kilometre. */
export const DEFAULT_TUNING: SearchTuning = {
  boundsAfterAsks: 2,
  boundsCellSize: 10_000,
  boundsBytes: 32e6,
  boundsBytesPerStop: 1600,
};

/** Lower bounds to a destination: `more` is the seconds from the place to it, to be added to the bounds to the place. */
export interface LeastToGo extends LeastToPlace {
  readonly more: number;
}

/**
 * Bounds to a list of stops serve one request only, and computing them takes the longer the larger the network is. So there are none in networks of more
 * stops than this.
 */
const MOST_STOPS_FOR_LISTS = 20_000;

/** A place whose bounds were evicted needs this many further queries, so that more places than fit do not evict each other in turn. */
const ASKS_AFTER_LOSS = 64;

/** The search for which bounds are needed. */
export interface BoundsOptions {
  /** Its transfers; all walking links unless given. */
  readonly transfers?: ReducedTransfers;
  /** Whether the journey may end with a walking link; true unless given. */
  readonly endsWalking?: boolean;
  /** Whether queries with the same destinations follow, so that bounds to a list of stops need not wait for the second one; false unless given. */
  readonly repeats?: boolean;
}

/** A list of destinations, how often it was queried, and its bounds once they are known. */
interface AskedList {
  readonly transfers: ReducedTransfers | undefined;
  readonly endsWalking: boolean;
  asked: number;
  least: LeastToGo | undefined;
}

/**
 * Lower bounds on the time from every stop to the destinations of repeated queries in one window. A label that could not reach the destination
 * before the best arrival known, even with the best connections, is pruned (decision 0012).
 */
export class LowerBounds {
  readonly #window: ServiceWindow;
  readonly #tuning: SearchTuning;
  readonly #asked = new Map<number, number>();
  readonly #known: LruCache<number, LeastToPlace>;
  /** By the array of destinations: it lives as long as its request. */
  readonly #lists = new WeakMap<readonly StopSeed[], AskedList>();
  #hops: QuickestHops | undefined;
  #walks: WalksTo | undefined;
  #stopsOfCell: Map<number, StopIndex[]> | undefined;

  /** @param hops of the window, where they are known already */
  constructor(window: ServiceWindow, tuning: SearchTuning, hops?: QuickestHops) {
    this.#window = window;
    this.#tuning = tuning;
    this.#hops = hops;
    this.#known = new LruCache(Math.max(tuning.boundsBytes, tuning.boundsBytesPerStop * window.timetable.stopCount), {
      weigh: bytesOf,
      minEntries: 8,
      onEvict: (cell) => this.#asked.set(cell, tuning.boundsAfterAsks - ASKS_AFTER_LOSS),
    });
  }

  /** Computes what all bounds are made of, unless this is known or switched off. */
  prepare(transfers: ReducedTransfers): void {
    const { stopCount } = this.#window.timetable;
    if (this.#tuning.boundsAfterAsks === Number.POSITIVE_INFINITY || stopCount > MOST_STOPS_FOR_LISTS) return;
    this.#hops ??= quickestHops(this.#window);
    transfersTo(this.#window, transfers);
  }

  /** What all bounds are made of; undefined unless it was needed already. */
  get hops(): QuickestHops | undefined {
    return this.#hops;
  }

  /** @returns undefined for places with few queries so far */
  to(
    destinations: readonly StopSeed[],
    origins: readonly StopSeed[],
    options: BoundsOptions = {},
  ): LeastToGo | undefined {
    const first = destinations[0];
    if (first === undefined || this.#tuning.boundsAfterAsks === Number.POSITIVE_INFINITY) return undefined;
    const cell = this.#cellOf(first.stop);
    let more = first.seconds;
    for (const { stop, seconds } of destinations) {
      if (this.#cellOf(stop) !== cell) return this.#toList(destinations, origins, options);
      more = Math.min(more, seconds);
    }
    const least = this.#toCell(cell, origins);
    return least && { ...least, more };
  }

  /**
   * Bounds to stops in several squares, such as those in walking distance of a door. They are recognised by the array, which the searches of one
   * request share, and forgotten with it.
   */
  #toList(
    destinations: readonly StopSeed[],
    origins: readonly StopSeed[],
    { transfers, endsWalking = true, repeats = false }: BoundsOptions,
  ): LeastToGo | undefined {
    if (this.#window.timetable.stopCount > MOST_STOPS_FOR_LISTS) return undefined;
    let list = this.#lists.get(destinations);
    if (list === undefined || list.transfers !== transfers || list.endsWalking !== endsWalking) {
      list = { transfers, endsWalking, asked: 0, least: undefined };
      this.#lists.set(destinations, list);
    }
    if (++list.asked < this.#tuning.boundsAfterAsks && !repeats) return undefined;
    if (list.least === undefined) {
      const walks = transfers === undefined ? this.#links() : transfersTo(this.#window, transfers);
      const endWalks = endsWalking ? this.#links() : undefined;
      list.least = { ...this.#leastTo({ stops: destinations, walks, endWalks, isShared: false }, origins), more: 0 };
    }
    return list.least;
  }

  #leastTo(place: BoundedPlace, origins: readonly StopSeed[]): LeastToPlace {
    this.#hops ??= quickestHops(this.#window);
    return leastToPlace(this.#window, this.#hops, place, origins);
  }

  #links(): WalksTo {
    this.#walks ??= linksTo(this.#window);
    return this.#walks;
  }

  #toCell(cell: number, origins: readonly StopSeed[]): LeastToPlace | undefined {
    let least = this.#known.get(cell);
    if (least === undefined) {
      const asked = (this.#asked.get(cell) ?? 0) + 1;
      this.#asked.set(cell, asked);
      if (asked < this.#tuning.boundsAfterAsks) return undefined;
    }
    if (least === undefined || isShort(least, leastOf(least, origins))) {
      const walks = this.#links();
      const stops = this.#stopsOf(cell).map((stop) => ({ stop, seconds: 0 }));
      least = this.#leastTo({ stops, walks, endWalks: walks, isShared: true }, origins);
      this.#known.set(cell, least);
    }
    return least;
  }

  #cellOf(stop: StopIndex): number {
    const { boundsCellSize } = this.#tuning;
    const { stopLat, stopLng } = this.#window.timetable;
    if (boundsCellSize === 0 || stopLat[stop] === NO_COORDINATE) return -1 - stop;
    const row = Math.floor((stopLat[stop]! + 90e6) / boundsCellSize);
    return row * 1e6 + Math.floor((stopLng[stop]! + 180e6) / boundsCellSize);
  }

  #stopsOf(cell: number): readonly StopIndex[] {
    if (this.#stopsOfCell === undefined) {
      this.#stopsOfCell = new Map();
      for (let stop = 0 as StopIndex; stop < this.#window.timetable.stopCount; stop++) {
        const stops = this.#stopsOfCell.get(this.#cellOf(stop));
        if (stops === undefined) this.#stopsOfCell.set(this.#cellOf(stop), [stop]);
        else stops.push(stop);
      }
    }
    return this.#stopsOfCell.get(cell) ?? [];
  }
}

/**
 * The lower bound from the nearest of some origins to the destination, the seconds to the origin included; infinite where there is no origin.
 * @param startsWalking whether the journey may begin with a walking link
 */
export function leastFrom(
  { units, unit, more }: LeastToGo,
  origins: readonly StopSeed[],
  startsWalking: boolean,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { stop, seconds } of origins)
    least = Math.min(least, seconds + units[2 * stop + (startsWalking ? 0 : 1)]! * unit + more);
  return least;
}
