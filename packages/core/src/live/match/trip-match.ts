import type { TripIndex } from '../../timetable/index.ts';

/** The steps of the funnel, surest first: each sees what the steps before it could not place. */
export const MATCH_STEPS = ['id', 'normalised-id', 'start', 'calls'] as const;
/** A step of {@link MATCH_STEPS}. */
export type MatchStep = (typeof MATCH_STEPS)[number];

/** Why nothing in the timetable fits. */
export const MISS_REASONS = [
  'no-descriptor',
  'bad-date',
  'bad-start-time',
  'unknown-trip',
  'not-running',
  'no-start-time',
  'no-such-start',
  'ambiguous',
  'taken',
] as const;
/** A reason of {@link MISS_REASONS}. */
export type MissReason = (typeof MISS_REASONS)[number];

/** A run of the timetable. */
export interface MatchedRun {
  readonly trip: TripIndex;
  /** Service day, in days since 1970-01-01. */
  readonly day: number;
  /** Seconds after the start of the service day at which a run of a frequency trip starts; absent for other trips. */
  readonly start?: number;
}

/** The outcome of matching one trip descriptor with the timetable. */
export type TripMatch =
  | { readonly by: MatchStep; readonly run: MatchedRun }
  /** A run that the timetable does not have: ADDED and NEW. */
  | { readonly by: 'new' }
  | { readonly by: 'nothing'; readonly reason: MissReason };
