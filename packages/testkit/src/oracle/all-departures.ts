import type { FeedRows } from '@tripwright/core/timetable';
import type { Journey, JourneyQuery, WalkingLink } from '../journeys/journey.ts';
import { callAt, createWorld, plainQuery, runsBetween } from '../rules/world.ts';
import { createOracle } from './create-oracle.ts';

/** Answers what can be travelled from moment to moment, by asking the slow oracle at every moment at which anything leaves. */
export interface DepartureOracle {
  /**
   * Every journey with a ride that departs from `query.time` to `last`, both included, arrives by `latest`, and that is an answer of
   * *depart after* its own departure; by departure, then arrival. So nothing that departs later is forgotten.
   */
  ridesDeparting(query: JourneyQuery, last: number, latest: number): Journey[];
}

/** @throws when two feeds have one name, or a query names an unknown stop */
export function createDepartureOracle(feeds: readonly FeedRows[], links: readonly WalkingLink[]): DepartureOracle {
  const world = createWorld(feeds, links);
  const oracle = createOracle(feeds, links);

  /** Every moment at which somebody who catches a run right away would start. */
  const startsBetween = (query: JourneyQuery, last: number, latest: number): number[] => {
    const plain = plainQuery(world, { ...query, arriveBy: false });
    const access = new Map<number, Set<number>>();
    const reach = (stop: number, seconds: number): void => {
      const known = access.get(stop) ?? new Set();
      access.set(stop, known.add(seconds));
    };
    for (const [stop, seconds] of plain.from) {
      reach(stop, seconds);
      for (const walk of world.walks.from(stop)) reach(walk.stop, seconds + walk.seconds);
    }
    const starts = new Set<number>();
    for (const run of runsBetween(world, query.time, latest)) {
      for (let position = 0; position < run.row.callCount; position++) {
        const call = callAt(world, run, position);
        for (const seconds of access.get(call.stop) ?? []) starts.add(call.departure - seconds);
      }
    }
    return [...starts].filter((start) => start >= query.time && start <= last).sort((a, b) => a - b);
  };

  return {
    ridesDeparting: (query, last, latest) =>
      startsBetween(query, last, latest).flatMap((time) =>
        oracle
          .departAfter({ ...query, time, horizon: latest - time })
          .filter((journey) => journey.boardings > 0 && journey.departure === time)
          .sort((a, b) => a.arrival - b.arrival),
      ),
  };
}
