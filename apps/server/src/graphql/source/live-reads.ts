import type { RegionInfo } from '@tripwright/core/model';
import type { RegionAlert, VehicleOnMap } from '@tripwright/planner';
import type { LiveFeedFacts } from '../../live/public-feeds.ts';
import type { Awaitable, Reader } from './graph-source.ts';

/** Reads of what realtime sources say of a whole region. All but `snapshot` and `boardVersion` may be refused with `notFromSource`. */
export interface LiveReads {
  /** Id of the snapshot that reads of a region use now, as far as it is known; null without live data. At once, and cheap. */
  snapshot(region: string): string | null;
  /**
   * Version of what live data say of the boards of a stop or station: equal numbers mean that a board has not changed but with time. At once, and cheap
   * as `snapshot` is. Absent where `version` says all that is known. @param withVehicles whether places of vehicles count
   */
  boardVersion?(region: string, stop: string, withVehicles: boolean): number;
  /** Names the state of the live data of a region for subscriptions, which ask several times a second: another text means that answers may be others. At once. */
  version(region: string): string;
  /** The snapshot, after a look where a source in another process has not been asked yet. Never rejects. */
  current(region: string): Awaitable<string | null>;
  /** The alerts that are active or to come, in the order of their sources. */
  alerts(region: RegionInfo, reader: Reader): Awaitable<readonly RegionAlert[]>;
  /** Every vehicle whose place is known. */
  vehicles(region: RegionInfo): Awaitable<readonly VehicleOnMap[]>;
  /** The sources, in the order of their declaration. */
  feeds(region: RegionInfo): Awaitable<readonly LiveFeedFacts[]>;
}
