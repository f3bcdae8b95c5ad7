import { existsSync, readFileSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PlannerError } from '@tripwright/core/base';
import type { RegionManifest } from '@tripwright/core/region';

// A folder cannot be exchanged with another one in a single portable step, so a dataset steps aside under a name that says so, and the other one takes its
// place. Each step is one rename. After a crash the names say which steps are missing:
//
//   CODE   .CODE.replaced   .CODE.previous    state
//   new    -                old               done
//   -      old              -                 between the two renames: `recoverReplaced` puts the old one back
//   new    old              -                 before the last rename: `finishReplacement` makes the old one the previous one

/** Another process that sees the moment between the two renames waits this long before it takes it for a crash. Milliseconds. */
const SETTLING_MS = 200;
/** How often a replacement begins again that such a process has undone. */
const ATTEMPTS = 3;

const replacedFolder = (folder: string, code: string): string => join(folder, `.${code}.replaced`);
const previousFolder = (folder: string, code: string): string => join(folder, `.${code}.previous`);

/**
 * Puts a finished dataset in the place of `folder/<code>`; the dataset that was there becomes the previous one.
 * @param next a folder of the same file system
 */
export async function replaceRegion(folder: string, code: string, next: string): Promise<void> {
  await finishReplacement(folder, code);
  const target = join(folder, code);
  for (let attempt = 1; ; attempt++) {
    if (existsSync(target)) await rename(target, replacedFolder(folder, code));
    try {
      await rename(next, target);
      break;
    } catch (error) {
      // A reader took this moment for a crash and put the old dataset back.
      if (attempt === ATTEMPTS || !existsSync(target)) throw error;
    }
  }
  await finishReplacement(folder, code);
  await syncFolder(folder);
}

/**
 * Exchanges a region with its previous dataset, so that a second call undoes the first.
 * @throws PlannerError `artefact-missing` where there is no previous dataset
 */
export async function rollBackRegion(folder: string, code: string): Promise<void> {
  if (existsSync(folder)) {
    await recoverReplaced(folder);
    await finishReplacement(folder, code);
  }
  const previous = previousFolder(folder, code);
  if (!existsSync(join(previous, 'manifest.json')))
    throw new PlannerError(
      'artefact-missing',
      `There is no previous dataset of "${code}" under ${folder}. A build keeps the one that it replaces; nothing was changed.`,
    );
  const target = join(folder, code);
  if (existsSync(target)) await rename(target, replacedFolder(folder, code));
  await rename(previous, target);
  await finishReplacement(folder, code);
  await syncFolder(folder);
}

/** Puts back the regions of a folder whose replacement was interrupted between its two renames. */
export async function recoverReplaced(folder: string): Promise<void> {
  const isBetween = (code: string): boolean =>
    existsSync(replacedFolder(folder, code)) && !existsSync(join(folder, code));
  const codes = (existsSync(folder) ? await readdir(folder) : [])
    .flatMap((name) => /^\.(.+)\.replaced$/.exec(name)?.[1] ?? [])
    .filter(isBetween);
  if (codes.length === 0) return;
  await pause(SETTLING_MS);
  for (const code of codes.filter(isBetween))
    await rename(replacedFolder(folder, code), join(folder, code)).catch((error: NodeJS.ErrnoException) => {
      // Another process was quicker: the region is there.
      if (!existsSync(join(folder, code))) throw error;
    });
}

/** Whether a region is there, also in the moment between the two renames of its replacement. */
export function hasDataset(folder: string, code: string): boolean {
  const isThere = (path: string): boolean => existsSync(join(path, 'manifest.json'));
  const target = join(folder, code);
  // Where neither is found, the replacement may have ended between the two looks.
  return isThere(target) || isThere(replacedFolder(folder, code)) || isThere(target);
}

/** The code in the name of a folder that steps aside for a replacement, or is written for one; undefined for other names. */
export function codeInReplacement(name: string): string | undefined {
  return /^\.(.+)\.(?:replaced|writing-\d+)$/.exec(name)?.[1];
}

/** Does the last step of a replacement. Only processes that replace a region do it: two at a time could remove the previous dataset of each other. */
async function finishReplacement(folder: string, code: string): Promise<void> {
  const replaced = replacedFolder(folder, code);
  if (!existsSync(replaced) || !existsSync(join(folder, code))) return;
  const version = versionIn(replaced);
  if (version === undefined || version === versionIn(join(folder, code))) {
    // The same input was built again, or what was there was no dataset: the dataset before it stays the one to go back to.
    await rm(replaced, { recursive: true, force: true });
    return;
  }
  await rm(previousFolder(folder, code), { recursive: true, force: true });
  await rename(replaced, previousFolder(folder, code));
}

/** The dataset version of a folder; undefined where its manifest cannot be read. */
function versionIn(path: string): string | undefined {
  try {
    const { datasetVersion } = JSON.parse(readFileSync(join(path, 'manifest.json'), 'utf8')) as Partial<RegionManifest>;
    return datasetVersion;
  } catch {
    return undefined;
  }
}

/** Makes renames outlast a loss of power, on systems that let a folder be synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
