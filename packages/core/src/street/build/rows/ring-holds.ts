import type { StreetRows } from './street-rows.ts';

/**
 * Whether a closed ring of nodes contains a place, by the even-odd rule: an odd number of its sides lie east of the place. For a place on the rim the
 * answer is undefined.
 * @param ring rows of nodes
 * @param lat,lng degrees
 */
export function ringHolds(rows: StreetRows, ring: Int32Array, lat: number, lng: number): boolean {
  let inside = false;
  let last = ring.at(-1)!;
  for (const node of ring) {
    const [aLat, bLat] = [rows.nodeLat[last]!, rows.nodeLat[node]!];
    const [aLng, bLng] = [rows.nodeLng[last]!, rows.nodeLng[node]!];
    if (aLat > lat !== bLat > lat && lng < aLng + ((lat - aLat) / (bLat - aLat)) * (bLng - aLng)) inside = !inside;
    last = node;
  }
  return inside;
}
