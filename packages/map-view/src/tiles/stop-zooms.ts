import type { StopPoints } from './inputs.ts';
import { worldX, worldY } from './projection.ts';

/** From this zoom on every stop is in the tiles. */
const ALL_STOPS_ZOOM = 14;
const FIRST_ZOOM = 8;
/** Below this zoom only major stops appear. */
const MINOR_ZOOM = 12;
/** Stops in tiles stand at least this far apart, in pixels of 512 to a tile. */
const APART = 28;

/**
 * From which zoom on each stop is in the tiles: the important ones first, and at every zoom only so many that their dots stand
 * apart. Equal importance is settled by the order of the columns, so the same input gives the same map.
 * @returns `[stop]`
 */
export function stopZooms(stops: StopPoints): Uint8Array {
  const zooms = new Uint8Array(stops.count).fill(ALL_STOPS_ZOOM);
  const scale = stops.scale ?? 1;
  const isMajor = (stop: number): boolean => (stops.major?.[stop] ?? 0) !== 0;
  const order = Array.from({ length: stops.count }, (_, stop) => stop);
  const popularity = (stop: number): number => stops.popularity?.[stop] ?? 0;
  order.sort((a, b) => Number(isMajor(b)) - Number(isMajor(a)) || popularity(b) - popularity(a) || a - b);

  for (let zoom = FIRST_ZOOM; zoom < ALL_STOPS_ZOOM; zoom++) {
    const size = (2 ** zoom * 512) / APART; // squares as wide as the distance, so that only neighbours can be too near
    const taken = new Map<number, number[]>();
    const keyOf = (column: number, row: number): number => row * 2 ** 24 + column; // fewer squares than that lie along the world
    const isFree = (x: number, y: number): boolean => {
      for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
        for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
          const others = taken.get(keyOf(column, row));
          if (others === undefined) continue;
          for (let at = 0; at < others.length; at += 2) {
            if ((others[at]! - x) ** 2 + (others[at + 1]! - y) ** 2 < 1) return false;
          }
        }
      }
      return true;
    };
    // First those that earlier zooms already show: a dot never vanishes while one zooms in.
    for (const shown of [true, false]) {
      for (const stop of order) {
        if (zooms[stop]! < zoom !== shown) continue;
        if (!shown && zoom < MINOR_ZOOM && !isMajor(stop)) continue;
        const x = worldX(stops.lng[stop]! / scale) * size;
        const y = worldY(stops.lat[stop]! / scale) * size;
        if (!shown) {
          if (!isFree(x, y)) continue;
          zooms[stop] = zoom;
        }
        const key = keyOf(Math.floor(x), Math.floor(y));
        const square = taken.get(key);
        if (square === undefined) taken.set(key, [x, y]);
        else square.push(x, y);
      }
    }
  }
  return zooms;
}
