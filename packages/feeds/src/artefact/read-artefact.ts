import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlannerError } from '@tripwright/core/base';
import {
  ARTEFACT_FILES,
  openRegion,
  openRegionFile,
  parseManifest,
  type Region,
  type RegionManifest,
} from '@tripwright/core/region';
import type { Sections } from '@tripwright/core/storage';
import { codeInReplacement, hasDataset, recoverReplaced } from './replace-region.ts';

/**
 * Codes of the regions in a folder, sorted. Restores a region whose replacement was interrupted.
 * @throws PlannerError `artefact-missing` for a folder that does not exist or is a region itself
 */
export async function listRegions(folder: string): Promise<string[]> {
  if (!existsSync(folder)) {
    throw new PlannerError(
      'artefact-missing',
      `There is no folder ${folder}. Build a region first: tripwright build --help`,
    );
  }
  await recoverReplaced(folder);
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => (name.startsWith('.') ? codeInReplacement(name) : name));
  const codes = [...new Set(found)]
    .filter((code): code is string => code !== undefined && hasDataset(folder, code))
    .sort();
  if (codes.length === 0 && existsSync(join(folder, 'manifest.json'))) {
    throw new PlannerError(
      'artefact-missing',
      `${folder} is itself a region, not a folder of regions. Give the folder that holds it: ${dirname(resolve(folder))}`,
    );
  }
  return codes;
}

/** A part of a region that can be opened alone. */
export type RegionPart = 'timetable' | 'streets';

/** Files that a part does not need. All other files serve both parts. */
const LEFT_OUT: Readonly<Record<RegionPart, readonly string[]>> = {
  timetable: [ARTEFACT_FILES.street, ARTEFACT_FILES.parking, ARTEFACT_FILES.areas, ARTEFACT_FILES.names],
  streets: [
    ARTEFACT_FILES.timetable,
    ARTEFACT_FILES.shapes,
    ARTEFACT_FILES.fares,
    ARTEFACT_FILES.flex,
    ARTEFACT_FILES.names,
  ],
};

/** The files of a region in shared memory, for one thread to read and others to open. */
export interface RegionBuffers {
  readonly manifest: RegionManifest;
  /** By the name of the file. */
  readonly files: ReadonlyMap<string, SharedArrayBuffer>;
  /** The region's folder, as errors name it. */
  readonly path: string;
}

/**
 * Reads the files of a region into shared memory, which worker threads can use without a copy.
 * @param folder the folder that holds the region's own folder
 * @param part the only part to read; the rest is left out
 * @throws PlannerError `artefact-missing`, `artefact-corrupt` or `artefact-newer-format`
 */
export async function readRegionBuffers(folder: string, code: string, part?: RegionPart): Promise<RegionBuffers> {
  const path = join(folder, code);
  if (!hasDataset(folder, code)) {
    const known = existsSync(folder) ? await listRegions(folder) : [];
    throw new PlannerError(
      'artefact-missing',
      `There is no region "${code}" under ${folder}${known.length > 0 ? `; there is: ${known.join(', ')}` : ''}. Build it with: tripwright build --region ${code} … --out ${folder}`,
    );
  }
  for (let attempt = 1; ; attempt++) {
    const before = versionOnDisk(path);
    try {
      const buffers = readFiles(path, part);
      if (before !== undefined && versionOnDisk(path) === before) return buffers;
    } catch (error) {
      if (attempt === ATTEMPTS || (before !== undefined && versionOnDisk(path) === before)) throw error;
    }
    // A build replaced the region meanwhile: files of two datasets must not be opened as one.
    if (attempt === ATTEMPTS)
      throw new PlannerError('artefact-corrupt', `${path} was replaced while it was read. Try again.`);
    await pause(SETTLING_MS);
  }
}

/** How often a region is read that is replaced meanwhile, and the pause before the next attempt. */
const ATTEMPTS = 5;
const SETTLING_MS = 100;

/** Reads the description of a region alone. @throws PlannerError `artefact-missing`, `artefact-corrupt` or `artefact-newer-format` */
export function readManifest(folder: string, code: string): RegionManifest {
  const file = join(folder, code, 'manifest.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new PlannerError('artefact-missing', `${file} cannot be read.`, { cause });
  }
  return parseManifest(text, file);
}

function readFiles(path: string, part: RegionPart | undefined): RegionBuffers {
  const manifest = readManifest(dirname(path), basename(path));
  const leftOut = part === undefined ? [] : LEFT_OUT[part];
  const files = new Map<string, SharedArrayBuffer>();
  for (const [name, { bytes }] of Object.entries(manifest.files))
    if (!leftOut.includes(name)) files.set(name, readShared(join(path, name), bytes));
  return { manifest, files, path };
}

/** What tells two manifests in the same place apart: the file itself, its size and its time. Undefined = there is none. */
function versionOnDisk(path: string): string | undefined {
  const found = statSync(join(path, 'manifest.json'), { throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.ino} ${found.size} ${found.mtimeMs}`;
}

/** Opens a region over its files. Every file is checked against its checksum. @throws PlannerError `artefact-corrupt` or `artefact-newer-format` */
export function openRegionBuffers({ manifest, files, path }: RegionBuffers): Region {
  const opened = [...files].map(([name, buffer]) => [name, openRegionFile(name, buffer, path)] as const);
  return openRegion(manifest, new Map<string, Sections>(opened), path);
}

/** Reads and opens a region: {@link readRegionBuffers}, {@link openRegionBuffers}. */
export async function readRegion(folder: string, code: string, part?: RegionPart): Promise<Region> {
  return openRegionBuffers(await readRegionBuffers(folder, code, part));
}

/**
 * Reads synchronously, because no request waits while a region is opened, and the first asynchronous read of a process takes as long as
 * reading half of the files (Node starts its thread pool for it).
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
        `${path} is ${size} bytes long, its manifest says ${bytes} (truncated?). ${remedy}`,
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
