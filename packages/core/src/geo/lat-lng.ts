/** A place in decimal degrees (WGS 84). */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/** The mean radius of the Earth in metres (IUGG). */
export const EARTH_RADIUS_METRES = 6_371_008.8;

const RADIANS = Math.PI / 180;
/** Metres per degree of latitude, or of longitude at the equator. */
export const METRES_PER_DEGREE: number = EARTH_RADIUS_METRES * RADIANS;

/** A longitude, or a difference of longitudes, wrapped into [-180, 180). */
export function wrapLongitude(degrees: number): number {
  if (degrees >= -180 && degrees < 180) return degrees;
  // The common case of a single turn is exact, so distances across ±180° are the same in both directions.
  if (degrees >= 180 && degrees < 540) return degrees - 360;
  if (degrees >= -540 && degrees < -180) return degrees + 360;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Great-circle distance in metres (haversine: exact for short distances, off by some decimetres between antipodes). */
export function distanceMetres(a: LatLng, b: LatLng): number {
  const dLat = (b.lat - a.lat) * RADIANS;
  const dLng = (b.lng - a.lng) * RADIANS;
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * Distance in metres between places a few kilometres apart: longitudes are scaled by the cosine of the middle latitude (OS-46), also across
 * ±180°. The error is below 0.1 % for less than 50 km outside the polar caps. Takes plain numbers, so that hot loops allocate nothing.
 */
export function nearbyDistanceMetres(latA: number, lngA: number, latB: number, lngB: number): number {
  const y = latB - latA;
  const x = wrapLongitude(lngB - lngA) * Math.cos(((latA + latB) / 2) * RADIANS);
  return Math.sqrt(x * x + y * y) * METRES_PER_DEGREE;
}

/** Direction from one place to another in degrees clockwise from north, in [0, 360). */
export function bearingDegrees(a: LatLng, b: LatLng): number {
  const latA = a.lat * RADIANS;
  const latB = b.lat * RADIANS;
  const dLng = (b.lng - a.lng) * RADIANS;
  const y = Math.sin(dLng) * Math.cos(latB);
  const x = Math.cos(latA) * Math.sin(latB) - Math.sin(latA) * Math.cos(latB) * Math.cos(dLng);
  const degrees = Math.atan2(y, x) / RADIANS;
  // Rounding can give 360 just west of north, and -0 for north itself.
  return degrees < 0 ? (degrees + 360) % 360 : degrees + 0;
}

/** The place the given metres north and east of another, for distances of a few kilometres outside the polar caps. */
export function offsetMetres(from: LatLng, north: number, east: number): LatLng {
  return {
    lat: from.lat + north / METRES_PER_DEGREE,
    lng: wrapLongitude(from.lng + east / (METRES_PER_DEGREE * Math.max(0.01, Math.cos(from.lat * RADIANS)))),
  };
}
