import type { ChangeKind } from '@tripwright/core/live';

/** A change of one run in the terms of feed rows, before any index of a timetable: what the engine and the oracle are both given. */
export interface PlannedChange {
  readonly kind: ChangeKind;
  /** Index of the feed. */
  readonly feed: number;
  /** Row of the trip that the run belongs to, or that it copies; −1 for an added run. */
  readonly trip: number;
  /** Service day, days since 1970-01-01. */
  readonly day: number;
  /** Seconds of the service day at which the run of a frequency trip starts in the timetable; −1 for others. */
  readonly start: number;
  /** Id of a run that is not in the timetable; '' for others. */
  readonly id: string;
  /** Row of the route, or the id of a new one. */
  readonly route: number | string;
  /** The calls that are left, and those that are skipped; none where the run is cancelled. */
  readonly calls: readonly PlannedCall[];
}

/** A call of a {@link PlannedChange}. */
export interface PlannedCall {
  /** Position in the trip of the feed; −1 for a call that it does not have. */
  readonly position: number;
  /** Row of the stop in the feed. */
  readonly stop: number;
  /** Seconds of the service day. */
  readonly arrival: number;
  readonly departure: number;
  /** `pickup_type` and `drop_off_type`. */
  readonly pickup: number;
  readonly dropOff: number;
  readonly isSkipped: boolean;
}
