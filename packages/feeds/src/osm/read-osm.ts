import { existsSync, statSync } from 'node:fs';
import { PlannerError } from '@tripwright/core/base';
import type { StreetRows } from '@tripwright/core/street/build';
import { OsmColumns } from './osm-columns.ts';
import { readPbf } from './read-pbf.ts';
import { readXml } from './read-xml.ts';

/** Options of {@link readOsm}. */
export interface ReadOsmOptions {
  /** Called with the share of the file that was read, 0 to 1. */
  readonly progress?: (fraction: number) => void;
  /** Aborts the reading; the promise rejects with its reason. */
  readonly signal?: AbortSignal;
}

/**
 * Reads an OpenStreetMap file into plain columns: `.osm.pbf`, or XML as `.osm`, `.osm.gz`, `.osm.bz2`.
 * @throws PlannerError `input-missing` or `input-unreadable`, naming the file and the remedy
 */
export async function readOsm(path: string, options: ReadOsmOptions = {}): Promise<StreetRows> {
  if (!existsSync(path) || !statSync(path).isFile()) {
    throw new PlannerError(
      'input-missing',
      `There is no file ${path}. Give an OpenStreetMap extract as .osm.pbf or .osm (also .osm.gz, .osm.bz2).`,
    );
  }
  const size = Math.max(1, statSync(path).size);
  let read = 0;
  const onBytes = (bytes: number): void => {
    read += bytes;
    options.progress?.(Math.min(1, read / size));
  };
  const columns = new OsmColumns();
  if (path.endsWith('.pbf')) await readPbf(path, columns, onBytes, options.signal);
  else if (/\.(osm|xml)(\.gz|\.bz2)?$/.test(path)) await readXml(path, columns, onBytes, options.signal);
  else {
    throw new PlannerError(
      'input-unreadable',
      `${path} has an unknown file extension. Street files end in .osm.pbf, .osm, .osm.gz or .osm.bz2.`,
    );
  }
  return columns.finish();
}
