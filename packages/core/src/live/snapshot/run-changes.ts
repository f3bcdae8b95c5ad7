import type { TimeSource } from '../../model/index.ts';
import type { RouteIndex, StopIndex, TripIndex } from '../../timetable/index.ts';

/** What becomes of a run. */
export const CHANGE_KINDS = [
  'changed',
  'cancelled',
  'deleted',
  'added',
  'replaced',
  'duplicated',
  'unscheduled',
] as const;
/** A kind of {@link CHANGE_KINDS}. */
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The sources of times, surest last; columns hold indices in this list. */
export const TIME_SOURCES: readonly TimeSource[] = [
  'scheduled',
  'no-data',
  'stale',
  'carried-on',
  'predicted',
  'observed',
];

/** Bits of `callFlags`. */
export const CALL_SKIPPED = 1;
/** The call is at another stop than the timetable says: a platform change. */
export const CALL_MOVED = 2;

/**
 * The runs that differ from the timetable, as flat columns, rows sorted by trip, day, start and id. A run that is absent is as in the timetable. A run
 * that is `changed` has all calls of its trip, in order, so that nothing needs to be propagated after this; the other kinds that run have all calls
 * that they serve. `cancelled` and `deleted` have none.
 *
 * Where the runs of two snapshots differ in `time` alone, all other columns are the same objects. So the identity of `firstCall` stands for all that
 * searches see, and what is worked out from it serves both.
 */
export interface RunChanges {
  readonly count: number;
  /** The trip that the run belongs to, or that it copies or replaces; −1 for runs without any in the timetable. */
  readonly trip: Int32Array;
  /** Service day, days since 1970-01-01. */
  readonly day: Int32Array;
  /**
   * Seconds after the start of the service day at which the run of a frequency trip starts in the timetable: the one whose place it takes, where
   * intervals only are kept. −1 for other trips, and for runs that come beside all of those.
   */
  readonly start: Int32Array;
  /** Index in `CHANGE_KINDS`. */
  readonly kind: Uint8Array;
  /** Index of the source in `LiveSnapshot.feeds`. */
  readonly source: Int32Array;
  /** Index in `zoneNames` of the timetable of the zone in which its service day starts. */
  readonly zone: Int32Array;
  /** Route of the run: of the timetable, or `routeCount + i` for `newRoutes[i]`. */
  readonly route: Int32Array;
  /** Unix seconds of the update that it comes from. */
  readonly time: Float64Array;
  /** Indices in `texts` of the id of the run, its headsign and its short name; 0 = as in the timetable, or none. */
  readonly id: Int32Array;
  readonly headsign: Int32Array;
  readonly shortName: Int32Array;
  /** `count + 1` entries. */
  readonly firstCall: Int32Array;
  /** Position of the call in the trip of the timetable; −1 = a call that the trip does not have. */
  readonly callPosition: Int32Array;
  /** The stop of the call now. */
  readonly callStop: Int32Array;
  /** Seconds after the start of the service day, with live changes; never decreasing along the calls that are not skipped. */
  readonly callArrival: Int32Array;
  readonly callDeparture: Int32Array;
  /** The same by the timetable, or by `scheduled_time`; `NO_TIME` where there is none. */
  readonly callScheduledArrival: Int32Array;
  readonly callScheduledDeparture: Int32Array;
  /** Index in `TIME_SOURCES`, of arrival and of departure. */
  readonly callArrivalSource: Uint8Array;
  readonly callDepartureSource: Uint8Array;
  /** `pickup_type` in bits 0–1 and `drop_off_type` in bits 2–3, as `positionRules` of the timetable. */
  readonly callRules: Uint8Array;
  /** `CALL_…` bits. */
  readonly callFlags: Uint8Array;
  /** Index in `texts` of the headsign of the call; 0 = that of the run. */
  readonly callHeadsign: Int32Array;
  /** Texts that are not in the timetable; the first is ''. */
  readonly texts: readonly string[];
  /** Routes that only messages name. */
  readonly newRoutes: readonly NewRoute[];
}

/** A time that is not given. */
export const NO_TIME = -0x80000000;

/** A route that the timetable does not have. */
export interface NewRoute {
  /** Feed of the timetable. */
  readonly feed: number;
  readonly id: string;
  /** Mode identifier: that of most routes of the feed that share a stop with the run. */
  readonly mode: string;
}

/** One row of {@link RunChanges} by its names, for readers that are in no hurry. */
export interface RunChange {
  readonly trip: TripIndex | undefined;
  readonly day: number;
  readonly start: number | undefined;
  readonly kind: ChangeKind;
  readonly route: RouteIndex;
  readonly calls: readonly ChangedCall[];
}

/** One call of a {@link RunChange}; times as in the columns, undefined for `NO_TIME`. */
export interface ChangedCall {
  readonly position: number | undefined;
  readonly stop: StopIndex;
  readonly arrival: number;
  readonly departure: number;
  readonly scheduledArrival: number | undefined;
  readonly scheduledDeparture: number | undefined;
  readonly arrivalSource: TimeSource;
  readonly departureSource: TimeSource;
  readonly isSkipped: boolean;
  readonly isMoved: boolean;
}
