import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { importRegion } from '@tripwright/feeds/import';
import { importInputs, writeSampleCity } from '@tripwright/sample-city';
import { CITIES, type City, missingFile, SAMPLE_CITY } from './cities.ts';
import { CACHE_FOLDER, DATA_FOLDER } from './folders.ts';
import { programStamp } from './program-stamp.ts';
import { say } from './talk.ts';
import { writeTownProviders } from './write-town-providers.ts';

/** An opened region, and the cost of building and opening it. */
export interface BuiltRegion {
  readonly name: string;
  readonly title: string;
  readonly date: string;
  readonly region: Region;
  /** The folder of regions, as `--data` takes it. */
  readonly data: string;
  readonly gtfs: readonly string[];
  readonly osm: string;
  /** Milliseconds of the ordinary import, streets and links included, measured at the time of the build. */
  readonly importMs: number;
  readonly artefactBytes: number;
  readonly timetableBytes: number;
  readonly loadMs: number;
}

interface Inputs {
  readonly name: string;
  readonly title: string;
  readonly date: string;
  readonly gtfs: readonly string[];
  readonly osm: string;
  readonly gbfs?: readonly string[];
  readonly providers?: string;
}

/** The cities that can be measured here: the requested ones whose files exist, or else the sample city. Prints which are left out. */
export function findInputs(names: readonly string[]): Inputs[] {
  const wanted = names.length === 0 ? CITIES : CITIES.filter(({ name }) => names.includes(name));
  const found = wanted.flatMap((city): Inputs[] => {
    const missing = missingFile(city);
    if (missing === undefined) return [realInputs(city)];
    say(`${city.title} is left out: ${missing} does not exist (TRIPWRIGHT_DATA names another data folder).`);
    return [];
  });
  if (found.length > 0 && !names.includes(SAMPLE_CITY.name)) return found;
  if (!names.includes(SAMPLE_CITY.name)) say(`${SAMPLE_CITY.title} serves instead.`);
  return [...found, sampleInputs()];
}

function realInputs(city: City): Inputs {
  const at = (path: string): string => join(DATA_FOLDER, path);
  return { name: city.name, title: city.title, date: city.date, gtfs: city.gtfs.map(at), osm: at(city.osm) };
}

function sampleInputs(): Inputs {
  const files = writeSampleCity(join(CACHE_FOLDER, 'sample-city'));
  return { ...SAMPLE_CITY, gtfs: [files.gtfs], osm: files.osm };
}

/** Imports a city with the ordinary importer, or opens the region that the same program built from the same files before. */
export async function buildRegion(inputs: Inputs, options: { readonly rebuild: boolean }): Promise<BuiltRegion> {
  const code = `bench_${inputs.name.replaceAll('-', '_')}`;
  const data = join(CACHE_FOLDER, 'regions', inputs.name);
  const noteFile = join(data, 'import.json');
  const files = [...inputs.gtfs, inputs.osm, ...(inputs.providers === undefined ? [] : [inputs.providers])];
  const key = [programStamp(), ...files.map((file) => `${statSync(file).size}`)].join('-');
  let importMs = options.rebuild ? undefined : knownImport(noteFile, key);
  if (importMs === undefined || !existsSync(join(data, code, 'manifest.json'))) {
    say(`Importing ${inputs.title} …`);
    const before = performance.now();
    const { title, gtfs, osm, gbfs = [], providers } = inputs;
    await importRegion({
      region: code,
      title,
      gtfs,
      osm,
      gbfs,
      ...(providers === undefined ? {} : { providers }),
      out: data,
    });
    importMs = performance.now() - before;
    writeFileSync(noteFile, JSON.stringify({ key, importMs }));
  }
  const before = performance.now();
  const region = await readRegion(data, code);
  const loadMs = performance.now() - before;
  const written = Object.entries(region.manifest.files);
  return {
    ...inputs,
    region,
    data,
    importMs,
    loadMs,
    artefactBytes: written.reduce((sum, [, file]) => sum + file.bytes, 0),
    timetableBytes: written.find(([name]) => name === 'timetable.bin')?.[1].bytes ?? 0,
  };
}

/** The same city with taxis, car parks and shared vehicles: the sample city's own, or synthetic ones for a real city. */
export async function buildRegionWithVehicles(
  inputs: Inputs,
  options: { readonly rebuild: boolean },
): Promise<BuiltRegion> {
  const name = `${inputs.name}-vehicles`;
  if (inputs.name === SAMPLE_CITY.name) {
    const all = importInputs(writeSampleCity(join(CACHE_FOLDER, 'sample-city')));
    return buildRegion({ ...inputs, ...all, name }, options);
  }
  const plain = await buildRegion(inputs, options);
  const vehicles = writeTownProviders(plain.region, inputs.date, join(CACHE_FOLDER, name));
  return buildRegion({ ...inputs, ...vehicles, name }, options);
}

function knownImport(noteFile: string, key: string): number | undefined {
  if (!existsSync(noteFile)) return undefined;
  const note: unknown = JSON.parse(readFileSync(noteFile, 'utf8'));
  if (typeof note !== 'object' || note === null || !('key' in note) || !('importMs' in note)) return undefined;
  return note.key === key && typeof note.importMs === 'number' ? note.importMs : undefined;
}
