import type { LatLng, PolygonCoordinates } from '@tripwright/core/geo';
import type { PlanRequest, RegionInfo } from '@tripwright/core/model';
import type { ReachOutcome, TravelTime } from '@tripwright/planner';
import type { JsonText } from '../../turns/index.ts';
import type { Reader } from './graph-source.ts';

/** Areas in the order of their limits, or why there are none. */
export type AreasRead =
  | {
      readonly kind: 'areas';
      readonly areas: readonly (JsonText | readonly PolygonCoordinates[])[];
      /** How far the outlines may lie beyond what is reached. */
      readonly metres: number;
    }
  | { readonly kind: 'none'; readonly reason: 'off-network' | 'no-stop' | 'no-modes' };

/** Searches from one place to many. May be refused with `notFromSource`. */
export interface ReachReads {
  /** Every stop within a time of `request.from`; of a request by arrival, of `request.to`. @param seconds the longest time */
  stops(region: RegionInfo, request: PlanRequest, seconds: number, reader: Reader): Promise<ReachOutcome>;
  /** The areas within some times of `request.from`; of a request by arrival, of `request.to`. @param limits seconds */
  areas(region: RegionInfo, request: PlanRequest, limits: readonly number[], reader: Reader): Promise<AreasRead>;
  /** The quickest way from `request.from` to each of some places; undefined for each that takes longer. */
  times(
    region: RegionInfo,
    request: PlanRequest,
    to: readonly LatLng[],
    seconds: number,
    reader: Reader,
  ): Promise<readonly (TravelTime | undefined)[]>;
}
