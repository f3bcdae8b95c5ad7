import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@tripwright/feeds/artefact';

/** What lies in the folder of a region. */
export interface FolderState {
  /** Changes whenever a file comes, goes or changes. */
  readonly fingerprint: string;
  /** As its manifest says; undefined where that cannot be read. */
  readonly dataset: string | undefined;
}

/** The state of a region's folder; undefined where it has no manifest. Looks are cheap enough for every few seconds, also over a network. */
export function folderState(data: string, code: string, known?: FolderState): FolderState | undefined {
  const fingerprint = fingerprintOf(join(data, code));
  if (fingerprint === undefined) return undefined;
  if (fingerprint === known?.fingerprint) return known;
  return { fingerprint, dataset: datasetIn(data, code) };
}

function fingerprintOf(path: string): string | undefined {
  try {
    const names = readdirSync(path).sort();
    if (!names.includes('manifest.json')) return undefined;
    return names
      .map((name) => {
        const { ino, size, mtimeMs } = statSync(join(path, name));
        return `${name} ${ino} ${size} ${mtimeMs}`;
      })
      .join('\n');
  } catch {
    // In the middle of a replacement: the next look finds it done.
    return undefined;
  }
}

function datasetIn(data: string, code: string): string | undefined {
  try {
    return readManifest(data, code).datasetVersion;
  } catch {
    return undefined;
  }
}
