import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Figures, round } from './figures.ts';

/** Starts a thread that asks for some paths of a server again and again. @returns a function that ends it and resolves to its milliseconds by path */
export function startProbe(url: string, paths: readonly string[]): () => Promise<number[][]> {
  const worker = new Worker(new URL('./probe-thread.ts', import.meta.url), { workerData: { url, paths } });
  return async () => {
    worker.postMessage('stop');
    const [times] = (await once(worker, 'message')) as [number[][]];
    await worker.terminate();
    return times;
  };
}

/** Count, median, p99 and maximum of milliseconds. */
export function summaryOf(times: readonly number[]): Figures {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { count: sorted.length, median: at(0.5), p99: at(0.99), max: at(1) };
}
