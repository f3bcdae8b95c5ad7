import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { PlannerError } from '@tripwright/core/base';
import { createPlanner } from '@tripwright/planner';
import { openRegionBuffers } from '@tripwright/planner/node';
import { workerData } from 'piscina';
import type { Job, Reply, ThreadSetup } from './messages.ts';
import { answerRouting } from './planning.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { keepWarm, warmUp } from './warm-up.ts';
import { warmUpPlans } from './warm-up-plans.ts';

yieldToListener();
const { regions: buffers, urls, planSeconds, cancelled, counts } = workerData as ThreadSetup;
const regions = buffers.map(openRegionBuffers);
const planner = createPlanner(regions, { urls, planSeconds });
warmUp(regions);
countMe(0);
void warmUpPlans(planner).then(() => countMe(1));
keepWarm(regions);

function countMe(at: number): void {
  Atomics.add(counts, at, 1);
  Atomics.notify(counts, at);
}

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
    case 'question':
      return answerQuestion(planner, job.question, job.locale, signal);
    default:
      return job satisfies never;
  }
}

/**
 * Lowers the priority of this thread, so that the thread that listens answers and refuses while all processors search. Linux names a thread by
 * this link, and gives each thread a priority of its own; elsewhere all threads stay equal.
 */
function yieldToListener(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not Linux, or not allowed: the server works as well, only less evenly.
  }
}
