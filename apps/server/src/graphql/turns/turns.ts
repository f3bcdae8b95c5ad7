/**
 * Turns on the thread that listens. In each round of the event loop one operation works for one slice, so that new requests are read and
 * answered in between, however many operations there are and however large they are.
 */
export class Turns {
  /** In the order of their turns. */
  readonly #waiting: (() => void)[] = [];

  /** Resolves when the turn of the caller begins. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      if (this.#waiting.length === 1) setImmediate(this.#begin);
    });
  }

  readonly #begin = (): void => {
    this.#waiting.shift()?.();
    if (this.#waiting.length > 0) setImmediate(this.#begin);
  };
}
