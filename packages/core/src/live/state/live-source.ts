import type { FeedIndex } from '../../timetable/index.ts';
import type { IdRule } from '../match/id-rule.ts';

/** How one source is read into the state: its row of `live.json` without its address. */
export interface LiveSourceRules {
  readonly name: string;
  /** The feed whose ids the source uses; undefined = a source of shared vehicles. */
  readonly feed: FeedIndex | undefined;
  readonly idRules: readonly IdRule[];
  /** Whether trips may be found by their stops and times. */
  readonly matchByCalls: boolean;
  /** `affect`: closures and cancellations of alerts change searches. */
  readonly alertPolicy: 'inform' | 'affect';
  /** Whether a vehicle that is late at the end of a trip makes the next trip of its block late. */
  readonly carryToNextTripOfBlock: boolean;
  /** Whether a run without an update is predicted from where its vehicle is. */
  readonly timesFromPositions: boolean;
  /** Seconds after which a message is stale. */
  readonly longestAgeSeconds: number;
}

/** Seconds for which a stale source keeps its last times. */
export const STALE_SECONDS = 3600;
