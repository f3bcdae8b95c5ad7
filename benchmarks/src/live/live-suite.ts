import { type BuiltRegion, buildRegion, findInputs } from '../common/built-region.ts';
import type { Figures } from '../common/figures.ts';
import type { RunOptions } from '../common/run-options.ts';
import { measureLive } from './measure-live.ts';
import { measurePolls } from './measure-polls.ts';

/** The bare timetable search with realtime data against the same without, the cost of a snapshot, and what polls do to requests. */
export async function liveSuite(options: RunOptions): Promise<Figures> {
  const built: BuiltRegion[] = [];
  for (const inputs of findInputs(options.cities)) built.push(await buildRegion(inputs, options));
  const cities: Figures[] = [];
  for (const city of built)
    cities.push({
      ...(await measureLive(city, options)),
      ...(options.loadSeconds > 0 && { polls: await measurePolls(city, options) }),
    });
  return { cities };
}
