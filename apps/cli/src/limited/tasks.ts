import { buildStepText, importRegion } from '@tripwright/feeds/import';
import { checkInputs } from './check-inputs.ts';
import type { TaskProgress, TaskTypes } from './task-types.ts';

/** The work that runs within limits, by name. */
export const TASKS: {
  readonly [Name in keyof TaskTypes]: (
    input: TaskTypes[Name]['input'],
    progress: TaskProgress,
  ) => Promise<TaskTypes[Name]['result']>;
} = {
  build: async (input, progress) => {
    const { notices, ...built } = await importRegion({
      ...input,
      progress: (step, share) => progress(buildStepText(step), share),
    });
    return { ...built, notices: notices.summaries() };
  },
  check: checkInputs,
};
