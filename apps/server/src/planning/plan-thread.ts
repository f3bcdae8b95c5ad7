import { PlannerError } from '@tripwright/core/base';
import { createPlanner } from '@tripwright/planner';
import { openRegionBuffers } from '@tripwright/planner/node';
import { workerData } from 'piscina';
import type { Job, Reply, ThreadSetup } from './messages.ts';
import { answerRouting } from './planning.ts';
import { warmUp } from './warm-up.ts';

const { regions: buffers, urls, planSeconds, cancelled, running } = workerData as ThreadSetup;
const regions = buffers.map(openRegionBuffers);
const planner = createPlanner(regions, { urls, planSeconds });
warmUp(regions);
Atomics.add(running, 0, 1);
Atomics.notify(running, 0);

/** Does one job of the pool. This file runs on a thread of its own. */
export default async function answer(job: Job): Promise<Reply> {
  try {
    return { value: await run(job) };
  } catch (error) {
    if (error instanceof PlannerError) return { error: { code: error.code, message: error.message } };
    throw error;
  }
}

async function run(job: Job): Promise<unknown> {
  const signal = {
    get aborted(): boolean {
      return Atomics.load(cancelled, job.slot) === 1;
    },
  };
  switch (job.kind) {
    case 'ready':
      return undefined;
    case 'plan':
      return planner.plan(job.request, { ...job.options, signal });
    case 'routing':
      return answerRouting(planner, job.query, job.locale, signal);
    default:
      return job satisfies never;
  }
}
