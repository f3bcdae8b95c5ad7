import { bearingDegrees, decodePolyline, encodePolyline } from '@tripwright/core/geo';
import type { Place } from '@tripwright/core/model';

/** The polyline of a leg, or a straight line when none is known: clients cannot decode an empty polyline. */
export function lineOf(leg: { readonly geometry: string; readonly from: Place; readonly to: Place }): string {
  return leg.geometry !== '' ? leg.geometry : encodePolyline([leg.from, leg.to]);
}

/** Characters in which the first points are looked for: two points of any polyline, since a number takes at most seven, and more where these are equal. */
const HEADS = [28, 70] as const;

/** Direction at the start of a polyline in whole degrees. Absent when all its points are equal. */
export function travelDirection(geometry: string): { readonly travelDirection?: number } {
  for (const head of HEADS) {
    const [first, ...more] = decodePolyline(geometry.slice(0, head));
    const next = more.find(({ lat, lng }) => lat !== first?.lat || lng !== first?.lng);
    if (first !== undefined && next !== undefined)
      return { travelDirection: Math.round(bearingDegrees(first, next)) % 360 };
  }
  return {};
}
