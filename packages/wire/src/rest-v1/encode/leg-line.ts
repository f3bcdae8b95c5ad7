import { bearingDegrees, decodePolyline, encodePolyline } from '@tripwright/core/geo';
import type { Place } from '@tripwright/core/model';

/** The line of a move; straight from end to end where none is known, since clients cannot decode an empty one. */
export function lineOf(leg: { readonly geometry: string; readonly from: Place; readonly to: Place }): string {
  return leg.geometry !== '' ? leg.geometry : encodePolyline([leg.from, leg.to]);
}

/** Enough letters for the first points of any line: one number takes at most seven. */
const HEAD = 70;

/** Direction at the start of a line in whole degrees, for lines that lead somewhere. */
export function travelDirection(geometry: string): { readonly travelDirection?: number } {
  const [first, ...more] = decodePolyline(geometry.slice(0, HEAD));
  const next = more.find(({ lat, lng }) => lat !== first?.lat || lng !== first?.lng);
  if (first === undefined || next === undefined) return {};
  return { travelDirection: Math.round(bearingDegrees(first, next)) % 360 };
}
