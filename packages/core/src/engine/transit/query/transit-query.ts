import type { StopIndex, TripIndex } from '../../../timetable/index.ts';
import type { CheckTimes } from './check-times.ts';

/** A stop and the seconds between it and the rider's origin or destination. */
export interface StopSeed {
  readonly stop: StopIndex;
  readonly seconds: number;
  /** The cost of those seconds in a search by cost; unless given, the cost of walking for the same time. */
  readonly cost?: number;
}

/** Ends a search as soon as it is set. */
export interface AbortFlag {
  readonly aborted: boolean;
}

/** One timetable search; `docs/search-semantics.md` is its contract. */
export interface TransitQuery {
  /** Both arrays must stay as they are: lower bounds are remembered by the array. */
  readonly origins: readonly StopSeed[];
  readonly destinations: readonly StopSeed[];
  /** Unix seconds: leave no earlier than this or, with `arriveBy`, arrive no later. */
  readonly instant: number;
  readonly arriveBy?: boolean;
  /**
   * Whether further queries follow with the same array at the far end: `destinations` or, with `arriveBy`, `origins`. Lower bounds to it are then
   * computed at once. Answers never depend on it. False unless given.
   */
  readonly repeats?: boolean;
  /** Maximum number of boardings; 6 unless given. */
  readonly maxBoardings?: number;
  /** Seconds beside the walk of every transfer but timed ones; a longer minimum of the feed holds. 0 unless given. */
  readonly slack?: number;
  /** Check-in times at transfers, none unless given; at the ends they are in the seeds' seconds. Compared by identity. */
  readonly checks?: CheckTimes | undefined;
  /** Whether the journey may begin and end with a walking link between stops; true unless given. */
  readonly endWalks?: boolean;
  /** Longest walking link in seconds, at the ends and between vehicles; any length unless given. */
  readonly maxWalk?: number;
  /** Excludes the walk without any ride, and keeps the journeys that it dominates; false unless given. */
  readonly ridesOnly?: boolean;
  /** Seconds after (before) the instant within which everything happens; 24 hours unless given. */
  readonly horizon?: number;
  /** `[stop]`: 1 = no boarding, alighting, transfer or walking there; riding through is allowed (IT-21). */
  readonly closedStops?: Uint8Array;
  /** `[pattern]`: 1 = may be ridden. All may when absent. */
  readonly allowedPatterns?: Uint8Array;
  /** Maximum number of stop positions visited; the search then ends and returns the finished part. Unlimited unless given. */
  readonly workBudget?: number;
  /** Called every few thousand positions, such as `() => performance.now() > end`; true ends the search, which returns the finished part. */
  readonly deadline?: () => boolean;
  readonly signal?: AbortFlag;
}

/** A leg on one vehicle. Times are Unix seconds; positions index the calls of the trip. */
export interface TransitRide {
  readonly kind: 'ride';
  readonly trip: TripIndex;
  /** Service day, days since 1970-01-01. */
  readonly day: number;
  /** Seconds by which a frequency trip is shifted from its written times. */
  readonly shift: number;
  /** Seconds between runs where the feed promises only the interval (FQ-3), else 0. */
  readonly headway: number;
  readonly fromPosition: number;
  readonly toPosition: number;
  readonly fromStop: StopIndex;
  readonly toStop: StopIndex;
  readonly departure: number;
  readonly arrival: number;
  /** Whether the rider stayed seated from the ride before. */
  readonly seated: boolean;
}

/** A leg over one walking link. */
export interface TransitWalk {
  readonly kind: 'walk';
  readonly fromStop: StopIndex;
  readonly toStop: StopIndex;
  readonly departure: number;
  readonly arrival: number;
}

/** A journey between stops, as indices; the journey engine makes an itinerary of it. */
export interface TransitJourney {
  /** The times at which the rider leaves the origin and reaches the destination, Unix seconds, the seconds of the seeds included. */
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
  readonly legs: readonly (TransitRide | TransitWalk)[];
  /** Stop where the journey begins and ends (before the first leg and after the last): one of the seeds. */
  readonly origin: StopIndex;
  readonly destination: StopIndex;
}

/** The answer of a search. */
export interface TransitAnswer {
  /** The journeys by arrival (by departure, latest first, when arriving by), fewest boardings last. */
  readonly journeys: readonly TransitJourney[];
  /**
   * False when the work budget, the deadline or the abort flag ended the search early. The journeys found then have the right arrival
   * (departure when arriving by) and boardings, but may wait longer than necessary, and others with more boardings may be missing.
   */
  readonly complete: boolean;
  /** Stop positions visited: a measure of work without noise. */
  readonly visited: number;
}
