import { after } from '../../../storage/index.ts';
import type { StopIndex } from '../../../timetable/index.ts';
import type { TransitQuery } from '../query/transit-query.ts';
import { NEVER } from '../raptor/labels.ts';
import { raptor } from '../raptor/raptor.ts';
import type { SearchContext } from '../raptor/search-context.ts';

/** A search from origins to every stop (with `arriveBy`: from every stop to the destinations). */
export type AllArrivalsQuery = Omit<TransitQuery, 'destinations'>;

/** The earliest arrival at every stop. */
export interface AllArrivals {
  /** `[stop]`: the earliest arrival (the latest departure when arriving by), Unix seconds; NaN where there is none. */
  readonly times: Float64Array;
  /** `[stop]`: the fewest boardings for that time, -1 where there is none. */
  readonly boardings: Int8Array;
  readonly complete: boolean;
  readonly visited: number;
}

/** The answer of {@link TransitQuery} for each stop as the destination, in one search: the basis of an isochrone. */
export function allArrivals(context: SearchContext, query: AllArrivalsQuery): AllArrivals {
  const backward = query.arriveBy === true;
  const { call } = context.prepare({
    ...query,
    origins: backward ? [] : query.origins,
    destinations: backward ? query.origins : [],
  });
  const { window, maxEndWalk, closedStops, cutoff } = call;
  const labels = context.labels(call.maxBoardings);
  const complete = raptor(call, labels);
  const { stopCount } = context.timetable;
  const best = new Int32Array(stopCount).fill(NEVER);
  const boardings = new Int8Array(stopCount).fill(-1);
  const offer = (stop: number, time: number, round: number): void => {
    if (time > cutoff || time >= best[stop]! || closedStops?.[stop] === 1) return;
    best[stop] = time;
    boardings[stop] = round;
  };
  const walked = labels.round === 0 ? labels.readyCount : labels.readyStart[1]!;
  for (let i = 0; i < (query.ridesOnly === true ? 0 : walked); i++) {
    const column = labels.readyList[i]!;
    if (column < stopCount) offer(column, labels.ready[column]!, 0);
  }
  for (let round = 1; round <= labels.round; round++) {
    const end = round === labels.round ? labels.rideCount : labels.rideStart[round + 1]!;
    for (let i = labels.rideStart[round]!; i < end; i++) {
      const stop = labels.rideList[i] as StopIndex;
      if (stop >= stopCount) continue;
      const arrival = labels.ride[round * labels.width + stop]!;
      offer(stop, arrival, round);
      for (let link = window.linkFirst[stop]!; link < window.linkFirst[after(stop)]!; link++) {
        const walk = window.linkSeconds[link]!;
        if (walk <= maxEndWalk) offer(window.linkTo[link]!, arrival + walk, round);
      }
    }
  }
  const { visited } = labels;
  labels.reset();
  const sign = window.mirrored ? -1 : 1;
  const times = Float64Array.from(best, (time) => (time === NEVER ? Number.NaN : window.base + sign * time));
  return { times, boardings, complete, visited };
}
