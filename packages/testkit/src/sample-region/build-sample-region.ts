import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, place, writeSampleCity } from '@tripwright/sample-city';

/** The sample city, built into a folder of its own. */
export interface SampleRegion {
  /** Folder of regions; the feed files lie beside it in `feeds`. */
  readonly data: string;
  /** Region code: the folder of the region within `data`. */
  readonly code: string;
  /** Deletes everything that was written. */
  remove(): void;
}

/** Writes the feeds of the sample city and imports them. */
export async function buildSampleRegion(): Promise<SampleRegion> {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-sample-'));
  const files = await writeSampleCity(join(folder, 'feeds'));
  const data = join(folder, 'data');
  await importRegion({ region: place.regionCode, title: place.title, ...importInputs(files), out: data });
  return { data, code: place.regionCode, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
