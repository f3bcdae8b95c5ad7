import type { LiveFacts, RegionInfo } from '@tripwright/core/model';
import type { RegionAlert, VehicleOnMap } from '@tripwright/planner';
import type { Awaitable, Reader } from './graph-source.ts';

/** Reads of what realtime sources say of a whole region. All but `snapshot` and `boardVersion` may be refused with `notFromSource`. */
export interface LiveReads {
  /** Id of the snapshot that reads of a region use now; null without live data. At once, and cheap: subscriptions ask several times a second. */
  snapshot(region: string): string | null;
  /**
   * Version of what live data say of the boards of a stop or station: equal numbers mean that a board has not changed but with time. At once, and cheap
   * as `snapshot` is. @param withVehicles whether places of vehicles count
   */
  boardVersion(region: string, stop: string, withVehicles: boolean): number;
  /** The alerts that are active or to come, in the order of their sources. */
  alerts(region: RegionInfo, reader: Reader): Awaitable<readonly RegionAlert[]>;
  /** Every vehicle whose place is known. */
  vehicles(region: RegionInfo): Awaitable<readonly VehicleOnMap[]>;
  /** The sources, in the order of their declaration. */
  feeds(region: RegionInfo): Awaitable<readonly LiveFeedFacts[]>;
}

/** A source of realtime data, as far as it is public: without addresses, ids and texts of failures. */
export interface LiveFeedFacts {
  readonly name: string;
  /** Kind of `live.json`, such as `gtfs-rt`; '' = not said. */
  readonly kind: string;
  readonly health: LiveFacts['sources'][number]['health'];
  /** Unix seconds of the newest message; 0 = none. */
  readonly messageTime: number;
  /** How the runs that it names match the timetable; absent where it names none. */
  readonly tripUpdates?: MatchFacts;
  readonly vehicles?: MatchFacts;
  readonly alerts?: MatchFacts;
  /** Stations and single vehicles of shared systems; absent for other sources. */
  readonly counts?: { readonly stations: number; readonly vehicles: number };
}

/** Numbers of runs: `named` without those that the source adds to the timetable. */
export interface MatchFacts {
  readonly named: number;
  readonly matched: number;
  readonly added: number;
}
