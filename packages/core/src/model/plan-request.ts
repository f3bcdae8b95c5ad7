import type { LatLng } from '../geo/index.ts';

/** When to travel, Unix seconds. Both given: leave and arrive within the window, as short as possible. */
export interface WhenWindow {
  readonly departAfter: number | undefined;
  readonly arriveBefore: number | undefined;
}

export interface RequestedPlace extends LatLng {
  /** Text that came with the coordinates, given back as the place's address. */
  readonly address: string;
  /** Snaps prefer nearby streets of this name (spec 4.2); '' = no preference. */
  readonly streetName: string;
}

/** Importance of price, environment, duration and convenience, 0.1 to 2 each. */
export interface Weights {
  readonly price: number;
  readonly environment: number;
  readonly duration: number;
  readonly convenience: number;
}

/** Limits on rides by timetable beyond their modes. An empty list limits nothing. */
export interface RideLimits {
  /** Operators by id or name. */
  readonly neverOperators: readonly string[];
  readonly onlyOperators: readonly string[];
  /** Authorities by name; a line for which no feed names one is under the authority of its operator. */
  readonly neverAuthorities: readonly string[];
  readonly onlyAuthorities: readonly string[];
  /** Feeds by name. */
  readonly neverFeeds: readonly string[];
  readonly onlyFeeds: readonly string[];
  /** Lines by id or number that may be ridden whatever the other limits and `avoidModes` say. */
  readonly alwaysLines: readonly string[];
}

/** Which way to cycle: neither short nor quiet at any price, the shortest, the one where cycling is most pleasant. */
export type CyclingWay = 'best' | 'shortest' | 'friendliest';

/** A routing request after its door has checked it: every field present, units in the names. */
export interface PlanRequest {
  readonly from: RequestedPlace;
  readonly to: RequestedPlace;
  readonly when: WhenWindow;
  /** Mode identifiers as asked for, deprecated ones replaced, unknown ones left out. */
  readonly modes: readonly string[];
  /** With several modes: also the answers of each mode alone (spec 4.2 rule 4). */
  readonly allModes: boolean;
  readonly wheelchair: boolean;
  /** Stop codes no one may board, alight or change at (spec 4.2 rule 8). */
  readonly avoidStops: readonly string[];
  /** Transit modes not to be used. */
  readonly avoidModes: readonly string[];
  /** Absent = no limits. */
  readonly rides?: RideLimits;
  /** Whether what is small enough comes along aboard; false = it stays at the first stop. True unless given. */
  readonly vehiclesAboard?: boolean;
  /** Own cars and motorbikes are driven to the door and parked by nobody; absent = parked before one walks on. */
  readonly driveToTheDoor?: boolean;
  /** Ways of cycling from door to door, each of them told; the best one unless given. */
  readonly cycling?: readonly CyclingWay[];
  /** Reduced fares, for whoever is entitled to some; absent = those of an adult. */
  readonly concession?: boolean;
  /** The traveller's own kilograms of CO₂ per kilometre, by mode; for modes that none covers, what is usual. */
  readonly emissions?: ReadonlyMap<string, number>;
  /** Seconds one expects to wait for whoever comes when called, by mode; for modes that none covers, what is usual there. */
  readonly waitSeconds?: ReadonlyMap<string, number>;
  readonly walkMetresPerSecond: number;
  readonly cycleMetresPerSecond: number;
  /** Most seconds of walking in a trip; undefined = the planner's own limits for each walk. */
  readonly maxWalkSeconds: number | undefined;
  /** Seconds wanted between vehicles. */
  readonly minTransferSeconds: number;
  readonly weights: Weights;
  readonly bestOnly: boolean;
  readonly includeStops: boolean;
}
