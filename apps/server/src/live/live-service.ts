import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { openLog } from '../log/server-log.ts';
import type { LiveNews, LiveOrder, LiveSetup } from './live-messages.ts';
import type { RegionStatus } from './live-status.ts';
import type { PackedSnapshot } from './packed-snapshot.ts';

/** The live data of a server. */
export interface LiveService {
  /** What operators see of each region with sources; empty until the first poll. */
  status(): readonly RegionStatus[];
  /** Ends all polls; what was published stays in use. */
  close(): Promise<void>;
}

/** The service of a server without sources. */
export const NO_LIVE: LiveService = { status: () => [], close: async () => undefined };

/** The thread may need so much; a larger message costs it alone, and it starts anew. */
const THREAD_MEGABYTES = 2048;
/** A thread that has failed is started again after this long. */
const RESTART_MS = 5000;
/** A thread that does not end in time is ended. */
const CLOSE_MS = 3000;

/**
 * Starts the thread that reads all sources. A failure of that thread leaves the server as it is, with the last snapshots, and starts the thread again.
 * @param onSnapshot gets each snapshot on the thread that listens, between two requests
 */
export function startLive(setup: LiveSetup, onSnapshot: (packed: PackedSnapshot) => void): LiveService {
  if (setup.regions.length === 0) return NO_LIVE;
  const log = openLog(setup.log);
  let status: readonly RegionStatus[] = [];
  let isClosed = false;
  let restart: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    // From sources, threads resolve the workspace's packages as their parent does.
    const extension = extname(fileURLToPath(import.meta.url));
    const started = new Worker(new URL(`./live-thread${extension}`, import.meta.url), {
      workerData: setup,
      execArgv: extension === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [],
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
    });
    started.on('message', (news: LiveNews) => {
      if (isClosed) return;
      if (news.kind === 'status') status = news.regions;
      else onSnapshot(news.packed);
    });
    started.on('error', (error) => log.failure({ text: 'The thread of live data has failed.' }, error));
    started.on('exit', () => {
      if (isClosed) return;
      restart = setTimeout(() => {
        worker = start();
      }, RESTART_MS);
      restart.unref();
    });
    started.unref();
    return started;
  }

  return {
    status: () => status,
    async close() {
      isClosed = true;
      clearTimeout(restart);
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      if (worker.threadId < 0) return;
      // The process waits for the thread now, even where nothing else keeps it.
      worker.ref();
      worker.postMessage({ kind: 'stop' } satisfies LiveOrder);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([ended, late]);
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
