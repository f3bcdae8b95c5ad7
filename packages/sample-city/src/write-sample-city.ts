import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeGtfsZip } from '@tripwright/feeds/gtfs';
import { writeOsmPbf } from '@tripwright/feeds/osm';
import { generateSampleCity, type SampleCityOptions } from './generate-sample-city.ts';

/** Paths of the feed files of the sample city. */
export interface SampleCityFiles {
  readonly gtfs: string;
  readonly flights: string;
  /** GTFS-Flex. */
  readonly onDemand: string;
  readonly osm: string;
  /** Folders of GBFS systems. */
  readonly gbfs: readonly string[];
  readonly providers: string;
}

/** The files of the city as options of the importer. */
export interface SampleCityInputs {
  readonly gtfs: readonly string[];
  readonly osm: string;
  readonly gbfs: readonly string[];
  readonly providers: string;
}

/** The importer's options for the whole city. */
export function importInputs({ gtfs, flights, onDemand, osm, gbfs, providers }: SampleCityFiles): SampleCityInputs {
  return { gtfs: [gtfs, flights, onDemand], osm, gbfs, providers };
}

/**
 * Generates the sample city and writes it into the folder, which is created if needed: `gtfs.zip`, `flights.zip`, `on-demand.zip`
 * (GTFS-Flex), `streets.osm.pbf`, a folder per GBFS system below `gbfs`, and `providers.json`. The same seed writes the same bytes. Each file is
 * written whole or not at all.
 */
export function writeSampleCity(folder: string, options: SampleCityOptions = {}): SampleCityFiles {
  const city = generateSampleCity(options);
  mkdirSync(folder, { recursive: true });
  const files = {
    gtfs: join(folder, 'gtfs.zip'),
    flights: join(folder, 'flights.zip'),
    onDemand: join(folder, 'on-demand.zip'),
    osm: join(folder, 'streets.osm.pbf'),
    gbfs: [...city.gbfs.keys()].map((name) => join(folder, 'gbfs', name)),
    providers: join(folder, 'providers.json'),
  };
  writeWhole(files.gtfs, writeGtfsZip(city.gtfs));
  writeWhole(files.flights, writeGtfsZip(city.flights));
  writeWhole(files.onDemand, writeGtfsZip(city.onDemand.tables, city.onDemand.texts));
  for (const [name, documents] of city.gbfs) {
    for (const [path, value] of documents) writeWhole(join(folder, 'gbfs', name, path), jsonOf(value));
  }
  writeWhole(files.providers, jsonOf(city.providers));
  writeWhole(files.osm, writeOsmPbf(city.osm));
  return files;
}

function jsonOf(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

function writeWhole(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}.tmp`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
