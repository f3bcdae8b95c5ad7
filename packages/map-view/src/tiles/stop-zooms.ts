import type { StopPoints } from './inputs.ts';
import { worldX, worldY } from './projection.ts';

/** From this zoom on, tiles have all stops. */
const ALL_STOPS_ZOOM = 14;
const FIRST_ZOOM = 8;
/** Below this zoom, tiles have only major stops. */
const MINOR_ZOOM = 12;
/** Least distance between two stops in pixels, with 512 pixels to a tile. */
const APART = 28;

/**
 * The first zoom at which each stop appears. Important stops come first, and no zoom shows more stops than fit without overlap. Stops of
 * equal importance keep the order of the columns, so equal input gives equal tiles.
 * @returns `[stop]`: zoom
 */
export function stopZooms(stops: StopPoints): Uint8Array {
  const zooms = new Uint8Array(stops.count).fill(ALL_STOPS_ZOOM);
  const scale = stops.scale ?? 1;
  const isMajor = (stop: number): boolean => (stops.major?.[stop] ?? 0) !== 0;
  const order = Array.from({ length: stops.count }, (_, stop) => stop);
  const popularity = (stop: number): number => stops.popularity?.[stop] ?? 0;
  order.sort((a, b) => Number(isMajor(b)) - Number(isMajor(a)) || popularity(b) - popularity(a) || a - b);

  for (let zoom = FIRST_ZOOM; zoom < ALL_STOPS_ZOOM; zoom++) {
    const size = (2 ** zoom * 512) / APART; // squares as wide as the distance, so that only stops in neighbouring squares can be too close
    const taken = new Map<number, number[]>();
    const keyOf = (column: number, row: number): number => row * 2 ** 24 + column; // larger than the number of squares along the world
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
    // Stops shown at earlier zooms come first, so that no dot vanishes while zooming in.
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
