import { PlannerError } from '../base/index.ts';
import { distanceMetres, type LatLng } from './lat-lng.ts';

/**
 * Encodes a line with the Google polyline algorithm: 5 decimals, latitude first (wire-format.md section 2, rule 7).
 * @throws PlannerError `internal` for a coordinate that is not a finite number
 */
export function encodePolyline(points: Iterable<LatLng>): string {
  let text = '';
  let lastLat = 0;
  let lastLng = 0;
  for (const { lat, lng } of points) {
    if (!Number.isFinite(lat) || !Number.isFinite(lng)) {
      throw new PlannerError('internal', `(${lat}, ${lng}) is not a place, so it cannot be part of an encoded line`);
    }
    const roundLat = Math.round(lat * 1e5);
    const roundLng = Math.round(lng * 1e5);
    text += encodeNumber(roundLat - lastLat) + encodeNumber(roundLng - lastLng);
    lastLat = roundLat;
    lastLng = roundLng;
  }
  return text;
}

/**
 * Decodes a line in the Google polyline algorithm. Never throws: a damaged text gives its points up to the damage, since half a line on a
 * map is better than none. Coordinates are not checked and may lie off the globe.
 */
export function decodePolyline(text: string): LatLng[] {
  const points: LatLng[] = [];
  let at = 0;
  let lat = 0;
  let lng = 0;
  const next = (): number | undefined => {
    let value = 0;
    for (let shift = 1; at < text.length; shift *= 32) {
      const chunk = text.charCodeAt(at++) - 63;
      if (chunk < 0 || chunk > 63 || shift > 2 ** 45) return undefined;
      value += (chunk & 31) * shift;
      if (chunk < 32) return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    }
    return undefined;
  };
  for (;;) {
    const dLat = next();
    const dLng = dLat === undefined ? undefined : next();
    if (dLat === undefined || dLng === undefined) return points;
    lat += dLat;
    lng += dLng;
    points.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
}

/** The length of a line in metres. */
export function lengthMetres(points: readonly LatLng[]): number {
  let metres = 0;
  let last = points[0];
  if (last === undefined) return 0;
  for (const point of points) {
    metres += distanceMetres(last, point);
    last = point;
  }
  return metres;
}

/** Zigzag encoding, five bits per letter, lowest first. Products instead of shifts keep numbers of more than 32 bits. */
function encodeNumber(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  while (rest >= 32) {
    text += String.fromCharCode((rest % 32) + 32 + 63);
    rest = Math.floor(rest / 32);
  }
  return text + String.fromCharCode(rest + 63);
}
