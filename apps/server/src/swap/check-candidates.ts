import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { RegionBuffers } from '@tripwright/planner/node';

/** A region whose folder holds another dataset than the one that is served. */
export interface Candidate {
  readonly code: string;
  /** The dataset that is served; undefined for a new region. */
  readonly served: RegionBuffers | undefined;
}

/** What the thread that checks candidates begins with. */
export interface CandidateSetup {
  /** Folder of regions. */
  readonly data: string;
  readonly candidates: readonly Candidate[];
  /** Unix seconds. */
  readonly now: number;
}

/** Whether a dataset may be served: its files in shared memory, or why not. */
export type Verdict =
  | { readonly code: string; readonly buffers: RegionBuffers }
  | { readonly code: string; readonly reason: string };

/** A dataset that needs more than this to be checked would not fit into a planning thread either. */
const THREAD_MEGABYTES = 4096;

/** Reads, opens and compares datasets on a thread of its own, which ends with the last verdict. @param signal aborted = it ends at once */
export async function checkCandidates(setup: CandidateSetup, signal: AbortSignal): Promise<Verdict[]> {
  // From sources, threads resolve the workspace's packages as their parent does.
  const extension = extname(fileURLToPath(import.meta.url));
  const worker = new Worker(new URL(`./candidate-thread${extension}`, import.meta.url), {
    workerData: setup,
    execArgv: extension === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [],
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
  });
  const verdicts = new Map<string, Verdict>();
  let failure = 'the check ended before it was done';
  const stop = (): void => void worker.terminate();
  signal.addEventListener('abort', stop, { once: true });
  await new Promise<void>((resolve) => {
    worker.on('message', (verdict: Verdict) => verdicts.set(verdict.code, verdict));
    worker.on('error', (error) => {
      failure = error instanceof Error ? error.message : String(error);
    });
    worker.on('exit', () => resolve());
  });
  signal.removeEventListener('abort', stop);
  return setup.candidates.map(({ code }) => verdicts.get(code) ?? { code, reason: failure });
}
