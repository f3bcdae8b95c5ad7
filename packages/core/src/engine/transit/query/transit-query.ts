import type { StopIndex, TripIndex } from '../../../timetable/index.ts';
import type { CheckTimes } from './check-times.ts';

/** A stop and the seconds between it and the traveller's origin or destination. */
export interface StopSeed {
  readonly stop: StopIndex;
  readonly seconds: number;
  /** What those seconds cost in a search by cost; as much as walking so long unless given. */
  readonly cost?: number;
}

/** Stops a search as soon as it is seen to be set. */
export interface AbortFlag {
  readonly aborted: boolean;
}

/** One timetable search; its meaning is `docs/search-semantics.md`. */
export interface TransitQuery {
  readonly origins: readonly StopSeed[];
  readonly destinations: readonly StopSeed[];
  /** Unix seconds: leave no earlier than this or, with `arriveBy`, arrive no later. */
  readonly instant: number;
  readonly arriveBy?: boolean;
  /** Most vehicles boarded; 6 unless given. */
  readonly maxBoardings?: number;
  /** Seconds added to every change that no rule of its own governs; 0 unless given. */
  readonly slack?: number;
  /** Time that changes take where one checks in or out, none unless given; at the ends it is in the seeds' seconds. Compared by identity. */
  readonly checks?: CheckTimes | undefined;
  /** Whether the journey may begin and end with a walking link between stops; true unless given. */
  readonly endWalks?: boolean;
  /** Longest walking link in seconds, at the ends and between vehicles; any length unless given. */
  readonly maxWalk?: number;
  /** Leaves out the walk without any ride, and what it would beat stays in; false unless given. */
  readonly ridesOnly?: boolean;
  /** Seconds after (before) the instant within which everything happens; 24 hours unless given. */
  readonly horizon?: number;
  /** `[stop]`: 1 = no boarding, alighting, changing or walking there; riding through is fine (IT-21). */
  readonly closedStops?: Uint8Array;
  /** `[pattern]`: 1 = may be ridden. All may when absent. */
  readonly allowedPatterns?: Uint8Array;
  /** Most stop positions looked at before the search ends with what is finished; unlimited unless given. */
  readonly workBudget?: number;
  /** Asked now and then: true ends the search with what is finished. `() => performance.now() > end` where there is a clock. */
  readonly deadline?: () => boolean;
  readonly signal?: AbortFlag;
}

/** A part of a journey on one vehicle. Times are Unix seconds; positions index the calls of the trip. */
export interface TransitRide {
  readonly kind: 'ride';
  readonly trip: TripIndex;
  /** Service day, days since 1970-01-01. */
  readonly day: number;
  /** Seconds by which a frequency trip is shifted from its written times. */
  readonly shift: number;
  /** Seconds between runs where only the interval is promised, else 0. */
  readonly headway: number;
  readonly fromPosition: number;
  readonly toPosition: number;
  readonly fromStop: StopIndex;
  readonly toStop: StopIndex;
  readonly departure: number;
  readonly arrival: number;
  /** Whether the traveller stayed seated from the ride before. */
  readonly seated: boolean;
}

/** A walking link used by a journey. */
export interface TransitWalk {
  readonly kind: 'walk';
  readonly fromStop: StopIndex;
  readonly toStop: StopIndex;
  readonly departure: number;
  readonly arrival: number;
}

export interface TransitJourney {
  /** When the traveller leaves the origin and reaches the destination, the seconds of the seeds included. */
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
  readonly legs: readonly (TransitRide | TransitWalk)[];
  /** Stop where the journey begins and ends (before the first leg and after the last): one of the seeds. */
  readonly origin: StopIndex;
  readonly destination: StopIndex;
}

export interface TransitAnswer {
  /** By arrival (by departure, latest first, when arriving by), fewest boardings last. */
  readonly journeys: readonly TransitJourney[];
  /**
   * False when the work budget, the deadline or the abort flag ended the search early: what is there is right as to its arrival (departure
   * when arriving by) and boardings, more may exist with more boardings, and it may wait longer than it needs to.
   */
  readonly complete: boolean;
  /** Stop positions looked at: the noise-free measure of work. */
  readonly visited: number;
}
