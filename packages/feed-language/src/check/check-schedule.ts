import type { CheckedFeed } from './check-feed.ts';

/** Shortest pause in typing before a feed is checked again, in milliseconds. */
const SHORTEST_PAUSE = 400;
/** The pause grows with the time that a check takes, up to this. */
const LONGEST_PAUSE = 15_000;

/** A check of a feed that has begun. `stop` gives up; the result then never counts. */
export interface RunningCheck {
  readonly result: Promise<CheckedFeed>;
  readonly stop: () => void;
}

/** What a schedule of checks needs of an editor. */
export interface CheckHost {
  /** Does something after a time in milliseconds, unless the function that it returns is called before. */
  readonly after: (time: number, work: () => void) => () => void;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Starts a check of the feed as it is; undefined where none is wanted. */
  readonly start: () => Promise<RunningCheck | undefined>;
  /** Takes the outcome of the newest check; undefined where none was wanted. */
  readonly show: (checked: CheckedFeed | undefined) => void;
  readonly failed: (error: unknown) => void;
}

/** When a feed is checked again: after a pause that is in keeping with the time of a check. A newer check stops the one that is running. */
export class CheckSchedule {
  readonly #host: CheckHost;
  #cancel: () => void = () => {};
  #running: RunningCheck | undefined;
  #lastTime = 0;
  /** The number of the newest check. Only its outcome counts. */
  #turn = 0;

  constructor(host: CheckHost) {
    this.#host = host;
  }

  /** Checks after a pause, which every further call begins anew. */
  soon(): void {
    this.#cancel();
    const pause = Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, 2 * this.#lastTime));
    this.#cancel = this.#host.after(pause, () => void this.check());
  }

  /** Checks now. */
  async check(): Promise<void> {
    this.stop();
    const turn = this.#turn;
    const started = this.#host.now();
    try {
      const running = await this.#host.start();
      if (turn !== this.#turn) return running?.stop();
      this.#running = running;
      const checked = await running?.result;
      if (turn !== this.#turn) return;
      this.#running = undefined;
      this.#lastTime = this.#host.now() - started;
      this.#host.show(checked);
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#running = undefined;
      this.#host.failed(error);
    }
  }

  /** Gives up what is running or planned. */
  stop(): void {
    this.#turn++;
    this.#cancel();
    this.#running?.stop();
    this.#running = undefined;
  }
}
