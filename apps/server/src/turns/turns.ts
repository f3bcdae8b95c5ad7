/** Milliseconds of work after which an operation counts as long. */
const LONG_MS = 16;

interface Waiting {
  /** Operations that began earlier have lower numbers. */
  readonly order: number;
  readonly begin: () => void;
}

/**
 * Turns on the thread that listens. In each round of the event loop one operation works for one slice, so that new requests are read and
 * answered in between, however many operations there are and however large they are. Short operations take turns with one another and with
 * the oldest of the long ones; the other long ones wait for its end, so that few unfinished answers are in memory.
 */
export class Turns {
  /** In the order of their turns. */
  readonly #short: Waiting[] = [];
  readonly #long: Waiting[] = [];
  #isLongNext = false;
  #operations = 0;

  /** The number of a new operation. */
  enter(): number {
    return this.#operations++;
  }

  /**
   * Resolves when the turn of an operation begins.
   * @param order its number; that of a new one unless given
   * @param spent milliseconds of its work so far
   */
  next(order: number = this.enter(), spent: number = 0): Promise<void> {
    return new Promise((begin) => {
      const isIdle = this.#short.length + this.#long.length === 0;
      (spent < LONG_MS ? this.#short : this.#long).push({ order, begin });
      if (isIdle) setImmediate(this.#begin);
    });
  }

  readonly #begin = (): void => {
    this.#take()?.begin();
    if (this.#short.length + this.#long.length > 0) setImmediate(this.#begin);
  };

  #take(): Waiting | undefined {
    const isLong = this.#long.length > 0 && (this.#isLongNext || this.#short.length === 0);
    this.#isLongNext = !isLong;
    if (!isLong) return this.#short.shift();
    const oldest = this.#long.reduce((a, b) => (b.order < a.order ? b : a));
    this.#long.splice(this.#long.indexOf(oldest), 1);
    return oldest;
  }
}
