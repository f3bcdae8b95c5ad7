import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PlannerError } from '@tripwright/core/base';
import type { PlanOutcome } from '@tripwright/core/model';
import { Piscina } from 'piscina';
import type { PackedSnapshot } from '../live/packed-snapshot.ts';
import { MACHINE_TIME, type ServiceClock } from '../live/service-clock.ts';
import { FairQueue, type Waiting } from './fair-queue.ts';
import { isHeavyLookup } from './lookups/lookups.ts';
import type { Job, Reply, ThreadSetup } from './messages.ts';
import { type Caller, overloaded, type Planning, type RoutingAnswer } from './planning.ts';
import { isHeavyQuestion, type QuestionAnswer } from './questions/question.ts';
import { isHeavyRequest } from './request-weight.ts';

/** Size of a pool. */
export interface PoolOptions extends Omit<ThreadSetup, 'cancelled' | 'counts' | 'clock'> {
  /** That of the machine unless given. */
  readonly clock?: ServiceClock;
  /** Threads that search at one time. One more is kept for light requests, so that they never wait behind heavy ones. */
  readonly threads: number;
  /** Requests that may wait for a thread. */
  readonly waiting: number;
}

/** What a request adds to a job. An `Omit` that keeps the members of a union apart. */
type WithoutSlot<T> = T extends unknown ? Omit<T, 'slot' | 'live'> : never;

interface Entry extends Waiting {
  readonly job: WithoutSlot<Job>;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Ends its waiting; set while it waits. */
  deadline?: NodeJS.Timeout;
}

/**
 * The part of the time for a plan that one request waits at most. An operation can wait twice, and its connection is idle meanwhile: a client that waits longer
 * would be cut off without an answer.
 */
const PART_TO_WAIT = 0.4;

/** A thread that needs more than this is ended, its request answered with an error, and a new thread started. */
const THREAD_MEGABYTES = 4096;

/**
 * Plans on worker threads over shared regions. The thread that listens only reads requests and hands out answers, so it stays quick however
 * long searches take. Requests that find no thread wait in a {@link FairQueue}; past its limits they are refused at once, and after some seconds too.
 */
export async function openPlanningPool(options: PoolOptions): Promise<PlanningPool> {
  const pool = new PlanningPool(options);
  try {
    await pool.ready();
  } catch (error) {
    await pool.close();
    throw error;
  }
  return pool;
}

/** See {@link openPlanningPool}. */
export class PlanningPool implements Planning {
  /** Resolves when all threads run and are warm. */
  readonly allReady: Promise<void>;
  readonly #firstOpen: Promise<void>;
  readonly #piscina: Piscina;
  readonly #queue: FairQueue<Entry>;
  readonly #cancelled: Int32Array;
  readonly #freeSlots: number[];
  readonly #mostHeavy: number;
  readonly #longestWaitMs: number;
  /** By the code of the region. */
  readonly #live = new Map<string, PackedSnapshot>();
  #runningHeavy = 0;
  #isClosed = false;
  #isReady = false;

