import type { Point } from '../geometry/point.ts';
import type { LocalName } from '../names/local-name.ts';
import { place, toLatLng } from '../place.ts';

/** The files of one system by path inside its folder, as JSON values. */
export type GbfsFiles = ReadonlyMap<string, unknown>;

/** 2024-01-01 00:00 UTC: a fixed time, so that the same seed writes the same bytes. */
const WRITTEN = 1_704_067_200;

/** The envelope of a file: time stamps are seconds up to version 2 and dates in version 3. */
export function gbfsDocument(version: string, data: unknown): unknown {
  const isThree = version.startsWith('3');
  return { last_updated: isThree ? '2024-01-01T00:00:00+00:00' : WRITTEN, ttl: 60, version, data };
}

/**
 * The files of a version 3 system: `gbfs.json`, and a file per document.
 * @param address of the folder in which the system publishes its files
 * @param documents the `data` of each file, by name without extension
 */
export function systemFiles(address: string, documents: Readonly<Record<string, unknown>>): GbfsFiles {
  const feeds = Object.keys(documents).map((name) => ({ name, url: `${address}${name}.json` }));
  const files = Object.entries(documents).map(([name, data]) => [`${name}.json`, gbfsDocument('3.0', data)] as const);
  return new Map<string, unknown>([['gbfs.json', gbfsDocument('3.0', { feeds })], ...files]);
}

/** A name in the form of version 3. */
export function localised(names: LocalName): { readonly text: string; readonly language: string }[] {
  return (['en', 'de', 'fi', 'pt'] as const).map((language) => ({ text: names[language], language }));
}

/** A point of the plan as `lat` and `lon` in degrees. */
export function latLon(point: Point): { readonly lat: number; readonly lon: number } {
  const { lat, lng } = toLatLng(point);
  return { lat, lon: lng };
}

/** A ring of the plan as a GeoJSON MultiPolygon. */
export function multiPolygon(ring: readonly Point[]): { readonly type: 'MultiPolygon'; readonly coordinates: unknown } {
  return { type: 'MultiPolygon', coordinates: [[closedRing(ring)]] };
}

/** A ring of the plan as a GeoJSON Polygon. */
export function polygon(ring: readonly Point[]): { readonly type: 'Polygon'; readonly coordinates: unknown } {
  return { type: 'Polygon', coordinates: [closedRing(ring)] };
}

function closedRing(ring: readonly Point[]): [number, number][] {
  const corners = ring.map((point): [number, number] => {
    const { lat, lng } = toLatLng(point);
    return [lng, lat];
  });
  return [...corners, corners[0]!];
}

export const timezone: string = place.timeZone;
