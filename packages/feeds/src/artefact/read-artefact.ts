import { existsSync } from 'node:fs';
import { open, readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { openRegion, parseManifest, type Region } from '@tripwright/core/region';
import { recoverReplaced } from './write-artefact.ts';

/** Codes of the regions under a folder, in order. @throws PlannerError `artefact-missing` when there is no such folder, or it is a region itself */
export async function listRegions(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    throw new PlannerError(
      'artefact-missing',
      `There is no folder ${folder}. Build a region first: tripwright build --help`,
    );
  }
  await recoverReplaced(folder);
  const entries = await readdir(folder, { withFileTypes: true });
  const codes = entries
    .filter(
      (entry) =>
        entry.isDirectory() && !entry.name.startsWith('.') && existsSync(join(folder, entry.name, 'manifest.json')),
    )
    .map((entry) => entry.name)
    .sort();
  if (codes.length === 0 && existsSync(join(folder, 'manifest.json'))) {
    throw new PlannerError(
      'artefact-missing',
      `${folder} is itself a region, not a folder of regions. Give the folder that holds it: ${dirname(resolve(folder))}`,
    );
  }
  return codes;
}

/**
 * Reads a region into shared memory, so that worker threads use the same bytes.
 * @throws PlannerError `artefact-missing`, `artefact-corrupt` or `artefact-newer-format`
 */
export async function readRegion(folder: string, code: string): Promise<Region> {
  const path = join(folder, code);
  if (!existsSync(join(path, 'manifest.json'))) {
    const known = existsSync(folder) ? await listRegions(folder) : [];
    throw new PlannerError(
      'artefact-missing',
      `There is no region "${code}" under ${folder}${known.length > 0 ? `; there is: ${known.join(', ')}` : ''}. Build it with: tripwright build --region ${code} … --out ${folder}`,
    );
  }
  const manifest = parseManifest(await readFile(join(path, 'manifest.json'), 'utf8'), join(path, 'manifest.json'));
  const buffers = new Map<string, SharedArrayBuffer>();
  for (const [name, { bytes }] of Object.entries(manifest.files))
    buffers.set(name, await readShared(join(path, name), bytes));
  return openRegion(manifest, buffers, path);
}

async function readShared(path: string, bytes: number): Promise<SharedArrayBuffer> {
  const remedy = 'Build the region again, or restore the file from a backup.';
  if (!existsSync(path)) throw new PlannerError('artefact-corrupt', `${path} is missing. ${remedy}`);
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size !== bytes) {
      throw new PlannerError(
        'artefact-corrupt',
        `${path} is ${size} bytes long, its manifest says ${bytes} (cut off?). ${remedy}`,
      );
    }
    const buffer = new SharedArrayBuffer(size);
    const view = new Uint8Array(buffer);
    let at = 0;
    while (at < size) {
      const { bytesRead } = await file.read(view, at, size - at, at);
      if (bytesRead === 0)
        throw new PlannerError('artefact-corrupt', `${path} ended after ${at} of ${size} bytes. ${remedy}`);
      at += bytesRead;
    }
    return buffer;
  } finally {
    await file.close();
  }
}
