import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import type { Figures } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { measureTiles } from './measure-tiles.ts';
import { measureTransit } from './measure-transit.ts';

/** The bare timetable search of every city against its peers; with `--tiles`, how its cost grows with the network instead. */
export async function transitSuite(options: RunOptions): Promise<Figures> {
  const built: BuiltRegion[] = [];
  const names = options.tiles && options.cities.length === 0 ? ['porto-alegre'] : options.cities;
  for (const inputs of findInputs(names)) built.push(await buildRegion(inputs, options));
  if (options.tiles) {
    const tiles: Figures[] = [];
    for (const city of built) tiles.push(await measureTiles(city, options));
    return { tiles };
  }
  const cities: Figures[] = [];
  for (const city of built) cities.push(await measureTransit(city, options));
  return { cities };
}
