import type { Itinerary, WhenWindow } from '../../../model/index.ts';
import type { TransitJourney } from '../../transit/index.ts';
import { dominatesInTime } from './dominance.ts';
import { flagWhere, type ItineraryFilter } from './itinerary-filter.ts';

export interface JourneyContext {
  readonly when: WhenWindow;
  /** Journeys that the candidates are compared with. Undefined: they are compared with each other, and the first of equal ones stays. */
  readonly rivals?: readonly TransitJourney[];
}

/** A timetable search from a departure knows no latest arrival. */
export const journeyArrivesTooLate: ItineraryFilter<TransitJourney, JourneyContext> = {
  reason: 'arrives-too-late',
  removes: 'journeys that arrive after the latest arrival, in requests with both times',
  flag: flagWhere(
    ({ arrival }, { when: { departAfter, arriveBefore } }) =>
      departAfter !== undefined && arriveBefore !== undefined && arrival > arriveBefore,
  ),
};

/** IT-1: each search returns a Pareto set, but journeys of one set may dominate journeys of another. */
export const dominatedJourney: ItineraryFilter<TransitJourney, JourneyContext> = {
  reason: 'dominated',
  removes: 'journeys dominated by another one in departure, arrival and boardings',
  flag(journeys, { rivals }) {
    return journeys.flatMap((candidate, i) => {
      const by =
        rivals === undefined
          ? journeys.find(
              (rival, k) =>
                k !== i && dominatesInTime(rival, candidate) && (k < i || !dominatesInTime(candidate, rival)),
            )
          : rivals.find((rival) => dominatesInTime(rival, candidate));
      return by === undefined ? [] : [{ candidate, by }];
    });
  },
};

/** A journey built from door to door, or why it cannot be built. */
export interface BuiltJourney {
  readonly journey: TransitJourney;
  readonly built: Itinerary | BuildFailure;
}

/** `not-running`: an access or egress does not run at that time. `inaccessible`: a transfer has known stairs and the rider uses a wheelchair. */
export type BuildFailure = 'not-running' | 'inaccessible';

/** The itinerary of a journey that the door-to-door filters keep. @throws TypeError for one that cannot be built */
export function itineraryIn({ built }: BuiltJourney): Itinerary {
  if (typeof built === 'string') throw new TypeError(`a journey that is ${built} has no itinerary`);
  return built;
}

export interface BuiltContext {
  /** Longest walking time in all, in seconds. */
  readonly walkLimitSeconds: number;
}

type BuiltFilter = ItineraryFilter<BuiltJourney, BuiltContext>;

export const accessIsNotRunning: BuiltFilter = {
  reason: 'not-running',
  removes: 'journeys whose access or egress does not run at that time',
  flag: flagWhere(({ built }) => built === 'not-running'),
};

/** Spec 4.2 rule 7. */
export const transferIsInaccessible: BuiltFilter = {
  reason: 'inaccessible',
  removes: 'in a wheelchair, journeys with a transfer over known stairs',
  flag: flagWhere(({ built }) => built === 'inaccessible'),
};

/** The timetable search limits each walk, not the sum of all walks. */
export const walksTooLongInAll: BuiltFilter = {
  reason: 'walk-too-long',
  removes: 'itineraries whose walks together are longer than the request allows',
  flag: flagWhere(
    ({ built }, { walkLimitSeconds }) => typeof built !== 'string' && built.walkSeconds > walkLimitSeconds,
  ),
};
