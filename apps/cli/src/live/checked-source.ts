import type { MatchReport, MessageFacts, PathwayTableReport, Sampled } from '@tripwright/core/live';
import type { LiveSourceKind } from '@tripwright/feeds/realtime';

/** How a source came out; the exit code follows from it. */
export type SourceVerdict = 'good' | 'unreadable' | 'stale' | 'mismatched';

/** What `live check` found out about one source; `--json` prints it as it is. */
export interface CheckedSource {
  readonly name: string;
  readonly kind: LiveSourceKind;
  /** As declared, so that keys from the environment stay out of logs. */
  readonly from: string;
  /** The feed of the region that it was held against, or of GBFS the system. */
  readonly feed?: string;
  readonly system?: string;
  readonly verdict: SourceVerdict;
  /** Why the verdict is not good, as a sentence without a subject. */
  readonly reason?: string;
  /** How the table of lifts (`pathways`) fits the feed; absent = the source has none. */
  readonly pathways?: PathwayTableReport;
  readonly message?: CheckedMessage;
  readonly counts?: CheckedCounts;
}

/** What `live check` says about the counts of a system of shared vehicles. */
export interface CheckedCounts {
  readonly bytes: number;
  readonly version: string;
  /** Unix seconds. */
  readonly timestamp?: number;
  /** Seconds; negative = in the future. */
  readonly ageSeconds?: number;
  /** Stations of the region that have counts, and all of them; absent = the system has no file of stations. */
  readonly stations?: {
    readonly known: number;
    readonly all: number;
    readonly vehicles: number;
    readonly docks: number;
  };
  readonly vehicles?: number;
  /** Rows that were left out or doubtful, by the code of docs/data-quality.md; the samples are values. */
  readonly faults: Readonly<Record<string, Sampled>>;
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
  /** The version of the feed in the region; '' = unknown. */
  readonly feedVersion: string;
  readonly match: MatchReport;
  /** Entities that were left out, by what is wrong with them; the samples are their ids. */
  readonly faults: Readonly<Record<string, Sampled>>;
}
