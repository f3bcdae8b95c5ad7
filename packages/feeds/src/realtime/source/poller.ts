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

/** How a poll ended. */
export interface Polled {
  readonly outcome: 'new' | 'unchanged' | 'failed';
  /** The source itself asks for no poll earlier than this: the `ttl` of GBFS. */
  readonly leastSeconds?: number;
  /** Hands the outcome on, once it is counted; it must not throw. */
  readonly deliver: () => void;
}

/** What a poller does, and how often. */
export interface PollerOptions {
  readonly intervalSeconds: number;
  /** Never rejects. @param stopped aborted when the poller stops: the poll ends, and its outcome is not used */
  readonly poll: (stopped: AbortSignal) => Promise<Polled>;
  readonly clock: PollerClock;
}

/** Part of the interval by which each poll moves, so that many servers do not ask at the same second. */
const JITTER = 0.1;
/** The longest wait after failures, in seconds, unless the interval is longer. */
const LONGEST_BACK_OFF = 300;
/** The longest interval that a source may ask for. */
const LONGEST_INTERVAL = 3600;

/**
 * Polls at an interval, with at most one poll under way. Failures double the wait up to five minutes; the first success ends that. Sources do not
 * wait for one another: each has a poller of its own.
 */
export class Poller {
  readonly #options: PollerOptions;
  #cancel: (() => void) | undefined;
  #stop: AbortController | undefined;
  #due = 0;
  #intervalSeconds: number;
  #isAsked = false;
  #failuresInARow = 0;
  #counts = { polls: 0, failures: 0, unchanged: 0, skipped: 0 };

  constructor(options: PollerOptions) {
    this.#options = options;
    this.#intervalSeconds = options.intervalSeconds;
  }

  get counts(): PollCounts {
    return { ...this.#counts };
  }

  /** Polls at once, and then at the interval. A poller that runs already goes on as it is. */
  start(): void {
    if (this.#stop !== undefined) return;
    this.#stop = new AbortController();
    this.#due = this.#options.clock.now();
    void this.#poll(this.#stop.signal);
  }

  /** Ends polling, and the poll under way. */
  stop(): void {
    this.#cancel?.();
    this.#stop?.abort();
    this.#stop = undefined;
  }

  async #poll(stopped: AbortSignal): Promise<void> {
    this.#counts.polls++;
    const polled = await this.#options.poll(stopped);
    if (stopped.aborted) return;
    this.#note(polled);
    polled.deliver();
    // The reader of the outcome may have ended the polling.
    if (stopped.aborted) return;
    this.#cancel = this.#options.clock.after(this.#nextWait(), () => void this.#poll(stopped));
  }

  #note({ outcome, leastSeconds = 0 }: Polled): void {
    this.#isAsked = leastSeconds > this.#options.intervalSeconds * (1 - JITTER);
    this.#intervalSeconds = Math.max(this.#options.intervalSeconds, Math.min(LONGEST_INTERVAL, leastSeconds));
    if (outcome === 'failed') {
      this.#counts.failures++;
      this.#failuresInARow++;
      return;
    }
    this.#failuresInARow = 0;
    if (outcome === 'unchanged') this.#counts.unchanged++;
  }

  /** Milliseconds to the next poll. Polls that came due meanwhile are skipped and counted. */
  #nextWait(): number {
    const { clock } = this.#options;
    const intervalSeconds = this.#intervalSeconds;
    const now = clock.now();
    // A source that names the interval itself has nothing new before it ends.
    const moved = 1 + JITTER * (this.#isAsked ? clock.random() : 2 * clock.random() - 1);
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
