import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { buildRealRegion, dayNumber, realWorlds, serviceDayStart } from '../src/real/index.ts';
import { buildSampleRegion } from '../src/sample-region/index.ts';

const SAMPLE_CITY = 'sample-city';

/** The names of all cities. */
export const CITY_NAMES: readonly string[] = [...realWorlds.map(({ name }) => name), SAMPLE_CITY];

/** A city's region, and the starts of some service days, Unix seconds. */
export interface OpenedCity {
  readonly region: Region;
  readonly days: readonly number[];
}

/** Builds a city below a folder, unless it is there, and opens it; undefined where its data is absent. @throws for an unknown name */
export async function openCity(city: string, folder: string): Promise<OpenedCity | undefined> {
  if (city === SAMPLE_CITY) {
    const { data, code, remove } = await buildSampleRegion();
    const region = await readRegion(data, code);
    remove();
    return { region, days: ['2026-05-04', '2026-05-09'].map((day) => Date.parse(day) / 1000) };
  }
  const world = realWorlds.find(({ name }) => name === city);
  if (world === undefined) throw new Error(`there is no city "${city}"; there are ${CITY_NAMES.join(', ')}`);
  const built = await buildRealRegion(folder, world);
  if (built === undefined) return undefined;
  const region = await readRegion(built.data, built.code);
  return { region, days: world.dates.map((date) => serviceDayStart(dayNumber(date), region.manifest.timezone)) };
}
