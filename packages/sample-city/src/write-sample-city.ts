import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeGtfsZip } from '@tripwright/feeds/gtfs';
import { writeOsmPbf } from '@tripwright/feeds/osm';
import { generateSampleCity, type SampleCityOptions } from './generate-sample-city.ts';

/** Where the feed files of the sample city lie. */
export interface SampleCityFiles {
  readonly gtfs: string;
  readonly osm: string;
}

/**
 * Draws the sample city and writes it as `gtfs.zip` and `streets.osm.pbf` into the folder, which is made when it is not there.
 * The same seed writes the same bytes. Each file appears whole or not at all.
 */
export function writeSampleCity(folder: string, options: SampleCityOptions = {}): SampleCityFiles {
  const city = generateSampleCity(options);
  mkdirSync(folder, { recursive: true });
  const files = { gtfs: join(folder, 'gtfs.zip'), osm: join(folder, 'streets.osm.pbf') };
  writeWhole(files.gtfs, writeGtfsZip(city.gtfs));
  writeWhole(files.osm, writeOsmPbf(city.osm));
  return files;
}

function writeWhole(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
