import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PlannerError } from '@tripwright/core/base';
import { createProgress } from '../progress.ts';
import type { Reply } from './limited-thread.ts';
import { type GivenLimits, limitsFor } from './run-limits.ts';
import type { TaskTypes } from './task-types.ts';

const MEMORY_CHECK_MS = 50;
/** V8 ends the process where a thread starts with less. A lower limit is kept by the check of the whole process. */
const SMALLEST_HEAP_MB = 64;

/**
 * Runs a task in a thread of its own, with progress on the terminal, and ends it past its limits: whatever the input is, the command ends with one
 * sentence. A thread can be ended in the middle of a loop, which a signal cannot.
 * @param inputs the files of the task, whose size sets the limits
 * @throws PlannerError of the task, or `input-unusable` past a limit
 */
export async function runLimited<Name extends keyof TaskTypes>(
  name: Name,
  input: TaskTypes[Name]['input'],
  inputs: readonly string[],
  given: GivenLimits,
): Promise<TaskTypes[Name]['result']> {
  const limits = limitsFor(inputs, given);
  const progress = createProgress();
  // From sources, the thread resolves the workspace's packages as its parent does.
  const extension = extname(fileURLToPath(import.meta.url));
  const thread = new Worker(new URL(`./limited-thread${extension}`, import.meta.url), {
    workerData: { name, input },
    execArgv: extension === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [],
    resourceLimits: { maxOldGenerationSizeMb: Math.max(limits.megabytes, SMALLEST_HEAP_MB) },
  });
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise<TaskTypes[Name]['result']>((resolve, reject) => {
      const tooMuch = (what: string, option: string): PlannerError =>
        new PlannerError(
          'input-unusable',
          `The ${name} ${what}; nothing was written. Check the input, or allow more with ${option}.`,
        );
      const outOfMemory = tooMuch(
        `needs more than ${limits.megabytes.toLocaleString('en')} MB of memory`,
        '--memory-limit',
      );
      const late = tooMuch(`takes longer than ${limits.seconds.toLocaleString('en')} s`, '--time-limit');
      // Node's timers end at 24.8 days.
      timers.push(setTimeout(() => reject(late), Math.min(limits.seconds * 1000, 2 ** 31 - 1)));
      timers.push(
        setInterval(() => {
          if (process.memoryUsage.rss() > limits.megabytes * 1e6) reject(outOfMemory);
        }, MEMORY_CHECK_MS),
      );
      thread.on('message', (reply: Reply) => {
        if (reply.kind === 'progress') progress.step(reply.step, reply.share);
        else if (reply.kind === 'done') resolve(reply.result as TaskTypes[Name]['result']);
        else reject(errorOf(reply));
      });
      thread.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? outOfMemory : error),
      );
      thread.on('exit', () => reject(new PlannerError('internal', 'The thread ended without a result.')));
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    progress.stop();
    await thread.terminate();
  }
}

function errorOf({ code, message, stack }: Extract<Reply, { kind: 'failed' }>): Error {
  const error = code === undefined ? new Error(message) : new PlannerError(code, message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
