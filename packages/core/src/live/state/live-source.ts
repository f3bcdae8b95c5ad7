import type { FeedIndex } from '../../timetable/index.ts';
import type { IdRule } from '../match/id-rule.ts';

/** A way inside a station that is out of order while an alert is active: one pathway by its id, or what lies between two places. */
export type AlertPathway = {
  /** Id of the alert's entity, or words in its header. */
  readonly alert: string;
} & (
  | {
      /** `pathway_id`, in both of its directions. */
      readonly pathway: string;
    }
  | {
      /** The ids of the two ends, as `pathways.txt` of the feed has them; pathways between the two are meant, in both directions. */
      readonly from: string;
      readonly to: string;
    }
);

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
  /** Lifts and other ways inside stations that alerts of this source mean without naming them; absent = none. */
  readonly alertPathways?: readonly AlertPathway[];
  /** Whether a vehicle that is late at the end of a trip makes the next trip of its block late. */
  readonly carryToNextTripOfBlock: boolean;
  /** Whether a run without an update is predicted from where its vehicle is. */
  readonly timesFromPositions: boolean;
  /** Seconds after which a message is stale. */
  readonly longestAgeSeconds: number;
}

/** Seconds for which a stale source keeps its last times. */
export const STALE_SECONDS = 3600;
