import type { StopIndex } from '../../../timetable/index.ts';

/** An arrival at the destination that no other found so far dominates. */
export interface CostTarget {
  readonly boardings: number;
  /** The time of arrival at the destination. */
  readonly end: number;
  readonly cost: number;
  /** The label of the last arrival by a vehicle, -1 for a walk. */
  readonly label: number;
  /** The last stop, the destination, and the seconds between them. */
  readonly stop: StopIndex;
  readonly destination: StopIndex;
  readonly seconds: number;
}

/** The Pareto set of arrivals at the destination by end, boardings and cost. Arrivals are offered by ascending boardings. */
export class CostTargets {
  #found: CostTarget[] = [];

  /** Whether a known arrival, with no more boardings, ends no later and costs no more. */
  dominates(end: number, cost: number): boolean {
    for (const target of this.#found) if (target.end <= end && target.cost <= cost) return true;
    return false;
  }

  offer(target: CostTarget): void {
    if (this.dominates(target.end, target.cost)) return;
    this.#found = this.#found.filter(
      (other) => other.boardings < target.boardings || other.end < target.end || other.cost < target.cost,
    );
    this.#found.push(target);
  }

  /** The arrivals by end, then boardings, then cost. */
  list(): CostTarget[] {
    return this.#found.sort((a, b) => a.end - b.end || a.boardings - b.boardings || a.cost - b.cost);
  }
}
