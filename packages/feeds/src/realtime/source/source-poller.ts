import type { LiveSource } from './live-file.ts';
import { type ReadSourceOptions, readSource, type SourceReading, type SourceValidators } from './read-source.ts';

/** The time and the chance that a poller runs by; tests give their own. */
export interface PollerClock {
  /** Milliseconds of any clock that only goes forward. */
  now(): number;
  /** Calls back once after some milliseconds. @returns takes the call back */
  after(milliseconds: number, call: () => void): () => void;
  /** 0 up to 1, exclusive. */
  random(): number;
}

/** The clock of the machine. A waiting poll does not keep the process alive. */
export const MACHINE_CLOCK: PollerClock = {
  now: () => performance.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Numbers of polls since the start. */
export interface PollCounts {
  readonly polls: number;
  readonly failures: number;
  readonly unchanged: number;
  /** Polls that were due while one was under way. They are left out, so that a slow source never falls behind (OTP#6252). */
  readonly skipped: number;
}

/** Permissions of a poller, and its clock and reader. */
export interface SourcePollerOptions extends Pick<ReadSourceOptions, 'allowPrivate' | 'environment'> {
  readonly clock?: PollerClock;
  /** Reads the source; replaced in tests. */
  readonly read?: (source: LiveSource, options: ReadSourceOptions) => Promise<SourceReading>;
}

/** Part of the interval by which each poll moves, so that many servers do not ask at the same second. */
const JITTER = 0.1;
/** The longest wait after failures, in seconds, unless the interval is longer. */
const LONGEST_BACK_OFF = 300;

/**
 * Polls one source at its interval, with at most one poll under way. Failures double the wait up to five minutes; the first success ends that.
 * Sources do not wait for one another: each has a poller of its own.
 */
export class SourcePoller {
  readonly source: LiveSource;
  readonly #options: SourcePollerOptions;
  readonly #clock: PollerClock;
  readonly #onReading: (reading: SourceReading) => void;
  #validators: SourceValidators = {};
  #cancel: (() => void) | undefined;
  #stop: AbortController | undefined;
  #due = 0;
  #failuresInARow = 0;
  #counts = { polls: 0, failures: 0, unchanged: 0, skipped: 0 };

  /** @param onReading gets the outcome of every poll; it must not throw */
  constructor(source: LiveSource, onReading: (reading: SourceReading) => void, options: SourcePollerOptions) {
    this.source = source;
    this.#onReading = onReading;
    this.#options = options;
    this.#clock = options.clock ?? MACHINE_CLOCK;
  }

  get counts(): PollCounts {
    return { ...this.#counts };
  }

  /** Polls at once, and then at the interval. A poller that runs already goes on as it is. */
  start(): void {
    if (this.#stop !== undefined) return;
    this.#stop = new AbortController();
    this.#due = this.#clock.now();
    void this.#poll(this.#stop.signal);
  }

  /** Ends polling, and the poll under way. */
  stop(): void {
    this.#cancel?.();
    this.#stop?.abort();
    this.#stop = undefined;
  }

  async #poll(stopped: AbortSignal): Promise<void> {
    const { allowPrivate, environment, read = readSource } = this.#options;
    this.#counts.polls++;
    const reading = await read(this.source, {
      allowPrivate,
      environment,
      validators: this.#validators,
      signal: stopped,
    }).catch((cause: unknown): SourceReading => ({ outcome: 'failed', reason: String(cause) }));
    if (stopped.aborted) return;
    this.#note(reading);
    this.#onReading(reading);
    // The reader of the outcome may have ended the polling.
    if (stopped.aborted) return;
    this.#cancel = this.#clock.after(this.#nextWait(), () => void this.#poll(stopped));
  }

  #note(reading: SourceReading): void {
    const isRefused = reading.outcome === 'message' && 'refused' in reading.decoded;
    if (reading.outcome === 'failed' || isRefused) {
      this.#counts.failures++;
      this.#failuresInARow++;
      return;
    }
    this.#failuresInARow = 0;
    if (reading.outcome === 'unchanged') this.#counts.unchanged++;
    else this.#validators = reading.validators;
  }

  /** Milliseconds to the next poll. Polls that came due meanwhile are skipped and counted. */
  #nextWait(): number {
    const { intervalSeconds } = this.source;
    const now = this.#clock.now();
    const moved = 1 + JITTER * (2 * this.#clock.random() - 1);
    if (this.#failuresInARow > 0) {
      const longest = Math.max(LONGEST_BACK_OFF, intervalSeconds);
      const wait = Math.min(longest, intervalSeconds * 2 ** Math.min(20, this.#failuresInARow)) * 1000 * moved;
      this.#due = now + wait;
      return wait;
    }
    const interval = intervalSeconds * 1000;
    // A poll that the chance moved forward is not late.
    const late = Math.max(0, Math.floor((now - this.#due) / interval));
    this.#counts.skipped += late;
    this.#due += (late + 1) * interval;
    return Math.max(0, this.#due - now + interval * (moved - 1));
  }
}
