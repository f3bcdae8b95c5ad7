import type { Point } from './geometry/point.ts';

/** The fictional place of Port Merrow: the open Atlantic, 450 km north of the Azores. */
export const place: {
  readonly regionCode: string;
  readonly title: string;
  readonly timeZone: string;
  readonly languages: readonly string[];
  readonly lat: number;
  readonly lng: number;
} = {
  regionCode: 'xx_portmerrow',
  title: 'Port Merrow',
  timeZone: 'Atlantic/Azores',
  languages: ['en', 'de', 'fi', 'pt'],
  lat: 43.5,
  lng: -28.4,
};

const metresPerDegreeLat = 111_195;
const metresPerDegreeLng = metresPerDegreeLat * Math.cos((place.lat * Math.PI) / 180);

/** The place of a point of the plan in degrees, rounded to 1e-7 as in OSM. */
export function toLatLng(point: Point): { readonly lat: number; readonly lng: number } {
  return {
    lat: Math.round((place.lat + point.y / metresPerDegreeLat) * 1e7) / 1e7,
    lng: Math.round((place.lng + point.x / metresPerDegreeLng) * 1e7) / 1e7,
  };
}

/** The point of the plan at a place in degrees. */
export function toPoint(lat: number, lng: number): Point {
  return { x: (lng - place.lng) * metresPerDegreeLng, y: (lat - place.lat) * metresPerDegreeLat };
}
