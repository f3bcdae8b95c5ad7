import type { SharedSystem } from '@tripwright/core/shared-vehicles';
import { NoticeCollector } from '../notices/index.ts';
import { definedValues } from '../values/index.ts';
import { addNames, mergeTexts } from './merge-languages.ts';
import { type ReadSystemOptions, readGbfsFiles, readLanguage } from './read-system.ts';
import { openGbfs } from './source/open-gbfs.ts';
import type { ReadBudget } from './source/read-budget.ts';

/** Options of {@link readGbfs}. */
export interface ReadGbfsOptions extends ReadSystemOptions {
  /** Limits on bytes and time, shared with the other systems of an import. Default: a budget of its own. */
  readonly budget?: ReadBudget;
}

/**
 * Reads a GBFS system of version 1, 2 or 3 from a folder, a zip, a `gbfs.json` or its address. The result has the form of version 3. A bad
 * value is noted, the smallest sensible part is dropped, and reading goes on.
 * @throws PlannerError `input-missing`, `input-unreadable` or `input-unusable` when there is no system to read
 */
export async function readGbfs(path: string, options: ReadGbfsOptions): Promise<SharedSystem> {
  const languages = await openGbfs(path, options.notices.source(options.name), options.budget);
  let system = readGbfsFiles(languages[0]!.files, options, languages[0]!.language);
  // The same rows in further languages differ only in names, and their notices are known already.
  const silent = { ...options, notices: new NoticeCollector() };
  for (const other of languages.slice(1)) system = withNames(system, readLanguage(other, silent));
  return system;
}

function withNames(system: SharedSystem, other: SharedSystem): SharedSystem {
  return {
    ...system,
    name: mergeTexts(system.name, other.name) ?? system.name,
    ...definedValues({ operator: mergeTexts(system.operator, other.operator) }),
    stations: addNames(system.stations, other.stations),
    regions: addNames(system.regions, other.regions),
    vehicleTypes: addNames(system.vehicleTypes, other.vehicleTypes),
    plans: addNames(system.plans, other.plans),
  };
}
