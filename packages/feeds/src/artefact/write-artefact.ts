import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import type { RegionManifest } from '@tripwright/core/region';
import { replaceRegion } from './replace-region.ts';

/** The contents of a region's folder. */
export interface ArtefactContent {
  readonly manifest: Omit<RegionManifest, 'datasetVersion' | 'files'>;
  /** The buffers, by file name. */
  readonly buffers: ReadonlyMap<string, Uint8Array>;
  /** Reports by file name; the dataset version does not depend on them. */
  readonly reports: ReadonlyMap<string, string>;
}

/**
 * Writes `folder/<code>` as a whole or not at all: into a temporary folder, synced to disk, then put in the place of the old one, which stays as the
 * previous dataset ({@link rollBackRegion}). At every moment a start finds one whole dataset, however the build ends.
 * @returns the manifest as written, with dataset version and checksums
 * @throws PlannerError `input-unreadable` when the folder cannot be written
 */
export async function writeArtefact(folder: string, content: ArtefactContent): Promise<RegionManifest> {
  const { code } = content.manifest;
  const temporary = unfinishedFolder(folder, code);
  const files: Record<string, { hash: string; bytes: number }> = {};
  for (const [name, bytes] of [...content.buffers].sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[name] = { hash: sha256(bytes), bytes: bytes.length };
  }
  const datasetVersion = sha256(JSON.stringify({ manifest: content.manifest, files })).slice(0, 16);
  const manifest: RegionManifest = { ...content.manifest, datasetVersion, files };
  try {
    await mkdir(folder, { recursive: true });
    await removeAbandoned(folder, code);
    await rm(temporary, { recursive: true, force: true });
    await mkdir(temporary);
    for (const [name, bytes] of content.buffers) await writeSynced(join(temporary, name), bytes);
    for (const [name, text] of content.reports) await writeSynced(join(temporary, name), text);
    await writeSynced(join(temporary, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
    await replaceRegion(folder, code, temporary);
  } catch (cause) {
    await rm(temporary, { recursive: true, force: true }).catch(() => undefined);
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new PlannerError(
      'input-unreadable',
      `The region could not be written to ${join(folder, code)}: ${reason}. Check that the folder is writable and the disk is not full.`,
      { cause },
    );
  }
  return manifest;
}

/** Removes what an aborted {@link writeArtefact} of this process left of a region. The region itself stays as it was. */
export async function removeUnfinished(folder: string, code: string): Promise<void> {
  await rm(unfinishedFolder(folder, code), { recursive: true, force: true }).catch(() => undefined);
}

function unfinishedFolder(folder: string, code: string): string {
  return join(folder, `.${code}.writing-${process.pid}`);
}

/** Removes what builds of a region left that were ended from outside. */
async function removeAbandoned(folder: string, code: string): Promise<void> {
  const start = `.${code}.writing-`;
  for (const name of await readdir(folder)) {
    if (name.startsWith(start) && !isRunning(Number(name.slice(start.length))))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // A process of another user may not be asked, and runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** SHA-256 of bytes or UTF-8 text, as 64 hexadecimal digits. */
export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
}

async function writeSynced(path: string, content: Uint8Array | string): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
