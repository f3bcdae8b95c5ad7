import type { StopKey } from './stop-key.ts';

/** A part of a journey in one vehicle, in the form that `tripwright transit --json` prints. Times are Unix seconds. */
export interface RideLeg {
  readonly kind: 'ride';
  readonly feed: string;
  readonly trip: string;
  /** `YYYY-MM-DD`: the trip's own service day, not the date of the ride (CAL-9). */
  readonly serviceDate: string;
  readonly route: string;
  readonly fromStop: StopKey;
  readonly toStop: StopKey;
  /** Positions in the trip, from 0: a loop calls at a stop more than once (ST-10). */
  readonly fromIndex: number;
  readonly toIndex: number;
  readonly departure: number;
  readonly arrival: number;
  /** True where the rider stayed in the seat since the ride before (BL-2). */
  readonly seated?: boolean;
}

export interface WalkLeg {
  readonly kind: 'walk';
  readonly fromStop: StopKey;
  readonly toStop: StopKey;
  readonly departure: number;
  readonly arrival: number;
}

/** One answer of a timetable search. Departure and arrival include the seconds of the seeds. */
export interface Journey {
  readonly departure: number;
  readonly arrival: number;
  readonly boardings: number;
  readonly legs: readonly (RideLeg | WalkLeg)[];
}

/** A stop and the seconds between it and the rider's origin or destination. */
export interface Seed {
  readonly stop: StopKey;
  readonly seconds: number;
}

/** A directed walk between two stops, used unchanged. */
export interface WalkingLink {
  readonly from: StopKey;
  readonly to: StopKey;
  readonly seconds: number;
}

/** A stop with longer transfers, such as an airport: before boarding, after alighting, and between two such stops. */
export interface Checkpoint {
  readonly stop: StopKey;
  readonly before: number;
  readonly after: number;
  readonly between: number;
}

/** One query to a timetable search; `docs/search-semantics.md` defines it. */
export interface JourneyQuery {
  readonly from: readonly Seed[];
  readonly to: readonly Seed[];
  /** Unix seconds. */
  readonly time: number;
  readonly arriveBy?: boolean;
  /** 6 unless given. */
  readonly maxBoardings?: number;
  /** Seconds; 24 hours unless given. */
  readonly horizon?: number;
  /** Seconds added to changes; 0 unless given. */
  readonly slack?: number;
  /** Stops with check-in and check-out, none unless given; the seconds of the ends are in the seeds already. */
  readonly checks?: readonly Checkpoint[];
  /** Whether a journey may begin and end with a walking link; true unless given. */
  readonly endWalk?: boolean;
  /** Longest walking link in seconds; any unless given. */
  readonly maxWalk?: number;
  /** Stops without boarding, alighting, transfers and walks; a station covers its platforms (IT-21). */
  readonly avoidStops?: readonly StopKey[];
  /** Excludes trips and stops known to be inaccessible. */
  readonly wheelchair?: boolean;
  /** Excludes trips known to refuse bicycles, or all that are not known to take them. */
  readonly bikes?: 'unless-refused' | 'known';
  /** Only these routes: `feed:route`. */
  readonly routes?: readonly string[];
}
