import type { RegionInfo } from '@tripwright/core/model';
import type { Region } from '@tripwright/core/region';
import type { RegionStops } from './region-stops.ts';

/** An opened region with everything that the use cases derive from it once. */
export interface ServedRegion {
  readonly region: Region;
  readonly info: RegionInfo;
  readonly stops: RegionStops;
}
