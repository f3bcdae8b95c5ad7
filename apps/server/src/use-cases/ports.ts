import type { PlanOutcome, PlanRequest } from '@tripwright/core/model';
import type { ListedStop, RegionInfo } from '@tripwright/wire/rest-v1';

export type { CityInfo, Credit, ListedStop, RegionInfo } from '@tripwright/wire/rest-v1';

/** What a search needs from its caller besides the request. */
export interface PlanContext {
  /** The caller went away: stop searching. */
  readonly signal?: { readonly aborted: boolean };
  /** Record why candidates were dropped. */
  readonly explain?: boolean;
  /** Language of names, as far as the providers have them in it (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** Which stops of a region are wanted. */
export interface CellsQuery {
  readonly region: string;
  /** 1: major stations and stops; 2: all others, so that no stop is in both. */
  readonly level: 1 | 2;
  /** Keys of `core/geo` cells, or the region's code for all of the region at this level. Never malformed. */
  readonly cells: readonly string[];
  readonly cellsPerDegree: number;
  /** Only stops where one of these, or something below it, calls. Never empty: the face fills in public transport. */
  readonly modes: readonly string[];
  readonly includeChildren: boolean;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** One entry per cell asked for, in that order, also for cells without stops or outside the region. */
export type CellsOutcome =
  | {
      readonly kind: 'cells';
      readonly cells: readonly { readonly key: string; readonly stops: readonly ListedStop[] }[];
    }
  | { readonly kind: 'unknown-region'; readonly known: readonly string[] };

/** Stops around a place. */
export interface NearbyQuery {
  readonly lat: number;
  readonly lng: number;
  readonly radiusMetres: number;
  readonly modes: readonly string[];
  /** Only what level 1 shows. */
  readonly majorOnly: boolean;
  readonly includeChildren: boolean;
  readonly limit: number;
  /** Nearest first; else most popular first. */
  readonly byDistance: boolean;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

export interface NearbyOutcome {
  /** Code of the region around the place, undefined outside all. */
  readonly region: string | undefined;
  readonly stops: readonly ListedStop[];
}

/** The use cases, for both faces. One object per process; every method sees one consistent dataset. */
export interface Planner {
  /** Every region served, in a stable order. */
  regions(): readonly RegionInfo[];
  /** Expected failures (outside, too close, nothing found) are values in the outcome. @throws PlannerError for broken contracts */
  plan(request: PlanRequest, context?: PlanContext): Promise<PlanOutcome>;
  stopCells(query: CellsQuery): CellsOutcome;
  nearbyStops(query: NearbyQuery): NearbyOutcome;
  /** Whether any region has a stop or station of this code: commas can be part of codes (IT-21). */
  knowsStop(code: string): boolean;
  /** Whether an answer could be given now; what the health check tells. */
  isHealthy(): boolean;
}
