import type { StopKey } from './stop-key.ts';

/** A part of a journey in one vehicle, in the form that `tripwright transit --json` prints. Times are Unix seconds. */
export interface RideLeg {
  readonly kind: 'ride';
  readonly feed: string;
  readonly trip: string;
  /** `YYYY-MM-DD`: the trip's own service day, not the date on which it is ridden (CAL-9). */
  readonly serviceDate: string;
  readonly route: string;
  readonly fromStop: StopKey;
  readonly toStop: StopKey;
  /** Positions in the trip, from 0: a loop serves a stop more than once (ST-10). */
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

/** A directed walk between two stops, used as it is. */
export interface WalkingLink {
  readonly from: StopKey;
  readonly to: StopKey;
  readonly seconds: number;
}

/** A stop where changes take longer: before boarding, after alighting, and between two such stops. */
export interface Checkpoint {
  readonly stop: StopKey;
  readonly before: number;
  readonly after: number;
  readonly between: number;
}

/** One question to a timetable search; `docs/search-semantics.md` says what it means. */
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
  /** Stops where one checks in and out, none unless given; seconds of the ends are in the seeds already. */
  readonly checks?: readonly Checkpoint[];
  /** Whether a journey may begin and end with a walking link; true unless given. */
  readonly endWalk?: boolean;
  /** Longest walking link in seconds; any unless given. */
  readonly maxWalk?: number;
  /** Neither boarded, alighted, changed nor walked at; a station covers its platforms (IT-21). */
  readonly avoidStops?: readonly StopKey[];
  /** Neither trips nor stops that are known not to be accessible. */
  readonly wheelchair?: boolean;
  /** No trip known to refuse bicycles, or only those known to take them. */
  readonly bikes?: 'unless-refused' | 'known';
  /** Nothing but these routes: `feed:route`. */
  readonly routes?: readonly string[];
}
