import type { FeedRows } from '@tripwright/core/timetable/build';

/** Runs of trips that share their service days. */
export interface ConcernedRuns {
  /** Identifies the trip among those of the feed, so that it counts once. */
  readonly key: number;
  /** Runs on one of its service days. */
  readonly perDay: number;
  /** Days since 1970-01-01. */
  readonly days: ArrayLike<number>;
}

/** The number of runs on the busiest day of them all. */
export function busiestDay(runs: Iterable<ConcernedRuns>): number {
  const byDays = new Map<ArrayLike<number>, number>();
  const seen = new Set<number>();
  for (const { key, perDay, days } of runs) {
    if (seen.has(key)) continue;
    seen.add(key);
    byDays.set(days, (byDays.get(days) ?? 0) + perDay);
  }
  const onDay = new Map<number, number>();
  let most = 0;
  for (const [days, perDay] of byDays) {
    for (let at = 0; at < days.length; at++) {
      const day = days[at]!;
      const sum = (onDay.get(day) ?? 0) + perDay;
      onDay.set(day, sum);
      if (sum > most) most = sum;
    }
  }
  return Math.round(most);
}

/** The kept trips of a feed as runs, by stop and by trip. */
export class FeedRuns {
  readonly #rows: FeedRows;
  readonly #perDay: Float64Array;
  readonly #stops: ReadonlyMap<string, number>;
  readonly #trips: ReadonlyMap<string, number>;

  constructor(rows: FeedRows) {
    this.#rows = rows;
    this.#perDay = new Float64Array(rows.trips.length).fill(1);
    const repeated = new Set<number>();
    for (const { trip, start, end, headway } of rows.frequencies) {
      if (!repeated.has(trip)) this.#perDay[trip] = 0;
      repeated.add(trip);
      this.#perDay[trip]! += Math.ceil((end - start) / headway);
    }
    this.#stops = new Map(rows.stops.map(({ id }, index) => [id, index]));
    this.#trips = new Map(rows.trips.map(({ id }, index) => [id, index]));
  }

  /** The run of a trip; undefined for an unknown or dropped one. */
  ofTrip(id: string): ConcernedRuns | undefined {
    const trip = this.#trips.get(id);
    return trip === undefined ? undefined : this.#run(trip);
  }

  /** The runs that call at each of some stops, by id. */
  atStops(ids: ReadonlySet<string>): Map<string, ConcernedRuns[]> {
    const found = new Map<string, ConcernedRuns[]>();
    const wanted = new Map<number, ConcernedRuns[]>();
    for (const id of ids) {
      const index = this.#stops.get(id);
      if (index === undefined) continue;
      const runs: ConcernedRuns[] = [];
      found.set(id, runs);
      wanted.set(index, runs);
    }
    if (wanted.size === 0) return found;
    const { stop } = this.#rows.stopTimes;
    this.#rows.trips.forEach(({ firstCall, callCount }, trip) => {
      for (let call = firstCall; call < firstCall + callCount; call++) {
        wanted.get(stop[call]!)?.push(this.#run(trip));
      }
    });
    return found;
  }

  #run(trip: number): ConcernedRuns {
    const { days } = this.#rows.services[this.#rows.trips[trip]!.service]!;
    return { key: trip, perDay: this.#perDay[trip]!, days };
  }
}
