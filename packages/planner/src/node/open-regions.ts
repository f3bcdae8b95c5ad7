import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import {
  listRegions,
  openRegionBuffers,
  type RegionBuffers,
  readRegion,
  readRegionBuffers,
} from '@tripwright/feeds/artefact';

/**
 * Opens one built region. Its files are read into shared memory and checked against their checksums.
 * @param folder the region's own folder, the one that holds its `manifest.json`
 * @throws PlannerError `artefact-missing`, `artefact-corrupt` or `artefact-newer-format`
 */
export async function openRegion(folder: string): Promise<Region> {
  const path = resolve(folder);
  if (existsSync(path) && !existsSync(join(path, 'manifest.json'))) {
    const codes = await listRegions(path);
    const remedy = codes.length === 0 ? 'Build one first: tripwright build --help' : `Give one of: ${codes.join(', ')}`;
    throw new PlannerError('artefact-missing', `${folder} has no manifest.json, so it is not a region. ${remedy}`);
  }
  return readRegion(dirname(path), basename(path));
}

/** Settings of {@link openRegions} and {@link readRegions}. */
export interface OpenRegionsOptions {
  /** Receives each region that cannot be opened; the others are opened all the same. Without it, the first such region is an error. */
  readonly onUnusable?: (code: string, error: PlannerError) => void;
}

/** An opened region with the buffers it stands on, which other threads can open as well ({@link openRegionBuffers}). */
export interface SharedRegion {
  readonly region: Region;
  readonly buffers: RegionBuffers;
}

/**
 * Opens every region of a folder, in the order of their codes.
 * @param folder holds one folder for each region; this is what `tripwright build --out` writes to
 * @throws PlannerError `artefact-missing` when there is no region, and the error of the first region when none can be opened
 */
export async function openRegions(folder: string, options: OpenRegionsOptions = {}): Promise<Region[]> {
  return (await readRegions(folder, options)).map(({ region }) => region);
}

/** As {@link openRegions}, with the buffers of the regions. */
export async function readRegions(folder: string, { onUnusable }: OpenRegionsOptions = {}): Promise<SharedRegion[]> {
  const codes = await listRegions(folder);
  if (codes.length === 0) {
    throw new PlannerError(
      'artefact-missing',
      `There is no region under ${folder}. Build one first: tripwright build --region CODE --gtfs FILE --osm FILE --out ${folder}`,
    );
  }
  const regions: SharedRegion[] = [];
  const failures: { readonly code: string; readonly error: PlannerError }[] = [];
  for (const code of codes) {
    try {
      const buffers = await readRegionBuffers(folder, code);
      regions.push({ region: openRegionBuffers(buffers), buffers });
    } catch (error) {
      if (!(error instanceof PlannerError) || onUnusable === undefined) throw error;
      failures.push({ code, error });
    }
  }
  const [first] = failures;
  if (regions.length === 0 && first !== undefined) throw first.error;
  for (const { code, error } of failures) onUnusable?.(code, error);
  return regions;
}
