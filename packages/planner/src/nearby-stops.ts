import { nearbyDistanceMetres } from '@tripwright/core/geo';
import type { ListedStop } from '@tripwright/core/model';
import type { RegionStops } from './region-stops.ts';
import type { ServedRegion } from './served-region.ts';

/** Query for stops around a place. */
export interface NearbyQuery {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  readonly radiusMetres: number;
  /** Only stops where one of these modes, or a mode below it, calls. */
  readonly modes: readonly string[];
  /** Only stops of level 1. */
  readonly majorOnly: boolean;
  readonly includeChildren: boolean;
  /** Maximum number of stops listed. */
  readonly limit: number;
  /** Nearest first; else most popular first. */
  readonly byDistance: boolean;
  /** Language of names (BCP 47); the originals unless given. */
  readonly locale?: string;
}

/** The stops around a place. */
export interface NearbyOutcome {
  /** Code of the region around the place; undefined outside all of them. */
  readonly region: string | undefined;
  readonly stops: readonly ListedStop[];
}

/** The stops of the first of the regions around a place that has any there. */
export function stopsNearby(regions: readonly ServedRegion[], query: NearbyQuery): NearbyOutcome {
  for (const { info, stops } of regions) {
    const found = listNearbyStops(stops, query);
    if (found.length > 0) return { region: info.code, stops: found };
  }
  return { region: regions[0]?.info.code, stops: [] };
}

/** The stops of a region within the radius, sorted as the query says. */
function listNearbyStops(stops: RegionStops, query: NearbyQuery): readonly ListedStop[] {
  const { lat, lng, radiusMetres, modes, includeChildren, locale } = query;
  const levels = query.majorOnly ? [true] : [true, false];
  const found = levels
    .flatMap((major) => stops.list({ major, modes }))
    .map((entry) => ({ ...entry, metres: nearbyDistanceMetres(lat, lng, entry.lat, entry.lng) }))
    .filter(({ metres }) => metres <= radiusMetres)
    .map(({ stop, metres }) => ({ metres, listed: stops.describe(stop, includeChildren, locale) }));
  found.sort(
    (a, b) =>
      (query.byDistance ? a.metres - b.metres : b.listed.stop.popularity - a.listed.stop.popularity) ||
      byCode(a.listed, b.listed),
  );
  return found.slice(0, query.limit).map(({ listed }) => listed);
}

function byCode(a: ListedStop, b: ListedStop): number {
  return a.stop.code < b.stop.code ? -1 : 1;
}
