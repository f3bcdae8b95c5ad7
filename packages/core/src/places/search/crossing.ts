import { type LatLng, nearbyDistanceMetres } from '../../geo/index.ts';
import type { NamedPlaceIndex } from '../columns/index-types.ts';
import type { StreetPoints } from '../streets/street-points.ts';

const BETWEEN =
  /\s*[&@]\s*|\s+\/\s+|\s+(?:and|und|y|e|et|og|en|ja|con|com|x|corner(?: of)?|esquina(?: com)?|ecke|angle)\s+/iu;
/** Points of two streets that cross lie no further apart: points are 30 m from each other. */
const CROSSING_METRES = 35;

/** The two streets of a query such as "Rua A & Rua B" or "5th and Main"; undefined for any other. */
export function crossingQuery(text: string): readonly [string, string] | undefined {
  const parts = text.split(BETWEEN).filter((part) => part.trim() !== '');
  return parts.length === 2 ? [parts[0]!, parts[1]!] : undefined;
}

/** Where two streets come closest, if they meet. */
export function crossingOf(points: StreetPoints, a: NamedPlaceIndex, b: NamedPlaceIndex): LatLng | undefined {
  const [first, second] = [linesOf(points, a), linesOf(points, b)];
  // Long streets have thousands of points; their crossing is not worth a long search.
  if (first.length * second.length > 400_000) return undefined;
  let best: { readonly at: LatLng; readonly metres: number } | undefined;
  for (const one of first) {
    for (const other of second) {
      if (Math.abs(one.lat - other.lat) > 0.001) continue;
      const metres = nearbyDistanceMetres(one.lat, one.lng, other.lat, other.lng);
      if (metres <= CROSSING_METRES && (best === undefined || metres < best.metres))
        best = { metres, at: { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 } };
    }
  }
  return best?.at;
}

function linesOf(points: StreetPoints, street: NamedPlaceIndex): LatLng[] {
  const { from, end } = points.pointsOf(street);
  const line: LatLng[] = [];
  // Points of the street itself come before its house numbers.
  for (let at = from; at < end && points.numberAt(at) === ''; at++) line.push(points.placeAt(at));
  return line;
}
