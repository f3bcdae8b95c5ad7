/** A way to the destination that no other one found so far beats. */
export interface CostTarget {
  readonly boardings: number;
  /** When the destination is reached. */
  readonly end: number;
  readonly cost: number;
  /** The label of the last arrival by a vehicle, -1 for a walk. */
  readonly label: number;
  /** From where the destination is reached, which one, and in how many seconds. */
  readonly stop: number;
  readonly destination: number;
  readonly seconds: number;
}

/** The best ways to the destination in end, boardings and cost. Offered with ever more boardings. */
export class CostTargets {
  #found: CostTarget[] = [];

  /** Whether something with no more boardings ends no later and costs no more. */
  beats(end: number, cost: number): boolean {
    for (const target of this.#found) if (target.end <= end && target.cost <= cost) return true;
    return false;
  }

  offer(target: CostTarget): void {
    if (this.beats(target.end, target.cost)) return;
    this.#found = this.#found.filter(
      (other) => other.boardings < target.boardings || other.end < target.end || other.cost < target.cost,
    );
    this.#found.push(target);
  }

  /** By end, then boardings, then cost. */
  list(): CostTarget[] {
    return this.#found.sort((a, b) => a.end - b.end || a.boardings - b.boardings || a.cost - b.cost);
  }
}
