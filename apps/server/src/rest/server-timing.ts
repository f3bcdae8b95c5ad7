/** Durations of the steps of an answer for the `Server-Timing` header (W3C), which browsers show in the network panel. */
export class ServerTiming {
  readonly #steps: string[] = [];
  #since = performance.now();

  /** Ends a step. It began when the step before it ended. */
  end(step: string): void {
    const now = performance.now();
    this.#steps.push(`${step};dur=${(now - this.#since).toFixed(2)}`);
    this.#since = now;
  }

  /** Adds a step that was measured elsewhere, in milliseconds. */
  add(step: string, milliseconds: number): void {
    this.#steps.push(`${step};dur=${milliseconds.toFixed(2)}`);
  }

  /** The header's value in milliseconds: `read;dur=0.12, plan;dur=7.20`. */
  toString(): string {
    return this.#steps.join(', ');
  }
}
