import { parentPort, workerData } from 'node:worker_threads';
import { PlannerError, type PlannerErrorCode } from '@tripwright/core/base';
import type { TaskTypes } from './task-types.ts';
import { TASKS } from './tasks.ts';

// The thread of `runLimited`.

/** What the thread reports. */
export type Reply =
  | { readonly kind: 'progress'; readonly step: string; readonly share: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | {
      readonly kind: 'failed';
      /** Undefined for an unexpected error. */
      readonly code: PlannerErrorCode | undefined;
      readonly message: string;
      readonly stack: string | undefined;
    };

const send = (reply: Reply): void => parentPort?.postMessage(reply);

let [lastStep, lastPercent] = ['', -1];
const progress = (step: string, share: number): void => {
  const percent = Math.floor(share * 100);
  if (step === lastStep && percent === lastPercent) return;
  [lastStep, lastPercent] = [step, percent];
  send({ kind: 'progress', step, share });
};

const { name, input } = workerData as { readonly name: keyof TaskTypes; readonly input: never };
try {
  send({ kind: 'done', result: await TASKS[name](input, progress) });
} catch (error) {
  const code = error instanceof PlannerError ? error.code : undefined;
  const [message, stack] = error instanceof Error ? [error.message, error.stack] : [String(error), undefined];
  send({ kind: 'failed', code, message, stack });
}
