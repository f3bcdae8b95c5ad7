import type { MatchReport, MessageFacts, Sampled } from '@tripwright/core/live';
import type { LiveSourceKind } from '@tripwright/feeds/realtime';

/** How a source came out; the exit code follows from it. */
export type SourceVerdict = 'good' | 'unreadable' | 'stale' | 'mismatched';

/** What `live check` found out about one source; `--json` prints it as it is. */
export interface CheckedSource {
  readonly name: string;
  readonly kind: LiveSourceKind;
  /** As declared, so that keys from the environment stay out of logs. */
  readonly from: string;
  /** The feed of the region that it was held against. */
  readonly feed: string;
  readonly verdict: SourceVerdict;
  /** Why the verdict is not good, as a sentence without a subject. */
  readonly reason?: string;
  readonly message?: CheckedMessage;
}

/** What `live check` says about a message. */
export interface CheckedMessage {
  readonly bytes: number;
  readonly version: string;
  readonly incrementality: string;
  /** Unix seconds. */
  readonly timestamp?: number;
  /** Seconds; negative = in the future. */
  readonly ageSeconds?: number;
  readonly facts: MessageFacts;
  readonly match: MatchReport;
  /** Entities that were left out, by what is wrong with them; the samples are their ids. */
  readonly faults: Readonly<Record<string, Sampled>>;
}
