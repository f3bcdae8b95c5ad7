import { Worker } from 'node:worker_threads';
import * as vscode from 'vscode';
import type { RegionTask, RegionTasks, StartTask, TaskReply, TaskStep } from './region-tasks.ts';

/** Starts tasks on regions in threads of the Node host. */
export function nodeTasks(extensionUri: vscode.Uri): StartTask {
  const program = vscode.Uri.joinPath(extensionUri, 'dist', 'region-work.mjs').fsPath;
  return <Name extends RegionTask>(
    name: Name,
    input: RegionTasks[Name]['input'],
    progress: (step: TaskStep, share: number) => void,
  ) => {
    const worker = new Worker(program, { workerData: { name, input } });
    const result = new Promise<RegionTasks[Name]['result']>((resolve, reject) => {
      worker.on('message', (reply: TaskReply) => {
        if (reply.kind === 'progress') progress(reply.step, reply.share);
        else if (reply.kind === 'done') resolve(reply.result as RegionTasks[Name]['result']);
        else reject(new Error(reply.message));
      });
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('the work was stopped')));
    });
    // Work that is stopped has no result, and no reader of its failure.
    result.catch(() => {});
    return { result, stop: () => void worker.terminate() };
  };
}
