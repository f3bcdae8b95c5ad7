import { LruCache } from '../../../base/index.ts';
import { NO_COORDINATE, type ServiceWindow, type StopIndex } from '../../../timetable/index.ts';
import type { StopSeed } from '../query/transit-query.ts';
import { bytesOf, isShort, type LeastToPlace, leastOf, leastToPlace } from './least-to-place.ts';
import { type QuickestHops, quickestHops } from './quickest-hops.ts';

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

/** A place whose bounds were evicted needs this many further queries, so that more places than fit do not evict each other in turn. */
const ASKS_AFTER_LOSS = 64;

/**
 * Lower bounds on the time from every stop to the destinations of repeated queries in one window. A label that could not reach the destination
 * before the best arrival known, even with the best connections, is pruned (decision 0012).
 */
export class LowerBounds {
  readonly #window: ServiceWindow;
  readonly #tuning: SearchTuning;
  readonly #asked = new Map<number, number>();
  readonly #known: LruCache<number, LeastToPlace>;
  #hops: QuickestHops | undefined;
  #stopsOfCell: Map<number, StopIndex[]> | undefined;

  constructor(window: ServiceWindow, tuning: SearchTuning) {
    this.#window = window;
    this.#tuning = tuning;
    this.#known = new LruCache(Math.max(tuning.boundsBytes, tuning.boundsBytesPerStop * window.timetable.stopCount), {
      weigh: bytesOf,
      minEntries: 8,
      onEvict: (cell) => this.#asked.set(cell, tuning.boundsAfterAsks - ASKS_AFTER_LOSS),
    });
  }

  /** @returns undefined for places with few queries so far, and for destinations spread over several places */
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
    }
    if (least === undefined || isShort(least, leastOf(least, origins))) {
      this.#hops ??= quickestHops(this.#window);
      least = leastToPlace(this.#window, this.#hops, this.#stopsOf(cell), origins);
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
