import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { PlannerError } from '@tripwright/core/base';
import { hilbertIndex } from '@tripwright/core/geo';
import type { StreetRows } from '@tripwright/core/street/build';
import { type HeightGrid, smoothHeight } from './height-grid.ts';
import { readGeoTiff } from './read-geotiff.ts';
import { readHgt } from './read-hgt.ts';

/** 26 of the 48 bits of a Hilbert index, cells of some kilometres, leave 27 bits of a number for a node. */
const DROPPED_PLACES = 2 ** 22;
const MOST_NODES = 2 ** 27;

/** Limit on the unpacked size of an `.hgt.gz` tile; a 1″ tile has 26 MB. */
const MAX_TILE_BYTES = 256 * 1024 * 1024;

/**
 * Reads elevation files: SRTM tiles (`.hgt`, `.hgt.gz`) and GeoTIFF in degrees (`.tif`, `.tiff`). Returns the finest grid first, so that
 * coarse files fill the gaps of fine ones.
 * @throws PlannerError `input-missing` or `input-unreadable`, naming the file and the remedy
 */
export async function readElevation(paths: readonly string[]): Promise<HeightGrid[]> {
  const grids: HeightGrid[] = [];
  for (const path of paths) {
    if (!existsSync(path))
      throw new PlannerError(
        'input-missing',
        `The file ${path} does not exist. Give elevation as .hgt tiles or a GeoTIFF.`,
      );
    try {
      const bytes = await readFile(path);
      if (/\.tiff?$/i.test(path)) grids.push(readGeoTiff(bytes));
      else if (/\.hgt(\.gz)?$/i.test(path))
        grids.push(readHgt(path, /\.gz$/i.test(path) ? gunzipSync(bytes, { maxOutputLength: MAX_TILE_BYTES }) : bytes));
      else throw new Error('its name does not end in .hgt, .hgt.gz, .tif or .tiff');
    } catch (cause) {
      const what = cause instanceof Error ? cause.message : String(cause);
      throw new PlannerError('input-unreadable', `${path} cannot be read as elevation: ${what}.`, { cause });
    }
  }
  return grids.sort((a, b) => a.latStep - b.latStep);
}

/**
 * The height of every node of an OSM extract in metres above sea level; NaN where no grid covers the node.
 * @param grids finest first
 * @throws PlannerError `input-unreadable` for a damaged block in a GeoTIFF
 */
export function nodeHeights(rows: StreetRows, grids: readonly HeightGrid[]): Float32Array {
  const heights = new Float32Array(rows.nodeId.length).fill(Number.NaN);
  try {
    for (const node of nearbyInTurn(rows)) {
      for (const grid of grids) {
        const height = smoothHeight(grid, rows.nodeLat[node] as number, rows.nodeLng[node] as number);
        if (Number.isNaN(height)) continue;
        heights[node] = height;
        break;
      }
    }
  } catch (cause) {
    const what = cause instanceof Error ? cause.message : String(cause);
    throw new PlannerError('input-unreadable', `An elevation file is damaged: ${what}. Download it again.`, {
      cause,
    });
  }
  return heights;
}

/** The nodes along a Hilbert curve, so that a block of a file is unpacked once, whatever the order of the nodes in the extract. */
function* nearbyInTurn({ nodeLat, nodeLng }: StreetRows): Iterable<number> {
  // Place and node share a number, because numbers sort much faster than nodes by their places.
  const keys = Float64Array.from(
    nodeLat,
    (lat, node) => Math.floor(hilbertIndex(lat, nodeLng[node] as number) / DROPPED_PLACES) * MOST_NODES + node,
  ).sort();
  for (const key of keys) yield key % MOST_NODES;
}