  constructor({ threads, waiting, clock = MACHINE_TIME, ...setup }: PoolOptions) {
    const all = threads + 1;
    this.#mostHeavy = threads;
    this.#longestWaitMs = setup.planSeconds * PART_TO_WAIT * 1000;
    this.#queue = new FairQueue({ light: waiting, heavy: waiting });
    this.#cancelled = new Int32Array(new SharedArrayBuffer(all * Int32Array.BYTES_PER_ELEMENT));
    this.#freeSlots = Array.from({ length: all }, (_, slot) => slot);
    const data: ThreadSetup = {
      ...setup,
      clock,
      cancelled: this.#cancelled,
      counts: new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)),
    };
    // From sources, threads resolve the workspace's packages as their parent does.
    const extension = extname(fileURLToPath(import.meta.url));
    const execArgv = extension === '.ts' ? ['--conditions=source', '--disable-warning=ExperimentalWarning'] : [];
    this.#piscina = new Piscina({
      filename: new URL(`./plan-thread${extension}`, import.meta.url).href,
      minThreads: all,
      maxThreads: all,
      idleTimeout: Number.POSITIVE_INFINITY,
      workerData: data,
      execArgv,
      // Threads that wait for jobs without their event loop could not warm up meanwhile.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
    });
    this.#firstOpen = countUpTo(data.counts, 0, 1);
    this.allReady = countUpTo(data.counts, 1, all).then(() => {
      this.#isReady = true;
    });
    // When a thread ends, its job fails; other jobs wait for the thread that takes its place.
    this.#piscina.on('error', () => undefined);
  }

  /** Waits for the first thread; the others follow. @throws what keeps threads from starting */
  async ready(): Promise<void> {
    // The job fails where no thread starts; where one does, it may have to wait for a plan that warms the thread up.
    await Promise.race([this.#firstOpen, this.#piscina.run({ kind: 'ready', slot: 0, live: [] } satisfies Job)]);
  }

  plan: Planning['plan'] = (request, options, caller) =>
    this.#submit<PlanOutcome>({ kind: 'plan', request, options }, isHeavyRequest(request), caller);

  routing: Planning['routing'] = (query, options, caller) =>
    this.#submit<RoutingAnswer>({ kind: 'routing', query, options }, isHeavyRequest(query.request), caller);

  answer: Planning['answer'] = (question, locale, caller) =>
    this.#submit<QuestionAnswer>({ kind: 'question', question, locale }, isHeavyQuestion(question), caller);

  lookUp: Planning['lookUp'] = (name, query, caller) =>
    this.#submit({ kind: 'lookup', name, query }, isHeavyLookup(name, query), caller);

  hasRoom(isHeavy: boolean, client: string): boolean {
    // The last free thread is kept for light requests.
    const isThreadFree = this.#freeSlots.length > 0 && (!isHeavy || this.#runningHeavy < this.#mostHeavy);
    return isThreadFree || this.#queue.hasRoom({ isHeavy, client });
  }

  isBusy(): boolean {
    return this.#freeSlots.length === 0 || this.#runningHeavy >= this.#mostHeavy;
  }

  setLive(packed: PackedSnapshot): void {
    this.#live.set(packed.region, packed);
    if (!this.#isReady) return;
    // Threads without work take it now, all at once, since each job goes to a thread of its own; the others with their next job.
    for (const slot of this.#freeSlots.splice(0)) void this.#takeLive(slot);
  }

  isReady(): boolean {
    return this.#isReady;
  }

  async heapBytes(): Promise<readonly number[]> {
    // A thread that ends meanwhile has none.
    const heaps = await Promise.allSettled(this.#piscina.threads.map((thread) => thread.getHeapStatistics()));
    return heaps.flatMap((heap) => (heap.status === 'fulfilled' ? [heap.value.used_heap_size] : []));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (let entry = this.#queue.take(false); entry !== undefined; entry = this.#queue.take(false))
      entry.reject(overloaded());
    this.#cancelled.fill(1);
    await this.#piscina.destroy();
  }

  #submit<T>(job: Entry['job'], isHeavy: boolean, { client, signal }: Caller): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (signal?.aborted === true || this.#isClosed) {
        reject(signal?.reason ?? overloaded());
        return;
      }
      const leave = (): void => {
        if (!this.#queue.remove(entry)) return;
        clearTimeout(entry.deadline);
        reject(signal?.reason);
      };
      const entry: Entry = {
        job,
        client,
        isHeavy,
        signal,
        resolve: (answer) => {
          signal?.removeEventListener('abort', leave);
          resolve(answer as T);
        },
        reject: (error) => {
          clearTimeout(entry.deadline);
          signal?.removeEventListener('abort', leave);
          reject(error);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      entry.deadline = setTimeout(() => {
        if (this.#queue.remove(entry)) entry.reject(overloaded());
      }, this.#longestWaitMs).unref();
      this.#queue.add(entry)?.reject(overloaded());
      this.#startNext();
    });
  }

  /** Gives waiting entries to free threads. */
  #startNext(): void {
    while (this.#freeSlots.length > 0) {
      const entry = this.#queue.take(this.#runningHeavy >= this.#mostHeavy);
      if (entry === undefined) return;
      void this.#run(entry, this.#freeSlots.pop() as number);
    }
  }

  async #takeLive(slot: number): Promise<void> {
    const job: Job = { kind: 'live', slot, live: [...this.#live.values()] };
    // A thread that fails at it fails with its next request too, which then gets the error.
    await this.#piscina.run(job).catch(() => undefined);
    this.#freeSlots.push(slot);
    if (!this.#isClosed) this.#startNext();
  }

  async #run(entry: Entry, slot: number): Promise<void> {
    clearTimeout(entry.deadline);
    if (entry.isHeavy) this.#runningHeavy++;
    Atomics.store(this.#cancelled, slot, 0);
    const cancel = (): void => {
      Atomics.store(this.#cancelled, slot, 1);
    };
    entry.signal?.addEventListener('abort', cancel, { once: true });
    try {
      const reply: Reply = await this.#piscina.run({ ...entry.job, slot, live: [...this.#live.values()] });
      if ('value' in reply) entry.resolve(reply.value);
      else entry.reject(new PlannerError(reply.error.code, reply.error.message));
    } catch (error) {
      entry.reject(error);
    }
    entry.signal?.removeEventListener('abort', cancel);
    if (entry.isHeavy) this.#runningHeavy--;
    this.#freeSlots.push(slot);
    if (!this.#isClosed) this.#startNext();
  }
}

/** Resolves when other threads have counted a number of a shared array up to `most`. */
async function countUpTo(counts: Int32Array, at: number, most: number): Promise<void> {
  for (let count = Atomics.load(counts, at); count < most; count = Atomics.load(counts, at))
    await Atomics.waitAsync(counts, at, count).value;
}
