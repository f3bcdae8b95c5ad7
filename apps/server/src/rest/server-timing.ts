/** How long the steps of an answer took, one after the other, for the `Server-Timing` header (W3C): seen in a browser's network panel. */
export class ServerTiming {
  readonly #steps: string[] = [];
  #since = performance.now();

  /** Ends the step that has been going on since the last one ended. */
  end(step: string): void {
    const now = performance.now();
    this.#steps.push(`${step};dur=${(now - this.#since).toFixed(2)}`);
    this.#since = now;
  }

  /** The header's value: `read;dur=0.12, plan;dur=7.20`, milliseconds. */
  toString(): string {
    return this.#steps.join(', ');
  }
}
