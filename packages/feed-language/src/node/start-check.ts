import { Worker } from 'node:worker_threads';
import type { CheckedFeed } from '../check/check-feed.ts';
import type { RunningCheck } from '../check/check-schedule.ts';
import type { CheckFile } from './check-file.ts';

/** Checks a feed in a thread of its own, so that this one goes on answering. @param program the file of `check-worker` */
export function startCheck(program: URL | string, files: readonly CheckFile[]): RunningCheck {
  const worker = new Worker(program, { workerData: files });
  const result = new Promise<CheckedFeed>((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the check was stopped')));
  });
  // A check that is stopped has no result, and no reader of its failure.
  result.catch(() => {});
  return { result, stop: () => void worker.terminate() };
}
