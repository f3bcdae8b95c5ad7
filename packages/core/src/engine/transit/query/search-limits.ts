import type { TransitQuery } from './transit-query.ts';

/** Approximate maximum of stop positions between two checks of the clock and the abort flag: about a tenth of a millisecond. */
const POSITIONS_BETWEEN_LOOKS = 4096;

/**
 * The work budget, the deadline and the abort flag that the searches for one query share. Once over, they stay over. A scan asks for the count
 * up to which it need not ask again, so that the loop itself only compares two numbers.
 */
export class SearchLimits {
  /** Whether a limit has ended a search. */
  isOver = false;
  /** Positions visited by searches that have ended. */
  #spent = 0;
  readonly #budget: number;
  readonly #deadline: (() => boolean) | undefined;
  readonly #signal: TransitQuery['signal'];
  readonly #step: number;

  constructor({ workBudget, deadline, signal }: Pick<TransitQuery, 'workBudget' | 'deadline' | 'signal'>) {
    this.#budget = workBudget ?? Number.POSITIVE_INFINITY;
    this.#deadline = deadline;
    this.#signal = signal;
    this.#step = deadline === undefined && signal === undefined ? Number.POSITIVE_INFINITY : POSITIONS_BETWEEN_LOOKS;
  }

  /**
   * @param visited positions that the current search has visited so far
   * @returns the number of visited positions at which it has to ask again; -1 when it must end now
   */
  askAgainAt(visited: number): number {
    const left = this.#budget - this.#spent;
    if (visited > left || this.#signal?.aborted === true || this.#deadline?.() === true) this.isOver = true;
    return this.isOver ? -1 : Math.min(left, visited + this.#step);
  }

  /** Ends a search: the next one for the query counts from 0 again. */
  spend(visited: number): void {
    this.#spent += visited;
  }
}
