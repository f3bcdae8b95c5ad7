import { type Figures, round } from '../common/figures.ts';
import { ascending, percentile } from '../common/samples.ts';

/**
 * Splits the time of answers by the steps that the server reports in `Server-Timing` (W3C): the median of each step, and of the rest, which is
 * HTTP at both ends, compression and the connection.
 */
export class TimeShares {
  readonly #steps = new Map<string, number[]>();

  /** @param total milliseconds that the client waited */
  add(total: number, header: string | string[] | undefined): void {
    if (header === undefined) return;
    let rest = total;
    for (const [, name = '', milliseconds] of String(header).matchAll(/([\w-]+);dur=([\d.]+)/g)) {
      this.#of(name).push(Number(milliseconds));
      rest -= Number(milliseconds);
    }
    this.#of('rest').push(rest);
  }

  /** Medians by step, in milliseconds; empty when the server reports none. */
  figures(): Figures {
    return Object.fromEntries(
      [...this.#steps].map(([name, values]) => [name, round(percentile(ascending(values), 50))]),
    );
  }

  #of(name: string): number[] {
    const known = this.#steps.get(name);
    if (known !== undefined) return known;
    const values: number[] = [];
    this.#steps.set(name, values);
    return values;
  }
}
