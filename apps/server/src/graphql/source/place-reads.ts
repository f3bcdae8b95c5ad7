import type { LatLng } from '@tripwright/core/geo';
import type { FoundPlace, ListedStop, RegionInfo } from '@tripwright/core/model';
import type { Locale } from '@tripwright/core/text';
import type { NearbyOutcome, NearbyQuery, PlaceAtOptions, PlacesQuery } from '@tripwright/planner';
import type { StopLevel } from '../__generated__/resolver-types.ts';
import type { Awaitable } from './graph-source.ts';

/** Reads of regions, stops and named places. */
export interface PlaceReads {
  /** Every region served, in the order of their codes. At once: each operation needs them. */
  regions(): readonly RegionInfo[];
  /** All stops of a region that lists show at a level. */
  listedStops(region: RegionInfo, level: StopLevel, locale: Locale): Awaitable<readonly ListedStop[]>;
  nearbyStops(query: NearbyQuery): Awaitable<NearbyOutcome>;
  findPlaces(query: PlacesQuery): Awaitable<readonly FoundPlace[]>;
  placesAt(point: LatLng, options: PlaceAtOptions): Awaitable<readonly FoundPlace[]>;
}
