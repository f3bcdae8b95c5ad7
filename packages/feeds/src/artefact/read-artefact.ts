import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PlannerError, type Sections } from '@tripwright/core/base';
import { ARTEFACT_FILES, openRegion, openRegionFile, parseManifest, type Region } from '@tripwright/core/region';
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

/** A part of a region that some uses do well without the rest of: the timetable without streets, or the streets without a timetable. */
export type RegionPart = 'timetable' | 'streets';

/** What is left unread for want of use; of other files both parts need a little. */
const LEFT_OUT: Readonly<Record<RegionPart, readonly string[]>> = {
  timetable: [ARTEFACT_FILES.street, ARTEFACT_FILES.parking, ARTEFACT_FILES.areas],
  streets: [ARTEFACT_FILES.timetable, ARTEFACT_FILES.shapes, ARTEFACT_FILES.fares, ARTEFACT_FILES.flex],
};

/**
 * Reads a region into shared memory, so that worker threads use the same bytes. Every file that is read is checked against its
 * checksum before the region is handed out.
 * @param part reads no more than this; the rest is then undefined, as in a region that was built without it
 * @throws PlannerError `artefact-missing`, `artefact-corrupt` or `artefact-newer-format`
 */
export async function readRegion(folder: string, code: string, part?: RegionPart): Promise<Region> {
  const path = join(folder, code);
  if (!existsSync(join(path, 'manifest.json'))) {
    const known = existsSync(folder) ? await listRegions(folder) : [];
    throw new PlannerError(
      'artefact-missing',
      `There is no region "${code}" under ${folder}${known.length > 0 ? `; there is: ${known.join(', ')}` : ''}. Build it with: tripwright build --region ${code} … --out ${folder}`,
    );
  }
  const manifest = parseManifest(readFileSync(join(path, 'manifest.json'), 'utf8'), join(path, 'manifest.json'));
  const leftOut = part === undefined ? [] : LEFT_OUT[part];
  const files = new Map<string, Sections>();
  for (const [name, { bytes }] of Object.entries(manifest.files)) {
    if (!leftOut.includes(name)) files.set(name, openRegionFile(name, readShared(join(path, name), bytes), path));
  }
  return openRegion(manifest, files, path);
}

/**
 * In one go and waiting for it: a region is opened before there is anybody to answer, and a program's first asynchronous read takes
 * as long as half of all the files (threads have to start, and fight for two cores).
 */
function readShared(path: string, bytes: number): SharedArrayBuffer {
  const remedy = 'Build the region again, or restore the file from a backup.';
  if (!existsSync(path)) throw new PlannerError('artefact-corrupt', `${path} is missing. ${remedy}`);
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
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
      const bytesRead = readSync(file, view, at, size - at, at);
      if (bytesRead === 0)
        throw new PlannerError('artefact-corrupt', `${path} ended after ${at} of ${size} bytes. ${remedy}`);
      at += bytesRead;
    }
    return buffer;
  } finally {
    closeSync(file);
  }
}
