import type { LiveSource } from '@tripwright/feeds/realtime';
import type { RegionBuffers } from '@tripwright/planner/node';
import type { LogSettings } from '../log/server-log.ts';
import type { RegionStatus } from './live-status.ts';
import type { PackedSnapshot } from './packed-snapshot.ts';
import type { ServiceClock } from './service-clock.ts';

/** A region with its sources of live data. */
export interface LiveRegion {
  /** In shared memory. */
  readonly buffers: RegionBuffers;
  readonly sources: readonly LiveSource[];
}

/** What the thread of live data begins with. */
export interface LiveSetup {
  readonly regions: readonly LiveRegion[];
  readonly clock: ServiceClock;
  /** Whether redirects, and addresses in indexes, may lead to hosts of private networks. */
  readonly allowPrivate: boolean;
  /** Where every poll is recorded; undefined = nowhere. */
  readonly record: RecordSettings | undefined;
  /** Folder of a recording that is played in place of the network; undefined = the network. */
  readonly replay: string | undefined;
  /** How it writes its log. */
  readonly log: LogSettings;
}

/** A ring of files of recorded polls. */
export interface RecordSettings {
  readonly folder: string;
  readonly megabytes: number;
  readonly hours: number;
}

/** What the thread of live data sends. */
export type LiveNews =
  | { readonly kind: 'snapshot'; readonly packed: PackedSnapshot }
  /** At most once a second, when something has changed. */
  | { readonly kind: 'status'; readonly regions: readonly RegionStatus[] };

/** What it is asked: to end its polls and then itself. */
export interface LiveOrder {
  readonly kind: 'stop';
}
