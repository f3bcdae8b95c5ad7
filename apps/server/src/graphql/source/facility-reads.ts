import type { LatLng } from '@tripwright/core/geo';
import type { ListedPlace, RegionInfo } from '@tripwright/core/model';
import type { Awaitable, Reader } from './graph-source.ts';

/** Reads of docks, free vehicles and parking, as they are now. May be refused with `notFromSource`. */
export interface FacilityReads {
  /** The places in a circle, nearest first. @param modes those that the places are for; empty = every mode */
  near(
    region: RegionInfo,
    centre: LatLng,
    radiusMetres: number,
    modes: readonly string[],
    reader: Reader,
  ): Awaitable<readonly ListedPlace[]>;
  /** A place by its id; undefined where there is none (now, for a vehicle). */
  find(region: RegionInfo, id: string, reader: Reader): Awaitable<ListedPlace | undefined>;
}
