import type { Turns } from './turns.ts';

/** Milliseconds of work in one turn. */
const SLICE_MS = 8;

/** The work of one operation, in slices. */
export class SlicedWork {
  readonly #turns: Turns;
  readonly #order: number;
  /** Steps for later. The last one is done first: the steps that it adds come before the steps beside it, so that few wait at one time. */
  readonly #later: (() => void)[] = [];
  /** Called when no step waits. */
  readonly #whenDone: (() => void)[] = [];
  #isActive = false;
  #isStopped = false;
  /** undefined between slices */
  #sliceStart: number | undefined;
  /** Milliseconds of the slices before. */
  #spent = 0;

  constructor(turns: Turns) {
    this.#turns = turns;
    this.#order = turns.enter();
  }

  /** Whether the slice has ended, or none has begun: further steps belong to a later turn. */
  isOver(): boolean {
    if (this.#isStopped) return true;
    return this.#sliceStart === undefined || performance.now() - this.#sliceStart >= SLICE_MS;
  }

  /** Milliseconds of work so far, without the turns of others and without waiting. */
  get milliseconds(): number {
    return this.#spent + (this.#sliceStart === undefined ? 0 : performance.now() - this.#sliceStart);
  }

  /** Drops all steps for later. Their promises never settle, so that nothing goes on with an answer that is not wanted. */
  stop(): void {
    this.#isStopped = true;
    this.#later.length = 0;
    this.#whenDone.length = 0;
  }

  /** Does a step in a later turn. */
  later<T>(step: () => T | PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      if (this.#isStopped) return;
      this.#later.push(() => {
        try {
          resolve(step());
        } catch (error) {
          reject(error);
        }
      });
      if (!this.#isActive) void this.#work();
    });
  }

  /** Calls back once no step waits, so that all that steps ask for is asked for together, in however many turns they are done. */
  afterSteps(call: () => void): void {
    if (this.#isStopped) return;
    this.#whenDone.push(call);
    if (!this.#isActive) this.#settle();
  }

  /** The entries of a list. What is read after the end of a slice is a promise, kept in a later turn. */
  *entries<T>(list: readonly T[]): Generator<T | Promise<T>> {
    for (const entry of list) yield this.isOver() ? this.later(() => entry) : entry;
  }

  async #work(): Promise<void> {
    this.#isActive = true;
    while (this.#later.length > 0) {
      await this.#turns.next(this.#order, this.#spent);
      this.#sliceStart = performance.now();
      while (this.#later.length > 0 && !this.isOver()) {
        this.#later.pop()?.();
        // What follows from this step is done before the next one.
        await undefined;
      }
      this.#spent += performance.now() - this.#sliceStart;
      this.#sliceStart = undefined;
    }
    this.#isActive = false;
    this.#settle();
  }

  #settle(): void {
    if (this.#whenDone.length === 0) return;
    // The promises that follow from the last step may add steps.
    void Promise.resolve().then(() => {
      process.nextTick(() => {
        if (this.#isActive) return;
        for (const call of this.#whenDone.splice(0)) call();
      });
    });
  }
}
