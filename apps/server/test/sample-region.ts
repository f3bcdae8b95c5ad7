import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, place, writeSampleCity } from '@tripwright/sample-city';

/** Builds the sample city into a folder of its own. */
export async function buildSampleRegion(): Promise<{ readonly data: string; readonly code: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-server-'));
  const files = await writeSampleCity(join(folder, 'feeds'));
  const data = join(folder, 'data');
  await importRegion({ region: place.regionCode, title: place.title, ...importInputs(files), out: data });
  return { data, code: place.regionCode, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
