import type { LiveFeed, LiveReport, MatchReport, MessageFacts, Sampled } from '@tripwright/core/live';
import type { LiveSourceKind, PollCounts } from '@tripwright/feeds/realtime';

/** What an operator sees of the live data of a region. Plain values: it passes between threads. */
export interface RegionStatus {
  /** Code of the region. */
  readonly region: string;
  /** Of the newest snapshot; '' before the first. */
  readonly snapshot: string;
  /** Unix seconds for which the snapshot holds. */
  readonly at: number;
  /** How many snapshots have been published. */
  readonly generation: number;
  /** Milliseconds that the newest snapshot took to make, and its size in bytes. */
  readonly makingMs: number;
  readonly bytes: number;
  readonly runs: number;
  readonly alerts: number;
  readonly vehicles: number;
  readonly sources: readonly SourceStatus[];
}

/** What an operator sees of a source. */
export interface SourceStatus {
  readonly name: string;
  readonly kind: LiveSourceKind;
  /** As declared, without the values of environment variables. */
  readonly from: string;
  /** Name of the feed or id of the system that it is held against. */
  readonly target: string;
  readonly health: LiveFeed['health'];
  /** Unix seconds of the newest message that was taken; 0 = none. */
  readonly messageTime: number;
  /** Unix seconds of the last poll that gave something; 0 = none. */
  readonly readAt: number;
  readonly polls: PollCounts;
  /** Messages that were older than the one before, and messages that were held for a cycle. */
  readonly older: number;
  readonly held: number;
  /** Bytes of the newest message. */
  readonly bytes: number;
  /** Why the last poll failed; undefined = it did not. */
  readonly reason: string | undefined;
  readonly facts: MessageFacts | undefined;
  /** The version of the feed in the region; '' = unknown, and for systems of shared vehicles. */
  readonly feedVersion: string;
  readonly match: MatchReport | undefined;
  /** Stations with counts, and single vehicles, of GBFS. */
  readonly counts: { readonly stations: number; readonly ofStations: number; readonly vehicles: number } | undefined;
  /** Runs that the source changes, by what becomes of them. */
  readonly runs: LiveReport['runs'];
  /** What was matched and is not applied, with ids of trips (docs/live-semantics.md). */
  readonly unapplied: LiveReport['faults'];
  /** Entities and rows that were left out, by what is wrong with them. */
  readonly faults: Readonly<Record<string, Sampled>>;
}
