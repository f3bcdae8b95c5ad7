import { basename } from 'node:path';
import type { HeightGrid } from './height-grid.ts';

const VOID = -32_768;

/**
 * A tile of the Shuttle Radar Topography Mission: one square degree, named by its south-western corner (`N41W009.hgt`). Big-endian 16-bit
 * metres, 1201 points a side for 3″ or 3601 for 1″; the border points are shared with the neighbouring tiles.
 * @throws Error for a name without a corner, or a size that is no square
 */
export function readHgt(path: string, bytes: Uint8Array): HeightGrid {
  const name = /^([NS])(\d{2})([EW])(\d{3})/i.exec(basename(path));
  if (name === null) throw new Error('its name has no corner such as N41W009');
  const side = Math.sqrt(bytes.length / 2);
  if (!Number.isInteger(side) || side < 2)
    throw new Error(`its ${bytes.length} bytes do not form a square of 16-bit heights`);
  const south = Number(name[2]) * (name[1]?.toUpperCase() === 'S' ? -1 : 1);
  const west = Number(name[4]) * (name[3]?.toUpperCase() === 'W' ? -1 : 1);
  if (Math.abs(south) > 90 || Math.abs(west) > 180) throw new Error('the corner in its name is no place on Earth');
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
