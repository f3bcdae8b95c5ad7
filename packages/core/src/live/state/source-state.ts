import type { LiveFeed, LiveSharedSystem } from '../snapshot/live-snapshot.ts';
import type { FeedReader } from './feed-reader.ts';
import type { FeedState } from './feed-state.ts';
import type { LiveSourceRules } from './live-source.ts';

/** The counts of one system of shared vehicles, as a source has them. */
export type SharedCounts = Omit<LiveSharedSystem, 'source'>;

/** One source with all that it says at the moment of a snapshot. */
export interface SourceState {
  readonly rules: LiveSourceRules;
  /** undefined = a source of shared vehicles. */
  readonly reader: FeedReader | undefined;
  readonly feed: LiveFeed;
  /** undefined = it says nothing that counts. */
  readonly state: FeedState | undefined;
  readonly shared: SharedCounts | undefined;
}
