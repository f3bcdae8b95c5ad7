import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER } from './folders.ts';

/** A city of the development data, and the service date of its questions. */
export interface City {
  readonly name: string;
  readonly title: string;
  /** Paths below the data folder. */
  readonly gtfs: readonly string[];
  readonly osm: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
}

/** The fictional city, used where the development data is absent: its feed is generated, not downloaded. */
export const SAMPLE_CITY = { name: 'sample-city', title: 'Port Merrow (fictional)', date: '2025-05-14' } as const;

export const CITIES: readonly City[] = [
  {
    name: 'porto',
    title: 'Porto',
    gtfs: ['porto/gtfs-stcp.zip', 'porto/derived/gtfs-metro-minus728d.zip', 'porto/derived/gtfs-cp-minus728d.zip'],
    osm: 'porto/streets.osm.pbf',
    date: '2024-03-13',
  },
  {
    name: 'porto-alegre',
    title: 'Porto Alegre',
    gtfs: ['porto-alegre/gtfs-eptc.zip', 'porto-alegre/gtfs-trensurb.zip'],
    osm: 'porto-alegre/streets.osm.pbf',
    date: '2019-05-15',
  },
  {
    name: 'trois-rivieres',
    title: 'Trois-Rivières',
    gtfs: ['trois-rivieres/gtfs.zip'],
    osm: 'trois-rivieres/streets.osm.pbf',
    date: '2017-10-25',
  },
];

/** The first missing file of a city; undefined when none is missing. */
export function missingFile(city: City): string | undefined {
  return [...city.gtfs, city.osm].map((path) => join(DATA_FOLDER, path)).find((path) => !existsSync(path));
}
