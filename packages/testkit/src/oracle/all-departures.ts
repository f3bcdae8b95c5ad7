import type { FeedRows } from '@tripwright/core/timetable/build';
import type { Journey, JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import type { Walk } from '../rules/walking-table.ts';
import { callAt, createWorld, plainQuery, runsBetween, type WorldOptions } from '../rules/world.ts';
import { createOracle } from './create-oracle.ts';

/** Lists all departures or arrivals in a period by asking the slow oracle at every moment at which a vehicle departs or arrives. */
export interface DepartureOracle {
  /**
   * Every journey with a ride that departs from `query.time` to `last`, both included, arrives by `latest`, and that is an answer of
   * *depart after* its own departure; by departure, then arrival. So no later departure is missed.
   */
  ridesDeparting(query: JourneyQuery, last: number, latest: number): Journey[];
  /**
   * The mirror image: every journey with a ride that arrives from `first` to `query.time`, departs from `earliest` on, and that is an answer
   * of *arrive by* its own arrival; by arrival, then departure.
   */
  ridesArriving(query: JourneyQuery, first: number, earliest: number): Journey[];
}

/** @throws when two feeds have one name, or a query names an unknown stop */
export function createDepartureOracle(
  feeds: readonly FeedRows[],
  links: readonly WalkingLink[],
  options: WorldOptions = {},
): DepartureOracle {
  const world = createWorld(feeds, links, options);
  const oracle = createOracle(feeds, links, options);

  /** Every number of seconds possible between an end of the journey and a stop. */
  const secondsToStops = (seeds: ReadonlyMap<number, number>, walksAt: (stop: number) => readonly Walk[]) => {
    const byStop = new Map<number, Set<number>>();
    const reach = (stop: number, seconds: number): void => {
      const known = byStop.get(stop) ?? new Set();
      byStop.set(stop, known.add(seconds));
    };
    for (const [stop, seconds] of seeds) {
      reach(stop, seconds);
      for (const walk of walksAt(stop)) reach(walk.stop, seconds + walk.seconds);
    }
    return byStop;
  };

  /** Every moment at which a rider who catches a run without waiting would start. */
  const startsBetween = (query: JourneyQuery, last: number, latest: number): number[] => {
    const plain = plainQuery(world, { ...query, arriveBy: false });
    const access = secondsToStops(plain.from, world.walks.from);
    const starts = new Set<number>();
    for (const run of runsBetween(world, query.time, latest)) {
      for (let position = 0; position < run.row.callCount; position++) {
        const call = callAt(world, run, position);
        for (const seconds of access.get(call.stop) ?? []) starts.add(call.departure - seconds);
      }
    }
    return [...starts].filter((start) => start >= query.time && start <= last).sort((a, b) => a - b);
  };

  /** Every moment at which a rider who alights from a run arrives. */
  const endsBetween = (query: JourneyQuery, first: number, earliest: number): number[] => {
    const egress = secondsToStops(plainQuery(world, { ...query, arriveBy: true }).to, world.walks.to);
    const ends = new Set<number>();
    for (const run of runsBetween(world, earliest, query.time)) {
      for (let position = 0; position < run.row.callCount; position++) {
        const call = callAt(world, run, position);
        for (const seconds of egress.get(call.stop) ?? []) ends.add(call.arrival + seconds);
      }
    }
    return [...ends].filter((end) => end >= first && end <= query.time).sort((a, b) => a - b);
  };

  return {
    ridesArriving: (query, first, earliest) =>
      endsBetween(query, first, earliest).flatMap((time) =>
        oracle
          .arriveBy({ ...query, time, horizon: time - earliest })
          .filter((journey) => journey.boardings > 0 && journey.arrival === time)
          .sort((a, b) => a.departure - b.departure),
      ),
    ridesDeparting: (query, last, latest) =>
      startsBetween(query, last, latest).flatMap((time) =>
        oracle
          .departAfter({ ...query, time, horizon: latest - time })
          .filter((journey) => journey.boardings > 0 && journey.departure === time)
          .sort((a, b) => a.arrival - b.arrival),
      ),
  };
}
