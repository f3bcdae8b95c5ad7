import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { readRegion } from '@tripwright/feeds/artefact';
import { buildStepText, importRegion } from '@tripwright/feeds/import';
import { importInputs, place, writeSampleCity } from '@tripwright/sample-city';
import { createProgress } from './progress.ts';

/** Whether this version can open the sample city. One that is damaged or of an older version is built again. */
async function canOpen(data: string): Promise<boolean> {
  try {
    await readRegion(data, place.regionCode);
    return true;
  } catch (error) {
    if (error instanceof PlannerError && error.code.startsWith('artefact-')) return false;
    throw error;
  }
}

/** Builds the sample city into a folder of regions, unless the folder holds one that this version can open. */
export async function ensureSampleCity(data: string): Promise<void> {
  if (existsSync(join(data, place.regionCode, 'manifest.json')) && (await canOpen(data))) return;
  const progress = createProgress();
  const folder = await mkdtemp(join(tmpdir(), 'tripwright-sample-'));
  try {
    progress.step('Drawing the sample city', 0);
    const files = await writeSampleCity(folder);
    progress.step('Drawing the sample city', 1);
    await importRegion({
      region: place.regionCode,
      title: place.title,
      ...importInputs(files),
      out: data,
      progress: (step, share) => progress.step(buildStepText(step), share),
    });
  } finally {
    progress.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
