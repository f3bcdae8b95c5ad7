// The program of the thread that builds and compares regions in the Node host.
import { basename, dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PlannerError } from '@tripwright/core/base';
import type { Region } from '@tripwright/core/region';
import { readRegion } from '@tripwright/feeds/artefact';
import { BUILD_STEPS, importRegion } from '@tripwright/feeds/import';
import { createPlanner } from '@tripwright/planner';
import { diffRegions, type SavedTrip } from '@tripwright/region-diff';
import { readTripFile, SourceProblem } from '@tripwright/trip-file';
import { planRequestOf } from '@tripwright/trip-file/planner-source';
import { editorTexts } from '../__generated__/editor-texts.ts';
import type { RegionTask, RegionTasks, TaskReply, TaskStep } from './region-tasks.ts';

const send = (reply: TaskReply): void => parentPort?.postMessage(reply);
const progress = (step: TaskStep, share: number): void => send({ kind: 'progress', step, share });

const tasks: {
  readonly [Name in RegionTask]: (input: RegionTasks[Name]['input']) => Promise<RegionTasks[Name]['result']>;
} = {
  build: async (input) => {
    const { folder, notices } = await importRegion({
      ...input,
      progress: ({ kind, file }, share) => progress({ text: BUILD_STEPS[kind], file }, share),
    });
    const problems = notices
      .summaries()
      .filter(({ severity }) => severity !== 'info')
      .reduce((sum, { count }) => sum + count, 0);
    return { folder, problems };
  },
  compare: async ({ old, new: fresh, trips, now }) => {
    const [before, after] = [await regionIn(old), await regionIn(fresh)];
    const planner = createPlanner([before], { now: () => now });
    const saved: SavedTrip[] = [];
    for (const { name, text } of trips) {
      const { file } = readTripFile(text);
      if (file === undefined) continue;
      try {
        const request = await planRequestOf(planner, file.request, now);
        saved.push({ name: file.name === '' ? name : file.name, request });
      } catch (error) {
        // A trip of another city is none of this comparison.
        if (!(error instanceof SourceProblem)) throw error;
      }
    }
    return diffRegions(before, after, {
      saved,
      sample: 0,
      onProgress: (done, all) => progress({ text: editorTexts['preview.planning'], file: '' }, done / all),
    });
  },
};

/** Opens a region by its own folder. */
async function regionIn(folder: string): Promise<Region> {
  return readRegion(dirname(folder), basename(folder));
}

const { name, input } = workerData as { readonly name: RegionTask; readonly input: never };
try {
  send({ kind: 'done', result: await tasks[name](input) });
} catch (error) {
  const isExpected = error instanceof PlannerError;
  send({ kind: 'failed', message: isExpected ? error.message : `${error instanceof Error ? error.stack : error}` });
}
