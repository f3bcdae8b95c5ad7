import { type Figures, ratio, round } from './figures.ts';

/**
 * Times of the same questions asked in several rounds: `[round][question]`, milliseconds.
 *
 * Percentiles are taken over questions, each with its median over the rounds: this is the tail of the engine, not of the machine.
 * `slowestSample` is the worst single sample, pauses of the machine and garbage collections included.
 */
export class Samples {
  readonly #rounds: Float64Array[] = [];
  readonly #questions: number;

  constructor(questions: number) {
    this.#questions = questions;
  }

  /** Adds a round and returns its times, to be filled by question. */
  openRound(): Float64Array {
    const sheet = new Float64Array(this.#questions);
    this.#rounds.push(sheet);
    return sheet;
  }

  /** The mean over questions, each with its least time: other work on the machine hardly shows in it. */
  leastMean(): number {
    let sum = 0;
    for (let question = 0; question < this.#questions; question++)
      sum += this.#rounds.reduce(
        (least, sheet) => Math.min(least, sheet[question] as number),
        Number.POSITIVE_INFINITY,
      );
    return sum / this.#questions;
  }

  /** How many times as long as in `other` the same question takes: the median over questions. */
  perQuestion(other: Samples): number {
    const others = other.#medians();
    return percentile(ascending(this.#medians().map((time, question) => time / (others[question] as number))), 50);
  }

  /** Per question, its median over the rounds. */
  #medians(): number[] {
    return Array.from({ length: this.#questions }, (_, question) =>
      percentile(ascending(this.#rounds.map((sheet) => sheet[question] as number)), 50),
    );
  }

  summary(): TimeSummary {
    const sorted = ascending(this.#medians());
    const medians = ascending(this.#rounds.map((sheet) => percentile(ascending([...sheet]), 50)));
    const all = this.#rounds.flatMap((sheet) => [...sheet]);
    return {
      median: percentile(sorted, 50),
      p95: percentile(sorted, 95),
      p99: percentile(sorted, 99),
      max: sorted.at(-1) ?? 0,
      mean: all.reduce((sum, value) => sum + value, 0) / Math.max(1, all.length),
      slowestSample: all.reduce((most, value) => Math.max(most, value), 0),
      fastestRoundMedian: medians[0] ?? 0,
      slowestRoundMedian: medians.at(-1) ?? 0,
      rounds: this.#rounds.length,
    };
  }
}

/** All times in milliseconds. */
export interface TimeSummary {
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  readonly mean: number;
  readonly slowestSample: number;
  /** The spread: medians of the quickest and the slowest round. */
  readonly fastestRoundMedian: number;
  readonly slowestRoundMedian: number;
  readonly rounds: number;
}

/** The summary as figures for `--json`. */
export function timeFigures(summary: TimeSummary): Figures {
  return Object.fromEntries(Object.entries(summary).map(([name, value]) => [name, round(value as number)]));
}

/** How many times as long as `fast` the same questions took: ratios of summaries, and the median of the ratios of single questions. */
export function slowerFigures(slow: Samples, fast: Samples): Figures {
  const [more, less] = [slow.summary(), fast.summary()];
  return {
    median: ratio(more.median, less.median),
    mean: ratio(more.mean, less.mean),
    p95: ratio(more.p95, less.p95),
    perQuestion: ratio(slow.perQuestion(fast), 1),
  };
}

/** Nearest-rank percentile of ascending values; 0 for none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil((share / 100) * sorted.length) - 1)] ?? 0;
}

/** A sorted copy. */
export function ascending(values: readonly number[]): number[] {
  return [...values].sort((a, b) => a - b);
}
