// Writes the sample region of the preview: node --conditions=source scripts/write-sample.ts <folder>
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, landmarks, place, writeSampleCity } from '@tripwright/sample-city';
import type { SampleLandmark } from '../src/preview/sample-files.ts';

/**
 * Generates the sample city, imports it like any other region and writes the files of the preview: manifest, buffers and landmarks. Equal
 * code writes equal bytes. The folder is replaced as a whole.
 */
export async function writeSample(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'tripwright-sample-'));
  const unfinished = `${folder}.${process.pid}.tmp`;
  try {
    const feeds = writeSampleCity(join(scratch, 'feeds'));
    const out = join(scratch, 'regions');
    const options = { region: place.regionCode, title: place.title, ...importInputs(feeds), out };
    const { manifest } = await importRegion(options);
    mkdirSync(dirname(folder), { recursive: true });
    mkdirSync(unfinished);
    for (const file of ['manifest.json', ...Object.keys(manifest.files)]) {
      copyFileSync(join(out, place.regionCode, file), join(unfinished, file));
    }
    const kept = landmarks.map(({ id, lat, lng, names }): SampleLandmark => ({ id, lat, lng, names: { ...names } }));
    writeFileSync(join(unfinished, 'landmarks.json'), `${JSON.stringify(kept)}\n`);
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(scratch, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new Error('name the folder to write');
  await writeSample(folder);
}
