import type { Itinerary } from '../../../model/index.ts';
import { flagWhere, type ItineraryFilter } from './itinerary-filter.ts';
import { LONGEST_DIRECT_SECONDS } from './thresholds.ts';

/** One use of a mode from door to door, at its time. */
export interface DirectCandidate {
  /** Unix seconds. */
  readonly departure: number;
  readonly seconds: number;
  /** Whether it is in service then: opening hours, a driver. */
  isRunning(): boolean;
  /** Builds the legs when they are first asked for. */
  itinerary(): Itinerary;
}

export interface DirectContext {
  /** Whether the mode is walking: then the limit on walking limits the whole itinerary. */
  readonly isWalked: boolean;
  /** At most {@link LONGEST_DIRECT_SECONDS}. */
  readonly walkLimitSeconds: number;
  /** The latest arrival, Unix seconds; infinite unless the request has both times. */
  readonly latestArrival: number;
}

type DirectFilter = ItineraryFilter<DirectCandidate, DirectContext>;

export const walkedTooLong: DirectFilter = {
  reason: 'walk-too-long',
  removes: 'the walk itself, where it takes longer than the request allows',
  flag: flagWhere(
    ({ seconds }, { isWalked, walkLimitSeconds }) =>
      isWalked && walkLimitSeconds < LONGEST_DIRECT_SECONDS && seconds > walkLimitSeconds,
  ),
};

export const takesTooLong: DirectFilter = {
  reason: 'takes-too-long',
  removes: `itineraries longer than ${LONGEST_DIRECT_SECONDS / 3600} hours`,
  flag: flagWhere(({ seconds }) => seconds > LONGEST_DIRECT_SECONDS),
};

export const notRunning: DirectFilter = {
  reason: 'not-running',
  removes: 'vehicles that cannot be used at that time: closed, or without a driver',
  flag: flagWhere((candidate) => !candidate.isRunning()),
};

export const walksTooLong: DirectFilter = {
  reason: 'walk-too-long',
  removes: 'itineraries whose walks together are longer than the request allows',
  flag: flagWhere((candidate, { walkLimitSeconds }) => candidate.itinerary().walkSeconds > walkLimitSeconds),
};

export const arrivesTooLate: DirectFilter = {
  reason: 'arrives-too-late',
  removes: 'itineraries that arrive after the latest arrival, in requests with both times',
  flag: flagWhere(({ departure, seconds }, { latestArrival }) => departure + seconds > latestArrival),
};
