import { METRES_PER_DEGREE, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { WalkingLinkRows } from '../../../timetable/build/index.ts';
import { MOST_WALKS_OF_STOP, WalkRows } from './walk-rows.ts';

/**
 * Straight-line walks between stops of which at least one is off the street network: the shortest {@link MOST_WALKS_OF_STOP} of each.
 * Seconds are rounded up.
 * @param lat degrees, NaN where a stop has no position
 * @param stops the number of stops at the start of the columns
 * @param off `[stop]`: 1 where the stop is off the network
 * @param speed metres per second
 */
export function straightWalks(
  lat: ArrayLike<number>,
  lng: ArrayLike<number>,
  stops: number,
  off: Uint8Array,
  limitSeconds: number,
  speed: number,
): WalkingLinkRows {
  const rows = new WalkRows();
  const limitMetres = limitSeconds * speed;
  // Stops are sorted from south to north, so that only those within a narrow band are compared.
  const order = Array.from({ length: stops }, (_, stop) => stop).filter((stop) => Number.isFinite(lat[stop]));
  order.sort((a, b) => lat[a]! - lat[b]! || a - b);
  const band = limitMetres / METRES_PER_DEGREE;
  let first = 0;
  for (const from of order) {
    const found: { readonly to: number; readonly metres: number }[] = [];
    while (lat[order[first]!]! < lat[from]! - band) first++;
    for (let i = first; i < order.length && lat[order[i]!]! <= lat[from]! + band; i++) {
      const to = order[i]!;
      if (to === from || (off[from] === 0 && off[to] === 0)) continue;
      const metres = nearbyDistanceMetres(lat[from]!, lng[from]!, lat[to]!, lng[to]!);
      if (metres > limitMetres) continue;
      found.push({ to, metres });
    }
    if (found.length > MOST_WALKS_OF_STOP) found.sort((a, b) => a.metres - b.metres || a.to - b.to);
    for (const { to, metres } of found.slice(0, MOST_WALKS_OF_STOP))
      rows.push(from, to, Math.ceil(metres / speed), Math.round(metres));
  }
  return rows.toRows();
}
