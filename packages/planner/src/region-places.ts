import type { LatLng } from '@tripwright/core/geo';
import type { FoundPlace } from '@tripwright/core/model';
import type { IndexedPlace } from '@tripwright/core/places';
import type { StopIndex } from '@tripwright/core/timetable';
import type { ServedRegion } from './served-region.ts';

/** Query for places by name. */
export interface PlacesQuery {
  /** As a traveller types it: a name, an address, a crossing, or the beginning of one. */
  readonly text: string;
  /** Places near it come first among equals; the centre of each region unless given. */
  readonly near?: LatLng;
  /** Only this region; all of them unless given. */
  readonly region?: string;
  /** Most places; 10 unless given. */
  readonly limit?: number;
  /** Language of names (BCP 47); the local names unless given. */
  readonly locale?: string;
}

/** Circumstances of a look-up of the names at a point. */
export interface PlaceAtOptions {
  /** Most places; 10 unless given. */
  readonly limit?: number;
  /** Language of names (BCP 47); the local names unless given. */
  readonly locale?: string;
}

const DEFAULT_LIMIT = 10;

/** Places of all regions by name, best first; a place that regions share is listed once. */
export function findRegionPlaces(regions: readonly ServedRegion[], query: PlacesQuery): readonly FoundPlace[] {
  const { text, near, limit = DEFAULT_LIMIT, locale } = query;
  const found = regions
    .filter(({ info }) => query.region === undefined || info.code === query.region)
    .flatMap((served) => {
      const centre = served.region.manifest.cities[0];
      const places = served.region.places?.find(text, { limit, near, centre, language: locale }) ?? [];
      return places.map((place) => describe(served, place, locale));
    });
  return withoutShared(found.sort((a, b) => b.score - a.score || (a.region < b.region ? -1 : 1))).slice(0, limit);
}

/** What has a name at a point, in the first of the regions around it that knows anything there. */
export function placesAtPoint(
  regions: readonly ServedRegion[],
  point: LatLng,
  { limit = DEFAULT_LIMIT, locale }: PlaceAtOptions,
): readonly FoundPlace[] {
  for (const served of regions) {
    const found = served.region.places?.at(point, { limit, language: locale }) ?? [];
    if (found.length > 0) return found.map((place) => describe(served, place, locale));
  }
  return [];
}

function describe(
  { region, info, stops }: ServedRegion,
  { servedStop, ...place }: IndexedPlace,
  locale: string | undefined,
): FoundPlace {
  const hasStop = servedStop >= 0 && region.transit !== undefined;
  const stop = hasStop ? stops.describe(servedStop as StopIndex, false, locale) : undefined;
  return { ...place, stop, region: info.code, timezone: stop?.stop.timezone ?? info.timezone };
}

/** The stop of a code as a place, with the address where it stands; undefined for an unknown code. */
export function stopAsPlace(
  served: ServedRegion | undefined,
  code: string,
  locale: string | undefined,
): FoundPlace | undefined {
  const index = served?.region.transit?.timetable.findStop(code);
  if (served === undefined || index === undefined) return undefined;
  const stop = served.stops.describe(index, false, locale);
  const { lat, lng, name, timezone, popularity } = stop.stop;
  return {
    kind: stop.isStation ? 'station' : 'stop',
    name,
    area: '',
    address: served.region.places?.addressAt({ lat, lng }, locale) ?? '',
    category: '',
    stop,
    lat,
    lng,
    region: served.info.code,
    timezone,
    importance: popularity,
    score: 0,
    metres: undefined,
    isTyped: true,
    isExact: true,
  };
}

function withoutShared(places: readonly FoundPlace[]): readonly FoundPlace[] {
  const seen = new Map<string, string>();
  return places.filter(({ kind, name, lat, lng, region }) => {
    const key = `${kind}\n${name}\n${lat.toFixed(4)}\n${lng.toFixed(4)}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, region);
    return first === undefined || first === region;
  });
}
