import { METRES_PER_DEGREE, nearbyDistanceMetres } from '../../../geo/index.ts';
import type { WalkingLinkRows } from '../../../timetable/build/index.ts';

/**
 * Straight-line walks between stops of which at least one is off the street network. Seconds are rounded up.
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
  const rows = { from: [] as number[], to: [] as number[], seconds: [] as number[], metres: [] as number[] };
  const limitMetres = limitSeconds * speed;
  // Stops are sorted from south to north, so that only those within a narrow band are compared.
  const order = Array.from({ length: stops }, (_, stop) => stop).filter((stop) => Number.isFinite(lat[stop]));
  order.sort((a, b) => lat[a]! - lat[b]! || a - b);
  const band = limitMetres / METRES_PER_DEGREE;
  let first = 0;
  for (const from of order) {
    while (lat[order[first]!]! < lat[from]! - band) first++;
    for (let i = first; i < order.length && lat[order[i]!]! <= lat[from]! + band; i++) {
      const to = order[i]!;
      if (to === from || (off[from] === 0 && off[to] === 0)) continue;
      const metres = nearbyDistanceMetres(lat[from]!, lng[from]!, lat[to]!, lng[to]!);
      if (metres > limitMetres) continue;
      rows.from.push(from);
      rows.to.push(to);
      rows.seconds.push(Math.ceil(metres / speed));
      rows.metres.push(Math.round(metres));
    }
  }
  return {
    from: Int32Array.from(rows.from),
    to: Int32Array.from(rows.to),
    seconds: Int32Array.from(rows.seconds),
    metres: Int32Array.from(rows.metres),
  };
}
