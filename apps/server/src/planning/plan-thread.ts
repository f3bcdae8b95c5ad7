import { PlannerError } from '@tripwright/core/base';
import { REQUEST_DEFAULTS } from '@tripwright/core/model';
import { createPlanner } from '@tripwright/planner';
import { openRegionBuffers } from '@tripwright/planner/node';
import { workerData } from 'piscina';
import { SnapshotReader } from '../live/packed-snapshot.ts';
import { timeOf } from '../live/service-clock.ts';
import { yieldToListener } from '../thread-priority.ts';
import { lookUp } from './lookups/look-up.ts';
import type { Job, Reply, ThreadSetup } from './messages.ts';
import { answerRouting } from './planning.ts';
import { answerQuestion } from './questions/answer-question.ts';
import { keepWarm, warmUp } from './warm-up.ts';
import { warmUpPlans } from './warm-up-plans.ts';

yieldToListener();
const { regions: buffers, urls, planSeconds, clock, cancelled, counts } = workerData as ThreadSetup;
const regions = buffers.map(openRegionBuffers);
const reader = new SnapshotReader();
const planner = createPlanner(regions, { urls, planSeconds, now: () => timeOf(clock) });
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

/** Takes the snapshots that the thread that listens has now, so that every face answers from the same ones. */
function takeLive(job: Job): void {
  for (const packed of job.live) {
    if (planner.live(packed.region)?.id === packed.id) continue;
    const { snapshot, prepared } = reader.read(packed);
    planner.setLive(packed.region, snapshot, prepared);
    const region = planner.region(packed.region);
    // Takes no time, unless the timetable of that day was never opened here.
    region?.transit?.engine.prepare(snapshot.at, REQUEST_DEFAULTS.minTransferSeconds);
    region?.sharedVehicles?.prepare();
  }
}

async function run(job: Job): Promise<unknown> {
  takeLive(job);
  const signal = {
    get aborted(): boolean {
      return Atomics.load(cancelled, job.slot) === 1;
    },
  };
  switch (job.kind) {
    case 'ready':
    case 'live':
      return undefined;
    case 'plan':
      return planner.plan(job.request, { ...job.options, signal });
    case 'routing':
      return answerRouting(planner, job.query, job.options, signal);
    case 'question':
      return answerQuestion(planner, job.question, job.locale, signal);
    case 'lookup':
      return lookUp(planner, job.name, job.query as never, signal);
    default:
      return job satisfies never;
  }
}
