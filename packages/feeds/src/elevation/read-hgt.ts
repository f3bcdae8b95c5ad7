import { basename } from 'node:path';
import type { HeightGrid } from './height-grid.ts';

const VOID = -32_768;

/**
 * A tile of the Shuttle Radar Topography Mission: square, big-endian 16-bit metres, one degree named by its south-western corner
 * (`N41W009.hgt`), 1201 crossings a side for 3″ or 3601 for 1″, the border shared with the neighbours.
 * @throws Error saying what is wrong with the name or size
 */
export function readHgt(path: string, bytes: Uint8Array): HeightGrid {
  const name = /^([NS])(\d{2})([EW])(\d{3})/i.exec(basename(path));
  if (name === null) throw new Error('its name does not say where it lies, as N41W009.hgt does');
  const side = Math.sqrt(bytes.length / 2);
  if (!Number.isInteger(side) || side < 2) throw new Error(`${bytes.length} bytes are no square of 16-bit heights`);
  const south = Number(name[2]) * (name[1]?.toUpperCase() === 'S' ? -1 : 1);
  const west = Number(name[4]) * (name[3]?.toUpperCase() === 'W' ? -1 : 1);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return {
    rows: side,
    columns: side,
    north: south + 1,
    west,
    latStep: 1 / (side - 1),
    lngStep: 1 / (side - 1),
    at(row, column) {
      const height = view.getInt16((row * side + column) * 2, false);
      return height === VOID ? Number.NaN : height;
    },
  };
}
