import { encodePolyline } from '@tripwright/core/geo';
import type { Place } from '@tripwright/core/model';

/** The line of a move; straight from end to end where none is known, since clients cannot decode an empty one. */
export function lineOf(leg: { readonly geometry: string; readonly from: Place; readonly to: Place }): string {
  return leg.geometry !== '' ? leg.geometry : encodePolyline([leg.from, leg.to]);
}
