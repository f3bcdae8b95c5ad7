import type { LatLng } from '@tripwright/core/geo';
import type { LiveSnapshot } from '@tripwright/core/live';
import type { FoundPlace, PlanOutcome, PlanRequestInput, RegionInfo } from '@tripwright/core/model';
import type { PreparedLive, Region } from '@tripwright/core/region';
import type { NearbyOutcome, NearbyQuery } from './nearby-stops.ts';
import type { PlaceAtOptions, PlacesQuery } from './region-places.ts';
import type { CellsOutcome, CellsQuery } from './stop-cells.ts';

/** Per-call options of a plan that are not part of the request. */
export interface PlanContext {
  /** Set to aborted once the caller has gone away: the search stops. */
  readonly signal?: { readonly aborted: boolean };
  /** Records why candidates were dropped. */
  readonly explain?: boolean;
  /** Language of names (BCP 47), as far as the providers translate them; their original names unless given. */
  readonly locale?: string;
  /** Code of the only region that may answer; every region that covers both ends unless given. */
  readonly region?: string;
}

/** The use cases over a fixed set of regions. Every method sees the same dataset, and every call one snapshot of live data from its start to its end. */
export interface Planner {
  /** Every region served, in the order of their codes. */
  regions(): readonly RegionInfo[];
  /** The first region whose outline holds a place; undefined outside all of them. */
  regionAt(place: LatLng): RegionInfo | undefined;
  /** The regions that may answer for places and modes, the likeliest first, as {@link plan} tries them; empty where none has all places. */
  regionsFor(places: readonly LatLng[], modes: readonly string[]): readonly RegionInfo[];
  /** The region of a code as it is now, which the use cases over one region take: with live data, or by the timetable alone. Undefined = not here. */
  region(code: string, realtime?: 'live' | 'scheduled'): Region | undefined;
  /**
   * Plans a journey from door to door. Where regions overlap, the one that answers best wins. Expected failures (outside, too close, nothing found) are values in the outcome.
   * @throws PlannerError for broken contracts
   */
  plan(input: PlanRequestInput, context?: PlanContext): Promise<PlanOutcome>;
  /** Lists the stops of cells of a region. */
  stopCells(query: CellsQuery): CellsOutcome;
  /** Lists the stops around a place. */
  nearbyStops(query: NearbyQuery): NearbyOutcome;
  /** Finds places by name, address or crossing, best first; mistyped names too. Nothing found is an empty list. */
  findPlaces(query: PlacesQuery): readonly FoundPlace[];
  /** What has a name at a point, the best description first; empty outside all regions and where nothing is near. */
  placesAt(point: LatLng, options?: PlaceAtOptions): readonly FoundPlace[];
  /** The stop of a code in a region, with the address where it stands; undefined where either is unknown. */
  stopPlace(region: string, code: string, locale?: string): FoundPlace | undefined;
  /** Whether any region has a stop or station of this code. Codes may hold commas, so lists of codes are split by asking (IT-21). */
  knowsStop(code: string): boolean;
  /**
   * Replaces what a region knows of live data, at once and as a whole; calls under way end with what they began with.
   * @param snapshot undefined = the timetable alone; one of another dataset is not used
   * @param prepared what another thread has worked out of the snapshot (`prepareLive`), which is adopted as it is; without it the timetable of
   * the day is patched here and now, so that no search waits for it
   */
  setLive(code: string, snapshot: LiveSnapshot | undefined, prepared?: PreparedLive): void;
  /** The snapshot that a call for a region would use now; undefined without live data. */
  live(code: string): LiveSnapshot | undefined;
  /** Whether the planner has any region to plan in; the server's health check reports it. */
  isHealthy(): boolean;
}
