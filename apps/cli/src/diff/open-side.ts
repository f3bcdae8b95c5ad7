import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { onlyRegion } from '../only-region.ts';

/** One side of a comparison. */
export interface OpenSide {
  readonly region: Region;
  /** Deletes what was written for it. */
  readonly close: () => Promise<void>;
}

/**
 * Opens a folder of built regions, or imports a feed: a GTFS zip or its folder.
 * @param options `region` names one of several; `osm` gives an imported feed its streets
 * @throws PlannerError where there is neither
 */
export async function openSide(
  path: string,
  options: { readonly region?: string | undefined; readonly osm?: string | undefined },
): Promise<OpenSide> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new PlannerError('input-missing', `There is no file or folder ${path}.`);
  const isFeed = found.isFile() || (await readdir(path)).some((name) => name === 'stops.txt' || name === 'agency.txt');
  if (!isFeed) {
    const region = await readRegion(path, await onlyRegion(path, options.region));
    return { region, close: async () => undefined };
  }
  // Loaded here: built regions need no importer.
  const { importRegion } = await import('@tripwright/feeds/import');
  const out = await mkdtemp(join(tmpdir(), 'tripwright-diff-'));
  const close = (): Promise<void> => rm(out, { recursive: true, force: true });
  try {
    const osm = options.osm === undefined ? {} : { osm: options.osm };
    const { manifest } = await importRegion({ region: 'xx_compared', title: path, gtfs: [path], ...osm, out });
    return { region: await readRegion(out, manifest.code), close };
  } catch (error) {
    await close();
    throw error;
  }
}
