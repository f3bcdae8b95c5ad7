import { readFile } from 'node:fs/promises';
import { PlannerError } from '@tripwright/core/base';
import type { Planner } from '@tripwright/planner';
import type { SavedTrip } from '@tripwright/region-diff';
import { readTripFile, SourceProblem } from '@tripwright/trip-file';
import { planRequestOf } from '@tripwright/trip-file/planner-source';
import { tripFilePaths } from '../trips/trip-file-paths.ts';

/**
 * Reads trip files as requests for a planner, which finds their places.
 * @param now Unix seconds, for relative times
 * @throws PlannerError `input-unusable` that names the file and what is wrong with it
 */
export async function readSavedTrips(
  planner: Planner,
  files: readonly string[],
  now: number,
): Promise<readonly SavedTrip[]> {
  const saved: SavedTrip[] = [];
  for (const path of files.length === 0 ? [] : await tripFilePaths(files)) {
    const { file, problems } = readTripFile(await readFile(path, 'utf8'));
    const unusable = (reason: string): PlannerError => new PlannerError('input-unusable', `${path}: ${reason}`);
    if (file === undefined) throw unusable(problems.map(({ message }) => message).join('; '));
    const request = await planRequestOf(planner, file.request, now).catch((error: unknown) => {
      throw error instanceof SourceProblem ? unusable(error.message) : error;
    });
    saved.push({ name: file.name === '' ? path : file.name, request });
  }
  return saved;
}
